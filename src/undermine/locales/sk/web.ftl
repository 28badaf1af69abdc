# Stránka v prehliadači.

web-loading = Rozsvecujeme lampáše …
web-close = Zavrieť
web-again = Skúsiť znova
web-yes = áno
web-no = nie
web-less = Menej
web-more = Viac
web-skip = Prejsť na obsah
web-pages = Stránky
web-home = Undermine, úvodná stránka
web-watch = Pozerať
web-learn = Naučiť sa
web-puzzles = Úlohy
web-rules = Pravidlá
web-daily-short = Výzva
web-new = Založiť stôl
web-join = Prisadnúť si
web-code = Kód
web-your-turn = Si na ťahu
web-copied = Skopírované.
web-copy-failed = Prehliadač tu kopírovanie nedovolí.
web-away-title = Lampáš zhasol
web-away = Server neodpovedá. Skontroluj pripojenie a skús to znova.

# Nastavenia.

web-settings = Nastavenia
web-language = Jazyk
web-theme = Vzhľad
web-theme-dark = Noc
web-theme-light = Deň
web-theme-auto = Podľa zariadenia
web-sound = Zvuky
web-sound-about = Zaklopanie, keď si na ťahu, a zvuky bane.
web-calm = Menej pohybu
web-calm-about = Karty nelietajú, svetlo neblikoce.
web-name = Tvoje meno
web-name-roll = Iné meno
web-face = Tvoja tvár
web-face-choose = Vybrať tvár
web-face-number = Tvár { $number }
web-face-taken = obsadená

# Úvodná stránka.

web-pitch = Prekopte sa spoločne k zlatu.
web-pitch-lie = Jeden z vás klame.
web-play = Hrať hneď
web-play-about = proti štyrom botom, bez účtu
web-play-wait = Miešame …
web-play-wait-about = trpaslíci si sadajú
web-shelf = Vyber si krabicu
web-box-base = Základná hra
    .about = 3 až 10 hráčov · pol hodiny
web-box-expansion = Rozšírenie
    .about = 2 až 12 hráčov · dvere, kryštály
web-box-duel = Duel
    .about = 2 hráči · bez tajomstiev, bez milosti
web-box-solo = Sólo
    .about = 1 hráč · poraz balíček
web-box-cave = Temná jaskyňa
    .about = 2 až 8 hráčov · klany a goblini
web-box-coming = chystá sa
web-home-learn = Hráš prvýkrát?
web-home-learn-about = Polminútové lekcie a prvé kolo s niekým, kto vysvetľuje.
web-home-puzzles-about = Nájdi ťah, nájdi sabotéra: chvíle z hry s jedinou správnou odpoveďou.
web-home-rules = Všetky pravidlá, všetky karty
web-home-rules-about = Slovom aj obrazom, pre každé vydanie.
web-home-watch = Pozeraj sa na iných
web-home-watch-about = Stoly otvorené všetkým.

# Zoznamy stolov.

web-record = Tvoja bilancia
web-fame = Sieň slávy
web-mine = Moje stoly
web-mine-all = Všetky moje stoly
web-mine-none = Zatiaľ pri žiadnom stole nesedíš.
web-list-nobody = Zatiaľ tu nikto nesedí
web-list-waiting = Čaká sa
web-list-go-on = Pokračovať
web-list-over = Dohrané: výsledok
web-device = Na tomto zariadení
web-device-about = Jeden telefón alebo počítač môže zdieľať viac ľudí a odovzdávať si ho; každý vidí len svoje karty.
web-device-name = Meno ďalšieho hráča
web-device-add = Pridať
web-device-remove = Odobrať: { $name }
web-list-join = Prisadnúť si
web-list-watch = Pozerať
web-watch-title = Otvorené stoly
web-watch-lead = Tieto stoly hostitelia zverejnili: prisadni si, kde je voľno, alebo sa pozeraj.
web-watch-none = Teraz tu žiadny stôl nie je. Založ ho a ostatní ho tu nájdu.
web-watch-open = Čakajú na hráčov
web-watch-running = Práve sa hrá
web-nowhere = Slepá chodba
web-nowhere-lead = Táto adresa nikam nevedie. Možno chýba písmeno alebo už stôl dávno neexistuje.
web-nowhere-home = Späť na svetlo

# Prisadnutie podľa kódu.

web-join-title = Prisadnúť si k stolu
web-join-lead = Kto stôl založil, vidí jeho kód: pár písmen, ktoré sa dajú povedať nahlas.
web-join-name = Tvoje meno pri stole
web-join-going = Už sa ide …
web-join-short = Kód má aspoň štyri písmená.
web-join-none = Stôl s kódom { $code } tu nie je. Je každé písmeno správne?
web-join-watch = Nemáš kód? Pozri sa sem:

# Nový stôl.

web-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráča
   *[other] { $count } hráčov
}
web-players-span = { $least } až { $most } hráčov
web-new-title = Nový stôl
web-new-lead = Vyber, založ a pošli ostatným kód.
web-new-change = Zmeniť stôl
web-new-change-lead = Kto už sedí, zostane. Ak je miest menej, odídu boti.
web-new-keep = Zmeniť
web-new-none = žiadne
web-new-presets = Pripravené na hru
web-preset-first = Prvý večer
    .about = základná hra pre päť
web-preset-gentle = Rozšírenie zľahka
    .about = dvere, kryštály a zlodeji, nič viac
web-preset-chaos = Chaos
    .about = šesť hráčov, šesť doplnkov, žiadne zľutovanie
web-preset-tournament = Turnaj pre päť
    .about = pevná odmena, rozdajú sa všetky karty trpaslíkov
web-new-box = Krabica
web-new-players = Hráči
web-new-bots = Z toho botov
web-new-bots-free = { $count ->
    [one] { $count } miesto zostane voľné pre kamarátov.
    [few] { $count } miesta zostanú voľné pre kamarátov.
    [many] { $count } miesta zostane voľného pre kamarátov.
   *[other] { $count } miest zostane voľných pre kamarátov.
}
web-new-bots-full = Všetky miesta sú obsadené: hra sa začne hneď.
web-new-bot = Ako hrajú
web-level-gentle = mierne
web-level-seasoned = dobre
web-level-sly = prefíkane
web-level-about-gentle = Pre deti a začiatočníkov: veľa veria, všeličo zabudnú a prehliadnu, ako ľudia.
web-level-about-seasoned = Poznajú hru, všetkých si všímajú a pamätajú si, kto klamal.
web-level-about-sly = Premýšľajú, čo majú ostatní v ruke a čomu veria.
web-new-company = Vybrať ich po jednom
web-bot-who = Kto je ten bot
web-temper-hothead = horúca hlava
web-temper-quiet = tichá povaha
web-temper-schemer = intrigánska povaha
web-temper-trusting = dôverčivá povaha
web-temper-wary = nedôverčivá povaha
web-temper-cheerful = veselá kopa
web-new-edition = Vydanie
web-edition-cs20 = Výročné vydanie
web-edition-about-base-cs20 = Zával vždy odstráni kartu; traja alebo štyria sabotéri dostanú po 2 nugety.
web-edition-de = Nemecké vydanie
web-edition-about-base-de = Zával nemusí odstrániť nič; traja sabotéri dostanú po 3 nugety.
web-edition-lt2009 = Litovské vydanie 2009
web-edition-about-base-lt2009 = Smieš rozbiť aj vlastný nástroj a kariet zlata je toľko, koľko hráčov.
web-edition-cs-sk = České a slovenské vydanie
web-edition-about-expansion-cs20 = Za dverami oboch farieb vyhrajú šéf a špekulant, len keď cestu dokončil jeden z nich.
web-edition-about-expansion-de = Za dverami oboch farieb vyhrá šéf, nech cestu dokončil ktokoľvek.
web-edition-about-duel-de = Tvoje chodby musia nadväzovať na tvoj štart; zakryté ciele sa vrátia do krabice.
web-edition-about-duel-cs-sk = Chodby smú nadväzovať na ktorýkoľvek štart; zakryté ciele sa znova zamiešajú.
web-edition-about-solo-de = Zakryté ciele sa vrátia do krabice.
web-edition-about-solo-cs-sk = Zakryté ciele sa znova zamiešajú.
web-new-modules = Doplnky
web-module-clash = Nejde dokopy s: { $name }
web-module-players = Len pre { $least } až { $most } hráčov
web-new-pace = Tempo
web-pace-live = Naživo
    .about = 90 sekúnd na ťah
web-pace-relaxed = V pokoji
    .about = 10 minút na ťah
web-pace-day = Po dňoch
    .about = deň na ťah
web-pace-none = Bez hodín
    .about = času je dosť
web-new-manners = Pri stole
web-new-listed = Verejný
web-new-listed-about = Nájde ho ktokoľvek medzi otvorenými stolmi. Inak len s odkazom alebo kódom.
web-new-chat = Voľný chat
web-new-chat-about = Bez neho len hotové vety, ktoré každý číta vo svojom jazyku.
web-new-points = Kto to bol?
web-new-points-about = Skôr než sa ukážu roly, ukáže každý na toho, koho podozrieva.
web-new-bots-talk = Boti hovoria
web-new-bots-talk-about = Tvrdia, podozrievajú a bránia sa rovnakými vetami ako všetci, a niektorí klamú.
web-new-records = Verejné záznamy
web-new-records-about = Dohranú hru si smie prehrať každý, kto má odkaz.
web-new-speed = Boti premýšľajú
web-speed-quick = krátko
web-speed-usual = chvíľku
web-speed-slow = v pokoji
web-new-options = Podrobnosti pravidiel
web-new-options-about = ako vo vydaní, ak nič nezmeníš
web-cells-hint = Vyber pole, kde má ležať; kosoštvorec je štart.
web-cells-more = { $count ->
    [one] Ešte jedno pole.
    [few] Ešte { $count } polia.
    [many] Ešte { $count } poľa.
   *[other] Ešte { $count } polí.
}
web-new-summary = Tvoj stôl
web-new-is-listed = verejný
web-new-is-private = len s odkazom alebo kódom
web-new-open = Založiť stôl
web-new-start = Začať hru
web-new-rules = Prečítať tieto pravidlá
web-new-copy = Skopírovať voľbu ako odkaz

# Predsieň stola.

web-lobby-title = Stôl je otvorený
web-lobby-lead-host = Pozvi ostatných, voľné miesta obsaď botmi a začni, kedy chceš.
web-lobby-lead-guest = Vyber si voľné miesto.
web-lobby-lead-seated = Máš miesto. Hru začne hostiteľ.
web-lobby-seats = Miesta
web-lobby-free = { $count ->
    [one] { $count } voľné
    [few] { $count } voľné
    [many] { $count } voľného
   *[other] { $count } voľných
}
web-lobby-seat = Miesto { $number }
web-lobby-empty = Voľné miesto
web-lobby-sit = Sadnúť si
web-lobby-sit-as = Prisadnúť si ako { $name }
web-lobby-sit-about = bez účtu, hru začne hostiteľ
web-lobby-sit-host = alebo zostať stáť a len hostiť
web-lobby-change = Zmeniť
web-lobby-bot = Bot
web-lobby-is-bot = bot
web-lobby-bot-is = hrá { $level } · { $temper }
web-lobby-bots-talk = Boti občas prehovoria
web-lobby-bots-quiet = Boti mlčia
web-lobby-you = ty
web-lobby-here = je tu
web-lobby-away = nie je tu
web-lobby-stand = Vstať
web-lobby-remove = Odobrať: { $name }
web-lobby-earlier = Posunúť dopredu: { $name }
web-lobby-later = Posunúť dozadu: { $name }
web-lobby-renamed = Teraz si { $name }.
web-lobby-start = Začať
web-lobby-start-bots = { $count ->
    [one] voľné miesto obsadí bot
    [few] { $count } voľné miesta obsadia boti
    [many] { $count } voľného miesta obsadia boti
   *[other] { $count } voľných miest obsadia boti
}
web-lobby-start-full = všetci sú tu
web-lobby-fill = Doplniť botmi
web-lobby-wait-seats = { $count ->
    [one] Ešte je voľné { $count } miesto; hru začne hostiteľ.
    [few] Ešte sú voľné { $count } miesta; hru začne hostiteľ.
    [many] Ešte je voľného { $count } miesta; hru začne hostiteľ.
   *[other] Ešte je voľných { $count } miest; hru začne hostiteľ.
}
web-lobby-wait-host = Všetci sú tu. Hru začne hostiteľ.
web-lobby-rules = Čo sa hrá
web-lobby-read = Prečítať pravidlá
web-lobby-chat-on = voľný chat aj hotové vety
web-lobby-chat-off = len hotové vety
web-lobby-records-open = prehrávanie pre všetkých
web-lobby-records-closed = prehrávanie len pre hráčov
web-invite = Pozvi ostatných
web-invite-code = Kód stola
web-invite-copy = Kopírovať odkaz
web-invite-share = Zdieľať
web-invite-qr = Odkaz ako QR kód
web-invite-text = Poď s nami kopať! Kód je { $code }.

# Pravidlá.

web-rules-title = Pravidlá
web-rules-back = Späť k stolu
web-rules-contents = Obsah
web-rules-roles = Roly
web-rules-paths = Chodby
web-rules-actions = Akcie

# Prvé kolo s niekým, kto vysvetľuje.

web-learn-title = Nauč sa to hrou
web-learn-lead = Každá lekcia trvá pol minúty: jedna vec, ktorú urobíš na skutočnom stole. Potom si zahráš prvé kolo.
web-learn-round = Tvoje prvé kolo
web-learn-round-lead = Skutočná hra proti dvom botom. Začínaš ty.
web-learn-begin-lessons = Začať
web-learn-go-on-lessons = Učiť sa ďalej
web-lesson-title = Lekcie
web-lesson-all = Všetky lekcie
web-lesson-next = Ďalšia lekcia
web-lesson-again = Znova
web-lesson-show = Ukáž mi to
web-lesson-count = { $number } z { $total }
web-lesson-is-done = hotovo
web-lessons-done = hotovo { $done } z { $total }
web-shelf-championship = Šampionátové karty
web-shelf-minis = Minirozšírenia
web-shelf-variants = Varianty
web-shelf-house = Domáce pravidlá
web-learn-coach = Výklad
web-learn-call = Ukázať výklad
web-learn-quiet = Skryť výklad
web-learn-never = Už nič nevysvetľovať
web-learn-next = Ďalej
web-learn-begin = Ideme kopať
web-learn-home = K ďalšej hre
web-learn-watching = Sleduj, čo robia ostatní. O chvíľu si zase na ťahu.
web-learn-welcome = Vitaj v bani
    .text = Vľavo je štart s rebríkom. Odtiaľ všetci kopú doprava, kartu za kartou.
web-learn-goals = Troje dvere, jeden poklad
    .text = Vpravo ležia tri ciele lícom nadol. Za jedným je zlato, za dvoma len skala.
web-learn-role = Kto si?
    .text = Ťukni na svoju kartu roly a nazri. Zlatokop chce, aby sa zlato našlo. Sabotér chce, aby sa skôr minuli karty, a tvári sa, že pomáha.
web-learn-hand = Tvoje karty
    .text = Dole máš karty: chodby, ktoré kladieš, a akcie, ktoré hráš. Za ťah jednu, potom si potiahneš novú.
web-learn-first = Polož prvú chodbu
    .text = Vyber dole chodbu. Polia, kam pasuje, sa rozžiaria; jedno vyber. Chodba nadväzuje na chodbu, skala na skalu.
web-learn-no-tunnel = Nie je čím kopať
    .text = Žiadna tvoja chodba nepasuje. Zahraj akciu alebo odlož jednu kartu lícom nadol: aj to je ťah.
web-learn-broken = Máš rozbitý nástroj
    .text = Kým ho neopravíš svojou kartou alebo ti nepomôže niekto iný, nemôžeš stavať chodby. Zatiaľ hraj akcie alebo karty odkladaj.
web-learn-map = Máš mapu
    .text = Zahraj ju a tajne sa pozri na jeden cieľ. Čo o ňom povieš ostatným, je na tebe.
web-learn-both-ways = Pasuje oboma smermi
    .text = Túto chodbu môžeš otočiť hore nohami: klávesom R alebo okrúhlou šípkou na karte.
web-learn-dead-end = Slepá chodba
    .text = Karta s kriedovým krížom len vyzerá ako cesta: odtiaľ sa ďalej nekope. Zlatokopi sa jej vyhýbajú, sabotéri ju milujú.
web-learn-mend = Môžeš pomôcť
    .text = Niekto má rozbitý nástroj a ty máš kartu na opravu. Komu pomáhaš, o tebe veľa povie.
web-learn-sabotage = Môžeš rozbiť nástroj
    .text = Polož kartu pred niekoho, komu neveríš: ten trpaslík nekope, kým to niekto neopraví.
web-learn-rockfall = Máš zával
    .text = Odstráni jednu chodbu: slepú, ktorá prekáža, alebo práve tú, ktorú všetci potrebujú.
web-learn-discard = Môžeš aj odkladať
    .text = Odlož neužitočnú kartu lícom nadol a potiahni si inú. Keď to robíš často, je to podozrivé.
web-learn-go-on = Si na ťahu
    .text = Vieš, čo potrebuješ. Vyber kartu a rozžiari sa, kam môže.
web-learn-hit = Niekto ťa zastavil
    .text = Leží pred tebou rozbitý nástroj. Kto to urobil a prečo? Zapamätaj si to meno.
web-learn-goal = Ste pri cieli
    .text = Odkryje sa a vidia ho všetci. Ak je to skala, kope sa ďalej k ďalšiemu; ak je to zlato, vyhrali zlatokopi.
web-learn-fall = Strop spadol
    .text = Chodba je preč a čo na nej viselo, stmavlo: svetlo ukazuje, čo je ešte spojené so štartom.
web-learn-harm = Niekto rozbil nástroj
    .text = Kto má rozbitý nástroj, nekope. Bol to sabotér, alebo zlatokop, ktorý niekoho podozrieva?
web-learn-light = Pozri, ako beží svetlo
    .text = Čo je spojené so štartom, svieti. Tma znamená odrezané: odtiaľ sa kopať nedá.
web-learn-others = Teraz ostatní
    .text = Sleduj, kto kope k cieľom a kto od nich. Nikto nepovie, čím je, ale ruky hovoria.
web-learn-gold = Zlato!
    .text = Zlatokopi si delia karty zlata; nálezca vyberá prvý. Nugety na nich sú tvoje body.
web-learn-over = To bolo kolo
    .text = Celá hra má tri. Teraz už môžeš obviňovať kamarátov.

# The challenge of the day.
web-daily = Výzva dňa
web-daily-about = Jedno rozdanie pre všetkých, každý sám proti hore. Kto vykope najviac?
web-daily-lead = Dnes majú všetci rovnaké karty. Kopeš osamote, tri kolá, bez rád. Počíta sa tvoja prvá hra.
web-daily-play = Hrať dnešnú výzvu
web-daily-go-on = Kopať ďalej
web-daily-again = Hrať znova
web-daily-again-about = už sa nepočíta
web-daily-look = Pozrieť si svoju hru
web-daily-none = Ešte nikto nedohral. Predbehni všetkých!
web-daily-best = Najlepší dňa
web-daily-mine = Tvoj výsledok
web-daily-name = Meno
web-daily-gold = Nugety
web-daily-rating = Hodnotenie
web-daily-time = Dohrané
web-daily-sealed = Rozdanie bolo zapečatené, skôr než sa deň začal; keď sa deň skončí, ukáže sa tu jeho semienko a každý si to môže overiť.
web-daily-seal = Pečať
web-daily-seed = Semienko
web-daily-before = Predchádzajúci deň
web-daily-today = Dnes
web-daily-list = Na listinu dňa

# Byť sám sebou aj na inom zariadení, a znova, keď prehliadač zabudne.
web-me = Ja na inom zariadení
web-me-lead = Tvoje miesta pozná iba tento prehliadač. Vezmi si ich so sebou alebo si odlož vetu, keby sa stratili.
web-me-code = Vziať si miesta so sebou
web-me-code-why = S kódom budeš ty aj na inom zariadení. Platí raz a dve minúty.
web-me-code-make = Ukázať kód
web-me-code-new = Iný kód
web-me-code-how = Naskenuj ho tam alebo otvor { $address } a kód napíš.
web-me-code-qr = QR kód adresy pre druhé zariadenie
web-me-code-left = { $seconds ->
    [one] Platí ešte { $seconds } sekundu
    [few] Platí ešte { $seconds } sekundy
    [many] Platí ešte { $seconds } sekundy
   *[other] Platí ešte { $seconds } sekúnd
}
web-me-code-over = Dve minúty uplynuli.
web-me-phrase = Veta na návrat
web-me-phrase-why = Šesť slov ťa vráti na tvoje miesta, aj keď ťa tento prehliadač zabudne.
web-me-phrase-has = Jednu vetu už máš. Nová ju nahradí a stará potom neplatí.
web-me-phrase-make = Chcem vetu
web-me-phrase-new = Chcem novú vetu
web-me-phrase-shown = Odpíš si ju hneď: ukáže sa iba raz a nikto ju tu nedohľadá.
web-me-phrase-copy = Kopírovať
web-me-again = Mám kód alebo vetu
web-me-again-why = Potom si aj tu tou istou osobou. O to, kým si v tomto prehliadači teraz, prídeš.
web-me-again-field = Kód alebo veta
web-me-again-do = Vrátiť sa
web-me-again-done = Vitaj späť: tu sú tvoje stoly.
web-me-passkey = Prístupový kľúč
web-me-passkey-why = Kto si, si pamätá tvoje zariadenie: prst, tvár alebo PIN vráti tvoje miesta, aj na ďalších zariadeniach, ktoré tvoje kľúče zdieľajú.
web-me-passkey-make = Vytvoriť prístupový kľúč
web-me-passkey-use = Vrátiť sa prístupovým kľúčom
web-me-passkey-made = vytvorený { $when }
web-me-passkey-used = naposledy použitý { $when }
web-me-passkey-remove = Odobrať
web-me-passkey-removed = Tu už neplatí. Zmaž ho aj vo svojom zariadení.
web-me-passkey-done = Prístupový kľúč je hotový.
web-me-passkey-stopped = Nič sa nevytvorilo ani nepoužilo. Skús to, kedy budeš chcieť.
web-me-passkey-old = Tento prehliadač prístupové kľúče nepozná.
web-me-passkey-mine = Tvoje prístupové kľúče

# Miesto bota v rozohranej hre, ktoré hostiteľ dáva heslom.
web-seat-give = Dať to miesto niekomu
web-seat-given = Povedz toto heslo tomu, kto si sem má sadnúť. Platí raz.
web-seat-word = Heslo od hostiteľa
