# Warum etwas nicht geht: ein Satz ohne Punkt, der nach einem Doppelpunkt steht.

reason-game-over = das Spiel ist aus
reason-not-asked = gerade fragt dich niemand etwas
reason-not-your-turn = du bist nicht an der Reihe, sondern { $name }
reason-answer-not-asked = danach hat niemand gefragt
reason-question-first = zuerst ist eine Frage zu beantworten: { $question }
reason-not-in-hand = diese Karte hast du nicht: { $card }
reason-not-offered = das steht nicht zur Wahl
reason-no-such-seat = einen Platz { $number } gibt es an diesem Tisch nicht
reason-not-yourself = dich selbst kannst du nicht wählen
reason-not-among-these = diese Karte ist nicht dabei

## Warum ein Tipp gegeben wird: ein Satz aus der Zahl, die entschieden hat.

advice-only = Etwas anderes geht nicht.
advice-search = Bei { $count ->
    [one] einer in Gedanken gespielten Partie
   *[other] { $count } in Gedanken gespielten Partien
} brachte das etwa { $gold } Gold mehr als das, was einem zuerst einfällt.
advice-reach = Die Karte führt zu einem Ziel, unter dem mit { $chance } % das Gold liegt.
advice-nearer = Das bringt das Gold um etwa { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} näher.
advice-longer = Das macht den Weg zum Gold um etwa { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} länger.
advice-trust = Das Gold ist noch etwa { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} entfernt: Wer jetzt hilft, dem traut man später.
advice-look = Soweit du es wissen kannst, liegt dort mit { $chance } % das Gold; ein Blick macht es sicher.
advice-suspect = Nach allem, was getan und gesagt wurde, ist { $name } mit { $chance } % Saboteur.
advice-fellow = Nach allem, was getan und gesagt wurde, ist { $name } mit { $chance } % Saboteur wie du.
advice-friend = Nach allem, was getan und gesagt wurde, gräbt { $name } mit { $chance } % ehrlich.
advice-rival = { $name } gräbt mit { $chance } % ehrlich, und das solltest du verhindern.
advice-self = Solange das vor dir liegt, kannst du nicht graben.
advice-useless = Keine deiner Karten bringt das Gold jetzt viel näher; diese nützt dir später am wenigsten.
advice-spare = Diese Karte nützt dir später am wenigsten.
advice-best = Von { $count ->
    [one] einer Möglichkeit
   *[other] { $count } Möglichkeiten
} ist das klar die beste.
advice-close = Von { $count ->
    [one] einer Möglichkeit
   *[other] { $count } Möglichkeiten
} ist das die beste, wenn auch nur knapp.
