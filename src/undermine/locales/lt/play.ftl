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
play-hint-wait = Dar ne tavo eilė.

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
play-out-of-sight = Apšviesta vieta už ekrano: parodyti

play-hand = Tavo kortos
play-card = { $number } korta: { $card }
play-card-hidden = užversta korta
play-card-idle = dabar panaudoti negalima
play-card-rules = Daugiau taisyklėse
play-peek = Bakstelėk ir žvilgtelėk
play-peek-short = Žvilgtelk
play-peek-label = Tavo vaidmuo užverstas. Paspausk ir matysi jį dvi sekundes, laikyk ir matysi ilgiau.
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
play-seat-last = paskutinis veiksmas: { $move }
play-sit = Sėsti čia
play-bot-for = Tegu žaidžia botas: { $name }
play-remove = Išprašyti: { $name }
# Užrašai: tik skaitytojui.
play-notes = Užrašai
play-notes-round = Šiame raunde
play-notes-saw = žiūrėjo
play-notes-not-seen = nežiūrėjo
play-notes-says-gold = sako: auksas
play-notes-says-rock = sako: uola
play-notes-says-nothing = nieko apie tai nesako
play-mark-trust = pasitikiu
play-mark-doubt = abejoju
play-mark-saboteur = diversantas?

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
play-lost-unsure = Ryšys nutrūko vidury ėjimo. Ar jis pasiekė stalą, paaiškės, kai stalas vėl atsilieps.
play-settled = Stalas vėl atsiliepia. Paskutinis tavo ėjimas: { $move }
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
play-key-peek = žvilgtelėti į vaidmenį; laikyti: ilgiau
play-key-hint = patarimas, kur prieš tave žaidžia vien botai
play-key-log = žurnalas ir pokalbis
play-key-board = į žaidimo lentą
play-key-zoom = arčiau, toliau, visa lenta
play-key-menu = meniu
play-key-keys = šie klavišai

play-hint = Patarimas
play-hint-says = Patarimas: { $answer }. { $reason }

# Who the reader is, when a round begins. $players in all; roles and how many of each there may be follow.
play-who = Kas tu?
play-who-secret = Tik tavo akims: apversk kortą, kai niekas kitas nežiūri.
play-who-turn = Apversti kortą
play-who-understood = Supratau
play-who-sound = Žaisti su garsais?
play-who-changed = Tavo nykštuko korta pakeista
play-who-among = Jūsų { $players }, iš jų:
play-who-either = { $least } arba { $most }
play-who-range = nuo { $least } iki { $most }
play-looking = Dar žiūri: { $names }

# Somebody struck the reader.
play-hit = Tau kliuvo
play-hit-dig = Kol nepataisyta, tunelių nedėsi. Kitas kortas žaisti gali.
play-hit-mend = Padės:
play-hit-shed = arba dvi kortos, kurias išmesi savo ėjimu
play-hit-said = Pasakyta

# A table on a big screen in the room.
play-tv-title = Dideliame ekrane
play-tv-come = Sėskite prie stalo
play-tv-free = laisva
play-tv-sound = Garsas ir visas ekranas
play-invite = Pakviesti
play-tv = Rodyti televizoriuje
play-tv-how = Atverkite šį adresą didžiojo ekrano naršyklėje:
play-tv-about = Jis rodo lentą ir žaidėjus, bet niekada – kortas rankoje. Jos lieka telefonuose.
play-tv-here = Atverti naujame lange

# Several people on one device.
play-hand-over = Perduok įrenginį:
play-hand-over-why = Visi kiti dabar nežiūri.
play-hand-over-me = Čia { $name }
play-hand-over-who = Kas ima įrenginį?
play-hand-over-short = { $name }: perduoti

# Eilutė, sakanti, ko kas siekia, ir pirmą kartą atidaromos dėžutės lapas.
play-aim-secret = Ko sieki, sako tavo vaidmuo: bakstelėk kortą.
play-sheet-go = Kaskime
play-sheet-base-1 = Prakaskite kelią nuo kopėčių iki aukso. Jis guli po vienu iš trijų tikslų, po kitais – tik uola.
play-sheet-base-2 = Tarp jūsų yra diversantų, ir niekas nežino, kas jie. Jie laimi, jei auksas nerandamas.
play-sheet-base-3 = Kortos žvelgia po tikslais, laužo ir taiso įrankius, griauna tunelius. Stebėk, kas ką kam daro.
play-sheet-expansion-1 = Mėlynieji ir žalieji kasasi prie to paties aukso. Komanda laimi tik keliu be svetimų durų.
play-sheet-expansion-2 = Šefas, spekuliantai ir geologai nepriklauso nė vienai komandai. Kiekvienas jų turi savo tikslą.
play-sheet-expansion-3 = Laukia kalėjimas, vagystės ir mainai. Po kepurių mainų gali būti jau kas kitas.

# A what if.
play-what-if = Kas, jeigu
play-what-if-back = Atgal į apžvalgą
play-what-if-about = { $cards ->
    [anew] Kas, jeigu: žaidžiama nuo kito žaidimo { $step } žingsnio, kortos išdalytos iš naujo. Niekur neskaičiuojama.
   *[other] Kas, jeigu: žaidžiama nuo kito žaidimo { $step } žingsnio tomis pačiomis kortomis. Niekur neskaičiuojama.
}
