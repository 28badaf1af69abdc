# Rückblick auf ein beendetes Spiel.

review-fault-passed = Eine Karte wurde abgeworfen, obwohl es Besseres gab.
review-fault-nearer = Das brachte das Gold um etwa { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} näher.
review-fault-longer = Das machte den Weg zum Gold um etwa { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} länger.
review-fault-struck-digger = Das traf { $name }: nach allem, was man wissen konnte, mit { $chance } % ehrlich.
review-fault-struck-saboteur = Das traf { $name }: nach allem, was man wissen konnte, mit { $chance } % ebenfalls Saboteur.
review-fault-helped-digger = Das half { $name }: nach allem, was man wissen konnte, mit { $chance } % ehrlich.
review-fault-helped-saboteur = Das half { $name }: nach allem, was man wissen konnte, mit { $chance } % Saboteur.
review-better-search = In { $count ->
    [one] einer gedachten Runde
   *[other] { $count } gedachten Runden
} brachte die andere Antwort im Schnitt { $gold } Gold mehr.
review-better-search-clan = In { $count ->
    [one] einem gedachten Stück
   *[other] { $count } gedachten Stücken
} brachte die andere Antwort im Schnitt { $chance } % mehr Chance auf den Sieg.
review-better-search-duel = In { $count ->
    [one] einer gedachten Runde
   *[other] { $count } gedachten Runden
} brachte die andere Antwort im Schnitt { $gold } Gold mehr Vorsprung.
review-better-reach = Die andere Antwort führte zu einem Ziel, unter dem mit { $chance } % das Gold lag.
review-better-nearer = Die andere Antwort brachte das Gold um etwa { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} näher.
review-better-longer = Die andere Antwort machte den Weg zum Gold um etwa { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} länger.
review-better-trust = Das Gold war noch etwa { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} entfernt: Zeit genug, sich mit Graben Vertrauen zu verdienen.
review-better-look = Soweit man es wissen konnte, lag dort mit { $chance } % das Gold; ein Blick hätte es sicher gemacht.
review-better-suspect = { $name } war mit { $chance } % Saboteur und hätte aufgehalten werden können.
review-better-fellow = { $name } war mit { $chance } % ebenfalls Saboteur und hätte Hilfe brauchen können.
review-better-friend = { $name } grub mit { $chance } % ehrlich und hätte Hilfe brauchen können.
review-better-rival = { $name } grub mit { $chance } % ehrlich und hätte aufgehalten werden können.
review-better-self = Was am Graben hinderte, hätte beseitigt werden können.
review-bluff = Das sah ehrlich aus, nahm Verdacht weg und kostete nichts.
review-award-liar = Beste Lüge: { $name }. Saboteur, und doch von den Ehrlichen im Schnitt nur mit { $chance } % verdächtigt.
review-award-nose = Feinste Nase: { $name }. Niemandes Verdacht kam der Wahrheit näher.
review-award-wronged = Am meisten zu Unrecht verdächtigt: { $name }. Ehrlich, und doch im Schnitt mit { $chance } % verdächtigt.
review-award-careful = Am sorgfältigsten: { $name }. Fehler kosteten insgesamt { $gold } Gold.
review-award-careful-clan = Am sorgfältigsten: { $name }. Fehler kosteten insgesamt { $chance } % Chance.
review-award-careful-duel = Am sorgfältigsten: { $name }. Fehler kosteten insgesamt { $gold } Gold Vorsprung.
review-award-lucky = Am meisten Glück: { $name }. Zu niemandem waren die Karten freundlicher.
review-turn-answer-up = Die Antwort von { $name } hob die Chance auf das Gold um { $count ->
    [one] einen Prozentpunkt
   *[other] { $count } Prozentpunkte
}.
review-turn-answer-down = Die Antwort von { $name } senkte die Chance auf das Gold um { $count ->
    [one] einen Prozentpunkt
   *[other] { $count } Prozentpunkte
}.
review-turn-luck-up = Die Karten, die dann kamen, hoben die Chance auf das Gold um { $count ->
    [one] einen Prozentpunkt
   *[other] { $count } Prozentpunkte
}.
review-turn-luck-down = Die Karten, die dann kamen, senkten die Chance auf das Gold um { $count ->
    [one] einen Prozentpunkt
   *[other] { $count } Prozentpunkte
}.
review-turn-clan-answer-up = Die Antwort von { $name } hob die Chance des blauen Klans um { $count ->
    [one] einen Prozentpunkt
   *[other] { $count } Prozentpunkte
}.
review-turn-clan-answer-down = Die Antwort von { $name } senkte die Chance des blauen Klans um { $count ->
    [one] einen Prozentpunkt
   *[other] { $count } Prozentpunkte
}.
review-turn-clan-luck-up = Die Karten, die dann kamen, hoben die Chance des blauen Klans um { $count ->
    [one] einen Prozentpunkt
   *[other] { $count } Prozentpunkte
}.
review-turn-clan-luck-down = Die Karten, die dann kamen, senkten die Chance des blauen Klans um { $count ->
    [one] einen Prozentpunkt
   *[other] { $count } Prozentpunkte
}.
review-turn-gold-answer-up = Die Antwort von { $name } war { $gold } Gold wert.
review-turn-gold-answer-down = Die Antwort von { $name } kostete { $gold } Gold.
review-turn-gold-luck-up = Die Karten, die dann kamen, waren für { $name } { $gold } Gold wert.
review-turn-gold-luck-down = Die Karten, die dann kamen, kosteten { $name } { $gold } Gold.
review-claim-truth = { $name } hatte nachgesehen und sagte die Wahrheit; { $count ->
    [one] eine Person glaubte es
   *[other] { $count } glaubten es
}.
review-claim-lie = { $name } hatte nachgesehen und log; { $count ->
    [one] eine Person glaubte es
   *[other] { $count } glaubten es
}.
review-claim-right = { $name } hatte nicht nachgesehen und lag richtig; { $count ->
    [one] eine Person glaubte es
   *[other] { $count } glaubten es
}.
review-claim-wrong = { $name } hatte nicht nachgesehen und lag falsch; { $count ->
    [one] eine Person glaubte es
   *[other] { $count } glaubten es
}.
review-seat = Fehler kosteten { $gold } Gold; kleine: { $small }, klare: { $clear }, entscheidende: { $decisive }.
review-seat-clan = Fehler kosteten insgesamt { $chance } % Chance; kleine: { $small }, klare: { $clear }, entscheidende: { $decisive }.
review-seat-duel = Fehler kosteten { $gold } Gold Vorsprung; kleine: { $small }, klare: { $clear }, entscheidende: { $decisive }.
review-verdict-only = nichts anderes möglich
review-verdict-good = gut
review-verdict-bluff = guter Bluff
review-verdict-small = kleiner Fehler
review-verdict-clear = klarer Fehler
review-verdict-decisive = entscheidender Fehler
review-round = Runde { $round }
review-better = Besser: { $answer }.
review-unmasked = { $name } war nach Antwort { $step } durchschaut.
review-unseen = { $name } wurde nie durchschaut.

# What if: another answer was tried. $gold and $error have one decimal.
review-try-more = Nach dem, was { $name } wissen konnte, hätte die andere Antwort { $gold } Gold mehr gebracht (± { $error }).
review-try-less = Nach dem, was { $name } wissen konnte, hätte die andere Antwort { $gold } Gold weniger gebracht (± { $error }).
review-try-alike = Nach dem, was { $name } wissen konnte, waren beide Antworten gleich viel wert (± { $error } Gold).
review-try-more-duel = Nach dem, was { $name } wissen konnte, hätte die andere Antwort { $gold } Gold mehr Vorsprung gebracht (± { $error }).
review-try-less-duel = Nach dem, was { $name } wissen konnte, hätte die andere Antwort { $gold } Gold Vorsprung gekostet (± { $error }).
review-try-alike-duel = Nach dem, was { $name } wissen konnte, waren beide Antworten gleich viel wert (± { $error } Gold Vorsprung).
review-try-more-clan = Nach dem, was { $name } wissen konnte, hätte die andere Antwort die Gewinnchance um { $chance } % erhöht (± { $percent } %).
review-try-less-clan = Nach dem, was { $name } wissen konnte, hätte die andere Antwort die Gewinnchance um { $chance } % gesenkt (± { $percent } %).
review-try-alike-clan = Nach dem, was { $name } wissen konnte, waren beide Antworten gleich viel wert (± { $percent } % Gewinnchance).
review-try-chances = Von oben gesehen: wie gespielt { $given } %, mit der anderen Antwort { $then } %.
review-try-golds = Zu erwartendes Gold, von oben gesehen: wie gespielt { $given }, mit der anderen Antwort { $then }.
review-what-if = Was wäre, wenn: weiter ab Schritt { $step } als { $name }, gegen Bots.
review-what-if-same = Die Karten sind, wie sie waren.
review-what-if-anew = Was { $name } nicht wissen konnte, ist neu verteilt.
