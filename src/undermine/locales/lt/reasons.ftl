# Kodėl negalima: sakinys be didžiosios raidės ir be taško.

reason-game-over = žaidimas jau baigtas
reason-not-asked = dabar tavęs niekas nieko neklausia
reason-not-your-turn = dabar ne tavo ėjimas; eina { $name }
reason-answer-not-asked = to niekas neklausė
reason-question-first = pirma reikia atsakyti į klausimą: { $question }
reason-not-in-hand = tokios kortos neturi: { $card }
reason-not-offered = tokio pasirinkimo nėra
reason-no-such-seat = vietos { $number } prie šio stalo nėra
reason-not-yourself = savęs pasirinkti negalima
reason-not-among-these = tos kortos tarp jų nėra
