# Prečo niečo nejde: veta bez veľkého písmena a bez bodky.

reason-game-over = hra sa už skončila
reason-not-asked = teraz sa ťa nikto na nič nepýta
reason-not-your-turn = teraz nie si na ťahu; na ťahu: { $name }
reason-answer-not-asked = na toto sa nikto nepýta
reason-question-first = najprv treba odpovedať na otázku: { $question }
reason-not-in-hand = takú kartu v ruke nemáš: { $card }
reason-not-offered = taká možnosť v ponuke nie je
reason-no-such-seat = miesto číslo { $number } pri tomto stole nie je
reason-not-yourself = seba vybrať nemôžeš
reason-not-among-these = tá karta medzi nimi nie je
