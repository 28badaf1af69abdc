# Kodėl negalima: sakinys be didžiosios raidės ir be taško.

reason-game-over = žaidimas jau baigtas
reason-not-asked = dabar tavęs niekas nieko neklausia
reason-not-your-turn = dabar ne tavo ėjimas; eina { $name }
reason-answer-not-asked = to niekas neklausė
reason-question-first = pirma reikia atsakyti į klausimą: { $question }
reason-not-in-hand = tokios kortos neturi: { $card }
reason-not-offered = tokio pasirinkimo nėra
reason-cannot-dig = su sulaužytu įrankiu nekasama; pirma jį reikia pataisyti
reason-cell-taken = ten jau guli korta
reason-tunnel-into-rock = tunelis { $side } atsiremtų į uolą
reason-rock-into-tunnel = uola { $side } užtvertų gretimą tunelį
reason-touches-nothing = korta neliestų jokios kitos; kampo neužtenka
reason-not-joined = nuo pradžios ten neveda joks ištisinis kelias
reason-turned-the-same = apsukta ši korta atrodo taip pat; dėk neapsuktą
reason-no-such-seat = vietos { $number } prie šio stalo nėra
reason-not-on-yourself = savo įrankių laužyti negalima
reason-already-broken = { $who ->
    [you] šis tavo įrankis jau sulaužytas
   *[other] { $name } šį įrankį jau turi sulaužytą
}
reason-mends-other-tools = ši korta taiso kitus įrankius
reason-nothing-to-mend = { $who ->
    [you] neturi nieko sulaužyto, ką ši korta pataisytų
   *[other] { $name } neturi nieko sulaužyto, ką ši korta pataisytų
}
reason-nothing-to-remove = dar nėra kelio kortos, kurią būtų galima užversti akmenimis
reason-must-remove = akmenų griūtis turi pašalinti kortą
reason-stays-for-the-round = pradžia ir tikslai lieka savo vietoje
reason-nothing-lies-there = ten jokios kortos nėra
reason-goal-not-reached = iki šio tikslo kelias dar neveda
reason-other-goal-turning = dabar atverčiamas kitas tikslas
reason-goal-face-up = šis tikslas jau atverstas
reason-no-goal-there = ten tikslo nėra
reason-no-such-gold = aukso kortos, kurios vertė { $number }, nebėra
