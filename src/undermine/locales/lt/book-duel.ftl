# The rules of a table, sentence by sentence: the Duel and the game alone.
# The comment above an English sentence names the rules (docs/rules) that it states.

chapter-duel-ways = Durys, kopėčios, troliai
chapter-duel-gold = Auksas ir žetonai
chapter-duel-cards = Veiksmo kortos
chapter-solo-draw = Kortos, kurios veikia iš karto
book-duel-aim = Du nykštukai, žaliasis ir mėlynasis, kasasi prie to paties aukso, kiekvienas nuo savo spalvos pradžios. Laimi tas, kas pabaigoje turi daugiau grynuolių.
book-duel-goals = Šeši užversti tikslai guli piramide, pirmuosius nuo pradžių skiria keturi tušti langeliai. Daugumoje yra aukso, 1–3 grynuoliai, kartais už durų; kai kuriuose jo nėra.
book-solo-goals = Šeši užversti tikslai guli piramide, pirmuosius nuo pradžios skiria septyni tušti langeliai. Daugumoje yra aukso, 1–3 grynuoliai, kartais už durų; kai kuriuose jo nėra.
book-duel-goal-up = Kai tik nuo vienos iš dviejų pradžių į tikslą veda ištisinis kelias, tikslas atverčiamas. Tai daro tas, kas kelią nutiesė; jei tikslų keli, jis parenka eilės tvarką.
book-solo-goal-up = Kai tik nuo pradžios į tikslą veda ištisinis kelias, jį atverti; jei tikslų keli – savo pasirinkta tvarka.
book-duel-goal-lies = Tikslas padedamas taip, kad derėtų prie kaimynų. Jei dera abi padėtys, renkasi tas, kas jį atvertė; jei nedera nė viena, jis bent jau jungiasi su jį pasiekusiu tuneliu. Nuo tada tai tunelis kaip visi kiti.
book-duel-turn = Savo ėjimu darai vieną iš keturių dalykų: padedi tunelį; žaidi veiksmo kortą; išmeti dvi kortas ir atsikratai vieno prieš tave gulinčio sabotažo; arba tiesiog išmeti vieną ar dvi kortas. Kortos išmetamos užverstos.
book-duel-draw = Tada paimi vieną kortą. Tik jei kortas tiesiog išmetei, paimi tiek, kiek išmetei. Taigi sabotažo atsikratymas tau kainuoja vieną kortą iš rankos.
book-solo-hand = { $count ->
    [one] Raundo pradžioje gauni { $count } kortą.
    [few] Raundo pradžioje gauni { $count } kortas.
    [many] Raundo pradžioje gauni { $count } kortos.
   *[other] Raundo pradžioje gauni { $count } kortų.
}
book-duel-no-cards = Kas nebeturi kortų, šiame raunde nebežaidžia, o kitas nykštukas tęsia vienas.
book-duel-own = Iki jo turi vesti ištisinis kelias nuo tavo pradžios. Jį nutraukia tau užrakintos durys ir nepapirktas trolis.
book-duel-any = Iki jo turi vesti ištisinis kelias nuo vienos iš dviejų pradžių, nesvarbu kurios. Jį nutraukia tau užrakintos durys ir nepapirktas trolis.
book-solo-own = Iki jo turi vesti ištisinis kelias nuo pradžios. Jį nutraukia tau užrakintos durys ir nepapirktas trolis.
book-duel-two-ways = Tiltuose ir dvigubuose posūkiuose yra du nesusitinkantys tuneliai. Pakanka, kad kelias vestų į vieną iš jų.
book-duel-doors = Durys praleidžia tik savo spalvos nykštuką. Kitam joms reikia rakto.
book-solo-doors = { $colour ->
    [green] Esi žaliasis nykštukas: žalios durys tau atviros, mėlynoms reikia rakto.
   *[blue] Esi mėlynasis nykštukas: mėlynos durys tau atviros, žalioms reikia rakto.
}
book-duel-ladder = Kopėčios veda tiesiai į savo spalvos pradžią. Bet kurios spalvos kopėčias gali dėti prie bet kurio tunelio, prie kurio jos dera, net jei ten neveda joks kelias; tik ne prie pat tikslo ar tunelio su auksu.
book-solo-ladder = Kopėčias gali dėti prie bet kurio tunelio, prie kurio jos dera, net jei ten neveda joks kelias; tik ne prie pat tikslo ar tunelio su auksu. Tavo spalvos kopėčios veda tiesiai į pradžią, kitos spalvos – niekur.
book-duel-ladder-joint = Kopėčių tunelis ten turi susijungti su atvira puse.
book-duel-ladder-both = Visomis kopėčiomis gali naudotis abu nykštukai.
book-duel-ladder-own = Kopėčiomis gali naudotis tik jų spalvos nykštukas.
book-duel-troll = Trolis savo kortoje užtveria kelią. Kai kas nors jį paperka, praeiti gali abu nykštukai.
book-solo-troll = Trolis savo kortoje užtveria kelią, kol jo nepaperki.
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
book-solo-markers = Kiekviename raunde turi 6 žetonus – auksui ir troliams.
book-duel-sabotage = Sabotažas sulaužo kito nykštuko įrankį; kol ši korta guli prieš jį, jis tunelių netiesia. To paties įrankio niekas negali turėti sulaužyto du kartus.
book-duel-repair = Taisymo korta pataiso vieną tavo įrankį, kuris joje pavaizduotas. Ją galima žaisti tik tada, kai tas įrankis sulaužytas; korta su dviem įrankiais pataiso vieną iš jų.
book-duel-key = Raktas atrakina vienas kitos spalvos duris bet kur ant stalo iki raundo pabaigos. Jei taip pasieki auksą, iš karto jį pažymi. Atrakintos gali būti daugiausia dvejos durys.
book-duel-rockfall = Griūtis pašalina vieną tunelį, tik ne su auksu ar troliu, ir nepašalina nei pradžios, nei tikslo. Ant jo gulėjusį raktą vėl galima naudoti.
book-duel-map = Žemėlapis parodo tau vieną užverstą tikslą. Niekas kitas jo nemato.
book-duel-end = Raundas baigiasi iš karto, kai atversti visi šeši tikslai, panaudotas paskutinis žetonas arba niekas nebeturi kortų.
book-solo-end = Raundas baigiasi iš karto, kai atversti visi šeši tikslai, panaudotas paskutinis žetonas arba tu nebeturi kortų.
book-duel-keep = Pasiimi visas kortas su tavo pažymėtu auksu. Jos skaičiuojamos tau iki žaidimo pabaigos ir daugiau nenaudojamos.
book-duel-goals-box = Niekieno nepaimti tikslai grįžta į dėžutę, taip pat ir dar užversti.
book-duel-goals-shuffled = Atversti, bet niekieno nepaimti tikslai grįžta į dėžutę. Dar užversti vėl sumaišomi su nepanaudotais.
book-duel-next = Kitam raundui išdėliojami nauji tikslai, visos kitos kortos sumaišomos ir išdalijamos iš naujo, o visi žetonai ir raktai grąžinami. Joks sabotažas prieš tave nelieka.
book-duel-first = Pirmą raundą pradeda žaliasis.
book-duel-next-first = Kiekvieną kitą raundą pradeda tas, kas turi mažiau aukso; jei turite po lygiai – mėlynasis.
book-duel-win = Laimi tas, kas po paskutinio raundo turi daugiau grynuolių. Jei turite po lygiai – lygiosios.
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
effect-sabotage-duel = Padėk ją prieš kitą nykštuką: kol tas įrankis nepataisytas, jis tunelių netiesia.
effect-sabotage-solo = Vos paimta guli prieš tave: jokių tunelių, kol tas įrankis nepataisytas.
effect-sabotage-solo-kept = Ištraukta per raundą, iškart guli prieš tave: jokių tunelių, kol nepataisysi to įrankio. Tarp pirmųjų kortų ją galima tik išmesti.
effect-repair-own = Pataiso vieną pavaizduotą įrankį, jei jis guli prieš tave sulaužytas.
effect-rockfall-duel = Pašalina nuo stalo vieną kelio kortą; pradžios, tikslai ir tuneliai su auksu ar troliu lieka.
effect-rockfall-solo = Veikia vos paimta: dingsta paskutinis padėtas tunelis be aukso ir be trolio.
effect-rockfall-solo-kept = Veikia vos ištraukta arba kai ją žaidi: dingsta paskutinis padėtas tunelis be aukso ir be trolio.
effect-ladder-nowhere = Jų pradžios žaidime nėra, tad kopėčios niekur neveda: dėk prie bet kurio tunelio, tik ne prie tikslo ar aukso.
