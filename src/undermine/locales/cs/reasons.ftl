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

## Proč se něco radí: jedna věta z čísla, které rozhodlo.

advice-only = Nic jiného udělat nejde.
advice-search = { $count ->
    [one] V jedné hře nanečisto
    [few] Ve { $count } hrách nanečisto
    [many] V { $count } hry nanečisto
   *[other] V { $count } hrách nanečisto
} to přineslo asi o { $gold } zlata víc než to, co tě napadne jako první.
advice-reach = Vede k cíli, pod nímž je zlato na { $chance } %.
advice-nearer = Přiblíží zlato asi o { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
advice-longer = Prodlouží cestu ke zlatu asi o { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
advice-trust = Zlato je ještě asi { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
} daleko: kdo teď pomáhá, tomu se pak věří.
advice-look = Podle toho, co můžeš vědět, tam zlato leží na { $chance } %; pohled to rozhodne.
advice-suspect = Podle všeho, co se stalo a zaznělo, je { $name } na { $chance } % sabotér.
advice-fellow = Podle všeho, co se stalo a zaznělo, je { $name } na { $chance } % sabotér jako ty.
advice-friend = Podle všeho, co se stalo a zaznělo, kope { $name } na { $chance } % poctivě.
advice-rival = { $name } kope na { $chance } % poctivě, a tomu máš zabránit.
advice-self = Dokud to leží před tebou, nemůžeš kopat.
advice-useless = Žádná tvoje karta teď zlato o moc nepřiblíží; tahle se ti bude hodit nejméně.
advice-spare = Tahle karta se ti bude hodit nejméně.
advice-best = { $count ->
    [one] Z jedné možnosti
    [few] Ze { $count } možností
    [many] Z { $count } možnosti
   *[other] Z { $count } možností
} je tahle jasně nejlepší.
advice-close = { $count ->
    [one] Z jedné možnosti
    [few] Ze { $count } možností
    [many] Z { $count } možnosti
   *[other] Z { $count } možností
} je tahle nejlepší, i když jen o málo.
