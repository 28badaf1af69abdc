# Pravidlá stola podrobnejšie: nadpis odseku a vety, ktoré závisia od vydania, volieb a počtu hráčov.

book-aim = O čo ide
    .roles = Pri tomto stole sa zamiešajú: { $roles }. Každý dostane jednu kartu trpaslíka, čo zvýši, zostane skryté.
book-goals = Štart a ciele
    .join-then-best-fit = Otočená skala sa napojí na chodbu, ktorá k nej došla, a k ostatným susedom pasuje, ako najlepšie môže.
    .join-last-card = Otočená skala sa napojí na naposledy položenú kartu a k ostatným susedom pasuje, ako najlepšie môže.
    .fit-else-active-chooses = Otočená skala sa položí tak, aby pasovala; ak to nejde, o jej natočení rozhodne ten, kto k nej došiel.
book-turn = Tvoj ťah
    .hand = { $count ->
        [one] Každý drží { $count } kartu.
        [few] Každý drží { $count } karty; keď sa minie balíček, už sa neťahá.
        [many] Každý drží { $count } karty; keď sa minie balíček, už sa neťahá.
       *[other] Každý drží { $count } kariet; keď sa minie balíček, už sa neťahá.
    }
book-tunnel = Stavba chodieb
    .dead-ends = Slepá chodba vyzerá zvonka ako chodba, ale cez ňu žiadna cesta nevedie.
book-tools = Rozbíjanie a opravy
    .self = Pri tomto stole smieš rozbiť aj vlastné nástroje.
    .others = Rozbíjať môžeš nástroje ostatných, svoje nie.
book-others = Zával a mapa
    .must = Zával musí nejakú kartu odstrániť.
    .may = Kto zahrá zával, nemusí odstrániť nič.
book-end = Ako sa končí kolo
    .finder = Nezáleží na tom, kto položí poslednú kartu: len čo cesta dosiahne zlato, vyhrali zlatokopi, aj keby ju dokončil sabotér.
book-gold = Zlato
    .diggers = Odkryje sa toľko kariet zlata, koľko je zlatokopov; putujú doprava.
    .players = Odkryje sa toľko kariet zlata, koľko je hráčov; putujú doprava.
    .wages = Ak sú sabotéri 1, 2, 3 alebo 4, každý z nich dostane nugetov: { $wages }.
book-game = Celá hra
    .rounds = { $count ->
        [one] Hrá sa { $count } kolo.
        [few] Hrajú sa { $count } kolá; pred každým sa karty trpaslíkov rozdajú znova.
        [many] Hrá sa { $count } kola; pred každým sa karty trpaslíkov rozdajú znova.
       *[other] Hrá sa { $count } kôl; pred každým sa karty trpaslíkov rozdajú znova.
    }

game-base = Základná hra

way-n = hore
way-e = doprava
way-s = dole
way-w = doľava

side-diggers = Zlatokopi
    .won = Kolo vyhrali zlatokopi.
side-saboteurs = Sabotéri
    .won = Kolo vyhrali sabotéri.
