# Kas naršyklėje pasakoja žaidimą: žurnalas, pokalbis, pabaigos, įrašas, statistika. Vardų nelinksniuojame.

tales-log = Kas įvyko
tales-round = { $round } raundas
tales-nothing = Dar nieko.
tales-show-cell = Rodyti lentoje
tales-newest = Prie naujausio
tales-line = Žurnalas ir pokalbis
tales-unread = { $count ->
    [one] { $count } naujiena
    [few] { $count } naujienos
    [many] { $count } naujienos
   *[other] { $count } naujienų
}
tales-talk = Pokalbis
tales-said = Kas ką pasakė
tales-nobody-spoke = Dar niekas nieko nepasakė.
tales-said-before = Praėjusiame žaidime
tales-said-now = Šiame žaidime
tales-phrases = Ką pasakyti
tales-more = Daugiau …
tales-fewer = Mažiau
tales-back = Atgal
tales-chat = Rašyk visiems prie stalo
tales-send = Siųsti
tales-too-fast = Lėčiau! Leisk kitiems perskaityti.
tales-not-sent = Serveris neatsako. Pabandyk po akimirkos.
tales-you = tu

tales-missed = Kol tavęs nebuvo
tales-missed-earlier = { $count ->
    [one] Žurnale yra dar { $count } įrašas.
    [few] Žurnale yra dar { $count } įrašai.
    [many] Žurnale yra dar { $count } įrašo.
   *[other] Žurnale yra dar { $count } įrašų.
}
tales-missed-turn = Dabar tavo ėjimas.
tales-missed-close = Atgal į žaidimą

tales-round-end = Raundo pabaiga
tales-round-of = { $round } raundas iš { $rounds }
tales-skip = Atversti visas
tales-face-down = vaidmens korta, užversta
tales-found-gold = rado auksą
tales-no-gold = šįkart be aukso
tales-nuggets = { $count ->
    [one] { $count } grynuolis
    [few] { $count } grynuoliai
    [many] { $count } grynuolio
   *[other] { $count } grynuolių
}
tales-your-gold = { $count ->
    [one] Turi { $count } grynuolį.
    [few] Turi { $count } grynuolius.
    [many] Turi { $count } grynuolio.
   *[other] Turi { $count } grynuolių.
}
tales-secret = Kiek turi kiti, lieka paslaptis iki žaidimo pabaigos.
tales-why = Kodėl tiek
tales-next = Kitas raundas
tales-ready = pasiruošę: { $ready } iš { $all }
tales-goes-on = Žaidimas pats tęsis po { $time }.
tales-board = Rodyti lentą
tales-back-roles = Atgal prie vaidmenų
tales-to-table = Prie stalo
tales-to-end = Galutinė rikiuotė
tales-show-round = Kaip baigėsi raundas
tales-how-ended = Kaip viskas baigėsi

tales-game-over = Žaidimas baigtas
tales-winner = { $who ->
    [you] Tu laimi!
   *[other] Laimi { $name }.
}
tales-no-winner = Šį kartą nelaimi niekas
tales-winners = Bendra pergalė: { $names }
tales-show-result = Rezultatas
tales-standings = Rikiuotė
tales-place = vieta
tales-player = žaidėjas
tales-gold = auksas
tales-who-was-what = Kas kuo buvo
tales-nobody-had = niekas neturėjo
tales-turning = Lūžio akimirkos
tales-no-turning = Nė viena akimirka šio žaidimo neapvertė.
tales-watch-here = Žiūrėti įraše
tales-rematch = Revanšas
tales-rematch-about = tie patys žmonės, tos pačios taisyklės
tales-rematch-alone = naujos kortos, tos pačios taisyklės
tales-rematch-day = tos pačios kortos; skaičiuojamas tik pirmas žaidimas
tales-rematch-wait = Revanšą gali pradėti šeimininkas; tavo vieta lieka tau.
tales-replay = Įrašas
tales-story = Statistika
tales-honest = Ar kortos išdalytos sąžiningai?
tales-honest-about = Visos kortos išplaukia iš sėklos. Prieš pirmą dalijimą visi matė jos antspaudą – atspaudą, tinkantį tik jai, todėl vėliau kortų niekas rinktis negalėjo. Tai patikrinsi su žaidimo užrašu: undermine verify.
tales-seal = Antspaudas
tales-seed = Sėkla
tales-record = Atsisiųsti užrašą
tales-story-title = Vieno žaidimo istorija
tales-gold-by-round = Auksas pagal raundus
tales-total = iš viso
tales-tallies = Kas ką veikė
tales-tally-said = frazės
tales-tally-lied = melas
tales-no-story = Šio žaidimo skaityti negalima

tales-step = { $step } žingsnis iš { $steps }
tales-first = Pirmas žingsnis
tales-previous = Žingsnis atgal
tales-play = Leisti
tales-pause = Sustabdyti
tales-forward = Žingsnis pirmyn
tales-last = Paskutinis žingsnis
tales-speed = Greitis
tales-eyes = Kieno akimis?
tales-above = Viskas, iš viršaus
tales-go-to = Eiti į
tales-hand = kortos rankoje
tales-players = Žaidėjai
tales-share = Kopijuoti nuorodą į šį žingsnį
tales-shared = Nuoroda nukopijuota.

# Who is it? Everybody points at somebody before the roles are turned over.
tales-who-is-it = Kas diversantas?
tales-point-ask = Parodyk, ką įtari, kol kortos dar neatverstos.
tales-point-watch = Ką įtari? Žiūrovai skaičiuojami atskirai.
tales-point-screen = Parodykite telefonuose, ką įtariate, kol kortos dar neatverstos.
tales-point-at = Rodyti: { $name }
tales-pointed = Rodai: { $name }.
tales-has-pointed = jau rodo
tales-point-count = parodė: { $pointed } iš { $all }
tales-point-turn = Atversti kortas
tales-pointed-right = įtarimas: { $name } – pataikyta
tales-pointed-wrong = įtarimas: { $name } – pro šalį
tales-pointed-bluff = rodo: { $name }
tales-point-onlookers = { $count ->
    [one] įtaria { $count } žiūrovas
    [few] įtaria { $count } žiūrovai
    [many] įtaria { $count } žiūrovo
   *[other] įtaria { $count } žiūrovų
}
tales-fooled = { $who ->
    [you] { $count ->
        [one] Tavimi patikėjo { $count } žaidėjas.
        [few] Tavimi patikėjo { $count } žaidėjai.
        [many] Tavimi patikėjo { $count } žaidėjo.
       *[other] Tavimi patikėjo { $count } žaidėjų.
    }
   *[other] { $count ->
        [one] { $name }: patikėjo { $count } žaidėjas.
        [few] { $name }: patikėjo { $count } žaidėjai.
        [many] { $name }: patikėjo { $count } žaidėjo.
       *[other] { $name }: patikėjo { $count } žaidėjų.
    }
}
tales-suspicion = Kas ką įtarė
tales-liar = Patikimiausias melagis
tales-eye = Aštriausia akis
tales-review = Apžvalga
