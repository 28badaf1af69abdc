## Kortos, figūrėlės ir vaidmenys

table-clan = klanas
table-clan-blue = mėlynas
table-clan-yellow = geltonas
table-clan-loyal = ištikimas
table-clan-saboteur = diversantas
table-place = vieta
    .out = lauke
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
role-yellow-loyal = ištikimas nykštukas (geltonųjų klanas)
    .task = Dirbi geltonųjų klanui: išnešk jam iš urvo aukso.
    .many = Ištikimi geltonieji nykštukai
role-yellow-saboteur = diversantas (geltonųjų klanas)
    .task = Nešioji geltoną spalvą, bet dirbi mėlynųjų klanui ir su juo laimi.
    .many = Geltonieji diversantai
side-yellow-clan = Geltonųjų klanas
    .won = Geltonųjų klanas laimi.
finish-yellow-clan = laimi geltonųjų klanas
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
rivals = { $count ->
    [one] { $count } varžovas
    [few] { $count } varžovai
    [many] { $count } varžovo
   *[other] { $count } varžovų
}

## Klausimai ir atsakymai

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

## Kas įvyko

log-ended-blue-clan = { $who ->
    [you] Žaidimas baigtas, laimi mėlynųjų klanas; iš urvo anksčiausiai išėjai tu.
   *[other] Žaidimas baigtas, laimi mėlynųjų klanas; iš urvo anksčiausiai išėjo { $name }.
}
log-ended-yellow-clan = { $who ->
    [you] Žaidimas baigtas, laimi geltonųjų klanas; iš urvo anksčiausiai išėjai tu.
   *[other] Žaidimas baigtas, laimi geltonųjų klanas; iš urvo anksčiausiai išėjo { $name }.
}
log-ended-none = Žaidimas baigtas. Iš urvo niekas neišėjo, tad niekas nelaimi.
log-cave-lured = { $who ->
    [you] Priviliojai pabaisą: { $title }.
   *[other] { $name } priviliojo pabaisą: { $title }.
}
log-cave-gone = Pabaisos nebėra: { $figure }.
log-cave-web = { $who ->
    [you] Padėjai voratinklį.
   *[other] { $name } padėjo voratinklį.
}
log-cave-web-gone = Vieno voratinklio nebėra.
log-cave-gear = { $pair ->
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
    [you] Nuo šiol rankoje gali laikyti daugiausia tiek kortų: { $number }.
   *[other] { $name } nuo šiol rankoje gali laikyti daugiausia tiek kortų: { $number }.
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
log-cave-found = { $title } atverčiamas: { $seen }.
log-cave-treasure = { $clan ->
    [blue] Mėlynųjų klano lobis: { $saved } × { $rivals } = { $value }.
   *[yellow] Geltonųjų klano lobis: { $saved } × { $rivals } = { $value }.
}

## Kodėl ne

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

## Puslapis naršyklėje

web-option-axe-web-range = Voratinklis kertamas
web-value-axe-web-range-port = stovint prie pat jo
web-value-axe-web-range-card = iš bet kur gretimoje kortoje
web-option-clan = Klanas, kai žaidžia trys ar keturi
web-value-clan-blue = mėlynasis
web-value-clan-yellow = geltonasis
web-option-early-end = Ankstyva pabaiga
web-value-early-end-vote = jei visi sutinka
web-value-early-end-off = niekada
web-option-end-on-last-card = Po pačios paskutinės kortos
web-value-end-on-last-card-immediate = iškart pabaiga
web-value-end-on-last-card-turn-end = užbaigti ėjimą
web-option-fresh-axe-cuts = Ką tik padėtas kirvis perkerta voratinklį, prie kurio nykštukas jau stovėjo
web-option-goal-fields = Tikslo laukeliai
web-value-goal-fields-entry-centre = kiekvienas įėjimas ir vidurys
web-value-goal-fields-single = tik vienas
web-option-hand-limit = Rankos riba
web-value-hand-limit-cap-draw = riboja ėmimą
web-value-hand-limit-emergent = tik pasakoma
web-option-hand-limit-floor = Rankos riba nenukrinta žemiau
web-option-move-on-after-axe = Po kirvio nykštukas gali eiti toliau
web-option-spawn-attacks = Pabaisa puola ten, kur pasirodo
web-option-vein-optional = Gyslos grynuolį galima palikti
web-option-vein-range = Gyslos grynuolis paimamas
web-value-vein-range-field = jos laukelyje
web-value-vein-range-card = bet kur jos kortoje
play-want-hand-swap = Su kuo susikeisi kortomis? Pasirink apšviestą žaidėją.
play-want-rat = Iš kurio guolio išlįs žiurkė? Pasirink apšviestą.
play-want-crawler = Iš kurio guolio išlįs šliaužikas? Pasirink apšviestą.
play-want-goblin = Iš kurio guolio išlįs goblinas? Pasirink apšviestą.
play-want-web = Kur dėsi voratinklį? Pasirink apšviestą kraštą.
play-want-boots = Kas gaus batus? Pasirink apšviestą žaidėją.
play-want-axe = Kas gaus kovos kirvį? Pasirink apšviestą žaidėją.
play-want-secret = Tikslas ar klano korta? Pasirink apšviestą tikslą arba žaidėją.
play-ask-field = Pasirink apšviestą vietą.
play-go = Eiti: { $way }
play-step-by-step = Žingsnis po žingsnio
play-cave-clan = { $clan ->
    [blue] mėlynųjų klanas
   *[yellow] geltonųjų klanas
}
play-cave-nuggets = { $count ->
    [one] { $count } grynuolis
    [few] { $count } grynuoliai
    [many] { $count } grynuolio
   *[other] { $count } grynuolių
}
play-cave-lies = paralyžiuotas
play-cave-out = išėjo iš urvo
play-cave-most = { $count ->
    [one] daugiausia { $count } korta rankoje
    [few] daugiausia { $count } kortos rankoje
    [many] daugiausia { $count } kortos rankoje
   *[other] daugiausia { $count } kortų rankoje
}
tales-cave-out = išnešta: { $nuggets }
tales-cave-first = išėjo anksčiausiai, išnešta: { $nuggets }
tales-cave-inside = liko urve

## Skyrių antraštės

chapter-cave-setup = Prieš pradedant
chapter-cave-paths = Kelių tiesimas
chapter-cave-moves = Kaip eina nykštukas
chapter-cave-places = Kopėčios, tiltai, landos ir aukso gyslos
chapter-cave-goals = Tikslai ir išėjimas
chapter-cave-tricks = Slapta žinia, akmenų griūtis, kortų mainai
chapter-cave-webs = Voratinkliai, batai ir kirviai
chapter-cave-monsters = Pabaisos
chapter-cave-end = Žaidimo pabaiga

## Apie ką žaidimas

book-cave-aim = Yra du nykštukų klanai – mėlynųjų ir geltonųjų. Ieškote kelio iš tamsaus urvo, o skaičiuojamas tik iš jo išneštas auksas. Laimi klanas, kurio lobis vertingesnis.
book-cave-aim-two = Ieškote kelio iš tamsaus urvo. Kas pirmas išeina, tas laimi.
book-cave-two-loyal = Vienas iš jūsų yra ištikimas mėlynųjų klano nykštukas, kitas – geltonųjų. Diversantų tarp jūsų nėra.
book-cave-cards = Prie šio stalo sumaišoma: { $roles }. Kiekvienas gauna po vieną užverstą klano kortą ir slapta ją pasižiūri.
book-cave-one-clan = Visi čia nešiojate tą pačią spalvą, bet diversantai dirba kitam klanui.
book-cave-back = Kortos nugarėlė visiems rodo, kuriam klanui priklausai. Ar esi ištikimas nykštukas, ar diversantas, žinai tik tu.
book-cave-work = Ištikimas nykštukas dirba savo kortos klanui ir su juo laimi. Diversantas dirba kitam klanui ir laimi su anuo.
book-cave-left-over = { $count ->
    [one] Lieka { $count } klano korta. Ji guli nuošaly, ir niekas jos nematė.
    [few] Lieka { $count } klanų kortos. Jos guli nuošaly, ir niekas jų nematė.
    [many] Lieka { $count } klanų kortos. Jos guli nuošaly, ir niekas jų nematė.
   *[other] Lieka { $count } klanų kortų. Jos guli nuošaly, ir niekas jų nematė.
}

## Prieš pradedant

book-cave-start = Visi nykštukai pradeda ant pradžios kortos. Ji atvira į visas keturias puses ir turi kopėčias.
book-cave-corners = Kampuose guli keturi užversti tikslai: išėjimas, guolis, kopėčios ir aukso gysla. Kuris kur, niekas nežino.
book-cave-distance = { $count ->
    [one] Nuo pradžios iki kiekvieno tikslo – { $count } korta į kairę arba į dešinę ir tiek pat aukštyn arba žemyn.
    [few] Nuo pradžios iki kiekvieno tikslo – { $count } kortos į kairę arba į dešinę ir tiek pat aukštyn arba žemyn.
    [many] Nuo pradžios iki kiekvieno tikslo – { $count } kortos į kairę arba į dešinę ir tiek pat aukštyn arba žemyn.
   *[other] Nuo pradžios iki kiekvieno tikslo – { $count } kortų į kairę arba į dešinę ir tiek pat aukštyn arba žemyn.
}
book-cave-nuggets = Kiekvienas pradeda su trimis grynuoliais. Savuosius laikyk prieš save visiems matomus.
book-cave-piles = Kortos yra iš trijų krūvelių: I, II ir III. Po penkias kiekvienos krūvelės kortas lieka dėžutėje, ir niekas nežino, kurios. Kaladės viršuje guli likusios I krūvelės kortos, po jomis – II, o pačioje apačioje – III.
book-cave-hand-one = Kiekvienas gauna penkias I krūvelės kortas.
book-cave-hand-two = Kiekvienas gauna keturias I krūvelės kortas ir vieną II krūvelės kortą.
book-cave-hand-three = Kiekvienas gauna tris I krūvelės kortas ir dvi II krūvelės kortas.
book-cave-backs = Tavo kortų nugarėles (I, II ar III) mato visi, o kas kitoje pusėje – tik tu.
book-cave-first-by-lot = Kas pradeda, nusprendžia burtai. Po tavęs eina kaimynas iš kairės.
book-cave-first-seat = Pradeda { $seat } vieta. Po tavęs eina kaimynas iš kairės.

## Tavo ėjimas

book-cave-turn = Pirmiausia panaudoji kortas: padedi vieną kelio kortą, žaidi vieną veiksmo kortą arba išmeti užverstas vieną ar dvi kortas.
book-cave-then-move = Tada tavo nykštukas gali nueiti iki trijų laukelių, net jei kortas tik išmetei.
book-cave-then-draw = Pabaigoje imi iš kaladės: už padėtą ar sužaistą kortą – vieną, už išmestas – tiek pat, kiek išmetei.
book-cave-maximum = Tavo rankos riba – penkios kortos. Kiekvienas užlipimas ant tilto ir kiekvienas žiurkės įkandimas iki žaidimo pabaigos sumažina ją viena korta. Daugiau už ribą neimi, bet ką jau turi rankoje, tą pasilieki.
book-cave-nothing-to-lose = Jei neturi kortos, kurios galėtum netekti, tiltas ribą vis tiek sumažina, o žiurkė – ne.
book-cave-no-maximum = Kortos, kurią praradai ant tilto ar dėl žiurkės, netenki visam laikui, nes nieko už ją neimi. Daugiau kortų skaičiaus rankoje niekas neriboja.
book-cave-last-card = Paskutinės kortos neatima nei tiltas, nei žiurkė.
book-cave-maximum-floor = Tavo rankos riba niekada nenukrinta žemiau vienos kortos.
book-cave-pile-empty = Kai kaladė baigiasi, kortų nebeimama. Išmestos kortos guli užverstos ir į žaidimą negrįžta.
book-cave-no-cards = Jei ėjimo pradžioje neturi nė vienos kortos, ėjimą praleidi, ir nykštukas nejuda. Tavo pabaisos vis tiek dingsta, o voratinkliai dyla.

## Kelių tiesimas

book-cave-lay = Kelio kortą dėk į tuščią langelį šalia pradžios, šalia kitos kelio kortos arba šalia atversto tikslo.
book-cave-fit = Ji turi derėti prie visų kaimynų, kelias prie kelio ir uola prie uolos, ir pratęsti bent vieną kelią.
book-cave-upright = Kortos dedamos stačios. Jas galima apsukti aukštyn kojomis, bet niekada negalima dėti skersai.
book-cave-anywhere = Kortai nebūtina jungtis nei su pradžia, nei su keliu, kuriame stovi tavo nykštukas. Tiesti galima ir už tikslų.
book-cave-beside-goal = Prie užversto tikslo kortą galima priglausti bet kuria puse. Tikslas dėl to neatverčiamas.

## Nykštuko ėjimas

book-cave-steps = Nykštukas eina keliais, vienu žingsniu po vieną laukelį, galima ir pirmyn atgal. Jis gali eiti mažiau laukelių arba likti vietoje.
book-cave-levels = I krūvelės kortą pereini vienu žingsniu, II – dviem, III – trimis.
book-cave-own = Vedi tik savo nykštuką. Viename laukelyje gali stovėti kiek nori nykštukų, ir jie gali prasilenkti.

## Kopėčios, tiltai, landos ir aukso gyslos

book-cave-ladders = Visos kopėčios sujungtos. Nuo vienų iki bet kurių kitų – tik vienas žingsnis, kad ir kaip toli jos būtų. Tikslo kopėčios galioja tik tada, kai tikslas atverstas.
book-cave-bridge = Tilto kortoje vienas kelias eina virš kito, ir iš vieno į kitą pereiti negalima. Kelias po tiltu nieko nekainuoja.
book-cave-bridge-price = Kaskart, kai tavo nykštukas užlipa ant medinio tilto, netenki vienos kortos iš rankos. Korta ištraukiama atsitiktinai ir išmetama užversta.
book-cave-tunnel = Dvigubo posūkio posūkius jungia landa. Tai atskiras laukelis, ir kas į jį įlenda, sumoka grynuolį. Kas aukso neturi, pralenda nemokamai.
book-cave-vein = Kai aukso gysla padedama arba atverčiama, ant jos dedamas vienas grynuolis, ir tik šį vieną kartą.
book-cave-vein-field = Grynuolis tenka nykštukui, kuris baigia eiti gyslos laukelyje. Vien praeiti neužtenka.
book-cave-vein-card = Grynuolis tenka nykštukui, kuris baigia eiti bet kur gyslos kortoje. Vien praeiti neužtenka.
book-cave-vein-must = Palikti jo negalima. Kas jį paima, atverčia savo klano kortą, ir ji lieka atversta iki žaidimo pabaigos.
book-cave-vein-may = Gali jį palikti. Kas jį paima, atverčia savo klano kortą, ir ji lieka atversta iki žaidimo pabaigos.

## Tikslai ir išėjimas

book-cave-goal-found = Nykštukas, pirmas užlipęs ant tikslo, jį atverčia ir ten sustoja.
book-cave-goal-inside = Jis stovi prie įėjimo. Išėjimas, guolis, kopėčios ar gysla – žingsniu toliau, kortos viduryje.
book-cave-goal-single = Tikslas yra vienas laukelis, todėl tai, kas jame, iškart galioja ir jį atvertusiam nykštukui.
book-cave-goal-turned = Tikslas pasukamas taip, kad to nykštuko kelias tęstųsi, ir, jei įmanoma, derėtų prie visų kaimynų. Jei abi padėtys vienodai geros, renkasi tikslą atvertęs žaidėjas. Kur kelias remiasi į uolą, niekas nepraeina.
book-cave-exit = Kas pasiekia laukelį su išėjimu, iškart išeina iš urvo ir atverčia savo klano kortą. To nykštuko auksas išgelbėtas.
book-cave-first-out = { $count ->
    [one] Pirmas išėjęs žaidėjas dar slapta pasižiūri likusią klano kortą.
    [few] Pirmas išėjęs žaidėjas dar slapta pasižiūri { $count } likusias klanų kortas.
    [many] Pirmas išėjęs žaidėjas dar slapta pasižiūri { $count } likusios klanų kortos.
   *[other] Pirmas išėjęs žaidėjas dar slapta pasižiūri { $count } likusių klanų kortų.
}
book-cave-outside = Kas išėjo, toliau žaidžia ir ima kortas, tik nykštuko nebeveda.

## Slapta žinia, akmenų griūtis, kortų mainai

book-cave-secret = Slapta žinia leidžia tau pasižiūrėti į užverstą tikslą arba į užverstą kito žaidėjo klano kortą. Ją matai tik tu.
book-cave-rockfall = Akmenų griūtis pašalina kelio kortą, ant kurios nestovi nei nykštukas, nei pabaisa. Pradžia ir tikslai lieka.
book-cave-rockfall-takes = Ant tos kortos gulintis grynuolis grįžta į banką. Dingsta ir voratinklis, nebent jis dar guli ant kitos kortos kelio.
book-cave-cut-off = Atkirstos kortos ir figūrėlės lieka savo vietose, ir ten galima tiesti kelius toliau.
book-cave-swap = Per kortų mainus su kitu žaidėju apsikeičiate visomis rankos kortomis, kad ir kiek kuris jų turėtų.
book-cave-swap-draw = Šio ėjimo pabaigoje kortą iš kaladės ima tas žaidėjas, o ne tu.

## Voratinkliai, batai ir kirviai

book-cave-web = Voratinklis dedamas ant krašto, kur jungiasi dviejų kortų keliai, arba ant atviro kelio galo; vienoje vietoje – tik vienas. Pro jį nepraeina nei nykštukai, nei pabaisos.
book-cave-web-time = Iš pradžių jis rodo 2. Kito tavo ėjimo pradžioje jis apverčiamas ir rodo 1, o dar kito pradžioje dingsta.
book-cave-web-past = Kelio kortas prie jo dėti vis tiek galima, o kopėčiomis bet kurį voratinklį galima apeiti.
book-cave-gear = Batai ir kovos kirviai dedami prieš bet kurį žaidėją, taip pat ir prieš save.
book-cave-boots = Su batais tavo nykštukas per ėjimą gali nueiti iki keturių laukelių. Antros poros negauna niekas.
book-cave-axe = Kai tavo nykštukas susitinka su pabaisa, gali išmesti kirvį, kuris jau guli prieš tave. Pabaisa dingsta dar nieko neužpuolusi, o jos korta išmetama.
book-cave-axe-port = Jei per tavo ėjimą tavo nykštukas stovi prie pat voratinklio, gali išmesti kirvį: 2 virsta 1, o voratinklis su 1 dingsta.
book-cave-axe-card = Jei per tavo ėjimą tavo nykštukas stovi ant kortos, prie kurios krašto yra voratinklis, gali išmesti kirvį: 2 virsta 1, o voratinklis su 1 dingsta.
book-cave-axes = Prieš tave gali gulėti keli kirviai; dviem per tą patį ėjimą pašalinsi šviežią voratinklį.
book-cave-axe-now = Kirviu, kurį ką tik padėjai prieš save, voratinklį gali kirsti dar tuo pačiu ėjimu.
book-cave-axe-later = Kirviu, kurį ką tik padėjai prieš save, šiuo ėjimu negali kirsti voratinklio, prie kurio tavo nykštukas jau stovėjo.

## Pabaisos

book-cave-lure = Pabaisos kortą dėk prieš save, o pabaisą statyk ant bet kurio atversto guolio. Jei guolio nėra, kortos žaisti negali.
book-cave-lead = Tada vedi ją keliais: žiurkę iki trijų laukelių, šliaužiką iki keturių, gobliną iki penkių, galima ir pirmyn atgal. Ji gali ir visai nejudėti.
book-cave-free = Kopėčios, tiltai ir landos jai nieko nekainuoja, bet voratinklis ją sustabdo. Ji gali užlipti ant užversto tikslo jo neatversdama; kas paskui tikslą atverčia, ją ten sutinka.
book-cave-meets = Vos atėjusi į laukelį su nykštukais, ji sustoja ir puola visus, taip pat ir tavąjį.
book-cave-den-attacks = Jei nykštukai stovi ant guolio, kuriame ji pasirodo, ji iškart juos puola ir niekur nebeeina.
book-cave-den-spares = Nykštukus, stovinčius ant guolio, kuriame ji pasirodo, ji puola tik tada, kai iš to laukelio išeina ir grįžta.
book-cave-met = Jei tavo nykštukas įžengia į pabaisos laukelį, jis ten sustoja, ir ji puola tik jį. Toliau jis neina, net jei pabaisą nuveja kirvis.
book-cave-met-goes-on = Jei tavo nykštukas įžengia į pabaisos laukelį, jis ten sustoja, ir ji puola tik jį. Jei pabaisą nuveja kirvis, jis gali nueiti likusius žingsnius.
book-cave-beside = Nykštuko, kuris pasilieka viename laukelyje su pabaisa, ji antrą kartą nepuola.
book-cave-rat = Žiurkė nugraužia kortą iš rankos. Korta ištraukiama atsitiktinai ir išmetama užversta.
book-cave-crawler = Šliaužikas nykštuką paralyžiuoja, ir šis parkrinta. Tavo nykštukas atsistoja kito tavo ėjimo pradžioje, bet per tą ėjimą dar neina. Kortas žaidi ir imi kaip paprastai.
book-cave-goblin = Goblinas atima grynuolį ir grąžina jį į banką. Kas aukso neturi, nieko nepraranda.
book-cave-leaves = Kito tavo ėjimo pradžioje tavo pabaisa dingsta, o jos korta išmetama. Vėliau ją galima privilioti vėl.
book-cave-again = Jei pabaisa jau ant stalo, vedi ją iš ten, kur ji stovi, ir guolio nereikia. Nykštukus tame laukelyje ji puola tik tada, kai išeina ir grįžta. Senesnė korta išmetama, o pabaisa lieka iki kito tavo ėjimo.

## Žaidimo pabaiga

book-cave-end = Žaidimas baigiasi iškart, kai iš urvo išeina visi tam pačiam klanui dirbantys nykštukai: jo ištikimieji ir kito klano diversantai.
book-cave-end-two = Vos vienas iš jūsų išeina iš urvo, žaidimas baigiasi, ir tas žaidėjas laimi, net jei neturi aukso.
book-cave-end-cards = Jis iškart baigiasi ir tada, kai kaladė tuščia ir niekas nebeturi rankoje kortų.
book-cave-end-turn = Jis baigiasi ir tada, kai ėjimo pabaigoje kaladė tuščia ir niekas neturi rankoje kortų.
book-cave-end-skipped = Jis baigiasi ir tada, kai iš eilės praleidžiami visi, nes niekas neturi rankoje kortų.
book-cave-vote = Kai kaladė tuščia arba nė vienas kelias neturi atviro galo, per savo ėjimą gali pasiūlyti baigti. Jei sutinka visi, žaidimas baigiasi.
book-cave-shown = Tada atverčiamos visos klanų kortos. Kas liko urve, grąžina visą auksą.
book-cave-treasure = Suskaičiuokite, kiek grynuolių turi visi kiekvienam klanui dirbę ir išėję nykštukai. Sumą padauginkite iš kitam klanui dirbusių nykštukų skaičiaus, nesvarbu, ar jie išėjo.
book-cave-winners = Laimi klanas, kurio vertė didesnė, ir visi, kas jam dirbo.
book-cave-tie = Jei vertės lygios, laimi klanas, kuriam dirbo pirmas iš urvo išėjęs nykštukas.
book-cave-nobody-out = Jei niekas neišėjo, niekas nelaimi.

## Kortos ir vaidmenys, apie kuriuos prie kai kurių stalų sakoma kitaip

effect-rockfall-cave = Pašalina kelio kortą, ant kurios nestovi nei nykštukas, nei pabaisa; pradžia ir tikslai lieka.
effect-vein-may = Čia guli grynuolis. Kas sustoja, gali jį pasiimti, o tada parodo klano kortą.
task-cave-two = Dirbi tik savo klanui: išeik iš urvo anksčiau už varžovą.

## Pamokos

lesson-cave-walk = Žingsnis po žingsnio
    .task = Padėk tiesų tunelį į dešinę nuo pradžios. Tada perkelk ant jo savo nykštuką.
    .nudge = Taip eini kitur. Pirmiausia tunelis dešinėje, tada nykštukas.
    .done = Ėjimas urve: žaisk kortą, nueik iki trijų laukelių, paimk kortą.
lesson-cave-vein = Aukso gysla
    .task = Padėk aukso gyslą į dešinę nuo savo nykštuko. Nueik ant jos aukso ir lik ten.
    .nudge = Auksas guli viršutinėje naujos kortos atšakoje: eik ten ir lik.
    .done = Grynuolis tavo, bet dabar visi matė tavo klano kortą. Auksas turi savo kainą.
lesson-cave-monster = Paleisk žiurkę
    .task = Išviliok žiurkę iš guolio dešinėje ir nuvesk ją prie nykštuko, kuriuo žaidžia Mia.
    .nudge = Žiurkė skirta varžovui. Išleisk ją iš guolio ir vesk į kairę, laukelis po laukelio.
    .done = Ką pabaisa sutinka, tas kažko netenka: žiurkė atima kortą. Atsargiai, ji kandžioja ir draugus.
lesson-cave-web = Voratinklis skersai kelio
    .task = Dešinėje tupi žiurkė ir ateis tavęs. Užtverk voratinkliu kraštą tarp savo kortos ir pradžios.
    .nudge = Žiurkė vis tiek praeitų. Pasirink kraštą prie pat savo nykštuko, į pradžios pusę.
    .done = Pro voratinklį nepraeina niekas, nei nykštukas, nei pabaisa, kol jis suyra.
lesson-cave-exit = Į šviesą
    .task = Išėjimas atverstas. Padėk paskutinį tunelį ir išeik su auksu.
    .nudge = Išėjimas viršuje: užpildyk tarpą ir eik ten laukelis po laukelio.
    .done = Tu lauke, ir tavo auksas saugus tavo klanui. Skaičiuojamas tik išneštas auksas.

play-sheet-cave-1 = Nutiesk kelią, tada eik juo. Imk auksą ir ieškok išėjimo: skaičiuojama tik tai, kas išnešta.
play-sheet-cave-2 = Du klanai nori vertingesnio lobio. Diversantas nešioja vieną spalvą, o dirba kitai.
play-sheet-cave-3 = Pabaisos apiplėšia, voratinkliai užtveria kelią. Kovos kirvis su jais susidoroja.

## Kas sakoma

place-north-west = viršuje kairėje
    .at = viršuje kairėje
place-north-east = viršuje dešinėje
    .at = viršuje dešinėje
place-south-west = apačioje kairėje
    .at = apačioje kairėje
place-south-east = apačioje dešinėje
    .at = apačioje dešinėje
phrase-exit-is-at = Išėjimas { $at }!
    .begun = Išėjimas …
phrase-no-exit-at = Išėjimas ne { $at }.
    .begun = Išėjimas ne …
phrase-loyal = Savo klano neišduosiu.
phrase-hid-exit = Prisipažįstu, tai buvo melas: išėjimas { $at }.
    .begun = Melas; išėjimas …
because-monster = ta pabaisa užpuolė ne tą
because-web = tas voratinklis stabdo ne tą
