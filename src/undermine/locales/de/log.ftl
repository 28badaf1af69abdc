# Was geschah. Namen stehen nur im Nominativ oder nach „von“ und „bei“.

log-began = Runde { $round } beginnt; die Zwergenkarten liegen verdeckt.
log-first = { $who ->
    [you] Du fängst an.
   *[other] { $name } fängt an.
}
log-laid = { $who ->
    [you] Du legst { $card } auf { $cell }.
   *[other] { $name } legt { $card } auf { $cell }.
}
    .shown = { $who ->
        [you] Du legst { $card }.
       *[other] { $name } legt { $card }.
    }
log-drew = Du ziehst { $card }.
log-discarded = { $who ->
    [you] Du wirfst { $card } ab.
   *[other] { $name } wirft verdeckt eine Karte ab.
}
log-broke = { $deed ->
    [you-other] Du machst { $object } von { $target } kaputt.
    [other-you] { $actor } macht { $yours } kaputt!
    [you-self] Du machst { $yours } kaputt.
    [other-self] { $actor } macht { $own } kaputt.
   *[other-other] { $actor } macht { $object } von { $target } kaputt.
}
log-mended = { $deed ->
    [you-other] Du reparierst { $object } von { $target }.
    [other-you] { $actor } repariert { $yours }. Wie nett!
    [you-self] Du reparierst { $yours }.
    [other-self] { $actor } repariert { $own }.
   *[other-other] { $actor } repariert { $object } von { $target }.
}
log-removed = { $who ->
    [you] Du verschüttest { $card } auf { $cell }.
   *[other] { $name } verschüttet { $card } auf { $cell }.
}
    .shown = { $who ->
        [you] Du verschüttest { $card }.
       *[other] { $name } verschüttet { $card }.
    }
log-removed-nothing = { $who ->
    [you] Du lässt ein paar Steinchen fallen; nichts fehlt.
   *[other] { $name } lässt ein paar Steinchen fallen; nichts fehlt.
}
log-light-lost = { $count ->
    [one] Bei einer Karte geht das Licht aus.
   *[other] Bei { $count } Karten geht das Licht aus.
}
log-light-back = { $count ->
    [one] Eine dunkle Karte leuchtet wieder.
   *[other] { $count } dunkle Karten leuchten wieder.
}
log-looked = { $who ->
    [you] { $seen ->
        [gold] Du siehst dir { $goal } an: Gold!
        [bag] Du siehst dir { $goal } an: ein Sack Gold!
        [dragon] Du siehst dir { $goal } an: ein Drache!
        [spider] Du siehst dir { $goal } an: die Riesenspinne!
        [stone] Du siehst dir { $goal } an: nur Fels.
       *[unknown] Du siehst dir { $goal } an.
    }
   *[other] { $name } sieht sich { $goal } an.
}
log-found = { $seen ->
    [gold] { $goal } wird aufgedeckt: Gold!
    [bag] { $goal } wird aufgedeckt: ein Sack Gold!
    [dragon] { $goal } wird aufgedeckt: ein Drache!
    [spider] { $goal } wird aufgedeckt: die Riesenspinne!
   *[stone] { $goal } wird aufgedeckt: nur Fels.
}
log-ended-diggers = { $who ->
    [you] Du findest das Gold! Die Goldsucher gewinnen die Runde.
   *[other] { $name } findet das Gold! Die Goldsucher gewinnen die Runde.
}
log-ended-saboteurs = Niemand hat mehr Karten, und das Gold liegt noch im Fels: Die Saboteure gewinnen die Runde.
log-were = { $role }: { $names }.
log-left-over = Übrig blieb: { $role }.
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
