# The rules of a table, sentence by sentence: the championship cards.
# The comment above an English sentence names the rules (docs/rules) that it states.

book-greedy-aim = Ein gieriger Zwerg steht auf niemandes Seite: Er gewinnt nur, wenn er das Gold selbst erreicht.
book-winners-greedy = Hat ein gieriger Zwerg das Gold erreicht, hat nur er gewonnen. Hat es jemand anders erreicht, haben die Goldsucher gewonnen, selbst wenn es ein Saboteur war. Sonst haben die Saboteure gewonnen.
book-winners-greedy-shared = Wurde das Gold erreicht, haben die Goldsucher gewonnen, selbst wenn ein Saboteur oder ein gieriger Zwerg die letzte Karte gelegt hat. Sonst haben die Saboteure gewonnen.
book-greedy-alone = Ein gieriger Zwerg, der das Gold erreicht hat, bekommt Goldkarten im Wert von 4 Goldstücken, und sonst bekommt niemand etwas.
book-greedy-shared = Ein gieriger Zwerg, der das Gold erreicht hat, bekommt Goldkarten im Wert von 4 Goldstücken. Die Goldsucher teilen ihre Goldkarten trotzdem auf; es beginnt derselbe wie nach einem Saboteur.
book-greedy-nothing = In allen anderen Fällen bekommt ein gieriger Zwerg nichts und zählt nicht als Goldsucher.
book-swap-goals = Nimm zwei verdeckte Ziele auf, ohne sie anzusehen, und leg sie zurück: vertauscht oder so, wie sie lagen.
book-swap-goals-secret = Alle sehen, welche Ziele du aufnimmst. Ob du sie vertauschst, weißt nur du; was eine Schatzkarte dort einmal gezeigt hat, muss also nicht mehr stimmen.
book-swap-goals-open = Alle sehen, welche Ziele du aufnimmst und ob du sie vertauschst.
book-treasury = Statt vom Stapel zu ziehen, siehst du dir die obersten fünf Karten des Ablagestapels an, oder alle, wenn es weniger sind, behältst eine und legst die anderen zurück.
book-treasury-secret = Niemand sonst sieht diese Karten. Das geht auch, wenn der Nachziehstapel leer ist, aber nicht, wenn der Ablagestapel leer ist.
book-veto = Ein Veto spielst du im Zug von jemand anderem gegen den Gang oder die Aktionskarte, die gerade gespielt wurde: Die Karte hat keine Wirkung. Beide Karten werden abgeworfen.
book-veto-draw = Dann zieht, wer am Zug ist, eine Karte, und der Zug ist vorbei; danach zieht, wer das Veto gespielt hat, ebenfalls eine.
book-veto-not = Gegen das Abwerfen gibt es kein Veto. Ein Veto darf auch spielen, wer keine Gänge legen darf.
book-veto-window = Jede Karte wartet { $seconds } s auf ein Veto, ganz gleich, wer eines hat, damit sich niemand durch Nachdenken verrät.
book-veto-tracker = Gegen einen Fährtensucher kannst du das Veto sofort spielen oder gegen einen seiner beiden Gänge. Was vorher gelegt wurde, bleibt liegen.
book-veto-last = Ist ein Veto die allerletzte Karte einer Runde, gilt der letzte Zug als der Zug dessen, der es gespielt hat. Danach richtet sich, wer die nächste Runde beginnt.
book-direction = Von da an wird andersherum gespielt, bis die Runde endet oder die Karte noch einmal gespielt wird.
book-direction-gold = Auch die Goldkarten gehen dann links herum; hat ein Saboteur das Gold erreicht, beginnt der nächste Goldsucher zu seiner Linken.
book-next-first-either = Die nächste Runde beginnt, wer links neben der Person sitzt, die zuletzt am Zug war, egal in welche Richtung gespielt wurde; dann geht es wieder nach links.
book-next-first-onwards = Die nächste Runde beginnt, wer nach dem letzten Zug an der Reihe gewesen wäre; dann geht es wieder nach links.
book-craftsman = Ein Meisterhandwerker repariert ein kaputtes Werkzeug, egal welches, bei dir oder bei jemand anderem. Er kann nur gespielt werden, wenn ein Werkzeug kaputt ist.
book-tracker = Mit einem Fährtensucher legst du zwei Gänge nacheinander, beide nach den üblichen Regeln. Du brauchst zwei, die sich legen lassen.
book-tracker-single = Mit einem Fährtensucher legst du zwei Gänge nacheinander, beide nach den üblichen Regeln. Lässt sich nur einer legen, genügt einer.
book-tracker-draw = Am Ende des Zuges ziehst du so viele Karten, wie du Gänge gelegt hast; von da an hast du also eine Karte weniger auf der Hand. Ein Gang, der nicht mehr passt, bleibt auf der Hand.
book-detour = Eine Umleitung verschiebt den Gang, den jemand zuletzt gelegt hat; liegt er nicht mehr da, den davor. Er kommt an eine andere Stelle, wo er nach den üblichen Regeln passt.
book-detour-finder = Wird dadurch ein Ziel erreicht, hat es erreicht, wer die Umleitung gespielt hat. Aufgedeckte Ziele bleiben aufgedeckt.
book-detour-broken = Eine Umleitung darf auch spielen, wer keine Gänge legen darf.
book-detour-barred = Wer keine Gänge legen darf, darf auch keine Umleitung spielen.
effect-swap-goals-open = Nimm zwei verdeckte Ziele ungesehen auf und leg sie zurück, vertauscht oder nicht; alle sehen es.
effect-tracker-single = Leg zwei Gänge nacheinander, oder einen, wenn mehr nicht geht. Am Ende ziehst du ebenso viele Karten.
task-greedy-shared = Erreiche das Gold selbst: Nur dann bekommst du welches.
