## Karten, Figuren und Rollen

card-door-blue = blaue Tür
    .object = eine blaue Tür
    .short = blaue Tür
    .effect = Dahinter dürfen alle weitergraben, doch von den beiden Teams kommt nur das blaue hier zum Schatz.
card-door-green = grüne Tür
    .object = eine grüne Tür
    .short = grüne Tür
    .effect = Dahinter dürfen alle weitergraben, doch von den beiden Teams kommt nur das grüne hier zum Schatz.
role-blue = blauer Goldsucher
    .task = Hilf dem blauen Team zum Gold, auf einem Weg ohne grüne Türen.
    .many = Blaue Goldsucher
role-green = grüner Goldsucher
    .task = Hilf dem grünen Team zum Gold, auf einem Weg ohne blaue Türen.
    .many = Grüne Goldsucher
role-boss = Chef
    .task = Du gehörst zu keinem Team, gewinnst aber mit jedem, das gewinnt, und bekommst ein Goldstück weniger.
    .many = Chef
role-profiteer = Profiteur
    .task = Du gewinnst mit allen, die gewinnen, Goldsuchern oder Saboteuren, und bekommst zwei Goldstücke weniger.
    .many = Profiteur
role-geologist = Geologe
    .task = Du bekommst für jeden Kristall auf dem Tisch ein Goldstück, egal wer gewinnt; zwei Geologen teilen.
    .many = Geologen
finish-blue = Blau gewinnt
finish-green = Grün gewinnt
finish-both = beide Teams
finish-loners = Teams ausgesperrt
finish-profiteer = Profiteur gewinnt
finish-nobody = niemand gewinnt
side-blue = Blaues Team
    .won = Das blaue Team gewinnt die Runde.
side-green = Grünes Team
    .won = Das grüne Team gewinnt die Runde.
side-both = Beide Teams
    .won = Beide Teams gewinnen die Runde.
side-loners = Chef und Profiteur
    .won = Die Teams sind ausgesperrt; Chef und Profiteur gewinnen die Runde.
side-profiteer = Profiteur
    .won = Der Profiteur gewinnt die Runde allein.
side-nobody = Niemand
    .won = Niemand gewinnt die Runde.

## Was geschah

log-ended-blue = { $who ->
    [you] Du findest das Gold! Das blaue Team gewinnt die Runde.
   *[other] { $name } findet das Gold! Das blaue Team gewinnt die Runde.
}
log-ended-green = { $who ->
    [you] Du findest das Gold! Das grüne Team gewinnt die Runde.
   *[other] { $name } findet das Gold! Das grüne Team gewinnt die Runde.
}
log-ended-both = { $who ->
    [you] Du findest das Gold! Beide Teams gewinnen die Runde.
   *[other] { $name } findet das Gold! Beide Teams gewinnen die Runde.
}
log-ended-loners = { $who ->
    [you] Du findest das Gold, doch die Türen sperren beide Teams aus: Der Schatz geht an Chef und Profiteur.
   *[other] { $name } findet das Gold, doch die Türen sperren beide Teams aus: Der Schatz geht an Chef und Profiteur.
}
log-ended-profiteer = Niemand hat mehr Karten und kein Saboteur ist frei: Der Profiteur gewinnt die Runde allein.
log-ended-nobody = Niemand gewinnt die Runde; der Schatz bleibt, wo er ist.

## Die Seite im Browser

web-option-blocked-rule = Hinter Türen beider Farben wie in
web-value-blocked-rule-cs20 = Jubiläumsausgabe
web-value-blocked-rule-de = deutsche Ausgabe
web-value-blocked-rule-bga = Chef und Profiteur gewinnen immer

## Die Regeln, Satz für Satz

book-aim-teams = Ihr seid Zwerge im Bergwerk. Die blauen und die grünen Goldsucher sind zwei Teams, und beide wollen das Gold; die Saboteure wollen, dass niemand es erreicht. Wer was ist, bleibt bis zum Ende der Runde geheim.
book-loners = Chef, Profiteur und Geologen gehören zu keinem Team. Der Chef gewinnt mit jedem der beiden Teams, der Profiteur mit allen, die gewinnen, und die Geologen werden für Kristalle bezahlt.
book-roles-left = { $count ->
    [one] Eine Zwergenkarte bleibt übrig und liegt verdeckt. So weiß niemand sicher, welche Zwerge mitspielen.
   *[other] { $count } Zwergenkarten bleiben übrig und liegen verdeckt. So weiß niemand sicher, welche Zwerge mitspielen.
}
book-door = Türen hindern niemanden daran, Gänge zu legen oder Ziele aufzudecken. Sie zählen erst, wenn die Runde vorbei ist: Ein Team kommt nicht durch eine Tür der anderen Farbe.
book-team-way = Ein Team kommt zum Gold, wenn ein Weg ohne Tür der anderen Farbe hinführt. Ein solcher Weg genügt, und er darf an einer Leiter beginnen.
book-win-team = Hat ein blauer oder grüner Goldsucher das Gold erreicht und kommt sein Team hin, gewinnt nur dieses Team.
book-win-other-team = Sperren Türen sein Team aus, das andere aber nicht, gewinnt das andere.
book-win-both = Hat der Chef, der Profiteur, ein Geologe oder ein Saboteur das Gold erreicht, gewinnt jedes Team, das hinkommt. Ist keine Tür im Weg, sind das beide.
book-win-boss = Chef und Profiteur gewinnen mit jedem Team, das gewinnt, selbst wenn niemand aus diesem Team mitspielt.
book-shut-out-cs20 = Sperren Türen beide Teams aus, gewinnen Chef und Profiteur, aber nur, wenn einer der beiden das Gold erreicht hat. War es jemand anders, gewinnt niemand.
book-shut-out-de = Sperren Türen beide Teams aus, gewinnt der Chef, egal wer das Gold erreicht hat, und mit ihm der Profiteur. Spielt kein Chef mit, gewinnt der Profiteur nur, wenn er selbst das Gold erreicht hat; sonst gewinnt niemand.
book-shut-out-bga = Sperren Türen beide Teams aus, gewinnen Chef und Profiteur, egal wer das Gold erreicht hat. Spielt keiner von beiden mit, gewinnt niemand.
book-win-saboteurs = Wurde das Gold nicht erreicht, gewinnen die Saboteure und mit ihnen der Profiteur. Wurde es erreicht, gewinnt kein Saboteur.
book-win-profiteer = Wurde das Gold nicht erreicht und spielt kein Saboteur mit, gewinnt der Profiteur allein. Spielt auch er nicht mit, gewinnt niemand.
book-win-role = Es zählt die Zwergenkarte, die du am Ende der Runde hast.

## Was man sagt

phrase-i-am = { $role ->
    [blue] Ich grabe für das blaue Team.
    [green] Ich grabe für das grüne Team.
   *[boss] Der Chef bin ich.
}
    .begun = Ich bin …
## Lektionen
lesson-doors = Türen in zwei Farben
    .task = Du bist ein blauer Goldsucher. Lege zum Gold die Karte, die die Grünen aussperrt.
    .nudge = Da käme auch das grüne Team durch. Welche Tür ist deine?
    .done = Durch eine blaue Tür kommen nur die Blauen, also gehört das Gold ihnen allein.
