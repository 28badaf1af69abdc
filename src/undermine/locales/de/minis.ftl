# Die Mini-Erweiterungen: Orte, Truhen, was geschah, Fragen, Gründe, die Regeln in Kürze.

goal-upper = Das zweite Ziel von oben
    .object = das zweite Ziel von oben
goal-lower = Das zweite Ziel von unten
    .object = das zweite Ziel von unten
card-costume = Kostümlager
    .object = das Kostümlager
    .short = Kostüme
    .effect = Wer zuerst einen Gang hierher führt, muss die eigene Zwergenkarte tauschen.
card-party = Tunnelparty
    .object = die Tunnelparty
    .short = Party
    .effect = Wer zuerst einen Gang hierher führt, mischt die Zwergenkarten aller und teilt sie neu aus.

piece-collector = Zöllner
    .effect = Wer hier einen Gang legt, zahlt dem Besitzer des Zöllners ein Goldstück oder findet jemanden, der zahlt.
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

log-collector = { $who ->
    [you] Du stellst einen Zöllner auf { $cell }.
   *[other] { $name } stellt einen Zöllner auf { $cell }.
}
    .shown = { $who ->
        [you] Du stellst einen Zöllner auf.
       *[other] { $name } stellt einen Zöllner auf.
    }
log-collector-gone = Der Zöllner auf { $cell } geht.
    .shown = Der Zöllner geht.
log-begged = { $deed ->
    [you-other] Du bittest { $target }, den Zoll auf { $cell } zu zahlen.
    [other-you] { $actor } bittet dich, den Zoll auf { $cell } zu zahlen.
   *[other-other] { $actor } bittet { $target }, den Zoll auf { $cell } zu zahlen.
}
    .shown = { $deed ->
        [you-other] Du bittest { $target }, den Zoll zu zahlen.
        [other-you] { $actor } bittet dich, den Zoll zu zahlen.
       *[other-other] { $actor } bittet { $target }, den Zoll zu zahlen.
    }
log-pledged = { $who ->
    [you] Du wirst zahlen.
   *[other] { $name } wird zahlen.
}
log-handed = { $deed ->
    [you-other] Du zahlst ein Goldstück Zoll; { $target } bekommt es.
    [other-you] { $actor } zahlt dir ein Goldstück Zoll.
   *[other-other] { $actor } zahlt ein Goldstück Zoll; { $target } bekommt es.
}
log-traded = { $who ->
    [you] Im Kostümlager musst du dich umziehen. Jetzt bist du: { $role }.
   *[other] { $name } muss sich im Kostümlager umziehen und hat eine andere Zwergenkarte.
}
log-party = Eine Party! Alle Zwergenkarten werden gemischt und neu ausgeteilt.
log-recast = Jetzt bist du: { $role }.
log-opened = { $who ->
    [you] Du öffnest eine Truhe. Darin steht: { $chest }.
   *[other] { $name } öffnet eine Truhe. Darin steht: { $chest }.
}
log-chest-lost = Die Truhe darunter ist weg; niemand hat sie geöffnet.
log-chest-gold = { $who ->
    [you] Du nimmst eine Goldkarte mit einem Goldstück.
   *[other] { $name } nimmt eine Goldkarte mit einem Goldstück.
}
log-glimpsed = { $who ->
    [you] Du schaust unter die Karte auf { $cell }: { $card }, und in der Truhe steht: { $chest }.
   *[other] { $name } schaut unter die Karte auf { $cell } und in ihre Truhe.
}
    .shown = { $who ->
        [you] Du schaust unter eine Karte: { $card }, und in der Truhe steht: { $chest }.
       *[other] { $name } schaut unter eine Karte und in ihre Truhe.
    }
log-moved = { $goal } liegt jetzt auf { $cell }.
    .shown = { $goal } liegt jetzt ein Feld weiter weg.
log-burnt = { $count ->
    [one] Eine Karte des Stapels wird ungesehen abgeworfen.
   *[other] { $count } Karten des Stapels werden ungesehen abgeworfen.
}
log-snatched = { $deed ->
    [you-other] Du ziehst { $card } aus der Hand von { $target }.
    [other-you] { $actor } zieht { $card } aus deiner Hand!
   *[other-other] { $actor } zieht eine Karte aus der Hand von { $target }.
}
log-mixed = Der Ablagestapel wird gemischt.
log-offered = { $who ->
    [you] { $count ->
        [one] Du siehst dir die letzte Karte des Stapels an.
       *[other] Du siehst dir { $count } Karten des Stapels an.
    }
   *[other] { $count ->
        [one] { $name } sieht sich die letzte Karte des Stapels an.
       *[other] { $name } sieht sich { $count } Karten des Stapels an.
    }
}
log-dragon = { $who ->
    [you] Der Drache nimmt dir ein Goldstück.
   *[other] Der Drache nimmt { $name } ein Goldstück.
}
log-ended-spider = { $side ->
    [saboteurs] Die Riesenspinne vertreibt alle: Die Saboteure gewinnen die Runde.
    [profiteer] Die Riesenspinne vertreibt alle: Der Profiteur gewinnt die Runde allein.
   *[nobody] Die Riesenspinne vertreibt alle: Niemand gewinnt die Runde.
}

question-drop = Welche Karte wirfst du für den Zöllner ab?
    .other = { $name } wirft eine Karte für einen Zöllner ab …
question-pay = Zahlst du den Zoll?
    .other = { $name } überlegt, ob der Zoll zu zahlen ist …
question-keep = Welche dieser Karten behältst du?
    .other = { $name } wählt eine Karte …
question-snatch = Aus wessen Hand ziehst du eine Karte?
    .other = { $name } wählt, aus wessen Hand eine Karte kommt …
question-push = Welches Ziel rückt ein Feld weiter weg?
    .other = { $name } wählt ein Ziel, das weiter weg rückt …
question-look = Wessen Zwergenkarte siehst du dir an?
    .other = { $name } wählt eine Zwergenkarte zum Ansehen …

choice-collector = Zöllner
choice-drop = abwerfen
choice-beg = bitten
choice-pay = zahlen
choice-decline = nicht zahlen
choice-keep = behalten
choice-snatch = eine Karte nehmen
choice-push = wegrücken
choice-look = ansehen
legend-bag = Sack Gold
legend-dragon = Drache
legend-spider = Riesenspinne

reason-toll-unpaid = dort steht ein Zöllner, und niemand zahlt für dich
reason-collectors-used = beide Zöllner waren in dieser Runde schon im Spiel
reason-no-open-end = dort hat kein Gang ein offenes Ende
reason-no-collector-there = dort steht kein Zöllner
reason-toll-promised = jemand hat schon versprochen zu zahlen
reason-asked-already = diese Person ist schon gefragt worden
reason-no-need-to-ask = es gibt nichts, worum man bitten müsste
reason-cannot-pay = du hast kein Goldstück
reason-map-banned = Schatzkarten zeigen in dieser Runde keine Ziele mehr
reason-goal-stays = dieses Ziel kann nicht weiterrücken
reason-no-cards-there = { $who ->
    [you] du hast keine Karte
   *[other] { $name } hat keine Karte
}

module-toll = Tunnelzoll
module-costume = Kostümlager
module-party = Tunnelparty
module-new-goals = Neue Ziele
module-chests = Schatztruhen
