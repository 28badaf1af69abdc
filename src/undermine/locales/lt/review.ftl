# Žvilgsnis į baigtą žaidimą.

review-fault-passed = Korta išmesta, nors buvo galima padaryti ką nors geresnio.
review-fault-nearer = Tai priartino auksą maždaug { $count ->
    [one] { $count } korta
    [few] { $count } kortomis
    [many] { $count } kortos
   *[other] { $count } kortų
}.
review-fault-longer = Tai pailgino kelią iki aukso maždaug { $count ->
    [one] { $count } korta
    [few] { $count } kortomis
    [many] { $count } kortos
   *[other] { $count } kortų
}.
review-fault-struck-digger = Nukentėjo { $name }: kiek buvo galima žinoti, su { $chance } % tikimybe kasė sąžiningai.
review-fault-struck-saboteur = Nukentėjo { $name }: kiek buvo galima žinoti, su { $chance } % tikimybe irgi diversantas.
review-fault-helped-digger = Pagalbą gavo { $name }: kiek buvo galima žinoti, su { $chance } % tikimybe kasė sąžiningai.
review-fault-helped-saboteur = Pagalbą gavo { $name }: kiek buvo galima žinoti, su { $chance } % tikimybe diversantas.
review-better-search = Per { $count ->
    [one] { $count } įsivaizduojamą raundą
    [few] { $count } įsivaizduojamus raundus
    [many] { $count } įsivaizduojamo raundo
   *[other] { $count } įsivaizduojamų raundų
} geresnis atsakymas davė vidutiniškai { $gold } aukso daugiau.
review-better-search-clan = Per { $count ->
    [one] { $count } įsivaizduojamą atkarpą
    [few] { $count } įsivaizduojamas atkarpas
    [many] { $count } įsivaizduojamos atkarpos
   *[other] { $count } įsivaizduojamų atkarpų
} kitas atsakymas vidutiniškai davė { $chance } % didesnę tikimybę laimėti.
review-better-search-duel = Per { $count ->
    [one] { $count } įsivaizduojamą raundą
    [few] { $count } įsivaizduojamus raundus
    [many] { $count } įsivaizduojamo raundo
   *[other] { $count } įsivaizduojamų raundų
} kitas atsakymas vidutiniškai davė { $gold } aukso didesnę persvarą.
review-better-reach = Geresnis atsakymas vedė prie tikslo, po kuriuo su { $chance } % tikimybe gulėjo auksas.
review-better-nearer = Geresnis atsakymas priartino auksą maždaug { $count ->
    [one] { $count } korta
    [few] { $count } kortomis
    [many] { $count } kortos
   *[other] { $count } kortų
}.
review-better-longer = Geresnis atsakymas pailgino kelią iki aukso maždaug { $count ->
    [one] { $count } korta
    [few] { $count } kortomis
    [many] { $count } kortos
   *[other] { $count } kortų
}.
review-better-trust = Iki aukso dar buvo maždaug { $count ->
    [one] { $count } korta
    [few] { $count } kortos
    [many] { $count } kortos
   *[other] { $count } kortų
}: buvo laiko kasant pelnyti pasitikėjimą.
review-better-look = Kiek buvo galima žinoti, auksas ten gulėjo su { $chance } % tikimybe; pažiūrėjus būtų buvę aišku.
review-better-suspect = { $name } – su { $chance } % tikimybe diversantas: buvo galima sutrukdyti.
review-better-fellow = { $name } – su { $chance } % tikimybe irgi diversantas: buvo galima padėti.
review-better-friend = { $name } kasė sąžiningai su { $chance } % tikimybe: buvo galima padėti.
review-better-rival = { $name } kasė sąžiningai su { $chance } % tikimybe: buvo galima sutrukdyti.
review-better-self = Tai, kas trukdė kasti, buvo galima pašalinti.
review-bluff = Atrodė sąžininga, sumažino įtarimą ir nieko nekainavo.
review-award-liar = Geriausias melagis: { $name }. Diversantas, kurį sąžiningieji įtarė vidutiniškai tik { $chance } %.
review-award-nose = Geriausia uoslė: { $name }. Niekieno įtarimas nebuvo arčiau tiesos.
review-award-wronged = Didžiausia skriauda: { $name }. Sąžiningas žaidimas, o vis dėlto įtarimas vidutiniškai { $chance } %.
review-award-careful = Daugiausia apdairumo: { $name }. Klaidos iš viso kainavo { $gold } aukso.
review-award-careful-clan = Daugiausia apdairumo: { $name }. Klaidos iš viso kainavo { $chance } % tikimybės.
review-award-careful-duel = Daugiausia apdairumo: { $name }. Klaidos iš viso kainavo { $gold } aukso persvaros.
review-award-lucky = Daugiausia sėkmės: { $name }. Niekam kortos nebuvo palankesnės.
review-turn-answer-up = { $name }: atsakymas padidino tikimybę rasti auksą { $count ->
    [one] { $count } procentiniu punktu
    [few] { $count } procentiniais punktais
    [many] { $count } procentinio punkto
   *[other] { $count } procentinių punktų
}.
review-turn-answer-down = { $name }: atsakymas sumažino tikimybę rasti auksą { $count ->
    [one] { $count } procentiniu punktu
    [few] { $count } procentiniais punktais
    [many] { $count } procentinio punkto
   *[other] { $count } procentinių punktų
}.
review-turn-luck-up = Atėjusios kortos padidino tikimybę rasti auksą { $count ->
    [one] { $count } procentiniu punktu
    [few] { $count } procentiniais punktais
    [many] { $count } procentinio punkto
   *[other] { $count } procentinių punktų
}.
review-turn-luck-down = Atėjusios kortos sumažino tikimybę rasti auksą { $count ->
    [one] { $count } procentiniu punktu
    [few] { $count } procentiniais punktais
    [many] { $count } procentinio punkto
   *[other] { $count } procentinių punktų
}.
review-turn-clan-answer-up = { $name }: atsakymas padidino mėlynojo klano tikimybę laimėti { $count ->
    [one] { $count } procentiniu punktu
    [few] { $count } procentiniais punktais
    [many] { $count } procentinio punkto
   *[other] { $count } procentinių punktų
}.
review-turn-clan-answer-down = { $name }: atsakymas sumažino mėlynojo klano tikimybę laimėti { $count ->
    [one] { $count } procentiniu punktu
    [few] { $count } procentiniais punktais
    [many] { $count } procentinio punkto
   *[other] { $count } procentinių punktų
}.
review-turn-clan-luck-up = Atėjusios kortos padidino mėlynojo klano tikimybę laimėti { $count ->
    [one] { $count } procentiniu punktu
    [few] { $count } procentiniais punktais
    [many] { $count } procentinio punkto
   *[other] { $count } procentinių punktų
}.
review-turn-clan-luck-down = Atėjusios kortos sumažino mėlynojo klano tikimybę laimėti { $count ->
    [one] { $count } procentiniu punktu
    [few] { $count } procentiniais punktais
    [many] { $count } procentinio punkto
   *[other] { $count } procentinių punktų
}.
review-turn-gold-answer-up = { $name }: atsakymas buvo vertas { $gold } aukso.
review-turn-gold-answer-down = { $name }: atsakymas kainavo { $gold } aukso.
review-turn-gold-luck-up = { $name }: atėjusios kortos buvo vertos { $gold } aukso.
review-turn-gold-luck-down = { $name }: atėjusios kortos kainavo { $gold } aukso.
review-claim-truth = { $name } į tikslą žiūrėjo ir pasakė tiesą; { $count ->
    [one] patikėjo { $count } žaidėjas
    [few] patikėjo { $count } žaidėjai
    [many] patikėjo { $count } žaidėjo
   *[other] patikėjo { $count } žaidėjų
}.
review-claim-lie = { $name } į tikslą žiūrėjo ir pamelavo; { $count ->
    [one] patikėjo { $count } žaidėjas
    [few] patikėjo { $count } žaidėjai
    [many] patikėjo { $count } žaidėjo
   *[other] patikėjo { $count } žaidėjų
}.
review-claim-right = { $name } į tikslą nežiūrėjo, bet pasakė tiesą; { $count ->
    [one] patikėjo { $count } žaidėjas
    [few] patikėjo { $count } žaidėjai
    [many] patikėjo { $count } žaidėjo
   *[other] patikėjo { $count } žaidėjų
}.
review-claim-wrong = { $name } į tikslą nežiūrėjo ir suklydo; { $count ->
    [one] patikėjo { $count } žaidėjas
    [few] patikėjo { $count } žaidėjai
    [many] patikėjo { $count } žaidėjo
   *[other] patikėjo { $count } žaidėjų
}.
review-seat = Klaidos kainavo { $gold } aukso; mažų: { $small }, aiškių: { $clear }, lemiamų: { $decisive }.
review-seat-clan = Klaidos iš viso kainavo { $chance } % tikimybės; mažų: { $small }, aiškių: { $clear }, lemiamų: { $decisive }.
review-seat-duel = Klaidos kainavo { $gold } aukso persvaros; mažų: { $small }, aiškių: { $clear }, lemiamų: { $decisive }.
review-verdict-only = nieko kito nebuvo galima daryti
review-verdict-good = gerai
review-verdict-bluff = geras blefas
review-verdict-small = maža klaida
review-verdict-clear = aiški klaida
review-verdict-decisive = lemiama klaida
review-round = { $round } raundas
review-better = Geriau: { $answer }.
review-unmasked = { $name }: perprasta po atsakymo { $step }.
review-unseen = { $name }: taip ir neperprasta.

# What if: another answer was tried. $gold and $error have one decimal.
review-try-more = Kiek galėjo žinoti { $name }, kitas atsakymas būtų davęs { $gold } aukso daugiau (± { $error }).
review-try-less = Kiek galėjo žinoti { $name }, kitas atsakymas būtų davęs { $gold } aukso mažiau (± { $error }).
review-try-alike = Kiek galėjo žinoti { $name }, abu atsakymai buvo verti tiek pat (± { $error } aukso).
review-try-more-duel = Kiek galėjo žinoti { $name }, kitas atsakymas būtų padidinęs persvarą { $gold } aukso (± { $error }).
review-try-less-duel = Kiek galėjo žinoti { $name }, kitas atsakymas būtų kainavęs { $gold } aukso persvaros (± { $error }).
review-try-alike-duel = Kiek galėjo žinoti { $name }, abu atsakymai buvo verti tiek pat (± { $error } aukso persvaros).
review-try-more-clan = Kiek galėjo žinoti { $name }, kitas atsakymas būtų padidinęs pergalės tikimybę { $chance } % (± { $percent } %).
review-try-less-clan = Kiek galėjo žinoti { $name }, kitas atsakymas būtų sumažinęs pergalės tikimybę { $chance } % (± { $percent } %).
review-try-alike-clan = Kiek galėjo žinoti { $name }, abu atsakymai buvo verti tiek pat (± { $percent } % tikimybės).
review-try-chances = Žiūrint iš viršaus: kaip buvo žaista { $given } %, su kitu atsakymu { $then } %.
review-try-golds = Tikėtinas auksas, žiūrint iš viršaus: kaip buvo žaista { $given }, su kitu atsakymu { $then }.
review-what-if = Kas, jeigu: toliau nuo { $step } žingsnio žaidėjo { $name } vietoje, prieš botus.
review-what-if-same = Kortos tokios, kokios buvo.
review-what-if-anew = Tai, ko { $name } negalėjo žinoti, išdalyta iš naujo.
