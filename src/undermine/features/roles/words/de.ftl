## Karten, Figuren und Rollen

role-digger = Goldsucher
    .task = Hilf, einen Weg vom Start zum Gold zu graben.
    .many = Goldsucher
role-saboteur = Saboteur
    .task = Sorge dafür, dass das Gold nicht gefunden wird, und lass dich nicht erwischen.
    .many = Saboteure
finish-diggers = Gold gefunden
finish-saboteurs = Gold nicht gefunden
finish-left-over = übrig
side-diggers = Goldsucher
    .won = Die Goldsucher gewinnen die Runde.
side-saboteurs = Saboteure
    .won = Die Saboteure gewinnen die Runde.

## Was geschah

log-ended-diggers = { $who ->
    [you] Du findest das Gold! Die Goldsucher gewinnen die Runde.
   *[other] { $name } findet das Gold! Die Goldsucher gewinnen die Runde.
}
log-ended-saboteurs = Niemand hat mehr Karten, und das Gold liegt noch im Fels: Die Saboteure gewinnen die Runde.
log-were = { $role }: { $names }.
log-left-over = Übrig blieb: { $role }.

## Die Seite im Browser

tales-left-over = { $count ->
    [one] Die Karte, die niemand hatte:
   *[other] Die Karten, die niemand hatte:
}

## Die Regeln, Satz für Satz

book-aim = Ihr seid Zwerge im Bergwerk. Die Goldsucher wollen einen Gang vom Start zum Gold graben, die Saboteure wollen das verhindern. Wer was ist, bleibt bis zum Ende der Runde geheim.
book-roles = An diesem Tisch werden gemischt: { $roles }. Alle bekommen verdeckt eine Zwergenkarte und sehen sie sich heimlich an.
book-role-left = Eine Zwergenkarte bleibt übrig. Bis zum Ende der Runde sieht niemand sie an.
book-no-saboteur = Sie kann der einzige Saboteur sein. Dann ist unter euch keiner, aber das wisst ihr nicht.
book-talk = Über deine Rolle und über das, was du gesehen hast, darfst du sagen, was du willst, ob wahr oder nicht. Nur deine Karten zeigst du niemandem.
book-roles-shown = Dann werden alle Zwergenkarten aufgedeckt.
book-winners = Wurde das Gold erreicht, haben die Goldsucher gewonnen, selbst wenn ein Saboteur die letzte Karte gelegt hat. Sonst haben die Saboteure gewonnen.

## Lektionen

lesson-spot-the-saboteur = Entlarve den Saboteur
    .task = Lies im Verlauf, was die drei anderen getan haben. Mach die Spitzhacke dessen kaputt, der dem Graben geschadet hat.
    .nudge = Von dort kam kein Schaden. Sieh noch einmal hin: Wer hat eine Sackgasse in den einzigen Weg gelegt?
    .done = Eine Sackgasse kann Pech sein, zwei sind ein Geständnis. Hände reden, also achte auf sie.
lesson-be-the-saboteur = Sei der Saboteur
    .task = Du bist Saboteur, und den anderen fehlt eine Karte bis zum Ziel. Lege die Karte, die sie aufhält.
    .nudge = Dafür würden dir die Goldsucher danken. Nimm die Sackgasse und lege sie dorthin, wo alle vorbeimüssen.
    .done = Gehen die Karten aus, bevor das Gold gefunden ist, gewinnen die Saboteure. Bis dahin: unschuldig schauen.
