# Ohlédnutí za dohranou hrou.

review-fault-passed = Karta byla odložena, ačkoli se dalo udělat něco lepšího.
review-fault-nearer = Přiblížilo to zlato asi o { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
review-fault-longer = Prodloužilo to cestu ke zlatu asi o { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
review-fault-struck-digger = Odnáší to { $name }: podle všeho, co se dalo vědět, na { $chance } % poctivá hra.
review-fault-struck-saboteur = Odnáší to { $name }: podle všeho, co se dalo vědět, na { $chance } % také sabotér.
review-fault-helped-digger = Pomoc dostává { $name }: podle všeho, co se dalo vědět, na { $chance } % poctivá hra.
review-fault-helped-saboteur = Pomoc dostává { $name }: podle všeho, co se dalo vědět, na { $chance } % sabotér.
review-better-search = { $count ->
    [one] V jednom pomyslném kole
    [few] Ve { $count } pomyslných kolech
    [many] V { $count } pomyslného kola
   *[other] V { $count } pomyslných kolech
} přinesla lepší odpověď průměrně o { $gold } zlata víc.
review-better-search-clan = { $count ->
    [one] V jednom pomyslném úseku
    [few] Ve { $count } pomyslných úsecích
    [many] V { $count } pomyslného úseku
   *[other] V { $count } pomyslných úsecích
} přinesla jiná odpověď v průměru o { $chance } % větší šanci na výhru.
review-better-search-duel = { $count ->
    [one] V jednom pomyslném kole
    [few] Ve { $count } pomyslných kolech
    [many] V { $count } pomyslného kola
   *[other] V { $count } pomyslných kolech
} přinesla jiná odpověď v průměru náskok větší o { $gold } zlata.
review-better-reach = Lepší odpověď vedla k cíli, pod nímž bylo zlato na { $chance } %.
review-better-nearer = Lepší odpověď přiblížila zlato asi o { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
review-better-longer = Lepší odpověď prodloužila cestu ke zlatu asi o { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
review-better-trust = Zlato bylo ještě asi { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
} daleko: byl čas získat si kopáním důvěru.
review-better-look = Podle toho, co se dalo vědět, tam zlato leželo na { $chance } %; pohled by to rozhodl.
review-better-suspect = { $name } je tu na { $chance } % sabotér: dalo se zakročit.
review-better-fellow = { $name } je tu na { $chance } % také sabotér: dalo se pomoci.
review-better-friend = { $name } kope na { $chance } % poctivě: dalo se pomoci.
review-better-rival = { $name } kope na { $chance } % poctivě: dalo se v tom zabránit.
review-better-self = Co bránilo v kopání, dalo se odstranit.
review-bluff = Vypadalo to poctivě, ubralo podezření a nic to nestálo.
review-award-liar = Nejlepší lhář: { $name }. Sabotér, kterého poctiví podezírali průměrně jen na { $chance } %.
review-award-nose = Nejlepší čich: { $name }. Ničí podezření se pravdě nepřiblížilo víc.
review-award-wronged = Největší křivda: { $name }. Poctivá hra, a přesto podezření průměrně na { $chance } %.
review-award-careful = Nejpečlivější: { $name }. Chyby stály celkem { $gold } zlata.
review-award-careful-clan = Nejpečlivější: { $name }. Chyby stály celkem { $chance } % šance.
review-award-careful-duel = Nejpečlivější: { $name }. Chyby stály celkem { $gold } zlata náskoku.
review-award-lucky = Nejvíc štěstí: { $name }. K nikomu nebyly karty přívětivější.
review-turn-answer-up = { $name }: odpověď zvýšila šanci na nalezení zlata o { $count ->
    [one] jeden procentní bod
    [few] { $count } procentní body
    [many] { $count } procentního bodu
   *[other] { $count } procentních bodů
}.
review-turn-answer-down = { $name }: odpověď snížila šanci na nalezení zlata o { $count ->
    [one] jeden procentní bod
    [few] { $count } procentní body
    [many] { $count } procentního bodu
   *[other] { $count } procentních bodů
}.
review-turn-luck-up = Karty, které pak přišly, zvýšily šanci na nalezení zlata o { $count ->
    [one] jeden procentní bod
    [few] { $count } procentní body
    [many] { $count } procentního bodu
   *[other] { $count } procentních bodů
}.
review-turn-luck-down = Karty, které pak přišly, snížily šanci na nalezení zlata o { $count ->
    [one] jeden procentní bod
    [few] { $count } procentní body
    [many] { $count } procentního bodu
   *[other] { $count } procentních bodů
}.
review-turn-clan-answer-up = { $name }: odpověď zvýšila šanci modrého klanu o { $count ->
    [one] jeden procentní bod
    [few] { $count } procentní body
    [many] { $count } procentního bodu
   *[other] { $count } procentních bodů
}.
review-turn-clan-answer-down = { $name }: odpověď snížila šanci modrého klanu o { $count ->
    [one] jeden procentní bod
    [few] { $count } procentní body
    [many] { $count } procentního bodu
   *[other] { $count } procentních bodů
}.
review-turn-clan-luck-up = Karty, které pak přišly, zvýšily šanci modrého klanu o { $count ->
    [one] jeden procentní bod
    [few] { $count } procentní body
    [many] { $count } procentního bodu
   *[other] { $count } procentních bodů
}.
review-turn-clan-luck-down = Karty, které pak přišly, snížily šanci modrého klanu o { $count ->
    [one] jeden procentní bod
    [few] { $count } procentní body
    [many] { $count } procentního bodu
   *[other] { $count } procentních bodů
}.
review-turn-gold-answer-up = { $name }: odpověď měla cenu { $gold } zlata.
review-turn-gold-answer-down = { $name }: odpověď stála { $gold } zlata.
review-turn-gold-luck-up = { $name }: karty, které pak přišly, měly cenu { $gold } zlata.
review-turn-gold-luck-down = { $name }: karty, které pak přišly, stály { $gold } zlata.
review-claim-truth = { $name } cíl zná a říká pravdu; { $count ->
    [one] věří tomu jeden hráč
    [few] věří tomu { $count } hráči
    [many] věří tomu { $count } hráče
   *[other] věří tomu { $count } hráčů
}.
review-claim-lie = { $name } cíl zná a lže; { $count ->
    [one] věří tomu jeden hráč
    [few] věří tomu { $count } hráči
    [many] věří tomu { $count } hráče
   *[other] věří tomu { $count } hráčů
}.
review-claim-right = { $name } cíl nezná, a přesto má pravdu; { $count ->
    [one] věří tomu jeden hráč
    [few] věří tomu { $count } hráči
    [many] věří tomu { $count } hráče
   *[other] věří tomu { $count } hráčů
}.
review-claim-wrong = { $name } cíl nezná a plete se; { $count ->
    [one] věří tomu jeden hráč
    [few] věří tomu { $count } hráči
    [many] věří tomu { $count } hráče
   *[other] věří tomu { $count } hráčů
}.
review-seat = Chyby stály { $gold } zlata; malé: { $small }, jasné: { $clear }, rozhodující: { $decisive }.
review-seat-clan = Chyby stály celkem { $chance } % šance; malé: { $small }, jasné: { $clear }, rozhodující: { $decisive }.
review-seat-duel = Chyby stály { $gold } zlata náskoku; malé: { $small }, jasné: { $clear }, rozhodující: { $decisive }.
review-verdict-only = nic jiného nešlo
review-verdict-good = dobře
review-verdict-bluff = dobrý blaf
review-verdict-small = malá chyba
review-verdict-clear = jasná chyba
review-verdict-decisive = rozhodující chyba
review-round = { $round }. kolo
review-better = Lépe: { $answer }.
review-unmasked = { $name }: odhalení po odpovědi { $step }.
review-unseen = { $name }: bez odhalení.

# What if: another answer was tried. $gold and $error have one decimal.
review-try-more = { $name }: podle toho, co se z toho místa dalo vědět, by druhá odpověď přinesla o { $gold } zlata víc (± { $error }).
review-try-less = { $name }: podle toho, co se z toho místa dalo vědět, by druhá odpověď přinesla o { $gold } zlata míň (± { $error }).
review-try-alike = { $name }: podle toho, co se z toho místa dalo vědět, vyšly obě odpovědi nastejno (± { $error } zlata).
review-try-more-duel = { $name }: podle toho, co se z toho místa dalo vědět, by druhá odpověď zvětšila náskok o { $gold } zlata (± { $error }).
review-try-less-duel = { $name }: podle toho, co se z toho místa dalo vědět, by druhá odpověď stála { $gold } zlata náskoku (± { $error }).
review-try-alike-duel = { $name }: podle toho, co se z toho místa dalo vědět, vyšly obě odpovědi nastejno (± { $error } zlata náskoku).
review-try-more-clan = { $name }: podle toho, co se z toho místa dalo vědět, by druhá odpověď zvýšila šanci na výhru o { $chance } % (± { $percent } %).
review-try-less-clan = { $name }: podle toho, co se z toho místa dalo vědět, by druhá odpověď snížila šanci na výhru o { $chance } % (± { $percent } %).
review-try-alike-clan = { $name }: podle toho, co se z toho místa dalo vědět, vyšly obě odpovědi nastejno (± { $percent } % šance).
review-try-chances = Viděno shora: jak se hrálo { $given } %, s druhou odpovědí { $then } %.
review-try-golds = Očekávané zlato, viděno shora: jak se hrálo { $given }, s druhou odpovědí { $then }.
review-what-if = Co kdyby: od kroku { $step } na místě hráče { $name }, proti botům.
review-what-if-same = Karty jsou, jaké byly.
review-what-if-anew = Co se z místa hráče { $name } nedalo vědět, je rozdáno znovu.
