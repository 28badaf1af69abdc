## Karten, Figuren und Rollen

card-swap-goals = Zieltausch
    .object = einen Zieltausch
    .short = Zieltausch
    .effect = Nimm zwei verdeckte Ziele ungesehen auf und leg sie zurück, vertauscht oder nicht; nur du weißt es.
module-swap-goals = Zieltausch

## Fragen und Antworten

question-exchange = Du hältst zwei verdeckte Ziele. Vertauschst du sie?
    .other = { $name } hält zwei Ziele in der Hand …
answer-exchange = Vertauschen
answer-leave = So lassen

## Was geschah

log-exchanged = { $who ->
    [you] { $fate ->
        [crossed] Du nimmst { $one } und { $two } auf und vertauschst sie.
       *[stayed] Du nimmst { $one } und { $two } auf und legst sie zurück, wie sie lagen.
    }
   *[other] { $fate ->
        [crossed] { $name } nimmt { $one } und { $two } auf und vertauscht sie.
        [stayed] { $name } nimmt { $one } und { $two } auf und legt sie zurück, wie sie lagen.
       *[unknown] { $name } nimmt { $one } und { $two } auf und legt sie zurück; vertauscht oder nicht?
    }
}

## Warum nicht

reason-too-few-goals = es liegen keine zwei Ziele mehr verdeckt

## Die Seite im Browser

web-option-goal-swap-secret = Nur der Spieler weiß, ob Ziele getauscht wurden
web-module-swap-goals = Zieltausch
    .about = Nimm zwei Ziele ungesehen auf und leg sie zurück, vertauscht oder nicht.
play-want-swap-goals = Welche zwei Ziele nimmst du auf? Wähle markierte.

## Die Regeln, Satz für Satz

book-swap-goals = Nimm zwei verdeckte Ziele auf, ohne sie anzusehen, und leg sie zurück: vertauscht oder so, wie sie lagen.
book-swap-goals-secret = Alle sehen, welche Ziele du aufnimmst. Ob du sie vertauschst, weißt nur du; was eine Schatzkarte dort einmal gezeigt hat, muss also nicht mehr stimmen.
book-swap-goals-open = Alle sehen, welche Ziele du aufnimmst und ob du sie vertauschst.
effect-swap-goals-open = Nimm zwei verdeckte Ziele ungesehen auf und leg sie zurück, vertauscht oder nicht; alle sehen es.

## Lektionen
lesson-swap-goals = Wo ist das Gold?
    .task = Du bist Saboteur, und die anderen sind nah am Gold in der Mitte. Nimm es mit einem anderen Ziel auf und vertausche die beiden.
    .nudge = So bliebe das Gold, wo sie graben. Wähle das mittlere Ziel und noch eines, dann vertausche sie.
    .done = Ob die beiden vertauscht sind, weißt nur du.
