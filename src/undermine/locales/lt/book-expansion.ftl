# Stalo taisyklės sakinys po sakinio: papildymas.

chapter-new-tunnels = Tiltai, kopėčios ir durys
chapter-new-actions = Kalėjimas, vagystė ir mainai
chapter-winning = Kas laimi raundą

## What it is about

book-aim-teams = Esate nykštukai kasykloje. Mėlynieji ir žalieji auksakasiai – dvi komandos, ir abi nori aukso; diversantai nori, kad jo niekas nepasiektų. Kas yra kas, iki raundo pabaigos lieka paslaptis.
book-loners = Šefas, spekuliantas ir geologai nepriklauso nė vienai komandai. Šefas laimi su bet kuria komanda, spekuliantas – su visais, kas laimi, o geologams mokama už kristalus.
book-roles-left = { $count ->
    [one] Lieka { $count } nykštuko korta, ji guli užversta. Tad niekas tikrai nežino, kokie nykštukai sėdi prie stalo.
    [few] Lieka { $count } nykštukų kortos, jos guli užverstos. Tad niekas tikrai nežino, kokie nykštukai sėdi prie stalo.
    [many] Lieka { $count } nykštukų kortos, jos guli užverstos. Tad niekas tikrai nežino, kokie nykštukai sėdi prie stalo.
   *[other] Lieka { $count } nykštukų kortų, jos guli užverstos. Tad niekas tikrai nežino, kokie nykštukai sėdi prie stalo.
}

## Your turn

book-turn-four = Savo ėjimu darai vieną iš keturių dalykų: padedi tunelį, žaidi veiksmo kortą, atsikratai prieš tave gulinčios kortos arba praleidi ėjimą.
book-draw-one = Po tunelio ar veiksmo kortos paimi vieną kortą.
book-shed = Jei nori atsikratyti prieš tave gulinčios kortos (sulaužyto įrankio, kalėjimo, net savo vagystės), išmesk užverstas bet kurias dvi savo kortas. Paimi tik vieną, tad iki raundo pabaigos turi viena korta mažiau.
book-pass = Kai praleidi ėjimą, išmeti užverstas vieną, dvi arba tris kortas ir tiek pat paimi.
book-turn-next = Tada eina tavo kaimynas iš kairės.
book-cards-aside = Dar dešimt kortų nežiūrint padėta į šalį. Šiame raunde jomis nežaidžiama.
book-pile-short = Jei kaladėje mažiau kortų, negu turėtum paimti, paimi tiek, kiek yra. Kai kaladė baigiasi, kortų nebeimama. Iš išmestų kortų nauja kaladė nemaišoma.
book-skipped = Kas neturi kortų, tas praleidžiamas ir grįžta į raundą tik tada, jei kortų gauna per kortų mainus.

## Tunnels

book-tunnel-joined-ladder = Nuo pradžios arba nuo kopėčių iki jo turi vesti ištisinis kelias. Tik pačioms kopėčioms jo nereikia.
book-two-tunnels = Tilte ir dvigubame posūkyje yra du tarpusavyje nesujungti tuneliai. Derėti turi visos pusės, bet su pradžia pakanka sujungti vieną iš dviejų tunelių.
book-blind-arm = Tunelio aklavietė iš išorės atrodo atvira, bet su likusia kortos dalimi nesujungta.
book-ladder = Kiekvienos kopėčios sujungtos su pradžia ir su visomis kitomis kopėčiomis.
book-ladder-where = Kopėčias gali dėti prie bet kurio tunelio, prie kurio jos dera, net jei ten neveda joks kelias. Jos negali liestis su tikslu – nei užverstu, nei atverstu.
book-door = Durys niekam netrukdo tiesti tunelių ir atversti tikslų. Jos svarbios tik raundui pasibaigus: komanda nepraeina pro kitos spalvos duris.
book-crystal = Kristalas tunelyje nieko nekeičia. Jis vertingas tik geologams.

## Cards before you

book-broken-shed = Kol prieš tave guli sulaužytas kirtiklis, žibintas ar vežimėlis, tunelių netiesi. Žaisti veiksmo kortas, atsikratyti kortos ir praleisti ėjimą vis tiek gali.
book-prison = Kalėjimą dedi prieš kitą žaidėją. Kol jis ten guli, tas žaidėjas tunelių netiesia, visai kaip su sulaužytu įrankiu. Dviejų kalėjimų prieš save niekas negali turėti.
book-release = Išlaisvinimas išleidžia iš kalėjimo vieną žaidėją – tave ar bet kurį kitą.
book-theft = Vagystę dedi prieš save, bet niekada ne antrą. Jei padalijus auksą ji dar ten guli, gali iš kito žaidėjo paimti vieną grynuolį.
book-hands-off = Korta „rankas šalin“ pašalina nuo stalo vieną vagystę, kad ir prieš ką ji gulėtų.
book-inspection = Patikra leidžia tau pasižiūrėti į kito žaidėjo nykštuko kortą. Ją matai tik tu.
book-swap-hats = Per kepurių mainus pasirenki žaidėją, gal ir save. Jis kitiems nerodydamas padeda savo nykštuko kortą į šalį ir pasiima vieną iš likusių. Senoji korta šiame raunde negrįžta.
book-swap-hands = Per kortų mainus atiduodi kitam žaidėjui visas likusias kortas ir gauni visas jo kortas, kad ir kiek jų būtų. Tada vieną kortą paima tas kitas žaidėjas, o tu neimi.
book-swap-hands-both = Per kortų mainus atiduodi kitam žaidėjui visas likusias kortas ir gauni visas jo kortas, kad ir kiek jų būtų. Tada abu paimate po vieną kortą.

## Who wins the round

book-team-way = Komanda patenka prie aukso, jei ten veda kelias be kitos spalvos durų. Vieno tokio kelio pakanka, ir jis gali prasidėti nuo kopėčių.
book-win-team = Jei auksą pasiekė mėlynasis ar žaliasis auksakasys ir jo komanda ten patenka, laimi tik ši komanda.
book-win-other-team = Jei durys nepraleidžia jo komandos, bet praleidžia kitą, laimi kita.
book-win-both = Jei auksą pasiekė šefas, spekuliantas, geologas ar diversantas, laimi kiekviena komanda, kuri ten patenka. Jei kelyje durų nėra, laimi abi.
book-win-boss = Šefas ir spekuliantas laimi su kiekviena laiminčia komanda, net jei niekas iš jos prie stalo nesėdi.
book-shut-out-cs20 = Jei durys nepraleidžia nė vienos komandos, laimi šefas ir spekuliantas, bet tik tada, kai auksą pasiekė vienas iš jų dviejų. Jei jį pasiekė kas nors kitas, nelaimi niekas.
book-shut-out-de = Jei durys nepraleidžia nė vienos komandos, laimi šefas, kad ir kas pasiekė auksą, o su juo ir spekuliantas. Jei šefo nėra, spekuliantas laimi tik pats pasiekęs auksą; kitaip nelaimi niekas.
book-shut-out-bga = Jei durys nepraleidžia nė vienos komandos, laimi šefas ir spekuliantas, kad ir kas pasiekė auksą. Jei nėra nė vieno iš jų, nelaimi niekas.
book-win-saboteurs = Jei auksas nepasiektas, laimi diversantai, o su jais ir spekuliantas. Jei pasiektas, joks diversantas nelaimi.
book-win-profiteer = Jei auksas nepasiektas ir prie stalo nėra nė vieno diversanto, spekuliantas laimi vienas. Jei nėra nė spekulianto, nelaimi niekas.
book-win-role = Svarbi ta nykštuko korta, kurią turi raundo pabaigoje.
book-win-free = Kas raundo pabaigoje sėdi kalėjime, nelaimi ir skaičiuojamas taip, lyg jo prie stalo nebūtų.

## Gold

book-shares = Laimėtojams moka bankas: vienam – penkis grynuolius, dviem – po keturis, trims – po tris, keturiems – po du, penkiems ar daugiau – po vieną.
book-shares-less = Šefas gauna vienu grynuoliu mažiau, spekuliantas – dviem mažiau, tad kartais gal ir nieko. Laimėjęs vienas, šefas gauna keturis, spekuliantas – tris.
book-crystals = Paskui geologas už kiekvieną kristalą ant stalo gauna po grynuolį, kad ir kas laimėjo ir net jei tas tunelis atkirstas. Du geologai šiuos grynuolius pasidalija ir apvalina žemyn.
book-prison-gold = Kalėjime negauni jokio aukso, net už kristalus, ir negali vogti. Jei kalėjime sėdi tik vienas iš dviejų geologų, grynuolius už visus kristalus gauna kitas.
book-prison-crystals = Kalėjime negauni nieko iš lobio ir negali vogti. Bet už kristalus geologams mokama ir kalėjime.
book-thefts = Vagystės ateina paskutinės. Iš tų, kas gali vogti, pradeda paskutinis žaidęs vagystę; toliau einama į kairę.
book-thefts-whom = Vogti gali iš bet kurio kito žaidėjo, kuris turi aukso, net iš kalinio, arba iš nieko.
book-gold-open = Grynuoliai išmokami viešai, tad visi gali žinoti, kiek jų turi. Bankas niekada neišsenka.

## The whole game

book-next-round-aside = Prieš kiekvieną raundą iš naujo išdėliojama pradžia ir tikslai, sumaišomos visos kortos, dešimt jų vėl padedama į šalį ir iš naujo išdalijamos visos nykštukų kortos. Auksas lieka jums.

## Cards that do something else at some tables

effect-swap-hands-both = Susikeisk visomis kortomis su kitu žaidėju; tada abu paimkite po vieną.
effect-prison-crystals = Dėk jį prieš kitą žaidėją: kol ten guli, šis netiesia tunelių, o pabaigoje neturi dalies iš lobio ir nevagia.
