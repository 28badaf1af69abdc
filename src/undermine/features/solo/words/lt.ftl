## Kortos, figūrėlės ir vaidmenys

verdict-1 = Kasykla matė geresnių dienų ir geresnių kasėjų.
verdict-2 = Padori pamaina: žibintas degė ne veltui.
verdict-3 = Puikiai kasta! Kiti klaus, kur.
verdict-4 = Meistriškumas, kurio kasykla nepamirš.
rating-nuggets = { $least }–{ $most }
rating-nuggets-more = { $least } ir daugiau
rating-gap = Spausdintoje šio leidimo lentelėje 20 praleista; čia 20 grynuolių gauna šį įvertinimą.

## Kas įvyko

log-struck-tool = { $who ->
    [you] Korta veikia iš karto: dabar turi { $card }!
   *[other] Korta veikia iš karto: dabar { $name } turi { $card }!
}
log-struck-again = { $who ->
    [you] Korta nieko nekeičia: { $card } jau turi.
   *[other] Korta nieko nekeičia: { $name } jau turi { $card }.
}
log-struck-rockfall = Griūtis veikia iš karto ir užverčia paskutinį padėtą tunelį: { $card }.
log-struck-nothing = Griūtis veikia iš karto, bet nėra ko užversti.

## Puslapis naršyklėje

web-option-colour = Tavo spalva
web-value-colour-green = žalia
web-value-colour-blue = mėlyna
web-option-opening-resolve = Sabotažas ir griūtys pirmojoje rankoje veikia iškart
web-option-replace-all = Už kiekvieną iškart veikusią kortą imama nauja
tales-dug = { $count ->
    [one] Kol kas { $count } grynuolis
    [few] Kol kas { $count } grynuoliai
    [many] Kol kas { $count } grynuolio
   *[other] Kol kas { $count } grynuolių
}
tales-dug-all = { $count ->
    [one] { $count } grynuolis
    [few] { $count } grynuoliai
    [many] { $count } grynuolio
   *[other] { $count } grynuolių
}
tales-rating = Įvertinimas

## Taisyklės, sakinys po sakinio

chapter-solo-draw = Kortos, kurios veikia iš karto
book-solo-goals = Šeši užversti tikslai guli piramide, pirmuosius nuo pradžios skiria septyni tušti langeliai. Daugumoje yra aukso, 1–3 grynuoliai, kartais už durų; kai kuriuose jo nėra.
book-solo-goal-up = Kai tik nuo pradžios į tikslą veda ištisinis kelias, jį atverti; jei tikslų keli – savo pasirinkta tvarka.
book-solo-hand = { $count ->
    [one] Raundo pradžioje gauni { $count } kortą.
    [few] Raundo pradžioje gauni { $count } kortas.
    [many] Raundo pradžioje gauni { $count } kortos.
   *[other] Raundo pradžioje gauni { $count } kortų.
}
book-solo-own = Iki jo turi vesti ištisinis kelias nuo pradžios. Jį nutraukia tau užrakintos durys ir nepapirktas trolis.
book-solo-doors = { $colour ->
    [green] Esi žaliasis nykštukas: žalios durys tau atviros, mėlynoms reikia rakto.
   *[blue] Esi mėlynasis nykštukas: mėlynos durys tau atviros, žalioms reikia rakto.
}
book-solo-ladder = Kopėčias gali dėti prie bet kurio tunelio, prie kurio jos dera, net jei ten neveda joks kelias; tik ne prie pat tikslo ar tunelio su auksu. Tavo spalvos kopėčios veda tiesiai į pradžią, kitos spalvos – niekur.
book-solo-troll = Trolis savo kortoje užtveria kelią, kol jo nepaperki.
book-solo-markers = Kiekviename raunde turi 6 žetonus – auksui ir troliams.
book-solo-end = Raundas baigiasi iš karto, kai atversti visi šeši tikslai, panaudotas paskutinis žetonas arba tu nebeturi kortų.
book-solo-aim = Čia kasi tik tu ir parsineši tiek grynuolių, kiek gali.
book-solo-rating = Nuo 15 grynuolių tai gera pamaina, nuo 20 puiki, o nuo 25 apie ją dainuos.
book-solo-map = Žemėlapis parodo tau vieną užverstą tikslą.
book-solo-aside = Kiekviename raunde dešimt kortų guli nuošalyje, ir jų nematai.
book-solo-sabotage = Paimtas sabotažas iš karto atsigula prieš tave. Jei tas įrankis jau sulaužytas, korta išmetama.
book-solo-broken = Kol prieš tave guli sulaužytas įrankis, tunelių netiesi. Pataisyk jį taisymo korta, kurioje jis pavaizduotas, arba išmesk dvi kortas.
book-solo-rockfall = Paimta griūtis iš karto pašalina tavo paskutinį padėtą tunelį iš tų, kuriuose nėra nei aukso, nei trolio. Ant jo gulėjusį raktą vėl galima naudoti.
book-solo-replace-all = Už kiekvieną tokią kortą paimi kitą.
book-solo-replace-some = Kitą kortą paimi tik už sabotažą, kuris lieka gulėti prieš tave.
book-solo-opening = Visa tai galioja ir pirmosioms raundo kortoms.
book-solo-opening-kept = Tarp pirmųjų raundo kortų jos neveikia: sabotažą galima tik išmesti, o griūtis yra veiksmo korta, pašalinanti tą patį tunelį.
book-solo-result = Po paskutinio raundo suskaičiuojami tavo grynuoliai; niekas nelaimi ir nepralaimi.
effect-sabotage-solo = Vos paimta guli prieš tave: jokių tunelių, kol tas įrankis nepataisytas.
effect-sabotage-solo-kept = Ištraukta per raundą, iškart guli prieš tave: jokių tunelių, kol nepataisysi to įrankio. Tarp pirmųjų kortų ją galima tik išmesti.
effect-rockfall-solo = Veikia vos paimta: dingsta paskutinis padėtas tunelis be aukso ir be trolio.
effect-rockfall-solo-kept = Veikia vos ištraukta arba kai ją žaidi: dingsta paskutinis padėtas tunelis be aukso ir be trolio.
effect-ladder-nowhere = Jų pradžios žaidime nėra, tad kopėčios niekur neveda: dėk prie bet kurio tunelio, tik ne prie tikslo ar aukso.

## Pamokos

lesson-solo-goal = Be kitų kasykloje
    .task = Kasi tik tu prieš kortas. Pasiek vidurinį tikslą.
    .nudge = Kiekviena korta svarbi. Užpildyk tarpą prieš tikslą.
    .done = Pasiektas auksas pažymimas tau. Tikslai šeši, o kaladė senka.
lesson-solo-shed = Padėk sau
    .task = Vežimėlis sulūžo, kai paėmei kortą. Taisymo neturi: atiduok už jį posūkį ir stačią tunelį.
    .nudge = Tunelio, kuris veda toliau į dešinę, dar prireiks. Atiduok kitus du.
    .done = Čia tau niekas nieko netaiso, todėl tai kainuoja dvi kortas.
lesson-solo-troll = Pro trolį
    .task = Ir čia kelią tveria trolis. Papirk jį, tada kask toliau į dešinę.
    .nudge = Trolis vis dar stovi kelyje. Pirmiausia papirk jį.
    .done = Kelias laisvas. Kyšį sumokėsi iš savo aukso, kai jį skaičiuosi.
lesson-solo-strike = Kaladė smogia atgal
    .task = Kask toliau į dešinę ir žiūrėk, ką paimsi.
    .nudge = Taip niekur nenueisi. Padėk tiesų tunelį gale.
    .done = Paimta akmenų griūtis veikia iškart: užvertė ką tik padėtą tunelį. Taip pat ir sulaužytas įrankis.

play-aim-solo = Sujunk su savo pradžia kuo daugiau aukso.
play-sheet-solo-1 = Čia kasi tik tu: auksas, iki kurio veda tavo kelias, yra tavo. Parsinešk jo kuo daugiau.
play-sheet-solo-2 = Mėlynoms durims reikia rakto. Trolis praleidžia už grynuolį.
play-sheet-solo-3 = Tavo varžovas – kortų krūvelė: paimti sulaužyti įrankiai ir griūtys suveikia iš karto.
