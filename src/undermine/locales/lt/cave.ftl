# Tamsusis urvas: kortos, klanai, tikslai, klausimai, kas nutiko, kodėl ne.

card-rat = žiurkė
    .object = žiurkę
    .short = žiurkė
    .effect = Privilioja žiurkę ir veda ją iki 3 laukelių: ką ji sutinka, tas visam laikui netenka kortos iš rankos.
card-crawler = šliaužikas
    .object = šliaužiką
    .short = šliaužikas
    .effect = Privilioja šliaužiką ir veda jį iki 4 laukelių: sutikti nykštukai paralyžiuojami ir kitą savo ėjimą neina.
card-goblin = goblinas
    .object = gobliną
    .short = goblinas
    .effect = Privilioja gobliną ir veda jį iki 5 laukelių: ką jis sutinka, tas netenka grynuolio.
card-web = voratinklis
    .object = voratinklį
    .short = voratinklis
    .effect = Dėk ten, kur jungiasi dviejų kortų keliai, arba ant atviro kelio galo: kol tavo eilė ateis dar du kartus, ten niekas nepraeina.
card-boots = batai
    .object = batus
    .short = batai
    .effect = Dėk prieš bet kurį žaidėją: jo nykštukas per ėjimą gali nueiti iki 4 laukelių, o ne 3.
card-axe = kovos kirvis
    .object = kovos kirvį
    .short = kirvis
    .effect = Dėk prieš bet kurį žaidėją: vėliau išmestas, jis nuveja pabaisą, kol ji dar nepuolė, arba susilpnina voratinklį.
card-secret = slapta žinia
    .object = slaptą žinią
    .short = paslaptis
    .effect = Pažiūrėk į užverstą tikslą arba į kito žaidėjo klano kortą; žinosi tik tu.
card-hand-swap = kortų mainai
    .object = kortų mainus
    .short = mainai
    .effect = Susikeisk visomis kortomis su kitu žaidėju; ėjimo pabaigoje kortą vietoj tavęs ima jis.
card-den = tunelis su guoliu
    .object = tunelį su guoliu
    .short = guolis
    .effect = Iš tamsaus guolio lenda priviliotos pabaisos.
card-vein = aukso gysla
    .object = aukso gyslą
    .short = aukso gysla
    .effect = Čia guli grynuolis. Kas sustoja, jį pasiima ir parodo klano kortą.
card-cave-ladder = tunelis su kopėčiomis
    .object = tunelį su kopėčiomis
    .short = kopėčios
    .effect = Nuo kopėčių iki kopėčių – vienas žingsnis, kad ir kaip toli būtų.
card-cave-bridge = medinis tiltas
    .object = medinį tiltą
    .short = tiltas
    .effect = Kas užlipa ant tilto, visam laikui netenka kortos iš rankos; kelias po tiltu nieko nekainuoja.
card-cave-tunnel = dvigubas posūkis su landa
    .object = dvigubą posūkį su landa
    .short = landa
    .effect = Du posūkiai; kas pralenda pro landą tarp jų, sumoka grynuolį.

role-blue-loyal = ištikimas nykštukas (mėlynųjų klanas)
    .task = Dirbi mėlynųjų klanui: išnešk jam iš urvo aukso.
    .many = Ištikimi mėlynieji nykštukai
role-blue-saboteur = diversantas (mėlynųjų klanas)
    .task = Nešioji mėlyną spalvą, bet dirbi geltonųjų klanui ir su juo laimi.
    .many = Mėlynieji diversantai
side-blue-clan = Mėlynųjų klanas
    .won = Mėlynųjų klanas laimi.
finish-blue-clan = laimi mėlynųjų klanas
log-ended-blue-clan = { $who ->
    [you] Žaidimas baigtas, laimi mėlynųjų klanas; iš urvo anksčiausiai išėjai tu.
   *[other] Žaidimas baigtas, laimi mėlynųjų klanas; iš urvo anksčiausiai išėjo { $name }.
}
role-yellow-loyal = ištikimas nykštukas (geltonųjų klanas)
    .task = Dirbi geltonųjų klanui: išnešk jam iš urvo aukso.
    .many = Ištikimi geltonieji nykštukai
role-yellow-saboteur = diversantas (geltonųjų klanas)
    .task = Nešioji geltoną spalvą, bet dirbi mėlynųjų klanui ir su juo laimi.
    .many = Geltonieji diversantai
side-yellow-clan = Geltonųjų klanas
    .won = Geltonųjų klanas laimi.
finish-yellow-clan = laimi geltonųjų klanas
log-ended-yellow-clan = { $who ->
    [you] Žaidimas baigtas, laimi geltonųjų klanas; iš urvo anksčiausiai išėjai tu.
   *[other] Žaidimas baigtas, laimi geltonųjų klanas; iš urvo anksčiausiai išėjo { $name }.
}
log-ended-none = Žaidimas baigtas. Iš urvo niekas neišėjo, tad niekas nelaimi.
finish-none = niekas nelaimi

goal-north-west = Tikslas viršuje kairėje
    .object = tikslą viršuje kairėje
goal-north-east = Tikslas viršuje dešinėje
    .object = tikslą viršuje dešinėje
goal-south-west = Tikslas apačioje kairėje
    .object = tikslą apačioje kairėje
goal-south-east = Tikslas apačioje dešinėje
    .object = tikslą apačioje dešinėje
legend-exit = išėjimas
legend-den = guolis
legend-ladder = kopėčios
legend-vein = aukso gysla

question-move = Kur? Pasirink apšviestą laukelį arba lik vietoje.
    .other = { $name } keliauja …
question-axe = Pabaisa! Ar panaudosi kirvį?
    .other = { $name } galvoja apie kirvį …
question-vein = Ar imi grynuolį ir parodai klano kortą?
    .other = { $name } žiūri į auksą …
question-stop = Ar baigti žaidimą čia?
    .other = { $name } galvoja, ar baigti …

choice-move = eiti
choice-stay = likti vietoje
choice-cut = kirsti voratinklį
choice-axe = panaudoti kirvį
choice-endure = pasilikti kirvį
choice-pocket = imti
choice-forgo = palikti
choice-propose = siūlyti baigti žaidimą
choice-agree = sutikti
choice-refuse = žaisti toliau
answer-move = Eiti
answer-stay = Likti vietoje
answer-cut = Kirsti voratinklį
answer-axe = Panaudoti kirvį
answer-endure = Pasilikti kirvį
answer-pocket = Imti
answer-forgo = Palikti
answer-propose = Siūlyti baigti žaidimą
answer-agree = Sutikti
answer-refuse = Žaisti toliau

field-n = viršutinis laukelis
field-e = dešinysis laukelis
field-s = apatinis laukelis
field-w = kairysis laukelis
field-c = vidurinis laukelis
field-a = pirmasis posūkis
field-b = antrasis posūkis
field-h = kelias po tiltu
field-v = ant tilto
field-t = landoje
edge-n = viršutinis kraštas
edge-e = dešinysis kraštas
edge-s = apatinis kraštas
edge-w = kairysis kraštas
way-steps = { $count ->
    [one] { $count } žingsnis
    [few] { $count } žingsniai
    [many] { $count } žingsnio
   *[other] { $count } žingsnių
}
way-cards = { $count ->
    [one] kainuoja { $count } kortą iš rankos
    [few] kainuoja { $count } kortas iš rankos
    [many] kainuoja { $count } kortos iš rankos
   *[other] kainuoja { $count } kortų iš rankos
}
way-nuggets = { $count ->
    [one] kainuoja { $count } grynuolį
    [few] kainuoja { $count } grynuolius
    [many] kainuoja { $count } grynuolio
   *[other] kainuoja { $count } grynuolių
}
way-meets = sutiks: { $whom }
way-goal = atvers tikslą
way-exit = laukan iš urvo

log-cave-lured = { $who ->
    [you] Priviliojai pabaisą: { $card }.
   *[other] { $name } priviliojo pabaisą: { $card }.
}
log-cave-gone = Pabaisos nebėra: { $card }.
log-cave-web = { $who ->
    [you] Padėjai voratinklį.
   *[other] { $name } padėjo voratinklį.
}
log-cave-web-gone = Vieno voratinklio nebėra.
log-cave-gear = { $deed ->
    [you-other] Davei { $card }, gavo { $target }.
    [other-you] { $actor } davė tau { $card }.
    [you-self] Pasiėmei { $card }.
    [other-self] { $actor } pasiėmė { $card }.
   *[other-other] { $actor } davė { $card }, gavo { $target }.
}
log-cave-axe = { $who ->
    [you] Panaudojai kirvį.
   *[other] { $name } panaudojo kirvį.
}
log-cave-left = { $who ->
    [you] Tu išėjai iš urvo!
   *[other] { $name } išėjo iš urvo!
}
log-cave-nugget = { $who ->
    [you] Pasiėmei gyslos grynuolį.
   *[other] { $name } pasiėmė gyslos grynuolį.
}
log-cave-lost = { $who ->
    [you] Netekai grynuolio.
   *[other] { $name } neteko grynuolio.
}
log-cave-returned = { $who ->
    [you] Likai viduje; tavo auksas grąžinamas į banką.
   *[other] { $name } liko viduje; auksas grąžinamas į banką.
}
log-cave-maximum = { $who ->
    [you] Nuo šiol rankoje gali laikyti daugiausia tiek kortų: { $limit }.
   *[other] { $name } nuo šiol rankoje gali laikyti daugiausia tiek kortų: { $limit }.
}
log-cave-bitten = { $who ->
    [you] Žiurkė nugraužia tau kortą!
   *[other] Žiurkė puola, kortos netenka { $name }!
}
log-cave-robbed = { $who ->
    [you] Goblinas atima iš tavęs grynuolį!
   *[other] Goblinas puola, grynuolio netenka { $name }!
}
log-cave-paralysed = { $who ->
    [you] Šliaužikas tave paralyžiuoja!
   *[other] Šliaužikas puola ir paralyžiuoja: { $name }!
}
log-cave-unveiled = { $who ->
    [you] Visi mato tavo klano kortą: { $role }.
   *[other] { $name } parodė klano kortą: { $role }.
}
log-cave-scanned = { $who ->
    [you] Pasižiūrėjai į likusias klanų kortas: { $roles }.
   *[other] { $name } pasižiūrėjo į likusias klanų kortas.
}
log-cave-looked = { $who ->
    [you] Pažiūrėjai į { $goal }: { $seen }.
   *[other] { $name } pažiūrėjo į { $goal }.
}
log-cave-found = { $goal } atverčiamas: { $seen }.
log-cave-treasure = { $clan ->
    [blue] Mėlynųjų klano lobis: { $saved } × { $rivals } = { $value }.
   *[yellow] Geltonųjų klano lobis: { $saved } × { $rivals } = { $value }.
}
rivals = { $count ->
    [one] { $count } varžovas
    [few] { $count } varžovai
    [many] { $count } varžovo
   *[other] { $count } varžovų
}

reason-not-in-play = šios pabaisos ant stalo nėra: { $card }; parink jai guolį
reason-already-in-play = ši pabaisa jau ant stalo ir eina iš ten, kur stovi: { $card }
reason-no-den-there = atviro guolio ten nėra
reason-no-axe = prieš tave jokio kirvio nėra
reason-no-web-here = tavo nykštukas prie to voratinklio nestovi
reason-axe-too-late = kirvis turi gulėti prieš tave jau tada, kai nykštukas ateina prie voratinklio; šis padėtas tik dabar
reason-not-moving-yet = pirma žaisk arba išmesk kortą, tada eis tavo nykštukas
reason-no-steps-left = žingsnių nebeliko
reason-no-field-there = tokio laukelio ten nėra
reason-web-in-the-way = kelią užtveria voratinklis
reason-not-one-step = iki ten toliau nei vienas žingsnis
reason-no-open-side = joks kortos kelias ten neišeina
reason-web-there = voratinklis ten jau yra
reason-edge-named-otherwise = vadink šį kraštą pagal kortą iš kairės arba viršuje
reason-has-boots = { $who ->
    [you] batus jau turi
   *[other] batus jau turi { $name }
}
reason-clan-card-shown = { $who ->
    [you] tavo klano korta atversta
   *[other] klano korta jau atversta, ją turi { $name }
}
reason-somebody-stands-there = ant tos kortos kažkas stovi
reason-proposed-already = šiuo ėjimu tai jau siūlei
reason-too-early-to-stop = dar per anksti: yra ką imti ir kur tiesti

game-cave = Tamsusis urvas
