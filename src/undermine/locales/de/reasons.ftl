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
