# Die Erweiterung: Karten, Zwerge, Fragen, was geschah, warum nicht, die Regeln in Kürze.

card-bridge = Brücke
    .object = eine Brücke
    .short = Brücke
    .effect = Zwei Gänge kreuzen sich übereinander; abbiegen kann hier niemand.
card-double-curve = Doppelkurve
    .object = eine Doppelkurve
    .short = Doppelkurve
    .effect = Zwei Kurven auf einer Karte, die nicht miteinander verbunden sind.
card-blind-arm = Gang mit Sackgasse
    .object = einen Gang mit Sackgasse
    .short = + Sackgasse
    .effect = Ein Weg führt hindurch; eine weitere Seite sieht offen aus, ist aber nicht angeschlossen.
card-crystal = Gang mit Kristall
    .object = einen Gang mit Kristall
    .short = Kristall
    .effect = Ein Gang wie andere, doch sein Kristall ist für die Geologen ein Goldstück wert.
card-ladder = Leiter
    .object = eine Leiter
    .short = Leiter
    .effect = Mit dem Start und allen anderen Leitern verbunden: Leg sie an einen beliebigen Gang, nur nicht an ein Ziel.
card-door-blue = blaue Tür
    .object = eine blaue Tür
    .short = blaue Tür
    .effect = Dahinter dürfen alle weitergraben, doch von den beiden Teams kommt nur das blaue hier zum Schatz.
card-door-green = grüne Tür
    .object = eine grüne Tür
    .short = grüne Tür
    .effect = Dahinter dürfen alle weitergraben, doch von den beiden Teams kommt nur das grüne hier zum Schatz.
card-theft = Diebstahl
    .object = einen Diebstahl
    .short = Diebstahl
    .effect = Leg ihn vor dich: Liegt er noch da, wenn das Gold verteilt ist, darfst du jemandem ein Goldstück nehmen.
card-hands-off = Finger weg
    .object = eine Karte „Finger weg“
    .short = Finger weg
    .effect = Nimmt einen Diebstahl vom Tisch, vor wem er auch liegt.
card-prison = Gefängnis
    .object = ein Gefängnis
    .short = Gefängnis
    .effect = Leg es vor jemand anderen: Solange es dort liegt, legt diese Person keine Gänge; am Ende bekommt sie kein Gold und stiehlt nicht.
card-release = Befreiung
    .object = eine Befreiung
    .short = Befreiung
    .effect = Holt dich oder jemand anderen aus dem Gefängnis.
card-inspection = Inspektion
    .object = eine Inspektion
    .short = Inspektion
    .effect = Sieh dir die Zwergenkarte einer anderen Person an; nur du weißt es dann.
card-swap-hats = Mützentausch
    .object = einen Mützentausch
    .short = Mützen
    .effect = Jemand, vielleicht du selbst, legt die Zwergenkarte weg und nimmt eine von denen, die übrig sind.
card-swap-hands = Handtausch
    .object = einen Handtausch
    .short = Handtausch
    .effect = Tausche alle Handkarten mit einer anderen Person; danach zieht sie eine Karte, du keine.

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

question-steal = Dein Diebstahl: Wem nimmst du ein Goldstück?
    .other = { $name } überlegt, wen es treffen soll …
menu-nobody = niemandem
menu-shed = Zwei Karten abwerfen, um die Karte „{ $title }“ loszuwerden: Tippe { $command } und ihre Nummern.
menu-several = Bis zu drei Karten auf einmal: { $command } 1 3 4

log-discarded-more = { $count ->
    [one] { $name } wirft verdeckt eine Karte ab.
   *[other] { $name } wirft verdeckt { $count } Karten ab.
}
log-theft = { $who ->
    [you] Du legst einen Diebstahl vor dich; er zählt, wenn das Gold verteilt wird.
   *[other] { $name } legt einen Diebstahl aus; er zählt, wenn das Gold verteilt wird.
}
log-hands-off = { $deed ->
    [you-other] Du nimmst den Diebstahl von { $target } vom Tisch.
    [other-you] { $actor } nimmt deinen Diebstahl vom Tisch!
    [you-self] Du nimmst deinen eigenen Diebstahl vom Tisch.
    [other-self] { $actor } nimmt den eigenen Diebstahl vom Tisch.
   *[other-other] { $actor } nimmt den Diebstahl von { $target } vom Tisch.
}
log-locked = { $deed ->
    [you-other] Du schickst { $target } ins Gefängnis.
    [other-you] { $actor } schickt dich ins Gefängnis!
   *[other-other] { $actor } schickt { $target } ins Gefängnis.
}
log-released = { $deed ->
    [you-other] Du holst { $target } aus dem Gefängnis.
    [other-you] { $actor } holt dich aus dem Gefängnis. Wie nett!
    [you-self] Du befreist dich aus dem Gefängnis.
    [other-self] { $actor } kommt aus dem Gefängnis frei.
   *[other-other] { $actor } holt { $target } aus dem Gefängnis.
}
log-shed = { $who ->
    [you] Für diese zwei abgeworfenen Karten wirst du die Karte „{ $title }“ los.
   *[other] Für diese zwei abgeworfenen Karten wird { $name } die Karte „{ $title }“ los.
}
log-inspected = { $deed ->
    [you-other] Du schaust die Zwergenkarte von { $target } an: { $role }.
    [other-you] { $actor } schaut deine Zwergenkarte an!
   *[other-other] { $actor } schaut die Zwergenkarte von { $target } an.
}
log-hatted = { $deed ->
    [you-other] Du lässt { $target } eine andere Zwergenkarte nehmen.
    [other-you] { $actor } lässt dich eine andere Zwergenkarte nehmen: { $role }.
    [you-self] Du nimmst eine andere Zwergenkarte: { $role }.
    [other-self] { $actor } nimmt eine andere Zwergenkarte.
   *[other-other] { $actor } lässt { $target } eine andere Zwergenkarte nehmen.
}
log-swapped = { $deed ->
    [you-other] Du tauschst mit { $target } die Handkarten.
    [other-you] { $actor } tauscht mit dir die Handkarten!
   *[other-other] { $actor } tauscht mit { $target } die Handkarten.
}
log-earned = { $who ->
    [you] { $count ->
        [one] Du bekommst ein Goldstück.
       *[other] Du bekommst { $count } Goldstücke.
    }
   *[other] { $count ->
        [one] { $name } bekommt ein Goldstück.
       *[other] { $name } bekommt { $count } Goldstücke.
    }
}
log-stole = { $deed ->
    [you-other] Du stiehlst { $target } ein Goldstück.
    [other-you] { $actor } stiehlt dir ein Goldstück!
   *[other-other] { $actor } stiehlt { $target } ein Goldstück.
}
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

finish-blue = Blau gewinnt
finish-green = Grün gewinnt
finish-both = beide Teams
finish-loners = Teams ausgesperrt
finish-profiteer = Profiteur gewinnt
finish-nobody = niemand gewinnt

reason-in-prison = im Gefängnis gräbt niemand; erst muss dich jemand herausholen
reason-beside-goal = eine Leiter darf nicht direkt neben einem Ziel liegen
reason-not-yourself = dich selbst kannst du nicht wählen
reason-already-in-prison = { $who ->
    [you] du sitzt schon im Gefängnis
   *[other] { $name } sitzt schon im Gefängnis
}
reason-not-in-prison = { $who ->
    [you] du sitzt nicht im Gefängnis
   *[other] { $name } sitzt nicht im Gefängnis
}
reason-theft-lies-already = vor dir liegt schon ein Diebstahl
reason-no-theft-there = { $who ->
    [you] vor dir liegt kein Diebstahl
   *[other] vor { $name } liegt kein Diebstahl
}
reason-nothing-to-steal = { $who ->
    [you] bei dir ist nichts zu holen
   *[other] bei { $name } ist nichts zu holen
}
reason-no-hat-left = es ist keine Zwergenkarte mehr da, die niemand hatte
reason-not-before-you = so eine Karte liegt nicht vor dir
reason-needs-two-cards = das kostet zwei Karten, und so viele hast du nicht
reason-name-in-order = Karten, die zusammen abgeworfen werden, nennt man in der Reihenfolge der Hand
reason-passes-too-many = so viele Karten darfst du nicht auf einmal abwerfen

game-expansion = Erweiterung

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
