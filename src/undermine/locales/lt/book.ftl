# Stalo taisyklės sakinys po sakinio: pagrindinis žaidimas ir tai, ką su juo bendra turi kiti žaidimai.

rules-title = Taisyklės

## Titles of chapters

chapter-aim = Apie ką žaidimas
chapter-goals = Pradžia ir tikslai
chapter-turn = Tavo ėjimas
chapter-tunnel = Tunelių tiesimas
chapter-tools = Laužymas ir taisymas
chapter-others = Griūtis ir žemėlapis
chapter-end = Kaip baigiasi raundas
chapter-gold = Auksas
chapter-game = Visas žaidimas

## What it is about

book-aim = Esate nykštukai kasykloje. Auksakasiai nori iškasti tunelį nuo pradžios iki aukso, o diversantai nori, kad jiems nepavyktų. Kas yra kas, iki raundo pabaigos lieka paslaptis.
book-roles = Prie šio stalo sumaišoma: { $roles }. Kiekvienas gauna po vieną užverstą nykštuko kortą ir slapta ją pasižiūri.
book-role-left = Viena nykštuko korta lieka. Iki raundo pabaigos į ją niekas nežiūri.
book-no-saboteur = Gali būti, kad tai ir yra vienintelis diversantas. Tada tarp jūsų jo nėra, tik jūs to nežinote.
book-talk = Apie savo vaidmenį ir apie tai, ką matei, gali sakyti, ką nori – tiesą ar netiesą. Tik kortų niekam nerodyk.

## Start and goals

book-goals = Trys tikslai guli užversti; nuo pradžios juos skiria septyni tušti langeliai. Vienas iš jų – auksas, kiti du – tik uola.
book-no-border = Kasti galima į visas puses, taip pat ir už tikslų bei už pradžios.
book-goal-reached = Kai tik nuo pradžios į tikslą nuveda ištisinis tunelis, tą tikslą atverčia tunelį užbaigęs žaidėjas.
book-goal-beside = Prie užversto tikslo kortą galima priglausti bet kuria puse, bet atverčia jį tik atviras tunelis.
book-stone-join = Tikslas, kuriame nėra aukso, sujungiamas su jį pasiekusiu tuneliu ir prie kitų kaimynų dera, kiek tik gali. Jei abi padėtys vienodai geros, renkasi jį pasiekęs žaidėjas.
book-stone-last-card = Tikslas, kuriame nėra aukso, sujungiamas su paskutine padėta korta ir prie kitų kaimynų dera, kiek tik gali. Jei abi padėtys vienodai geros, renkasi jį pasiekęs žaidėjas.
book-stone-fit = Tikslas, kuriame nėra aukso, padedamas taip, kad derėtų prie visų kaimynų. Jei jis nedera nė vienaip arba dera abiem būdais, kaip jis gulės, renkasi jį pasiekęs žaidėjas.
book-stone-tunnel = Raundas tęsiasi, o uola dabar yra toks pat tunelis kaip ir kiti. Jei ji veda į kitą tikslą, iškart atverčiamas ir tas.
book-two-goals = Jei iš karto pasieki du tikslus, atverti abu ir renkiesi, kuris bus pirmas. Jei tai auksas, raundas baigtas.

## Your turn

book-turn = Savo ėjimu panaudoji vieną kortą: padedi tunelį, žaidi veiksmo kortą arba išmeti vieną kortą užverstą.
book-draw = Tada paimi kortą iš kaladės, ir eina tavo kaimynas iš kairės.
book-hand = { $count ->
    [one] Kiekvienas gauna į ranką { $count } kortą.
    [few] Kiekvienas gauna į ranką { $count } kortas.
    [many] Kiekvienas gauna į ranką { $count } kortos.
   *[other] Kiekvienas gauna į ranką { $count } kortų.
}
book-pile-empty = Kai kaladė baigiasi, kortų nebeimama. Iš išmestų kortų nauja kaladė nemaišoma.
book-discard-pile = Išmestos kortos, savo darbą atlikusios veiksmo kortos ir nuo stalo nuimti tuneliai dedami į išmestų kortų krūvelę. Ji guli užversta.
book-no-cards = Kas nebeturi kortų, šiame raunde nebeina.

## Laying tunnels

book-tunnel = Tunelį dėk į tuščią langelį taip, kad visa viena puse liestų ant stalo gulinčią kortą; kampo neužtenka. Jis turi derėti prie visų kaimynų: tunelis prie tunelio, uola prie uolos.
book-tunnel-joined = Nuo pradžios iki jo turi vesti ištisinis kelias.
book-upright = Kortos dedamos stačios. Jas galima apsukti aukštyn kojomis, bet niekada negalima dėti skersai.
book-dead-end = Aklavietė iš išorės atrodo kaip tunelis, bet per ją kelias toliau neveda.

## Breaking and mending

book-broken = Kol prieš tave guli sulaužytas kirtiklis, žibintas ar vežimėlis, tunelių netiesi. Žaisti veiksmo kortas ir išmesti kortą vis tiek gali.
book-break-others = Laužyti gali kitų įrankius, bet ne savo.
book-break-anybody = Laužyti gali bet kieno įrankius, net savo.
book-break-once = To paties įrankio niekas negali turėti sulaužyto du kartus.
book-repair = Taisymo korta pataiso joje pavaizduotą įrankį – tavo ar bet kurio kito. Žaisti ją gali tik tada, kai toks įrankis sulaužytas.
book-repair-two = Taisymo korta su dviem įrankiais pataiso vieną iš jų, niekada ne abu.

## Rockfall and map

book-rockfall = Akmenų griūtis pašalina nuo stalo vieną tunelį. Pradžia ir tikslai lieka.
book-rockfall-nothing = Gali ją žaisti ir nieko nepašalinti, net jei nėra ko šalinti.
book-cut-off = Spragą galima vėl užpildyti. Atkirsti tuneliai lieka vietoje, bet ten niekas nekasa toliau, kol jų vėl nepasiekia kelias nuo pradžios.
book-cut-off-ladder = Spragą galima vėl užpildyti. Atkirsti tuneliai lieka vietoje. Kol jų vėl nepasiekia kelias, ten galima dėti tik kopėčias.
book-map = Lobio žemėlapis leidžia tau pasižiūrėti į vieną užverstą tikslą. Jį matai tik tu, o pasakoti apie jį gali ką nori.

## How a round ends

book-end = Raundas baigiasi iškart, kai atverčiamas auksas. Jis baigiasi ir tada, kai niekas nebeturi kortų.
book-roles-shown = Tada atverčiamos visos nykštukų kortos.
book-winners = Jei auksas pasiektas, laimėjo auksakasiai, net jei paskutinę kortą padėjo diversantas. Jei ne, laimėjo diversantai.

## Gold

book-gold-diggers = Jei laimi auksakasiai, neatverčiant paimama tiek aukso kortų, kiek yra auksakasių. Kiekvienoje – vienas, du arba trys grynuoliai.
book-gold-players = Jei laimi auksakasiai, neatverčiant paimama tiek aukso kortų, kiek yra žaidėjų. Kiekvienoje – vienas, du arba trys grynuoliai.
book-gold-ten = Jei laimi auksakasiai, neatverčiant paimamos devynios aukso kortos, nors jūsų dešimt. Kiekvienoje – vienas, du arba trys grynuoliai.
book-gold-passed = Auksą pasiekęs žaidėjas jas pasižiūri, vieną pasilieka, o kitas perduoda artimiausiam auksakasiui iš dešinės. Šis daro tą patį.
book-gold-saboteur-found = Jei auksą pasiekė diversantas, pradeda artimiausias auksakasys iš jo dešinės.
book-gold-again = Kortos eina ratu, kol nelieka nė vienos, tad kai kurie auksakasiai gali gauti daugiau negu vieną.
book-gold-wages = Jei laimi diversantai, jiems mokama aukso kortomis: { $wages }.
book-wage = { $count ->
    [one] vieninteliam diversantui – { $nuggets }
    [few] jei jų { $count }, kiekvienam – { $nuggets }
    [many] jei jų { $count }, kiekvienam – { $nuggets }
   *[other] jei jų { $count }, kiekvienam – { $nuggets }
}
book-gold-losers = Pralaimėjusi pusė negauna nieko.
book-gold-nobody = Jei diversanto nebuvo ir auksas nepasiektas, aukso negauna niekas.
book-gold-secret = Savo aukso kortas laikyk paslaptyje iki žaidimo pabaigos.

## The whole game

book-rounds = { $count ->
    [one] Žaidžiamas { $count } raundas.
    [few] Žaidžiami { $count } raundai.
    [many] Žaidžiama { $count } raundo.
   *[other] Žaidžiama { $count } raundų.
}
book-first-by-lot = Kas pradeda pirmą raundą, nusprendžia burtai.
book-first-seat = Pirmą raundą pradeda { $seat } vieta.
book-next-round = Prieš kiekvieną raundą iš naujo išdėliojama pradžia ir tikslai, sumaišomos kortos ir iš naujo išdalijamos nykštukų kortos. Auksas lieka jums.
book-gold-shuffled = Likusios aukso kortos taip pat sumaišomos.
book-gold-put-back = Aukso kortos nemaišomos; paimtos, bet neišdalytos guli apačioje.
book-next-first = Kitą raundą pradeda paskutinį ėjimą atlikusio žaidėjo kaimynas iš kairės.
book-most-gold = Kas po paskutinio raundo turi daugiausia grynuolių, tas laimi. Jei keli turi po lygiai, jie laimi kartu.

## Cards that do something else at some tables

effect-sabotage-anybody = Padėk ją prieš bet kurį žaidėją, net prieš save: kol įrankis nepataisytas, tas žaidėjas tunelių netiesia.
effect-rockfall-may = Pašalina nuo stalo vieną kelio kortą arba nė vienos; pradžia ir tikslai lieka.
