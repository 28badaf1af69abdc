# Po žaidimo: tavo suvestinė, šlovės menė, apžvalga. Įkelia tik tie puslapiai, kuriems reikia.

after-share = { $percent } % (nuo { $low } iki { $high } %)
after-percent = { $percent } %
after-of = { $hits } iš { $all }

# Tavo suvestinė.

after-record-lead = Tavo baigti žaidimai skaičiais. Šio puslapio nemato niekas, tik tu.
after-record-none = Čia dar neturi nė vieno baigto žaidimo. Pirmasis atsiras, kai tik baigsis.
after-record-games = žaidimai
after-record-played = { $count ->
    [one] žaidimas
    [few] žaidimai
    [many] žaidimo
   *[other] žaidimų
}
after-record-gold = grynuoliai
after-record-earned = { $count ->
    [one] grynuolis
    [few] grynuoliai
    [many] grynuolio
   *[other] grynuolių
}
after-record-wins = laimėta
after-record-streak = { $count ->
    [one] pergalė iš eilės
    [few] pergalės iš eilės
    [many] pergalės iš eilės
   *[other] pergalių iš eilės
}
after-record-longest = ilgiausia eilė: { $most }
after-record-counted = Skaičiai – iš paskutinių žaidimų, jų { $games }.
after-record-interval = Juosta rodo, kur 95 atvejais iš 100 yra tikroji dalis. Kuo mažiau žaidimų, tuo ji platesnė.
after-boxes = Pagal dėžutę
after-box = Dėžutė
after-roles = Pagal vaidmenį
after-role = Vaidmuo
after-rounds = raundai
after-paid = atnešė tau aukso
after-pointing = Tavo pirštas
after-pointing-why = Kaip dažnai, kai klausiama „Kas diversantas?“, parodai į diversantą, o tu juo nesi. Žymė – tiek pataikytų aklas pirštas.
after-pointing-none = Tavo pirštas dar į nieką neparodė.
after-pointing-all = Iš viso
after-pointing-hard = Sunku: mažai diversantų tarp daugelio
after-pointing-middle = Vidutiniškai
after-pointing-easy = Lengva: daug tarp nedaugelio
after-pointing-blind = aklai: { $percent } %
after-latest = Paskutiniai žaidimai
after-latest-won = laimėta
after-latest-lost = pralaimėta
after-latest-gone = Stalas nebesaugomas.
after-latest-people = { $people ->
    [one] { $people } žmogus iš { $seats }
    [few] { $people } žmonės iš { $seats }
    [many] { $people } žmogaus iš { $seats }
   *[other] { $people } žmonių iš { $seats }
}
after-story = Statistika
after-replay = Įrašas
after-rating = Reitingas
after-rating-why = Jei nori, šie namai nuo šiol tave vertins: pagal vaidmenį, iš žaidimų vien tarp žmonių. Tavo vardas tada bus šlovės menėje.
after-rating-join = Vertinkite mane
after-rating-leave = Nebevertinkite manęs
after-rating-as = Tave vertiname vardu { $name }.
after-rating-wait = Dar nieko. Skaičiuojami tik žaidimai tarp žmonių, be botų pagalbos.
after-rating-line = nuo { $low } iki { $high }
after-rating-rounds = { $count ->
    [one] { $count } raundas
    [few] { $count } raundai
    [many] { $count } raundo
   *[other] { $count } raundų
}
after-mine = Kas apie tave saugoma
after-mine-why = Pasiimk viską kaip failą arba viską ištrink.
after-export = Eksportuoti viską
after-delete = Ištrinti viską …
after-delete-what = Bus ištrinti tavo rezultatai, reitingai, dienos, frazė sugrįžti ir prieigos raktai. Prie kiekvieno stalo, kur sėdi ar turi baigtą žaidimą, tavo vardas taps „N. N.“, o tai, ką rašei pokalbyje, išnyks. Vykstančiame žaidime tavo vietą užims botas.
after-delete-others = Žaidimai lieka tiems, kurie žaidė su tavimi. Kelio atgal nėra.
after-delete-sure = Taip, noriu, kad viskas dingtų.
after-delete-do = Ištrinti viską
after-delete-done = Viskas ištrinta. Čia tavęs niekas nebepažįsta.

# Šlovės menė.

after-fame-lead = Kas šiuose namuose geriausiai kasa, meluoja ir perpranta kitus – iš tų, kurie nori būti paminėti.
after-fame-none = Čia dar nieko nėra. Reikia { $count ->
    [one] { $count } raundo
    [few] { $count } raundų
    [many] { $count } raundo
   *[other] { $count } raundų
} su vienu vaidmeniu, tik tarp žmonių.
after-fame-off = Šie namai šlovės menės neturi.
after-fame-you = tu
after-fame-place = Vieta
after-fame-name = Vardas
after-fame-skill = Gebėjimas

# Apžvalga.

after-review-lead = Nesėkmė ar klaida, pasitikėjimas ar kvailystė: kiekvienas atsakymas vertinamas tik pagal tai, ką žaidėjas galėjo žinoti.
after-review-working = Apžvalga rengiama: { $percent } %
after-review-working-why = Botai jai žaidžia tūkstančius įsivaizduojamų raundų. Tai trunka kelias sekundes, vieną kartą.
after-review-step = { $step } žingsnis iš { $steps }
after-review-round = { $round } raundas
after-review-chart = Tikimybės raundo metu
after-review-chart-how = Rodyklės eina žingsnis po žingsnio, Home ir End – į galus. Arba vilk per paveikslą.
after-review-above = Auksas randamas, žiūrint iš viršaus
after-review-above-clan = Mėlynasis klanas laimi, žiūrint iš viršaus
after-review-seat = Ką galėjo žinoti { $name }
after-review-suspicion = Įtarimas: { $name }
after-review-gold-of = Auksas: { $name }
after-review-whose = Kieno akimis
after-review-lines = Linijos
after-review-before = Žingsnis atgal
after-review-next = Žingsnis pirmyn
after-review-mistake-before = Ankstesnė klaida
after-review-mistake-next = Kita klaida
after-review-by-answer = atsakymas: { $change }
after-review-by-luck = kortos: { $change }
after-review-decisions = Sprendimai
after-review-decisions-all = Visi atsakymai
after-review-decisions-mistakes = Klaidos ir blefai
after-review-decisions-none = Nė vienos paminėti vertos klaidos.
after-review-only = be pasirinkimo
after-review-good = gerai
after-review-bluff = geras blefas
after-review-small = maža klaida
after-review-clear = aiški klaida
after-review-decisive = lemiama klaida
after-review-lost = prarasta { $gold } aukso
after-review-lost-clan = prarasta { $percent } % tikimybės
after-review-lost-duel = prarasta { $gold } aukso persvaros
after-review-better = Geriau: { $what }
after-review-luck = Sėkmė ir sprendimai
after-review-luck-why = Ką žaidėjo pusei davė kortos ir ką – jo paties atsakymai, sudėjus per visą žaidimą.
after-review-luck-cards = kortos
after-review-luck-answers = savi atsakymai
after-review-luck-lost = dėl klaidų prarastas auksas
after-review-luck-lost-clan = dėl klaidų prarasta tikimybė
after-review-luck-lost-duel = dėl klaidų prarasta persvara
after-review-unmasked = Kada paaiškėjo
after-review-unmasked-at = { $name } ({ $role }): perprasta, žingsnis { $step }.
after-review-unmasked-never = { $name } ({ $role }): neperprasta, įtarimas daugiausia { $percent } %.
after-review-wronged = { $name } ({ $role }): sąžiningas žaidimas, o vis dėlto įtarimas { $percent } %.
after-review-beliefs = Kas ką apie ką mano
after-review-beliefs-why = Šiame žingsnyje: kiek procentų eilutės žaidėjas įtaria stulpelio žaidėją.
after-review-trust = Kas kuo tikėjo
after-review-trusts = { $name } labiausiai įtarė: { $suspect } ({ $suspicion } %), pasitikėjo: { $trusted }.
after-review-right = teisingai
after-review-wrong = klaidingai
after-review-claims = Žodžiai apie tikslus
after-review-claims-none = Apie tikslus niekas nieko nesakė.
after-review-claim-true = tiesa
after-review-claim-false = netiesa
after-review-awards = Apdovanojimai
after-review-turning = Lūžio akimirkos
after-review-turning-luck = kortos
after-review-turning-answer = atsakymas
after-review-go = Į { $step } žingsnį
after-review-share = Dalytis paveikslu
after-review-share-saved = Paveikslas išsaugotas.
after-review-share-title = Išdavystė keturiais paveikslais
after-review-text = Tas pats žodžiais
after-review-table-step = Žingsnis
after-review-table-who = Kas

# Over a panel of the picture to share.

after-strip-over = { $round } raundas · { $step } žingsnis

# What if.
after-what-if = Kas, jeigu…?
after-what-if-lead = Žaisk nuo šio žingsnio toliau prieš botus arba pažiūrėk, ką būtų davęs kitas atsakymas.
after-what-if-seat = Žaidi už
after-what-if-asked = { $name } (dabar ėjimas)
after-what-if-cards = Kortos
after-what-if-same = kokios buvo
after-what-if-same-why = Tos pačios kortos rankose, ta pati kaladė. Kas skaitė šią apžvalgą, žino daug.
after-what-if-anew = kokios galėjo būti
after-what-if-anew-why = Ko { $name } šiame žingsnyje negalėjo žinoti, išdalijama iš naujo: kortos rankose, vaidmenys, tikslai ir kaladė. Taip niekas nežaidžia žinodamas, kas bus.
after-what-if-bots = Kiti žaidžia
after-what-if-go = Žaisti nuo čia
after-what-if-busy = Kortos dėliojamos…
after-what-if-over = Šiame žingsnyje žaidimas jau baigtas. Žaisti toliau galima nuo ankstesnio.
after-what-if-note = Tai niekur neskaičiuojama: nei rezultatuose, nei reitinguose.
after-what-if-link = Kopijuoti nuorodą į šį žingsnį
after-try = Kitas atsakymas
after-try-given = { $name } atsakė: { $what }
after-try-instead = Kas, jeigu vietoj to…
after-try-only = Kitaip čia atsakyti nebuvo galima.
after-try-setup = Čia dalijamos kortos, dar niekas neatsakė. Ženk žingsnį pirmyn.
after-try-go = Išbandyti
after-try-working = Botai įsivaizduoja, kas iš to išeis: { $percent } %
after-try-played = kaip buvo žaista
after-try-other = kitas atsakymas
after-try-gold = Tikėtinas auksas, žiūrint iš viršaus: { $name }
after-try-before = Prieš šį atsakymą
