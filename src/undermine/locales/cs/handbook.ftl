# Pravidla stolu podrobněji: nadpis odstavce a věty, které závisejí na vydání, volbách a počtu hráčů.

book-aim = O co jde
    .roles = U tohoto stolu se zamíchají: { $roles }. Každý dostane jednu kartu trpaslíka, co zbude, zůstane skryté.
book-goals = Start a cíle
    .join-then-best-fit = Otočená skála se napojí na chodbu, která k ní došla, a k ostatním sousedům pasuje, jak nejlépe může.
    .join-last-card = Otočená skála se napojí na naposledy položenou kartu a k ostatním sousedům pasuje, jak nejlépe může.
    .fit-else-active-chooses = Otočená skála se položí tak, aby pasovala; nejde-li to, rozhodne o jejím natočení ten, kdo k ní došel.
book-turn = Tvůj tah
    .hand = { $count ->
        [one] Každý drží { $count } kartu.
        [few] Každý drží { $count } karty; když dojde balíček, už se nelíže.
        [many] Každý drží { $count } karty; když dojde balíček, už se nelíže.
       *[other] Každý drží { $count } karet; když dojde balíček, už se nelíže.
    }
book-tunnel = Stavba chodeb
    .dead-ends = Slepá chodba vypadá zvenku jako chodba, ale skrz ni žádná cesta nevede.
book-tools = Rozbíjení a opravy
    .self = U tohoto stolu smíš rozbít i vlastní nástroje.
    .others = Rozbíjet můžeš nástroje ostatních, svoje ne.
book-others = Zával a mapa
    .must = Zával musí nějakou kartu odstranit.
    .may = Kdo zahraje zával, nemusí odstranit nic.
book-end = Jak končí kolo
    .finder = Nezáleží na tom, kdo položí poslední kartu: jakmile cesta dosáhne zlata, vyhráli zlatokopové, i kdyby ji dokončil sabotér.
book-gold = Zlato
    .diggers = Odkryje se tolik karet zlata, kolik je zlatokopů; putují doprava.
    .players = Odkryje se tolik karet zlata, kolik je hráčů; putují doprava.
    .wages = Je-li sabotérů 1, 2, 3 nebo 4, dostane každý z nich valounů: { $wages }.
book-game = Celá hra
    .rounds = { $count ->
        [one] Hraje se { $count } kolo.
        [few] Hrají se { $count } kola; před každým se karty trpaslíků rozdají znovu.
        [many] Hraje se { $count } kola; před každým se karty trpaslíků rozdají znovu.
       *[other] Hraje se { $count } kol; před každým se karty trpaslíků rozdají znovu.
    }

game-base = Základní hra

way-n = nahoru
way-e = doprava
way-s = dolů
way-w = doleva

side-diggers = Zlatokopové
    .won = Kolo vyhráli zlatokopové.
side-saboteurs = Sabotéři
    .won = Kolo vyhráli sabotéři.
