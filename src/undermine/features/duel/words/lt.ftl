## Kortos, figūrėlės ir vaidmenys

card-own-door-blue = mėlynos durys
    .object = mėlynas duris
    .short = mėl. durys
    .effect = Pro jas praeina tik mėlynasis nykštukas; žaliajam reikia rakto.
card-own-door-green = žalios durys
    .object = žalias duris
    .short = žal. durys
    .effect = Pro jas praeina tik žaliasis nykštukas; mėlynajam reikia rakto.
card-troll = trolis
    .object = trolį
    .short = trolis
    .effect = Nieko nepraleidžia, kol kas nors neduoda žetono; raundo pabaigoje tai kainuoja grynuolį.
card-ladder-blue = mėlynos kopėčios
    .object = mėlynas kopėčias
    .short = kopėčios
    .effect = Veda tiesiai į mėlynąją pradžią: dėk prie bet kurio tunelio, tik ne prie tikslo ar aukso.
card-ladder-green = žalios kopėčios
    .object = žalias kopėčias
    .short = kopėčios
    .effect = Veda tiesiai į žaliąją pradžią: dėk prie bet kurio tunelio, tik ne prie tikslo ar aukso.
card-gold-path = tunelis su auksu
    .object = tunelį su auksu
    .short = auksas
    .effect = Kas susijungia su auksu, iš karto jį pažymi ir raundo pabaigoje pasiima kortą.
card-key = raktas
    .object = raktą
    .short = raktas
    .effect = Atrakina vienas kitos spalvos duris iki raundo pabaigos.
goal-place-0 = Priekinis viršutinis tikslas
    .object = priekinį viršutinį tikslą
goal-place-1 = Priekinis vidurinis tikslas
    .object = priekinį vidurinį tikslą
goal-place-2 = Priekinis apatinis tikslas
    .object = priekinį apatinį tikslą
goal-place-3 = Galinis viršutinis tikslas
    .object = galinį viršutinį tikslą
goal-place-4 = Galinis apatinis tikslas
    .object = galinį apatinį tikslą
goal-place-5 = Paskutinis tikslas
    .object = paskutinį tikslą

## Klausimai ir atsakymai

question-bribe = Papirksi trolį ar baigsi ėjimą?
    .other = { $name } žvalgosi į trolį …
question-claim = Aukso daugiau nei žetonų: kurį pažymėsi pirmiausia?
    .other = { $name } renkasi, kurį auksą pažymėti …
question-give = Troliai nori savo grynuolių: kurias kortas atiduosi?
    .other = { $name } atsiskaito su troliais …
answer-bribe = Papirkti trolį
answer-done = Baigti ėjimą
answer-claim = Pažymėti auksą
answer-give = Atiduoti

## Kas įvyko

log-claimed = { $who ->
    [you] Pažymėjai auksą ties { $cell }.
   *[other] { $name } pažymėjo auksą ties { $cell }.
}
    .shown = { $who ->
        [you] Pažymėjai auksą.
       *[other] { $name } pažymėjo auksą.
    }
log-bribed = { $who ->
    [you] Papirkai trolį ties { $cell }; dabar praeina visi.
   *[other] { $name } papirko trolį ties { $cell }; dabar praeina visi.
}
    .shown = { $who ->
        [you] Papirkai trolį; dabar praeina visi.
       *[other] { $name } papirko trolį; dabar praeina visi.
    }
log-unlocked = { $who ->
    [you] Atrakinai duris ties { $cell }.
   *[other] { $name } atrakino duris ties { $cell }.
}
    .shown = { $who ->
        [you] Atrakinai duris.
       *[other] { $name } atrakino duris.
    }
log-key-back = Durų ties { $cell } raktas vėl laisvas.
    .shown = Durų raktas vėl laisvas.
log-collected = { $who ->
    [you] { $count ->
        [one] Pasiėmei kortą su { $count } grynuoliu.
        [few] Pasiėmei kortą su { $count } grynuoliais.
        [many] Pasiėmei kortą su { $count } grynuolio.
       *[other] Pasiėmei kortą su { $count } grynuolių.
    }
   *[other] { $count ->
        [one] { $name } pasiėmė kortą su { $count } grynuoliu.
        [few] { $name } pasiėmė kortą su { $count } grynuoliais.
        [many] { $name } pasiėmė kortą su { $count } grynuolio.
       *[other] { $name } pasiėmė kortą su { $count } grynuolių.
    }
}
log-forfeited = { $who ->
    [you] { $count ->
        [one] Sumokėjai troliams korta su { $count } grynuoliu.
        [few] Sumokėjai troliams korta su { $count } grynuoliais.
        [many] Sumokėjai troliams korta su { $count } grynuolio.
       *[other] Sumokėjai troliams korta su { $count } grynuolių.
    }
   *[other] { $count ->
        [one] { $name } sumokėjo troliams korta su { $count } grynuoliu.
        [few] { $name } sumokėjo troliams korta su { $count } grynuoliais.
        [many] { $name } sumokėjo troliams korta su { $count } grynuolio.
       *[other] { $name } sumokėjo troliams korta su { $count } grynuolių.
    }
}
log-ending-goals = Visi šeši tikslai atversti: raundas baigtas.
log-ending-markers = Paskutinis žetonas kasykloje: raundas baigtas.
log-ending-cards = Kortų nebeliko: raundas baigtas.
log-goal-up = { $count ->
    [0] { $title } atverčiamas: aukso nėra.
    [one] { $title } atverčiamas: { $count } grynuolis!
    [few] { $title } atverčiamas: { $count } grynuoliai!
    [many] { $title } atverčiamas: { $count } grynuolio!
   *[other] { $title } atverčiamas: { $count } grynuolių!
}
log-goal-looked = { $count ->
    [0] Pažiūrėjai į { $goal }: aukso nėra.
    [one] Pažiūrėjai į { $goal }: { $count } grynuolis!
    [few] Pažiūrėjai į { $goal }: { $count } grynuoliai!
    [many] Pažiūrėjai į { $goal }: { $count } grynuolio!
   *[other] Pažiūrėjai į { $goal }: { $count } grynuolių!
}
log-began-duel = Prasideda { $number } raundas.

## Kodėl ne

reason-not-joined-own = ten neveda ištisinis kelias nuo tavo pradžios
reason-beside-gold = kopėčios negali gulėti prie pat tunelio su auksu
reason-ladder-not-joined = prie šio stalo kopėčios turi jungtis prie atviros pusės
reason-rockfall-stays = tuneliai su auksu ar troliu lieka vietoje
reason-rockfall-takes-latest = žaidžiant be varžovo griūtis pašalina paskutinį padėtą tunelį
reason-no-key-left = abu raktai jau guli ant durų
reason-no-door-there = ten nėra durų
reason-own-door = tos durys tau ir taip atviros
reason-door-open = tos durys jau atrakintos
reason-no-troll-there = ten nėra trolio
reason-troll-bribed = šis trolis jau papirktas
reason-troll-out-of-reach = pas šį trolį neveda ištisinis kelias nuo tavo pradžios
reason-no-gold-for-troll = dar vienam troliui neturi grynuolio
reason-turn-not-done = pirma korta: sužaisk arba išmesk kurią nors
reason-not-a-payment = tai per mažai arba viena korta per daug
reason-no-gold-to-mark = ten nėra tau skirto aukso

## Puslapis naršyklėje

web-option-bribe-requires-gold = Trolį papirkti gali tik turintis aukso
web-option-bribe-requires-reach = Trolį papirkti gali tik priėjęs prie jo
web-option-hidden-goals = Neatversti tikslai
web-value-hidden-goals-box = dedami į dėžutę
web-value-hidden-goals-reshuffle = vėl įmaišomi
web-option-ladder-needs-joint = Kopėčios turi jungtis prie atviros pusės
web-option-ladder-exclusive = Kopėčiomis lipa tik jų spalvos nykštukas
web-option-troll-payment = Ką gauna troliai
web-value-troll-payment-auto = lemia taisyklės
web-value-troll-payment-choose = renkasi skolininkas
web-option-double-gold = Abiejų iškart pasiektas auksas tenka
web-value-double-gold-active = einančiam žaidėjui
web-value-double-gold-opponent = varžovui
web-option-place-connection = Naujas tunelis jungiasi su
web-value-place-connection-own = savo pradžia
web-value-place-connection-any = bet kuria pradžia
play-want-key = Kurias duris atrakinsi? Pasirink apšviestas.
play-cell-far = apšviesta, bet ne nuo tavo pradžios
play-supply = Bendros atsargos: žetonai { $markers }, raktai { $keys }
play-score = { $colour ->
    [green] Žaliasis turi { $purse }, su pažymėtu auksu – { $gain }
   *[blue] Mėlynasis turi { $purse }, su pažymėtu auksu – { $gain }
}
play-who-colour = { $colour ->
    [green] Tu – žaliasis nykštukas
   *[blue] Tu – mėlynasis nykštukas
}
play-who-start = { $place ->
    [above] Tavo tuneliai prasideda nuo viršutinės pradžios. Auksas, kurį jie pasiekia, yra tavo.
   *[below] Tavo tuneliai prasideda nuo apatinės pradžios. Auksas, kurį jie pasiekia, yra tavo.
}
tales-ending-1 = Visi šeši tikslai atversti
tales-ending-2 = Padėtas paskutinis žetonas
tales-ending-3 = Kortos baigėsi
tales-ending-goals = Visi šeši tikslai atversti
tales-ending-markers = Padėtas paskutinis žetonas
tales-ending-cards = Kortos baigėsi
tales-lead = { $who ->
    [you] Pirmauji { $score }
    [even] Lygu { $score }
   *[other] Pirmauja { $name } { $score }
}
tales-for-trolls = troliams

## Taisyklės, sakinys po sakinio

chapter-duel-ways = Durys, kopėčios, troliai
chapter-duel-gold = Auksas ir žetonai
chapter-duel-cards = Veiksmo kortos
book-duel-aim = Du nykštukai, žaliasis ir mėlynasis, kasasi prie to paties aukso, kiekvienas nuo savo spalvos pradžios. Laimi tas, kas pabaigoje turi daugiau grynuolių.
book-duel-goals = Šeši užversti tikslai guli piramide, pirmuosius nuo pradžių skiria keturi tušti langeliai. Daugumoje yra aukso, 1–3 grynuoliai, kartais už durų; kai kuriuose jo nėra.
book-duel-goal-up = Kai tik nuo vienos iš dviejų pradžių į tikslą veda ištisinis kelias, tikslas atverčiamas. Tai daro tas, kas kelią nutiesė; jei tikslų keli, jis parenka eilės tvarką.
book-duel-goal-lies = Tikslas padedamas taip, kad derėtų prie kaimynų. Jei dera abi padėtys, renkasi tas, kas jį atvertė; jei nedera nė viena, jis bent jau jungiasi su jį pasiekusiu tuneliu. Nuo tada tai tunelis kaip visi kiti.
book-duel-turn = Savo ėjimu darai vieną iš keturių dalykų: padedi tunelį; žaidi veiksmo kortą; išmeti dvi kortas ir atsikratai vieno prieš tave gulinčio sabotažo; arba tiesiog išmeti vieną ar dvi kortas. Kortos išmetamos užverstos.
book-duel-draw = Tada paimi vieną kortą. Tik jei kortas tiesiog išmetei, paimi tiek, kiek išmetei. Taigi sabotažo atsikratymas tau kainuoja vieną kortą iš rankos.
book-duel-no-cards = Kas nebeturi kortų, šiame raunde nebežaidžia, o kitas nykštukas tęsia vienas.
book-duel-own = Iki jo turi vesti ištisinis kelias nuo tavo pradžios. Jį nutraukia tau užrakintos durys ir nepapirktas trolis.
book-duel-any = Iki jo turi vesti ištisinis kelias nuo vienos iš dviejų pradžių, nesvarbu kurios. Jį nutraukia tau užrakintos durys ir nepapirktas trolis.
book-duel-two-ways = Tiltuose ir dvigubuose posūkiuose yra du nesusitinkantys tuneliai. Pakanka, kad kelias vestų į vieną iš jų.
book-duel-doors = Durys praleidžia tik savo spalvos nykštuką. Kitam joms reikia rakto.
book-duel-ladder = Kopėčios veda tiesiai į savo spalvos pradžią. Bet kurios spalvos kopėčias gali dėti prie bet kurio tunelio, prie kurio jos dera, net jei ten neveda joks kelias; tik ne prie pat tikslo ar tunelio su auksu.
book-duel-ladder-joint = Kopėčių tunelis ten turi susijungti su atvira puse.
book-duel-ladder-both = Visomis kopėčiomis gali naudotis abu nykštukai.
book-duel-ladder-own = Kopėčiomis gali naudotis tik jų spalvos nykštukas.
book-duel-troll = Trolis savo kortoje užtveria kelią. Kai kas nors jį paperka, praeiti gali abu nykštukai.
book-duel-bribe = Trolius, kuriuos pasiekia tavo keliai, savo ėjimu gali bet kada papirkti, be viso kito ir net su sulaužytais įrankiais: padedi ant trolio žetoną, ir tavo skola jam – vienas grynuolis.
book-duel-bribe-any = Bet kurį trolį ant stalo savo ėjimu gali bet kada papirkti, be viso kito ir net su sulaužytais įrankiais: padedi ant jo žetoną, ir tavo skola jam – vienas grynuolis.
book-duel-bribe-poor = Tai gali daryti, net jei aukso neturi; skola, kurios negali sumokėti, atleidžiama.
book-duel-bribe-gold = Tam reikia grynuolio – laimėtoje kortoje arba tavo pažymėtame aukse, – be tų, kuriuos jau turėsi atiduoti troliams.
book-duel-pay = Raundo pabaigoje už kiekvieną papirktą trolį sumokamas grynuolis šio ar ankstesnių raundų aukso kortomis. Grąža neduodama, bet imama kuo mažiau.
book-duel-pay-choose = Raundo pabaigoje už kiekvieną papirktą trolį sumoki grynuolį savo pasirinktomis šio ar ankstesnių raundų aukso kortomis. Grąža neduodama.
book-duel-mark = Kai tik nuo tavo pradžios iki aukso – tiksle ar tunelyje – veda ištisinis kelias, ant to aukso dedamas tavo spalvos žetonas: auksas tavo.
book-duel-mark-other = Jei auksą sujungi tik su kita pradžia, jį iš karto pažymi kitas nykštukas.
book-duel-mark-active = Jei tą patį auksą sujungi su abiem pradžiomis iš karto, jis tavo.
book-duel-mark-opponent = Jei tą patį auksą sujungi su abiem pradžiomis iš karto, jis atitenka kitam nykštukui.
book-duel-marked = Pažymėtas auksas lieka tavo, net jei kelias iki jo vėliau nutrūksta.
book-duel-markers = Kiekviename raunde yra 8 bendri jums abiem žetonai – auksui ir troliams.
book-duel-sabotage = Sabotažas sulaužo kito nykštuko įrankį; kol ši korta guli prieš jį, jis tunelių netiesia. To paties įrankio niekas negali turėti sulaužyto du kartus.
book-duel-repair = Taisymo korta pataiso vieną tavo įrankį, kuris joje pavaizduotas. Ją galima žaisti tik tada, kai tas įrankis sulaužytas; korta su dviem įrankiais pataiso vieną iš jų.
book-duel-key = Raktas atrakina vienas kitos spalvos duris bet kur ant stalo iki raundo pabaigos. Jei taip pasieki auksą, iš karto jį pažymi. Atrakintos gali būti daugiausia dvejos durys.
book-duel-rockfall = Griūtis pašalina vieną tunelį, tik ne su auksu ar troliu, ir nepašalina nei pradžios, nei tikslo. Ant jo gulėjusį raktą vėl galima naudoti.
book-duel-map = Žemėlapis parodo tau vieną užverstą tikslą. Niekas kitas jo nemato.
book-duel-end = Raundas baigiasi iš karto, kai atversti visi šeši tikslai, panaudotas paskutinis žetonas arba niekas nebeturi kortų.
book-duel-keep = Pasiimi visas kortas su tavo pažymėtu auksu. Jos skaičiuojamos tau iki žaidimo pabaigos ir daugiau nenaudojamos.
book-duel-goals-box = Niekieno nepaimti tikslai grįžta į dėžutę, taip pat ir dar užversti.
book-duel-goals-shuffled = Atversti, bet niekieno nepaimti tikslai grįžta į dėžutę. Dar užversti vėl sumaišomi su nepanaudotais.
book-duel-next = Kitam raundui išdėliojami nauji tikslai, visos kitos kortos sumaišomos ir išdalijamos iš naujo, o visi žetonai ir raktai grąžinami. Joks sabotažas prieš tave nelieka.
book-duel-first = Pirmą raundą pradeda žaliasis.
book-duel-next-first = Kiekvieną kitą raundą pradeda tas, kas turi mažiau aukso; jei turite po lygiai – mėlynasis.
book-duel-win = Laimi tas, kas po paskutinio raundo turi daugiau grynuolių. Jei turite po lygiai – lygiosios.
effect-sabotage-duel = Padėk ją prieš kitą nykštuką: kol tas įrankis nepataisytas, jis tunelių netiesia.
effect-repair-own = Pataiso vieną pavaizduotą įrankį, jei jis guli prieš tave sulaužytas.
effect-rockfall-duel = Pašalina nuo stalo vieną kelio kortą; pradžios, tikslai ir tuneliai su auksu ar troliu lieka.

## Pamokos

lesson-duel-start = Sava pradžia
    .task = Tavo spalva žalia, ir apatinė pradžia tavo. Kask nuo jos į dešinę.
    .nudge = Tikslai yra dešinėje. Padėk tiesų tunelį ten.
    .done = Kiekvienas kasa nuo savo pradžios. Tavo tuneliai turi tavo šviesą.
lesson-duel-gold = Auksas pakeliui
    .task = Ant vienos tavo kortos yra aukso. Padėk ją gale taip, kad tavo tunelis pasiektų auksą; jei reikia, apsuk.
    .nudge = Tavo tunelis aplenktų auksą. Apsuk kortą klavišu R arba apvalia rodykle.
    .done = Ant jo guli tavo žetonas. Raundo pabaigoje tas auksas bus tavo.
lesson-duel-key = Durys kelyje
    .task = Tave sustabdė mėlynos durys, nes tavo spalva žalia. Atrakink jas raktu.
    .nudge = Durys liks uždarytos. Paimk raktą ir pasirink duris.
    .done = Tavo šviesa eina toliau. Raktas atrakina kitos spalvos duris iki raundo pabaigos.
lesson-duel-troll = Trolis nori aukso
    .task = Trolis nieko nepraleidžia. Papirk jį, tada padėk už jo tiesų tunelį.
    .nudge = Trolis vis dar stovi kelyje. Pirmiausia papirk jį, tada kask toliau į dešinę.
    .done = Kelias laisvas, bet raundo pabaigoje kyšis sumokamas auksu.
lesson-duel-goal = Iki tikslo
    .task = Žinai, kad prie apatinio priekinio tikslo guli du grynuoliai. Padėk posūkį, kuris veda žemyn iki jo.
    .nudge = Taip tikslo nepasieksi. Padėk posūkį tunelio gale.
    .done = Tikslas atverstas, ir ant jo aukso guli tavo žetonas.
lesson-duel-sabotage = Sulaikyk varžovą
    .task = Mia viena korta priekyje. Sulaužyk jos kirtiklį.
    .nudge = Ji liktų priekyje. Paimk sulaužytą kirtiklį ir pasirink: Mia.
    .done = Kol jis sulaužytas, ji netiesia tunelių. Tau ji atsilygins tuo pačiu.

play-aim-duel = Sujunk su savo pradžia daugiau aukso nei varžovas.
play-sheet-duel-1 = Kiekvienas kasa nuo savo pradžios. Auksas, iki kurio veda tavo kelias, yra tavo.
play-sheet-duel-2 = Kitos spalvos durims reikia rakto. Trolis praleidžia už grynuolį.
play-sheet-duel-3 = Kortos žvelgia po tikslais, laužo varžovo įrankius ir griauna tunelius.
