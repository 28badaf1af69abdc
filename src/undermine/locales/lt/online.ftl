# Stalai serveryje: stalo puslapis, kokia padėtis, kalbos, atsisakymai, komandos.

online-title = Stalas
online-code = kodas
online-address = adresas
online-rules = taisyklės
online-seat = vieta { $seat }
online-bot = (botas)
online-free = laisva
online-away = (nėra čia)
online-stand-in = (žaidžia botas)

pace-live = greitas laikrodis
pace-relaxed = ramus laikrodis
pace-day = diena ėjimui
pace-none = be laikrodžio

online-ask-fill = Pasakyk kitiems kodą arba pasodink botą: { $bot }.
    .other = Yra laisvų vietų; kai visos bus užimtos, šeimininkas pradės.
online-ask-start = Visi čia. Žaidimą pradeda { $start }.
    .other = Visi čia. Šeimininkas gali pradėti.
online-ask-rematch = Dar kartą žaisti: { $rematch }.
    .other = Šeimininkas gali pradėti revanšą.
online-ask-sit = Tu stebi. Laisvą vietą užimsi taip: { $sit }.

online-lost = Ryšys nutrūko; bandoma vėl ir vėl …
online-back = Ryšys vėl yra.
online-paused = Žaidimas sustabdytas.
online-stood-in = Už tave žaidžia botas. Enter grąžins tau vietą.
online-your-turn = Tuo tarpu tavo ėjimas.
online-not-your-turn = Dar ne tavo ėjimas.
online-watching = Tu stebi; kortas ir vaidmenį mato tik žaidėjai.
online-time = Liko laiko: { $time }
online-seat-kept = Tavo vieta lieka tau; jei užtruksi, kol grįši, už tave žais botas.
online-phrases = Ką kiekvienas skaito savo kalba; kiti žodžiai siunčiami tokie, kokie yra

place-top = viršuje
place-middle = viduryje
place-bottom = apačioje

phrase-gold-is-at = { $place ->
    [top] Auksas viršuje!
    [middle] Auksas viduryje!
   *[bottom] Auksas apačioje!
}
phrase-rock-is-at = { $place ->
    [top] Viršuje tik uola.
    [middle] Viduryje tik uola.
   *[bottom] Apačioje tik uola.
}
phrase-trust = { $who ->
    [you] Tavimi pasitikiu.
   *[other] { $name } – patikimas auksakasys.
}
phrase-distrust = { $who ->
    [you] Tavimi nepasitikiu.
   *[other] { $name } man kelia įtarimą.
}
phrase-help-me = { $tool ->
    [pickaxe] Prašau pataisyti mano kirtiklį!
    [lantern] Prašau pataisyti mano žibintą!
   *[cart] Prašau pataisyti mano vežimėlį!
}
phrase-not-me = Tai ne aš!
phrase-close-the-gap = Užtaisykite spragą tunelyje!
phrase-well-dug = { $who ->
    [you] Gerai kasi!
   *[other] { $name } gerai kasa!
}
phrase-hurry = Paskubėk, prašau.
phrase-thanks = Ačiū!
phrase-good-game = Geras žaidimas!

refusal-host-only = Tai gali tik šeimininkas.
refusal-game-runs = Dabar žaidžiama.
refusal-no-game = Dabar nežaidžiama.
refusal-seats-empty = Dar yra tuščių vietų; pasodink žmonių arba botų.
refusal-seat-taken = Ta vieta užimta.
refusal-already-seated = Vietą jau turi.
refusal-held-another = Šiame žaidime jau turėjai kitą vietą.
refusal-already-there = Taip jau yra.
refusal-name-taken = Tokį vardą prie šio stalo jau kažkas turi.
refusal-nobody-there = Nieko tokio ten nėra.
refusal-no-such-seat = Tokios vietos nėra.
refusal-not-seated = Tai gali tik žaidėjai.
refusal-paused = Žaidimas sustabdytas.
refusal-not-paused = Žaidimas nesustabdytas.
refusal-chat-off = Šeimininkas išjungė laisvas kalbas; frazės galimos visada.
refusal-text-long = Tai per ilga vienai eilutei.
refusal-too-often = Per greitai; truputį palauk.

command-say = sakyk
command-table = stalas
command-sit = sėsk
command-bot = botas
command-unbot = pašalink
command-start = pradėk
command-rematch = revanšas
command-pause = pauzė
command-resume = tęsk

help-say = sakyk labas
    .about = kalbėti prie stalo; vienas žodis parodo frazes, kurias visi supranta
help-table = stalas
    .about = kas kur sėdi ir stalo adresas
help-sit = sėsk 3
    .about = užimti 3 vietą, jei tik stebi
help-bot = botas 3
    .about = pasodinti botą (šeimininkas); be numerio – pirmoje laisvoje vietoje, su all – visose
help-unbot = pašalink 3
    .about = pašalinti botą (šeimininkas)
help-start = pradėk
    .about = pradėti žaidimą (šeimininkas)
help-rematch = revanšas
    .about = žaisti dar kartą (šeimininkas)
help-pause = pauzė
    .about = sustabdyti laikrodžius (šeimininkas)
help-resume = tęsk
    .about = vėl paleisti laikrodžius (šeimininkas)

host-others = Kiti tavo tinkle prisijungia taip: undermine join { $address }/KODAS
host-closed = Salė uždaryta. Stalai išlieka; vėl ją atidaro: undermine serve --port { $port }
