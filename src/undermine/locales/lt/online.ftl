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

refusal-host-only = Tai gali tik šeimininkas.
refusal-game-runs = Dabar žaidžiama.
refusal-not-in-lobby = Tai galima keisti tik prieš pirmą žaidimą.
refusal-too-many-people = Čia sėdi daugiau žmonių, nei šis žaidimas turi vietų.
refusal-face-taken = Kažkas prie šio stalo jau turi tokį veidą.
refusal-no-such-face = Tokio veido nėra.
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
refusal-chat-off = Šeimininkas išjungė laisvą pokalbį; paruoštos frazės galimos visada.
refusal-no-pointing = Šeimininkas čia nenori, kad būtų rodoma į kitus.
refusal-pointing-over = Rodyti dabar per vėlu arba per anksti.
refusal-not-at-yourself = Rodyk į ką nors kitą.
refusal-text-long = Tai per ilga vienai eilutei.
refusal-too-often = Per greitai; truputį palauk.
refusal-too-much = { $count ->
    [one] Per daug iš karto; tęsk po { $count } sekundės.
    [few] Per daug iš karto; tęsk po { $count } sekundžių.
    [many] Per daug iš karto; tęsk po { $count } sekundės.
   *[other] Per daug iš karto; tęsk po { $count } sekundžių.
}
refusal-name-empty = Slapyvardžiui reikia bent vienos raidės ar skaitmens.
refusal-name-long = Šis slapyvardis per ilgas.
refusal-text-empty = Čia nieko nepasakyta.
refusal-no-such-code = Stalo su tokiu kodu nėra.
refusal-no-such-table = Tokio stalo nėra.
refusal-no-such-game = Tokio žaidimo prie šio stalo nėra.
refusal-table-full = Prie šio stalo jau tiek žmonių, kad daugiau niekas netelpa.
refusal-elsewhere = Šis stalas tau atvertas tiek daug kitų langų, kad šį teko uždaryti.
refusal-too-many-sockets = Vienu metu atvėrei per daug stalų; pirmiausia kurį nors uždaryk.
refusal-stale = Tuo metu kažkas įvyko; pažiūrėk dar kartą.
refusal-too-late = Tam jau per vėlu.
refusal-not-your-turn = Ne tavo ėjimas.
refusal-no-hint-today = Dienos iššūkis žaidžiamas be patarimų.
refusal-no-such-day = Tokios dienos nėra.
refusal-sealed-day = Šios dienos kortos bus parodytos dienai pasibaigus.
refusal-no-bells = Šie namai niekam nepraneša.
refusal-bell-unknown = Tokio pranešimo neturi arba šie namai nekviečia šios naršyklės tarnybos.
refusal-bell-wrong = Tai ne naršyklės, kuriai galima pranešti, raktai.
refusal-no-review = Šios dėžės žaidimų apžvalga čia užtruktų per ilgai.
refusal-no-such-step = Tokio žingsnio šiame žaidime nėra.
refusal-no-such-answer = Šiame žingsnyje taip atsakyti nebuvo galima.
refusal-no-trial = Dabar to išbandyti negalima.
refusal-step-is-over = Šiame žingsnyje žaidimas jau baigtas; rinkis ankstesnį.
refusal-not-anew = Nuo čia šio žaidimo kortų iš naujo išdalyti negalima; žaisk toliau su tomis, kurios buvo.
refusal-what-if-alone = Žaidimą „kas, jeigu“ prieš botus žaidžia tas, kas jį pradėjo; kiti gali stebėti.

online-what-if-log = Kas, jeigu… Nuo čia tai jau kitas žaidimas.
refusal-no-hint-now = Dabar patarimo nėra.
refusal-no-hint = Patariama tik ten, kur be tavęs žaidžia vien botai.
refusal-not-yours = To daryti negali.
refusal-store-away = Stalai dabar nepasiekiami; pabandyk po akimirkos.
refusal-no-token = Pirma pasakyk, kas esi: įkelk puslapį iš naujo.
refusal-bad-token = Tavęs čia nebepažįsta: įkelk puslapį iš naujo.
refusal-too-large = Per daug vienu metu.
refusal-unreadable = Tokio ėjimo čia nėra.
refusal-name-alike = Prie šio stalo jau kažkas turi vardą, kuris atrodo lygiai taip pat.
refusal-name-marks = Tame varde ant vienos raidės per daug ženklų.
refusal-needs-host = Vykstant žaidimui vietas dalija tik šeimininkas; paklausk jo žodžio.
refusal-wrong-word = Tai ne tas žodis, kurį šeimininkas davė šiai vietai.
refusal-wrong-code = Šis kodas neteisingas, jau panaudotas arba per senas.
refusal-wrong-phrase = Tokios frazės čia niekas neturi.
refusal-unreadable-table = Šio stalo nebegalima perskaityti; serverio prižiūrėtojui apie tai pranešta.
refusal-foreign-page = Kitos svetainės puslapis negali veikti už tave.
refusal-blocked = Šių namų prižiūrėtojas tavęs daugiau neįleidžia.
refusal-table-closed = Šių namų prižiūrėtojas šį stalą uždarė.
refusal-chat-hushed = Šių namų prižiūrėtojas išjungė laisvus pokalbius. Paruoštos frazės lieka.
refusal-no-such-language = Tokios kalbos čia nėra.
refusal-passkey-no-domain = Prieigos raktams reikia namų su vardu: adresas iš skaičių jų turėti negali.
refusal-passkey-no-tls = Prieigos raktams reikia saugaus ryšio: adreso, kuris prasideda https.
refusal-passkey-known = Šis prieigos raktas jau kažkieno.
refusal-passkey-unknown = Šis prieigos raktas čia nežinomas; galbūt jis pašalintas.
refusal-passkey-wrong = Tai nebuvo prieigos rakto atsakymas į klausimą. Bandyk dar kartą.
refusal-passkey-late = Tai truko per ilgai arba jau buvo panaudota. Bandyk dar kartą.
refusal-passkey-many = Turi tiek prieigos raktų, kad vieną pirma reikia pašalinti.

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
    .about = pasodinti botą (šeimininkas); be skaičiaus – į pirmą laisvą vietą, su all – į visas; bot sly arba bot mica:gentle pasako, kurį
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

# Ką sako nuoroda į stalą ten, kur ji nusiųsta.
online-preview = { $count ->
    [one] Stalas { $count } žaidėjui: sėsk ir kask arba stebėk.
    [few] Stalas { $count } žaidėjams: sėsk ir kask arba stebėk.
    [many] Stalas { $count } žaidėjo: sėsk ir kask arba stebėk.
   *[other] Stalas { $count } žaidėjų: sėsk ir kask arba stebėk.
}
