## Fragen und Antworten

question-take = Wähle deine Goldkarte; der Rest geht an den nächsten Goldsucher.
    .other = { $name } wählt eine Goldkarte …

## Was geschah

log-staked = { $count ->
    [0] Es ist keine Goldkarte mehr zu verteilen.
    [one] Die Goldsucher teilen sich eine Goldkarte.
   *[other] Die Goldsucher teilen sich { $count } Goldkarten.
}
log-chooser = { $who ->
    [you] Du wählst zuerst, dann wandern die Karten nach rechts von Goldsucher zu Goldsucher.
   *[other] { $name } wählt zuerst, dann wandern die Karten nach rechts von Goldsucher zu Goldsucher.
}
log-workers = { $count ->
    [one] Ein Saboteur war am Werk; je weniger es sind, desto besser der Lohn.
   *[other] { $count } Saboteure waren am Werk; je weniger es sind, desto besser der Lohn.
}
log-took = { $who ->
    [you] { $count ->
        [one] Du nimmst eine Goldkarte mit einem Goldstück.
       *[other] Du nimmst eine Goldkarte mit { $count } Goldstücken.
    }
   *[other] { $name } nimmt eine Goldkarte.
}
log-sunk = { $who ->
    [you] { $count ->
        [one] Eine Goldkarte mit einem Goldstück ist zu viel für dich: Du legst sie unter den Goldstapel.
       *[other] Eine Goldkarte mit { $count } Goldstücken ist zu viel für dich: Du legst sie unter den Goldstapel.
    }
   *[other] { $name } zieht eine Goldkarte, die zu viel wert ist, und legt sie unter den Goldstapel.
}
log-paid = { $who ->
    [you] { $count ->
        [0] Für die Sabotage bekommst du, was vom Gold noch da ist.
        [one] Für die Sabotage bekommst du ein Goldstück.
       *[other] Für die Sabotage bekommst du { $count } Goldstücke.
    }
   *[other] { $count ->
        [0] { $name } bekommt für die Sabotage, was vom Gold noch da ist.
        [one] { $name } bekommt für die Sabotage ein Goldstück.
       *[other] { $name } bekommt für die Sabotage { $count } Goldstücke.
    }
}
log-nobody-paid = Niemand war Saboteur, also bekommt niemand Gold.

## Warum nicht

reason-no-such-gold = eine Goldkarte mit dem Wert { $number } ist nicht mehr da

## Die Seite im Browser

web-option-gold-draw = Goldkarten werden gezogen
web-value-gold-draw-diggers = eine je Goldsucher
web-value-gold-draw-players = eine je Spieler
web-option-gold-shuffle = Der Goldstapel wird vor jeder Runde gemischt
web-option-saboteur-payout = Goldstücke für jeden von 1/2/3/4 Saboteuren
tales-took-cards = { $count ->
    [one] eine Goldkarte, geheim
   *[other] { $count } Goldkarten, geheim
}
tales-draft = Das Gold wird geteilt
tales-stack = { $count ->
    [one] eine Goldkarte im Stapel
   *[other] { $count } Goldkarten im Stapel
}

## Die Regeln, Satz für Satz

book-gold-diggers = Gewinnen die Goldsucher, werden verdeckt so viele Goldkarten gezogen, wie es Goldsucher gibt. Jede zeigt ein, zwei oder drei Goldstücke.
book-gold-players = Gewinnen die Goldsucher, werden verdeckt so viele Goldkarten gezogen, wie Leute mitspielen. Jede zeigt ein, zwei oder drei Goldstücke.
book-gold-ten = Gewinnen die Goldsucher, werden verdeckt neun Goldkarten gezogen, obwohl ihr zu zehnt seid. Jede zeigt ein, zwei oder drei Goldstücke.
book-gold-passed = Wer das Gold erreicht hat, sieht sie an, behält eine und gibt die übrigen dem nächsten Goldsucher zur Rechten. Dort geht es genauso weiter.
book-gold-saboteur-found = Hat ein Saboteur das Gold erreicht, beginnt der nächste Goldsucher zu seiner Rechten.
book-gold-again = Die Karten gehen herum, bis keine mehr da ist; manche Goldsucher bekommen also vielleicht mehr als eine.
book-gold-wages = Gewinnen die Saboteure, werden sie in Goldkarten bezahlt: { $wages }.
book-wage = { $count ->
    [one] bei einem einzigen { $nuggets }
   *[other] bei { $count } Saboteuren je { $nuggets }
}
book-gold-losers = Die Seite, die verloren hat, bekommt nichts.
book-gold-nobody = War niemand Saboteur und wurde das Gold nicht erreicht, bekommt niemand Gold.
book-gold-secret = Halte deine Goldkarten bis zum Ende des Spiels geheim.
book-gold-shuffled = Auch die übrigen Goldkarten werden gemischt.
book-gold-put-back = Die Goldkarten werden nicht gemischt; gezogene, die niemand bekommen hat, liegen zuunterst.
