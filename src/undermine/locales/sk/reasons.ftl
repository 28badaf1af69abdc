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

## Prečo sa niečo radí: jedna veta z čísla, ktoré rozhodlo.

advice-only = Nič iné sa urobiť nedá.
advice-search = { $count ->
    [one] V jednej hre nanečisto
    [few] V { $count } hrách nanečisto
    [many] V { $count } hry nanečisto
   *[other] V { $count } hrách nanečisto
} to prinieslo asi o { $gold } zlata viac ako to, čo ti napadne ako prvé.
advice-reach = Vedie k cieľu, pod ktorým je zlato na { $chance } %.
advice-nearer = Priblíži zlato asi o { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}.
advice-longer = Predĺži cestu k zlatu asi o { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}.
advice-trust = Zlato je ešte asi { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
} ďaleko: kto teraz pomáha, tomu sa potom verí.
advice-look = Podľa toho, čo môžeš vedieť, tam zlato leží na { $chance } %; pohľad to rozhodne.
advice-suspect = Podľa všetkého, čo sa stalo a zaznelo, je { $name } na { $chance } % sabotér.
advice-fellow = Podľa všetkého, čo sa stalo a zaznelo, je { $name } na { $chance } % sabotér ako ty.
advice-friend = Podľa všetkého, čo sa stalo a zaznelo, kope { $name } na { $chance } % poctivo.
advice-rival = { $name } kope na { $chance } % poctivo a tomu máš zabrániť.
advice-self = Kým to leží pred tebou, nemôžeš kopať.
advice-useless = Žiadna tvoja karta teraz zlato veľmi nepriblíži; táto sa ti bude hodiť najmenej.
advice-spare = Táto karta sa ti bude hodiť najmenej.
advice-best = { $count ->
    [one] Z jednej možnosti
    [few] Z { $count } možností
    [many] Z { $count } možnosti
   *[other] Z { $count } možností
} je táto jasne najlepšia.
advice-close = { $count ->
    [one] Z jednej možnosti
    [few] Z { $count } možností
    [many] Z { $count } možnosti
   *[other] Z { $count } možností
} je táto najlepšia, aj keď len o málo.
