## Kortos, figūrėlės ir vaidmenys

role-greedy = godusis nykštukas
    .task = Auksą turi rasti tu: tik tada laimėsi, ir tik tu.
    .many = Godieji nykštukai
side-greedy = Godusis nykštukas
    .won = Raundą laimėjo vienas godusis nykštukas.
    .shared = Auksą rado godusis nykštukas; auksakasiai vis tiek dalijasi savąjį.
finish-greedy = godusis nykštukas
module-greedy = Godusis nykštukas

## Kas įvyko

log-ended-greedy = { $who ->
    [you] Tu radai auksą, o esi godusis nykštukas: raundą laimi tik tu.
   *[other] { $name } rado auksą ir yra godusis nykštukas: daugiau niekas raundo nelaimi.
}
log-ended-greedy-shared = { $who ->
    [you] Radai auksą ir esi godusis nykštukas: laimi, o auksakasiai vis tiek dalijasi savo auksą.
   *[other] Auksą rado { $name }, godusis nykštukas; auksakasiai vis tiek dalijasi savo auksą.
}
log-paid-greedy = { $who ->
    [you] { $count ->
        [0] Kaip godusis nykštukas gauni tai, kas liko iš aukso.
        [one] Kaip godusis nykštukas gauni { $count } grynuolį.
        [few] Kaip godusis nykštukas gauni { $count } grynuolius.
        [many] Kaip godusis nykštukas gauni { $count } grynuolio.
       *[other] Kaip godusis nykštukas gauni { $count } grynuolių.
    }
   *[other] { $count ->
        [0] { $name }, godusis nykštukas, gauna tai, kas liko iš aukso.
        [one] { $name }, godusis nykštukas, gauna { $count } grynuolį.
        [few] { $name }, godusis nykštukas, gauna { $count } grynuolius.
        [many] { $name }, godusis nykštukas, gauna { $count } grynuolio.
       *[other] { $name }, godusis nykštukas, gauna { $count } grynuolių.
    }
}

## Puslapis naršyklėje

web-option-greedy-takes-all = Jei auksą randa godusis nykštukas, kiti nieko negauna
web-module-greedy = Godusis nykštukas
    .about = Vienas auksakasys godus ir laimi tik pats pasiekęs auksą.

## Taisyklės, sakinys po sakinio

book-greedy-aim = Godusis nykštukas nepalaiko nė vienos pusės: jis laimi tik tada, kai pats pasiekia auksą.
book-winners-greedy = Jei auksą pasiekė godusis nykštukas, laimėjo tik jis. Jei auksą pasiekė kas nors kitas, laimėjo auksakasiai, net jei tai buvo diversantas. Kitaip laimėjo diversantai.
book-winners-greedy-shared = Jei auksas pasiektas, laimėjo auksakasiai, net jei paskutinę kortą padėjo diversantas arba godusis nykštukas. Kitaip laimėjo diversantai.
book-greedy-alone = Godusis nykštukas, pasiekęs auksą, gauna 4 grynuolių vertės aukso kortų, o niekas kitas negauna nieko.
book-greedy-shared = Godusis nykštukas, pasiekęs auksą, gauna 4 grynuolių vertės aukso kortų. Auksakasiai vis tiek dalijasi savąsias; pradeda tas pats, kas pradėtų, jei auksą būtų pasiekęs diversantas.
book-greedy-nothing = Visais kitais atvejais godusis nykštukas negauna nieko ir nelaikomas auksakasiu.
task-greedy-shared = Auksą turi pasiekti tu: tik tada jo gausi.

## Pamokos
lesson-greedy = Godumas
    .task = Tu esi godusis nykštukas: laimi tik tada, kai auksą randi būtent tu. Jis guli tiesiai priešais.
    .nudge = Tada auksą ras kitas, o tau nieko neliks.
    .done = Laimi tik tu. Iki pat paskutinės kortos godusis nykštukas padeda kaip visi.
