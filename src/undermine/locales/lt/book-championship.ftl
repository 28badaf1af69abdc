# The rules of a table, sentence by sentence: the championship cards.
# The comment above an English sentence names the rules (docs/rules) that it states.

book-greedy-aim = Godusis nykštukas nepalaiko nė vienos pusės: jis laimi tik tada, kai pats pasiekia auksą.
book-winners-greedy = Jei auksą pasiekė godusis nykštukas, laimėjo tik jis. Jei auksą pasiekė kas nors kitas, laimėjo auksakasiai, net jei tai buvo diversantas. Kitaip laimėjo diversantai.
book-winners-greedy-shared = Jei auksas pasiektas, laimėjo auksakasiai, net jei paskutinę kortą padėjo diversantas arba godusis nykštukas. Kitaip laimėjo diversantai.
book-greedy-alone = Godusis nykštukas, pasiekęs auksą, gauna 4 grynuolių vertės aukso kortų, o niekas kitas negauna nieko.
book-greedy-shared = Godusis nykštukas, pasiekęs auksą, gauna 4 grynuolių vertės aukso kortų. Auksakasiai vis tiek dalijasi savąsias; pradeda tas pats, kas pradėtų, jei auksą būtų pasiekęs diversantas.
book-greedy-nothing = Visais kitais atvejais godusis nykštukas negauna nieko ir nelaikomas auksakasiu.
book-swap-goals = Paimk du užverstus tikslus taip, kad nematytum, kas juose, ir padėk atgal: sukeistus arba taip, kaip gulėjo.
book-swap-goals-secret = Visi mato, kuriuos tikslus imi. Ar juos sukeiti, žinai tik tu, todėl tai, ką ten anksčiau parodė žemėlapis, gali būti nebe tiesa.
book-swap-goals-open = Visi mato, kuriuos tikslus imi ir ar juos sukeiti.
book-treasury = Kortą imi ne iš kaladės: peržiūri penkias viršutines išmestas kortas arba visas, jei jų mažiau, vieną pasilieki, o kitas padedi atgal.
book-treasury-secret = Niekas kitas tų kortų nemato. Tai veikia ir tada, kai kaladė tuščia, bet ne tada, kai išmestų kortų nėra.
book-veto = Veto žaidi per kito žaidėjo ėjimą prieš jo ką tik sužaistą tunelį arba veiksmo kortą: ta korta neveikia. Abi kortos išmetamos.
book-veto-draw = Tada vieną kortą paima žaidėjas, kurio ėjimas, ir ėjimas baigiasi; po to vieną paima ir tas, kas žaidė veto.
book-veto-not = Kortos išmetimo vetuoti negalima. Žaisti veto gali ir tas, kas negali tiesti tunelių.
book-veto-window = Kiekviena korta veto laukia { $seconds } s, kad ir kas jį turėtų, kad niekas neišsiduotų galvodamas.
book-veto-tracker = Prieš pėdsekį veto galima žaisti iš karto arba prieš bet kurį iš dviejų jo tunelių. Kas padėta anksčiau, lieka.
book-veto-last = Jei veto yra pati paskutinė raundo korta, laikoma, kad paskutinis ėjo tas, kas jį sužaidė. Pagal tai nustatoma, kas pradeda kitą raundą.
book-direction = Nuo tada žaidžiama į kitą pusę, kol baigsis raundas arba korta bus sužaista dar kartą.
book-direction-gold = Aukso kortos tada taip pat keliauja į kairę; jei auksą pasiekė diversantas, pradeda artimiausias auksakasys jam iš kairės.
book-next-first-either = Kitą raundą pradeda paskutinį ėjimą atlikusio žaidėjo kaimynas iš kairės, kad ir į kurią pusę buvo žaidžiama, ir vėl žaidžiama į kairę.
book-next-first-onwards = Kitą raundą pradeda tas, kuris būtų ėjęs po paskutinio ėjimo, ir vėl žaidžiama į kairę.
book-craftsman = Meistras amatininkas pataiso vieną bet kurį sulaužytą įrankį – tavo ar bet kurio kito. Jį galima žaisti tik tada, kai koks nors įrankis sulaužytas.
book-tracker = Pėdsekys leidžia tau padėti du tunelius vieną po kito, abu pagal įprastas taisykles. Reikia dviejų, kuriuos galima padėti.
book-tracker-single = Pėdsekys leidžia tau padėti du tunelius vieną po kito, abu pagal įprastas taisykles. Jei padėti galima tik vieną, pakanka vieno.
book-tracker-draw = Ėjimo pabaigoje paimi tiek kortų, kiek tunelių padėjai, tad nuo tada rankoje turi viena korta mažiau. Tunelis, kuris nebedera, lieka rankoje.
book-detour = Apylanka perkelia paskutinį žaidėjo padėtą tunelį, o jei jo nebėra – prieš jį padėtą. Tunelis dedamas į kitą vietą, kur dera pagal įprastas taisykles.
book-detour-finder = Jei taip pasiekiamas tikslas, jį pasiekė tas, kas žaidė apylanką. Atversti tikslai lieka atversti.
book-detour-broken = Apylanką gali žaisti ir tas, kas negali tiesti tunelių.
book-detour-barred = Kas negali tiesti tunelių, negali žaisti ir apylankos.
effect-swap-goals-open = Paimk du užverstus tikslus, į juos nežiūrėk ir padėk atgal, sukeistus arba ne; tai mato visi.
effect-tracker-single = Padėk du tunelius vieną po kito arba vieną, jei daugiau neįmanoma. Ėjimo pabaigoje paimk tiek pat kortų.
task-greedy-shared = Auksą turi pasiekti tu: tik tada jo gausi.
