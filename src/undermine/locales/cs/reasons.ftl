# Proč něco nejde: věta bez velkého písmene a bez tečky.

reason-game-over = hra už skončila
reason-not-asked = teď se tě nikdo na nic neptá
reason-not-your-turn = teď nejsi na tahu; na tahu: { $name }
reason-answer-not-asked = na tohle se nikdo neptá
reason-question-first = nejdřív je třeba odpovědět na otázku: { $question }
reason-not-in-hand = takovou kartu v ruce nemáš: { $card }
reason-not-offered = tahle možnost v nabídce není
reason-no-such-seat = místo číslo { $number } u tohoto stolu není
reason-not-yourself = sebe vybrat nemůžeš
reason-not-among-these = ta karta mezi nimi není
