# Obzretie sa za dohranou hrou.

review-fault-passed = Karta bola odložená, hoci sa dalo urobiť niečo lepšie.
review-fault-nearer = Priblížilo to zlato asi o { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}.
review-fault-longer = Predĺžilo to cestu k zlatu asi o { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}.
review-fault-struck-digger = Odnáša si to { $name }: podľa všetkého, čo sa dalo vedieť, na { $chance } % poctivá hra.
review-fault-struck-saboteur = Odnáša si to { $name }: podľa všetkého, čo sa dalo vedieť, na { $chance } % tiež sabotér.
review-fault-helped-digger = Pomoc dostáva { $name }: podľa všetkého, čo sa dalo vedieť, na { $chance } % poctivá hra.
review-fault-helped-saboteur = Pomoc dostáva { $name }: podľa všetkého, čo sa dalo vedieť, na { $chance } % sabotér.
review-better-search = { $count ->
    [one] V jednom pomyselnom kole
    [few] V { $count } pomyselných kolách
    [many] V { $count } pomyselného kola
   *[other] V { $count } pomyselných kolách
} priniesla lepšia odpoveď priemerne o { $gold } zlata viac.
review-better-search-clan = { $count ->
    [one] V jednom pomyselnom úseku
    [few] V { $count } pomyselných úsekoch
    [many] V { $count } pomyselného úseku
   *[other] V { $count } pomyselných úsekoch
} priniesla iná odpoveď v priemere o { $chance } % väčšiu šancu na výhru.
review-better-search-duel = { $count ->
    [one] V jednom pomyselnom kole
    [few] V { $count } pomyselných kolách
    [many] V { $count } pomyselného kola
   *[other] V { $count } pomyselných kolách
} priniesla iná odpoveď v priemere náskok väčší o { $gold } zlata.
review-better-reach = Lepšia odpoveď viedla k cieľu, pod ktorým bolo zlato na { $chance } %.
review-better-nearer = Lepšia odpoveď priblížila zlato asi o { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}.
review-better-longer = Lepšia odpoveď predĺžila cestu k zlatu asi o { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}.
review-better-trust = Zlato bolo ešte asi { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
} ďaleko: bol čas získať si kopaním dôveru.
review-better-look = Podľa toho, čo sa dalo vedieť, tam zlato ležalo na { $chance } %; pohľad by to rozhodol.
review-better-suspect = { $name } je tu na { $chance } % sabotér: dalo sa zakročiť.
review-better-fellow = { $name } je tu na { $chance } % tiež sabotér: dalo sa pomôcť.
review-better-friend = { $name } kope na { $chance } % poctivo: dalo sa pomôcť.
review-better-rival = { $name } kope na { $chance } % poctivo: dalo sa v tom zabrániť.
review-better-self = To, čo bránilo v kopaní, sa dalo odstrániť.
review-bluff = Vyzeralo to poctivo, zmenšilo to podozrenie a nič to nestálo.
review-award-liar = Najlepší klamár: { $name }. Sabotér, ktorého poctiví podozrievali priemerne len na { $chance } %.
review-award-nose = Najlepší čuch: { $name }. Ničie podozrenie sa pravde nepriblížilo viac.
review-award-wronged = Najväčšia krivda: { $name }. Poctivá hra, a predsa podozrenie priemerne na { $chance } %.
review-award-careful = Najviac rozvahy: { $name }. Chyby stáli spolu { $gold } zlata.
review-award-careful-clan = Najviac rozvahy: { $name }. Chyby stáli spolu { $chance } % šance.
review-award-careful-duel = Najviac rozvahy: { $name }. Chyby stáli spolu { $gold } zlata náskoku.
review-award-lucky = Najviac šťastia: { $name }. K nikomu neboli karty prívetivejšie.
review-turn-answer-up = { $name }: odpoveď zvýšila šancu na nájdenie zlata o { $count ->
    [one] jeden percentuálny bod
    [few] { $count } percentuálne body
    [many] { $count } percentuálneho bodu
   *[other] { $count } percentuálnych bodov
}.
review-turn-answer-down = { $name }: odpoveď znížila šancu na nájdenie zlata o { $count ->
    [one] jeden percentuálny bod
    [few] { $count } percentuálne body
    [many] { $count } percentuálneho bodu
   *[other] { $count } percentuálnych bodov
}.
review-turn-luck-up = Karty, ktoré potom prišli, zvýšili šancu na nájdenie zlata o { $count ->
    [one] jeden percentuálny bod
    [few] { $count } percentuálne body
    [many] { $count } percentuálneho bodu
   *[other] { $count } percentuálnych bodov
}.
review-turn-luck-down = Karty, ktoré potom prišli, znížili šancu na nájdenie zlata o { $count ->
    [one] jeden percentuálny bod
    [few] { $count } percentuálne body
    [many] { $count } percentuálneho bodu
   *[other] { $count } percentuálnych bodov
}.
review-turn-clan-answer-up = { $name }: odpoveď zvýšila šancu modrého klanu o { $count ->
    [one] jeden percentuálny bod
    [few] { $count } percentuálne body
    [many] { $count } percentuálneho bodu
   *[other] { $count } percentuálnych bodov
}.
review-turn-clan-answer-down = { $name }: odpoveď znížila šancu modrého klanu o { $count ->
    [one] jeden percentuálny bod
    [few] { $count } percentuálne body
    [many] { $count } percentuálneho bodu
   *[other] { $count } percentuálnych bodov
}.
review-turn-clan-luck-up = Karty, ktoré potom prišli, zvýšili šancu modrého klanu o { $count ->
    [one] jeden percentuálny bod
    [few] { $count } percentuálne body
    [many] { $count } percentuálneho bodu
   *[other] { $count } percentuálnych bodov
}.
review-turn-clan-luck-down = Karty, ktoré potom prišli, znížili šancu modrého klanu o { $count ->
    [one] jeden percentuálny bod
    [few] { $count } percentuálne body
    [many] { $count } percentuálneho bodu
   *[other] { $count } percentuálnych bodov
}.
review-turn-gold-answer-up = { $name }: odpoveď mala cenu { $gold } zlata.
review-turn-gold-answer-down = { $name }: odpoveď stála { $gold } zlata.
review-turn-gold-luck-up = { $name }: karty, ktoré potom prišli, mali cenu { $gold } zlata.
review-turn-gold-luck-down = { $name }: karty, ktoré potom prišli, stáli { $gold } zlata.
review-claim-truth = { $name } cieľ pozná a hovorí pravdu; { $count ->
    [one] verí tomu jeden hráč
    [few] veria tomu { $count } hráči
    [many] verí tomu { $count } hráča
   *[other] verí tomu { $count } hráčov
}.
review-claim-lie = { $name } cieľ pozná a klame; { $count ->
    [one] verí tomu jeden hráč
    [few] veria tomu { $count } hráči
    [many] verí tomu { $count } hráča
   *[other] verí tomu { $count } hráčov
}.
review-claim-right = { $name } cieľ nepozná, a predsa má pravdu; { $count ->
    [one] verí tomu jeden hráč
    [few] veria tomu { $count } hráči
    [many] verí tomu { $count } hráča
   *[other] verí tomu { $count } hráčov
}.
review-claim-wrong = { $name } cieľ nepozná a mýli sa; { $count ->
    [one] verí tomu jeden hráč
    [few] veria tomu { $count } hráči
    [many] verí tomu { $count } hráča
   *[other] verí tomu { $count } hráčov
}.
review-seat = Chyby stáli { $gold } zlata; malé: { $small }, jasné: { $clear }, rozhodujúce: { $decisive }.
review-seat-clan = Chyby stáli spolu { $chance } % šance; malé: { $small }, jasné: { $clear }, rozhodujúce: { $decisive }.
review-seat-duel = Chyby stáli { $gold } zlata náskoku; malé: { $small }, jasné: { $clear }, rozhodujúce: { $decisive }.
review-verdict-only = nič iné sa nedalo
review-verdict-good = dobre
review-verdict-bluff = dobrý blaf
review-verdict-small = malá chyba
review-verdict-clear = jasná chyba
review-verdict-decisive = rozhodujúca chyba
review-round = { $round }. kolo
review-better = Lepšie: { $answer }.
review-unmasked = { $name }: odhalenie po odpovedi { $step }.
review-unseen = { $name }: bez odhalenia.

# What if: another answer was tried. $gold and $error have one decimal.
review-try-more = { $name }: podľa toho, čo sa z toho miesta dalo vedieť, by druhá odpoveď priniesla o { $gold } zlata viac (± { $error }).
review-try-less = { $name }: podľa toho, čo sa z toho miesta dalo vedieť, by druhá odpoveď priniesla o { $gold } zlata menej (± { $error }).
review-try-alike = { $name }: podľa toho, čo sa z toho miesta dalo vedieť, vyšli obe odpovede narovnako (± { $error } zlata).
review-try-more-duel = { $name }: podľa toho, čo sa z toho miesta dalo vedieť, by druhá odpoveď zväčšila náskok o { $gold } zlata (± { $error }).
review-try-less-duel = { $name }: podľa toho, čo sa z toho miesta dalo vedieť, by druhá odpoveď stála { $gold } zlata náskoku (± { $error }).
review-try-alike-duel = { $name }: podľa toho, čo sa z toho miesta dalo vedieť, vyšli obe odpovede narovnako (± { $error } zlata náskoku).
review-try-more-clan = { $name }: podľa toho, čo sa z toho miesta dalo vedieť, by druhá odpoveď zvýšila šancu na výhru o { $chance } % (± { $percent } %).
review-try-less-clan = { $name }: podľa toho, čo sa z toho miesta dalo vedieť, by druhá odpoveď znížila šancu na výhru o { $chance } % (± { $percent } %).
review-try-alike-clan = { $name }: podľa toho, čo sa z toho miesta dalo vedieť, vyšli obe odpovede narovnako (± { $percent } % šance).
review-try-chances = Videné zhora: ako sa hralo { $given } %, s druhou odpoveďou { $then } %.
review-try-golds = Očakávané zlato, videné zhora: ako sa hralo { $given }, s druhou odpoveďou { $then }.
review-what-if = Čo keby: od kroku { $step } na mieste hráča { $name }, proti botom.
review-what-if-same = Karty sú, aké boli.
review-what-if-anew = Čo sa z miesta hráča { $name } nedalo vedieť, je rozdané znova.
