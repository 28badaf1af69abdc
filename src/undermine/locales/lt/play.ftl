# Stalas naršyklėje: ko klausiama, ką galima paspausti, kas skaitoma balsu.

play-title = { $game } · Undermine
play-title-turn = ● Tavo ėjimas · Undermine
play-round = { $round } raundas iš { $rounds }
play-connecting = Einama prie stalo …
play-refused = Įeiti negalima
play-refused-why = Tokio stalo nėra, arba jis ne tau.
play-home = Pradžia
play-menu = Meniu
play-rules = Taisyklės
play-settings = Nustatymai
play-keys = Klavišai
play-back = Atgal

play-your-turn = Tavo ėjimas.
play-ask-card = Pasirink kortą, tada apšviestą vietą.
play-ask-lay = Dėk { $card } į apšviestą langelį arba imk kitą kortą.
play-ask-lay-it = Dėk čia arba pasirink kitą langelį.
play-ask-nowhere = Dabar nėra kur padėti: { $card }. Imk kitą kortą arba šią išmesk.
play-ask-seat = Pasirink apšviestą žaidėją.
play-ask-goal = Kuris tikslas? Pasirink apšviestą.
play-ask-cell = Pasirink apšviestą kortą ant stalo.
play-ask-which = Kurį?
play-ask-sure = Patvirtink dar kartą arba pasirink ką kita.
play-ask-useless = Dabar nėra kam panaudoti: { $card }. Imk kitą kortą arba šią išmesk.
play-ask-any = Pasirink atsakymą.
# Ko nori pakelta korta; pasakoma dar kartą, kai ji paleidžiama ten, kur netinka.
play-not-here = Čia ši korta netinka. { $wanted }
play-ask-play = Sužaisk ją mygtuku arba imk kitą kortą.
play-sent = Minutėlę …
play-other = Laukiama, sprendžia { $name } …
play-announced = { $name } žaidžia: { $what }
play-announced-you = Žaidi: { $what }
play-answers = Atsakymai
play-hint-card = Pirma pasirink kortą iš savo rankos.
play-hint-discard = Pirma pasirink kortą, kurią nori išmesti.

play-gathered = { $count ->
    [0] Pasirink kortas
    [one] Išmesti { $count } kortą
    [few] Išmesti { $count } kortas
    [many] Išmesti { $count } kortos
   *[other] Išmesti { $count } kortų
}
play-ask-cards = { $count ->
    [one] Pasirink { $count } kortą išmesti ir patvirtink.
    [few] Pasirink { $count } kortas išmesti ir patvirtink.
    [many] Pasirink { $count } kortos išmesti ir patvirtink.
   *[other] Pasirink { $count } kortų išmesti ir patvirtink.
}
play-ask-up-to = { $count ->
    [one] Pasirink { $count } kortą išmesti ir patvirtink.
    [few] Pasirink iki { $count } kortų išmesti ir patvirtink.
    [many] Pasirink iki { $count } kortos išmesti ir patvirtink.
   *[other] Pasirink iki { $count } kortų išmesti ir patvirtink.
}

play-lay-here = Dėti čia
play-turn = Apsukti kortą
play-turn-short = Apsukti
play-one-way = Tinka tik taip
play-discard = Išmesti kortą
play-discard-short = Išmesti
play-fit = Visa lenta

play-hand = Tavo kortos
play-card = { $number } korta: { $card }
play-card-hidden = užversta korta
play-card-idle = dabar panaudoti negalima
play-card-rules = Daugiau taisyklėse
play-peek = Laikyk ir žvilgtelėk
play-peek-short = Žvilgtelk
play-peek-label = Tavo vaidmuo užverstas. Paspausk ir laikyk, kad žvilgtelėtum.
play-deck = { $count ->
    [one] Kaladėje { $count } korta
    [few] Kaladėje { $count } kortos
    [many] Kaladėje { $count } kortos
   *[other] Kaladėje { $count } kortų
}
play-deck-short = Kaladė
play-discards = { $count ->
    [one] Išmesta { $count } korta
    [few] Išmestos { $count } kortos
    [many] Išmesta { $count } kortos
   *[other] Išmesta { $count } kortų
}
play-discards-short = Išmesta
play-gold-own = tavo auksas
play-me = { $name } (tu)

play-seats = Žaidėjai
play-seat-thinks = mąsto …
play-seat-bot = botas
play-seat-stand-in = žaidžia botas
play-seat-away = išėjo
play-seat-away-until = išėjo, botas po { $time }
play-seat-cannot-dig = negali kasti
play-seat-cards = { $count ->
    [one] { $count } korta rankoje
    [few] { $count } kortos rankoje
    [many] { $count } kortos rankoje
   *[other] { $count } kortų rankoje
}
play-seat-last = paskutinis veiksmas: { $deed }
play-sit = Sėsti čia
play-bot-for = Tegu žaidžia botas: { $name }
play-remove = Išprašyti: { $name }

play-paused = Pertrauka.
play-paused-host = Laikrodžiai stovi, kol vėl paleisi žaidimą.
play-paused-wait = Šeimininkas netrukus tęs žaidimą.
play-pause = Pertrauka
play-resume = Tęsti
play-stand-in = Už tave žaidžia botas.
play-again = Vėl žaisti už save
play-bot-for-me = Tegu už mane žaidžia botas
play-bots-talk = Leisti botams kalbėti
play-bots-quiet = Nutildyti botus
play-watching = Tu stebi. Kortas rankoje mato tik žaidėjai.
play-lost = Ryšys nutrūko, bandoma iš naujo; tavo vieta išlieka.
play-lost-watching = Ryšys nutrūko, bandoma iš naujo …
play-lost-answer = Stalo tai nepasiekė. Pabandyk dar kartą.
play-leave = Palikti stalą
play-leave-sure = Už tave toliau žais botas. Tikrai nori užleisti vietą?
play-leave-open = Tikrai nori užleisti vietą?
play-leave-yes = Taip, palikti
play-time-left = Liko laiko: { $time }
play-hours = { $number } val.

play-slip-only-you = tik tu

play-board = Žaidimo lenta. Rodyklės veda iš langelio į langelį, „Enter“ pasirenka.
play-cell = { $where }: { $what }
play-cell-start = pradžia
play-cell-where = langelis { $way } nuo pradžios
play-cell-right = { $number } dešinėn
play-cell-left = { $number } kairėn
play-cell-up = { $number } aukštyn
play-cell-down = { $number } žemyn
play-cell-empty = tuščias
play-cell-down-face = užversta
play-cell-known = žinai tik tu: { $card }
play-cell-start-card = pradžios korta
play-cell-ways = keliai { $ways }
play-cell-lit = apšviesta
play-cell-half-lit = iš dalies apšviesta
play-cell-dark = tamsu
play-side-n = aukštyn
play-side-e = dešinėn
play-side-s = žemyn
play-side-w = kairėn
play-offer-lay = čia galima tiesti
play-offer-choose = galima rinktis
play-offer-seat = galima rinktis

play-key-card = pakelti kortą iš rankos
play-key-next = kitas apšviestas langelis
play-key-move = iš langelio į langelį
play-key-lay = padėti, pasirinkti
play-key-turn = apsukti kortą
play-key-discard = išmesti kortą
play-key-back = žingsnis atgal
play-key-info = ką korta daro
play-key-peek = laikyti: žvilgtelėti į vaidmenį
play-key-hint = patarimas, kur prieš tave žaidžia vien botai
play-key-log = žurnalas ir pokalbis
play-key-board = į žaidimo lentą
play-key-zoom = arčiau, toliau, visa lenta
play-key-menu = meniu
play-key-keys = šie klavišai

play-hint = Patarimas
play-hint-says = Patarimas: { $answer }. { $reason }
