# Stalo taisyklės, sakinys po sakinio: „Tamsusis urvas“.
# Kurias taisykles (docs/rules) sako sakinys, parašyta virš angliško.

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
