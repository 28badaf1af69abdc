## Karten, Figuren und Rollen

role-greedy = gieriger Zwerg
    .task = Finde das Gold selbst: Nur dann gewinnst du, und zwar allein.
    .many = Gierige Zwerge
side-greedy = Gieriger Zwerg
    .won = Der gierige Zwerg gewinnt die Runde allein.
    .shared = Der gierige Zwerg hat das Gold gefunden; die Goldsucher teilen trotzdem ihres.
finish-greedy = gieriger Zwerg
module-greedy = Gieriger Zwerg

## Was geschah

log-ended-greedy = { $who ->
    [you] Du findest das Gold, und du bist ein gieriger Zwerg: Du gewinnst die Runde allein.
   *[other] { $name } findet das Gold und ist ein gieriger Zwerg: Sonst gewinnt niemand die Runde.
}
log-ended-greedy-shared = { $who ->
    [you] Du hast das Gold gefunden und bist ein gieriger Zwerg: Du gewinnst, und die Goldsucher teilen trotzdem ihr Gold.
   *[other] { $name } hat das Gold gefunden und ist ein gieriger Zwerg; die Goldsucher teilen trotzdem ihr Gold.
}
log-paid-greedy = { $who ->
    [you] { $count ->
        [0] Als gieriger Zwerg bekommst du, was vom Gold noch da ist.
        [one] Als gieriger Zwerg bekommst du ein Goldstück.
       *[other] Als gieriger Zwerg bekommst du { $count } Goldstücke.
    }
   *[other] { $count ->
        [0] { $name }, der gierige Zwerg, bekommt, was vom Gold noch da ist.
        [one] { $name }, der gierige Zwerg, bekommt ein Goldstück.
       *[other] { $name }, der gierige Zwerg, bekommt { $count } Goldstücke.
    }
}

## Die Seite im Browser

web-option-greedy-takes-all = Findet der gierige Zwerg das Gold, bekommt sonst niemand etwas
web-module-greedy = Gieriger Zwerg
    .about = Ein Goldsucher ist gierig und gewinnt nur, wenn er das Gold selbst erreicht.

## Die Regeln, Satz für Satz

book-greedy-aim = Ein gieriger Zwerg steht auf niemandes Seite: Er gewinnt nur, wenn er das Gold selbst erreicht.
book-winners-greedy = Hat ein gieriger Zwerg das Gold erreicht, hat nur er gewonnen. Hat es jemand anders erreicht, haben die Goldsucher gewonnen, selbst wenn es ein Saboteur war. Sonst haben die Saboteure gewonnen.
book-winners-greedy-shared = Wurde das Gold erreicht, haben die Goldsucher gewonnen, selbst wenn ein Saboteur oder ein gieriger Zwerg die letzte Karte gelegt hat. Sonst haben die Saboteure gewonnen.
book-greedy-alone = Ein gieriger Zwerg, der das Gold erreicht hat, bekommt Goldkarten im Wert von 4 Goldstücken, und sonst bekommt niemand etwas.
book-greedy-shared = Ein gieriger Zwerg, der das Gold erreicht hat, bekommt Goldkarten im Wert von 4 Goldstücken. Die Goldsucher teilen ihre Goldkarten trotzdem auf; es beginnt derselbe wie nach einem Saboteur.
book-greedy-nothing = In allen anderen Fällen bekommt ein gieriger Zwerg nichts und zählt nicht als Goldsucher.
task-greedy-shared = Erreiche das Gold selbst: Nur dann bekommst du welches.

## Lektionen
lesson-greedy = Gier
    .task = Du bist der gierige Zwerg: Du gewinnst nur, wenn du das Gold selbst findest. Es liegt direkt vor dir.
    .nudge = Dann findet jemand anders das Gold, und du gehst leer aus.
    .done = Du gewinnst allein. Bis zur letzten Karte hilft ein gieriger Zwerg wie alle anderen.
