## Karten, Figuren und Rollen

piece-chest = Schatztruhe
    .effect = Wer einen Gang hierher führt, deckt die Karte auf und öffnet die Truhe, gut oder schlecht. Eine Schatzkarte darf hineinschauen, ein Steinschlag nimmt sie weg.
chest-gold1 = nimm ein Goldstück
chest-mapban = Schatzkarten zeigen in dieser Runde keine Ziele mehr
chest-nodraw = zieh am Ende dieses Zuges keine Karte
chest-extradraw = zieh am Ende dieses Zuges eine Karte mehr
chest-movegoal = rück ein Ziel ein Feld weiter weg
chest-takecard = zieh statt vom Stapel eine Karte aus einer fremden Hand
chest-draw3keep1 = sieh dir drei Karten vom Stapel an und behalte eine
chest-peekrole = sieh dir eine fremde Zwergenkarte an
chest-digdiscard = wähle statt zu ziehen eine der abgeworfenen Karten
chest-burn5 = fünf Karten vom Stapel werden ungesehen abgeworfen
module-chests = Schatztruhen

## Fragen und Antworten

question-keep = Welche dieser Karten behältst du?
    .other = { $name } wählt eine Karte …
question-snatch = Aus wessen Hand ziehst du eine Karte?
    .other = { $name } wählt, aus wessen Hand eine Karte kommt …
question-push = Welches Ziel rückt ein Feld weiter weg?
    .other = { $name } wählt ein Ziel, das weiter weg rückt …
question-look = Wessen Zwergenkarte siehst du dir an?
    .other = { $name } wählt eine Zwergenkarte zum Ansehen …
choice-keep = behalten
choice-snatch = eine Karte nehmen
choice-push = wegrücken
choice-look = ansehen

## Was geschah

log-chest-opened = { $who ->
    [you] Du öffnest eine Truhe. Darin steht: { $content }.
   *[other] { $name } öffnet eine Truhe. Darin steht: { $content }.
}
log-chest-lost = Die Truhe darunter ist weg; niemand hat sie geöffnet.
log-chest-gold = { $who ->
    [you] Du nimmst eine Goldkarte mit einem Goldstück.
   *[other] { $name } nimmt eine Goldkarte mit einem Goldstück.
}
log-glimpsed = { $who ->
    [you] Du schaust unter die Karte auf { $cell }: { $title }, und in der Truhe steht: { $content }.
   *[other] { $name } schaut unter die Karte auf { $cell } und in ihre Truhe.
}
    .shown = { $who ->
        [you] Du schaust unter eine Karte: { $title }, und in der Truhe steht: { $content }.
       *[other] { $name } schaut unter eine Karte und in ihre Truhe.
    }
log-goal-moved = { $title } liegt jetzt auf { $cell }.
    .shown = { $title } liegt jetzt ein Feld weiter weg.
log-burnt = { $count ->
    [one] Eine Karte des Stapels wird ungesehen abgeworfen.
   *[other] { $count } Karten des Stapels werden ungesehen abgeworfen.
}
log-snatched = { $pair ->
    [you-other] Du ziehst { $card } aus der Hand von { $target }.
    [other-you] { $actor } zieht { $card } aus deiner Hand!
   *[other-other] { $actor } zieht eine Karte aus der Hand von { $target }.
}
log-mixed = Der Ablagestapel wird gemischt.
log-deck-leafed = { $who ->
    [you] { $count ->
        [one] Du siehst dir die letzte Karte des Stapels an.
       *[other] Du siehst dir { $count } Karten des Stapels an.
    }
   *[other] { $count ->
        [one] { $name } sieht sich die letzte Karte des Stapels an.
       *[other] { $name } sieht sich { $count } Karten des Stapels an.
    }
}

## Warum nicht

reason-map-banned = Schatzkarten zeigen in dieser Runde keine Ziele mehr
reason-goal-stays = dieses Ziel kann nicht weiterrücken
reason-no-cards-there = { $who ->
    [you] du hast keine Karte
   *[other] { $name } hat keine Karte
}

## Die Seite im Browser

web-option-chest-cells = Wo die Truhen liegen
web-module-chests = Schatztruhen
    .about = Vier Truhen sind versteckt: Wer eine erreicht, öffnet sie, im Guten wie im Bösen.
play-piece-opened = geöffnet

## Die Regeln, Satz für Satz

book-chests-laid = Im Bergwerk liegen vier Schatztruhen, jede unter einer verdeckten Wegekarte verborgen. Jede Seite einer Karte darf diese Karten berühren; hindurch führt noch kein Weg.
book-chests-open = Wer einen Gang vom Start zu einer solchen Karte führt, deckt sie dort auf, wo sie liegt, sodass sie möglichst gut zu ihren Nachbarn passt. Erst dann wird die Truhe geöffnet, und sie bewirkt eines von zehn Dingen, gut oder schlecht.
book-chest-gold1 = Gold: Du bekommst ein Goldstück.
book-chest-gold1-card = Gold: Du bekommst eine Goldkarte mit einem Goldstück, und die übrigen Goldkarten werden gemischt.
book-chest-mapban = Blinde Schatzkarten: In dieser Runde darf niemand mehr mit einer Schatzkarte ein Ziel ansehen, nur noch Karten mit Truhen.
book-chest-nodraw = Eine Karte weniger: Am Ende dieses Zuges ziehst du eine Karte weniger.
book-chest-extradraw = Eine Karte mehr: Am Ende dieses Zuges ziehst du eine Karte mehr.
book-chest-movegoal = Weiter weg: Du rückst ein verdecktes Ziel um ein Feld weiter vom Start weg, wenn dieses Feld leer ist.
book-chest-takecard = Fremde Hand: Am Ende dieses Zuges nimmst du blind eine Karte aus der Hand einer anderen Person und ziehst dafür eine weniger vom Stapel.
book-chest-draw3keep1 = Auswahl: Am Ende dieses Zuges ziehst du statt einer Karte drei, behältst eine davon und wirfst die anderen verdeckt ab.
book-chest-peekrole = Guckloch: Du siehst dir heimlich die Zwergenkarte einer anderen Person an.
book-chest-digdiscard = Wühlen: Du mischst sofort den Ablagestapel, siehst dir heimlich fünf Karten davon an und nimmst eine auf die Hand. Am Ende dieses Zuges ziehst du eine Karte weniger.
book-chest-burn5 = Einsturz: Die obersten fünf Karten des Nachziehstapels kommen verdeckt auf den Ablagestapel.
book-chests-cards = Eine Schatzkarte darf auch unter eine solche Karte und in ihre Truhe sehen. Ein Steinschlag darf eine solche Karte samt ungeöffneter Truhe wegnehmen. Die Karten der Truhen kommen nie auf den Ablagestapel.
book-chests-two = Wer mehrere Truhen auf einmal erreicht, öffnet sie nacheinander in selbst gewählter Reihenfolge.
effect-map-chests = Sieh dir ein verdecktes Ziel an oder eine verdeckte Wegekarte und ihre Truhe; nur du weißt es dann.
effect-rockfall-chests = Nimmt eine Wegekarte vom Tisch, auch eine verdeckte samt ihrer Truhe; Start und Ziele bleiben liegen.
effect-rockfall-chests-may = Nimmt eine Wegekarte vom Tisch, auch eine verdeckte samt ihrer Truhe, oder auch keine; Start und Ziele bleiben liegen.

## Lektionen
lesson-chests = Was ist in der Truhe?
    .task = Vier Truhen liegen im Bergwerk versteckt. Führe einen Gang zu der, die direkt vor dir liegt.
    .nudge = Das erreicht keine Truhe. Schließe die Lücke davor.
    .done = Der Gang darauf wird aufgedeckt, und die Truhe geht auf: zum Guten oder zum Schlechten. Diesmal war es gut.
