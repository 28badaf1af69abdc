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

## Kodėl taip patariama: vienas sakinys iš skaičiaus, kuris lėmė.

advice-only = Nieko kito daryti negalima.
advice-search = { $count ->
    [one] Mintyse sužaidus { $count } žaidimą
    [few] Mintyse sužaidus { $count } žaidimus
    [many] Mintyse sužaidus { $count } žaidimo
   *[other] Mintyse sužaidus { $count } žaidimų
}, tai davė apie { $gold } aukso daugiau nei tai, kas pirma ateina į galvą.
advice-reach = Veda prie tikslo, po kuriuo su { $chance } % tikimybe guli auksas.
advice-nearer = Priartina auksą maždaug { $count ->
    [one] { $count } korta
    [few] { $count } kortomis
    [many] { $count } kortos
   *[other] { $count } kortų
}.
advice-longer = Pailgina kelią iki aukso maždaug { $count ->
    [one] { $count } korta
    [few] { $count } kortomis
    [many] { $count } kortos
   *[other] { $count } kortų
}.
advice-trust = Iki aukso dar maždaug { $count ->
    [one] { $count } korta
    [few] { $count } kortos
    [many] { $count } kortos
   *[other] { $count } kortų
}: kas dabar padeda, tuo vėliau pasitikima.
advice-look = Kiek gali žinoti, auksas ten guli su { $chance } % tikimybe; pažiūrėjus bus aišku.
advice-suspect = Iš visko, kas padaryta ir pasakyta, { $name } yra diversantas su { $chance } % tikimybe.
advice-fellow = Iš visko, kas padaryta ir pasakyta, { $name } yra diversantas kaip ir tu su { $chance } % tikimybe.
advice-friend = Iš visko, kas padaryta ir pasakyta, { $name } kasa sąžiningai su { $chance } % tikimybe.
advice-rival = { $name } kasa sąžiningai su { $chance } % tikimybe, ir tam reikia sutrukdyti.
advice-self = Kol tai guli prieš tave, kasti negali.
advice-useless = Nė viena tavo korta dabar auksą mažai tepriartintų; šios vėliau prireiks mažiausiai.
advice-spare = Šios kortos vėliau prireiks mažiausiai.
advice-best = Iš { $count ->
    [one] { $count } galimybės
    [few] { $count } galimybių
    [many] { $count } galimybės
   *[other] { $count } galimybių
} ši aiškiai geriausia.
advice-close = Iš { $count ->
    [one] { $count } galimybės
    [few] { $count } galimybių
    [many] { $count } galimybės
   *[other] { $count } galimybių
} ši geriausia, nors tik šiek tiek.
