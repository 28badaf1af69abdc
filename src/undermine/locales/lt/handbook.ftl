# Stalo taisyklės išsamiau: pastraipos pavadinimas ir sakiniai, kurie priklauso nuo leidimo, parinkčių ir žaidėjų.

book-aim = Apie ką žaidimas
    .roles = Prie šio stalo sumaišoma: { $roles }. Kiekvienas gauna po nykštuko kortą; kas lieka, lieka paslaptyje.
book-goals = Pradžia ir tikslai
    .join-then-best-fit = Atversta uola sujungiama su ją pasiekusiu tuneliu ir prie kitų kaimynų dera, kiek tik gali.
    .join-last-card = Atversta uola sujungiama su paskutine padėta korta ir prie kitų kaimynų dera, kiek tik gali.
    .fit-else-active-chooses = Atversta uola padedama taip, kad derėtų; jei neišeina, kaip ji gulės, renkasi ją pasiekęs žaidėjas.
book-turn = Tavo ėjimas
    .hand = { $count ->
        [one] Kiekvienas laiko { $count } kortą; kaladei pasibaigus kortų nebeimama.
        [few] Kiekvienas laiko { $count } kortas; kaladei pasibaigus kortų nebeimama.
        [many] Kiekvienas laiko { $count } kortos; kaladei pasibaigus kortų nebeimama.
       *[other] Kiekvienas laiko { $count } kortų; kaladei pasibaigus kortų nebeimama.
    }
book-tunnel = Tunelių tiesimas
    .dead-ends = Aklavietė iš šalies atrodo kaip tunelis, bet kiaurai joks kelias neveda.
book-tools = Laužymas ir taisymas
    .self = Prie šio stalo gali sulaužyti ir savo įrankius.
    .others = Laužyti gali kitų įrankius, savų – ne.
book-others = Griūtis ir žemėlapis
    .must = Akmenų griūtis privalo pašalinti kortą.
    .may = Žaidžiant griūtį galima nieko ir nešalinti.
book-end = Kaip baigiasi raundas
    .finder = Nesvarbu, kas padeda paskutinę kortą: jei auksas pasiektas, laimėjo auksakasiai, net jei tai padarė diversantas.
book-gold = Auksas
    .diggers = Atverčiama tiek aukso kortų, kiek yra auksakasių; jos keliauja į dešinę.
    .players = Atverčiama tiek aukso kortų, kiek yra žaidėjų; jos keliauja į dešinę.
    .wages = Jei diversantų yra 1, 2, 3 arba 4, kiekvienas jų gauna grynuolių: { $wages }.
book-game = Visas žaidimas
    .rounds = { $count ->
        [one] Žaidžiamas { $count } raundas.
        [few] Žaidžiami { $count } raundai; prieš kiekvieną nykštukų kortos dalijamos iš naujo.
        [many] Žaidžiama { $count } raundo; prieš kiekvieną nykštukų kortos dalijamos iš naujo.
       *[other] Žaidžiama { $count } raundų; prieš kiekvieną nykštukų kortos dalijamos iš naujo.
    }

game-base = Pagrindinis žaidimas

way-n = aukštyn
way-e = dešinėn
way-s = žemyn
way-w = kairėn

side-diggers = Auksakasiai
    .won = Raundą laimėjo auksakasiai.
side-saboteurs = Diversantai
    .won = Raundą laimėjo diversantai.
