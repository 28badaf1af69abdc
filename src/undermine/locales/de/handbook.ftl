# Die Regeln eines Tisches ausführlicher: Überschrift und Sätze, die von Ausgabe, Wahl und Zahl der Spieler abhängen.

book-aim = Worum es geht
    .roles = An diesem Tisch werden gemischt: { $roles }. Alle bekommen eine Zwergenkarte; was übrig ist, bleibt verdeckt.
book-goals = Start und Ziele
    .join-then-best-fit = Aufgedeckter Fels schließt an den Gang an, der ihn erreicht hat, und passt sonst so gut wie möglich.
    .join-last-card = Aufgedeckter Fels schließt an die zuletzt gelegte Karte an und passt sonst so gut wie möglich.
    .fit-else-active-chooses = Aufgedeckter Fels wird so gelegt, dass er passt; geht das nicht, wählt, wer ihn erreicht hat.
book-turn = Dein Zug
    .hand = { $count ->
        [one] Alle halten eine Karte.
       *[other] Alle halten { $count } Karten; ist der Stapel leer, wird nicht mehr gezogen.
    }
book-tunnel = Gänge legen
    .dead-ends = Eine Sackgasse sieht von außen wie ein Gang aus, aber hindurch führt kein Weg.
book-tools = Kaputt machen und reparieren
    .self = An diesem Tisch darfst du auch eigenes Werkzeug kaputt machen.
    .others = Kaputt machen kannst du das Werkzeug anderer, nicht dein eigenes.
book-others = Steinschlag und Schatzkarte
    .must = Ein Steinschlag muss eine Karte wegnehmen.
    .may = Wer einen Steinschlag spielt, darf auch nichts wegnehmen.
book-end = Wie eine Runde endet
    .finder = Es ist gleich, wer die letzte Karte legt: Ist das Gold erreicht, haben die Goldsucher gewonnen, selbst wenn ein Saboteur es war.
book-gold = Gold
    .diggers = Es werden so viele Goldkarten gezogen, wie es Goldsucher gibt; sie wandern nach rechts.
    .players = Es werden so viele Goldkarten gezogen, wie mitspielen; sie wandern nach rechts.
    .wages = Sind es 1, 2, 3 oder 4 Saboteure, bekommt jeder von ihnen so viele Goldstücke: { $wages }.
book-game = Das ganze Spiel
    .rounds = { $count ->
        [one] Gespielt wird eine Runde.
       *[other] Gespielt werden { $count } Runden; vor jeder werden die Zwergenkarten neu verteilt.
    }

game-base = Grundspiel

way-n = nach oben
way-e = nach rechts
way-s = nach unten
way-w = nach links

side-diggers = Goldsucher
    .won = Die Goldsucher gewinnen die Runde.
side-saboteurs = Saboteure
    .won = Die Saboteure gewinnen die Runde.
