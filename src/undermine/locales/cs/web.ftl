# Stránka v prohlížeči.

web-loading = Rozsvěcujeme lucerny …
web-close = Zavřít
web-again = Zkusit znovu
web-yes = ano
web-no = ne
web-less = Méně
web-more = Více
web-skip = Přejít na obsah
web-pages = Stránky
web-home = Undermine, úvodní stránka
web-watch = Dívat se
web-learn = Naučit se
web-puzzles = Úlohy
web-rules = Pravidla
web-daily-short = Výzva
web-new = Založit stůl
web-join = Přisednout si
web-code = Kód
web-your-turn = Jsi na tahu
web-copied = Zkopírováno.
web-copy-failed = Prohlížeč tu kopírování nedovolí.
web-away-title = Lucerna zhasla
web-away = Server neodpovídá. Zkontroluj připojení a zkus to znovu.

# Nastavení.

web-settings = Nastavení
web-language = Jazyk
web-theme = Vzhled
web-theme-dark = Noc
web-theme-light = Den
web-theme-auto = Podle zařízení
web-sound = Zvuky
web-sound-about = Zaklepání, když jsi na tahu, a zvuky dolu.
web-calm = Méně pohybu
web-calm-about = Karty nelétají, světlo neblikotá.
web-name = Tvoje jméno
web-name-roll = Jiné jméno
web-face = Tvoje tvář
web-face-choose = Vybrat tvář
web-face-number = Tvář { $number }
web-face-taken = obsazená

# Úvodní stránka.

web-pitch = Prokopejte se společně ke zlatu.
web-pitch-lie = Jeden z vás lže.
web-play = Hrát hned
web-play-about = proti čtyřem botům, bez účtu
web-play-wait = Mícháme …
web-play-wait-about = trpaslíci si sedají
web-shelf = Vyber si krabici
web-box-base = Základní hra
    .about = 3 až 10 hráčů · půl hodiny
web-box-expansion = Rozšíření
    .about = 2 až 12 hráčů · dveře, krystaly
web-box-duel = Duel
    .about = 2 hráči · bez tajemství, bez milosti
web-box-solo = Sólo
    .about = 1 hráč · poraz balíček
web-box-cave = Temná jeskyně
    .about = 2 až 8 hráčů · klany a skřeti
web-box-coming = chystá se
web-home-learn = Hraješ poprvé?
web-home-learn-about = Půlminutové lekce a první kolo s někým, kdo vysvětluje.
web-home-puzzles-about = Najdi tah, najdi sabotéra: chvíle ze hry s jedinou správnou odpovědí.
web-home-rules = Všechna pravidla, všechny karty
web-home-rules-about = Slovem i obrazem, pro každé vydání.
web-home-watch = Dívej se na jiné
web-home-watch-about = Stoly otevřené všem.

# Seznamy stolů.

web-record = Tvoje bilance
web-fame = Síň slávy
web-mine = Moje stoly
web-mine-all = Všechny moje stoly
web-mine-none = Zatím u žádného stolu nesedíš.
web-list-nobody = Zatím tu nikdo nesedí
web-list-waiting = Čeká se
web-list-go-on = Pokračovat
web-list-over = Dohráno: výsledek
web-device = Na tomto zařízení
web-device-about = Jeden telefon nebo počítač může sdílet víc lidí a předávat si ho; každý vidí jen své karty.
web-device-name = Jméno dalšího hráče
web-device-add = Přidat
web-device-remove = Odebrat: { $name }
web-list-join = Přisednout si
web-list-watch = Dívat se
web-watch-title = Otevřené stoly
web-watch-lead = Tyto stoly hostitelé zveřejnili: přisedni si, kde je volno, nebo se dívej.
web-watch-none = Teď tu žádný stůl není. Založ ho a ostatní ho tu najdou.
web-watch-open = Čekají na hráče
web-watch-running = Právě se hraje
web-nowhere = Slepá chodba
web-nowhere-lead = Tahle adresa nikam nevede. Možná chybí písmeno, nebo už stůl dávno není.
web-nowhere-home = Zpátky na světlo

# Přisednutí podle kódu.

web-join-title = Přisednout si ke stolu
web-join-lead = Kdo stůl založil, vidí jeho kód: pár písmen, která se dají říct nahlas.
web-join-name = Tvoje jméno u stolu
web-join-going = Už se jde …
web-join-short = Kód má aspoň čtyři písmena.
web-join-none = Stůl s kódem { $code } tu není. Je každé písmeno správně?
web-join-watch = Nemáš kód? Podívej se sem:

# Nový stůl.

web-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
web-players-span = { $least } až { $most } hráčů
web-new-title = Nový stůl
web-new-lead = Vyber, založ a pošli ostatním kód.
web-new-change = Změnit stůl
web-new-change-lead = Kdo už sedí, zůstane. Je-li míst méně, odejdou boti.
web-new-keep = Změnit
web-new-none = žádné
web-new-presets = Připraveno ke hře
web-preset-first = První večer
    .about = základní hra pro pět
web-preset-gentle = Rozšíření zlehka
    .about = dveře, krystaly a zloději, nic víc
web-preset-chaos = Chaos
    .about = šest hráčů, šest doplňků, žádné slitování
web-preset-tournament = Turnaj pro pět
    .about = pevná odměna, rozdají se všechny karty trpaslíků
web-new-box = Krabice
web-new-players = Hráči
web-new-bots = Z toho botů
web-new-bots-free = { $count ->
    [one] { $count } místo zůstane volné pro kamarády.
    [few] { $count } místa zůstanou volná pro kamarády.
    [many] { $count } místa zůstane volného pro kamarády.
   *[other] { $count } míst zůstane volných pro kamarády.
}
web-new-bots-full = Všechna místa jsou obsazená: hra začne hned.
web-new-bot = Jak hrají
web-level-gentle = mírně
web-level-seasoned = dobře
web-level-sly = lstivě
web-level-about-gentle = Pro děti a začátečníky: hodně věří, leccos zapomenou a přehlédnou, jako lidé.
web-level-about-seasoned = Znají hru, všech si všímají a pamatují si, kdo lhal.
web-level-about-sly = Promýšlejí, co mají ostatní v ruce a čemu věří.
web-new-company = Vybrat je po jednom
web-bot-who = Kdo je ten bot
web-temper-hothead = horká hlava
web-temper-quiet = tichá povaha
web-temper-schemer = intrikánská povaha
web-temper-trusting = důvěřivá povaha
web-temper-wary = nedůvěřivá povaha
web-temper-cheerful = veselá kopa
web-new-edition = Vydání
web-edition-cs20 = Výroční vydání
web-edition-about-base-cs20 = Zával vždy odstraní kartu; tři nebo čtyři sabotéři dostanou po 2 valounech.
web-edition-de = Německé vydání
web-edition-about-base-de = Zával nemusí odstranit nic; tři sabotéři dostanou po 3 valounech.
web-edition-lt2009 = Litevské vydání 2009
web-edition-about-base-lt2009 = Smíš rozbít i vlastní nástroj a karet zlata je tolik, kolik hráčů.
web-edition-cs-sk = České a slovenské vydání
web-edition-about-expansion-cs20 = Za dveřmi obou barev vyhrají šéf a spekulant, jen když cestu dokončil jeden z nich.
web-edition-about-expansion-de = Za dveřmi obou barev vyhraje šéf, ať cestu dokončil kdokoli.
web-edition-about-duel-de = Tvoje chodby musí navazovat na tvůj start; zakryté cíle se vrátí do krabice.
web-edition-about-duel-cs-sk = Chodby smí navazovat na kterýkoli start; zakryté cíle se zase zamíchají.
web-edition-about-solo-de = Zakryté cíle se vrátí do krabice.
web-edition-about-solo-cs-sk = Zakryté cíle se zase zamíchají.
web-new-modules = Doplňky
web-module-clash = Nejde dohromady s: { $name }
web-module-players = Jen pro { $least } až { $most } hráčů
web-new-pace = Tempo
web-pace-live = Živě
    .about = 90 sekund na tah
web-pace-relaxed = V klidu
    .about = 10 minut na tah
web-pace-day = Po dnech
    .about = den na tah
web-pace-none = Bez hodin
    .about = času je dost
web-new-manners = U stolu
web-new-listed = Veřejný
web-new-listed-about = Najde ho kdokoli mezi otevřenými stoly. Jinak jen s odkazem nebo kódem.
web-new-chat = Volný chat
web-new-chat-about = Bez něj jen hotové věty, které každý čte ve svém jazyce.
web-new-points = Kdo to byl?
web-new-points-about = Než se ukážou role, ukáže každý na toho, koho podezírá.
web-new-bots-talk = Boti mluví
web-new-bots-talk-about = Tvrdí, podezírají a brání se stejnými větami jako všichni, a někteří lžou.
web-new-records = Veřejné záznamy
web-new-records-about = Dohranou hru si smí přehrát každý, kdo má odkaz.
web-new-speed = Boti přemýšlejí
web-speed-quick = krátce
web-speed-usual = chvilku
web-speed-slow = v klidu
web-new-options = Podrobnosti pravidel
web-new-options-about = jako ve vydání, pokud nic nezměníš
web-cells-hint = Vyber pole, kde má ležet; kosočtverec je start.
web-cells-more = { $count ->
    [one] Ještě jedno pole.
    [few] Ještě { $count } pole.
    [many] Ještě { $count } pole.
   *[other] Ještě { $count } polí.
}
web-new-summary = Tvůj stůl
web-new-is-listed = veřejný
web-new-is-private = jen s odkazem nebo kódem
web-new-open = Založit stůl
web-new-start = Začít hru
web-new-rules = Přečíst tato pravidla
web-new-copy = Zkopírovat volbu jako odkaz

# Předsíň stolu.

web-lobby-title = Stůl je otevřený
web-lobby-lead-host = Pozvi ostatní, volná místa obsaď boty a začni, kdy chceš.
web-lobby-lead-guest = Vyber si volné místo.
web-lobby-lead-seated = Máš místo. Hru začne hostitel.
web-lobby-seats = Místa
web-lobby-free = { $count ->
    [one] { $count } volné
    [few] { $count } volná
    [many] { $count } volného
   *[other] { $count } volných
}
web-lobby-seat = Místo { $number }
web-lobby-empty = Volné místo
web-lobby-sit = Sednout si
web-lobby-sit-as = Přisednout si jako { $name }
web-lobby-sit-about = bez účtu, hru zahájí hostitel
web-lobby-sit-host = nebo zůstat stát a jen hostit
web-lobby-change = Změnit
web-lobby-bot = Bot
web-lobby-is-bot = bot
web-lobby-bot-is = hraje { $level } · { $temper }
web-lobby-bots-talk = Boti občas promluví
web-lobby-bots-quiet = Boti mlčí
web-lobby-you = ty
web-lobby-here = je tu
web-lobby-away = není tu
web-lobby-stand = Vstát
web-lobby-remove = Odebrat: { $name }
web-lobby-earlier = Posunout dopředu: { $name }
web-lobby-later = Posunout dozadu: { $name }
web-lobby-renamed = Teď jsi { $name }.
web-lobby-start = Začít
web-lobby-start-bots = { $count ->
    [one] volné místo obsadí bot
    [few] { $count } volná místa obsadí boti
    [many] { $count } volného místa obsadí boti
   *[other] { $count } volných míst obsadí boti
}
web-lobby-start-full = všichni jsou tu
web-lobby-fill = Doplnit boty
web-lobby-wait-seats = { $count ->
    [one] Ještě je volné { $count } místo; hru začne hostitel.
    [few] Ještě jsou volná { $count } místa; hru začne hostitel.
    [many] Ještě je volného { $count } místa; hru začne hostitel.
   *[other] Ještě je volných { $count } míst; hru začne hostitel.
}
web-lobby-wait-host = Všichni jsou tu. Hru začne hostitel.
web-lobby-rules = Co se hraje
web-lobby-read = Přečíst pravidla
web-lobby-chat-on = volný chat i hotové věty
web-lobby-chat-off = jen hotové věty
web-lobby-records-open = přehrání pro všechny
web-lobby-records-closed = přehrání jen pro hráče
web-invite = Pozvi ostatní
web-invite-code = Kód stolu
web-invite-copy = Kopírovat odkaz
web-invite-share = Sdílet
web-invite-qr = Odkaz jako QR kód
web-invite-text = Pojď s námi kopat! Kód je { $code }.

# Pravidla.

web-rules-title = Pravidla
web-rules-back = Zpět ke stolu
web-rules-contents = Obsah
web-rules-roles = Role
web-rules-paths = Chodby
web-rules-actions = Akce

# První kolo s někým, kdo vysvětluje.

web-learn-title = Nauč se to hrou
web-learn-lead = Každá lekce trvá půl minuty: jedna věc, kterou uděláš na opravdovém stole. Potom si zahraješ první kolo.
web-learn-round = Tvoje první kolo
web-learn-round-lead = Opravdová hra proti dvěma botům. Začínáš ty.
web-learn-begin-lessons = Začít
web-learn-go-on-lessons = Učit se dál
web-lesson-title = Lekce
web-lesson-all = Všechny lekce
web-lesson-next = Další lekce
web-lesson-again = Znovu
web-lesson-show = Ukaž mi to
web-lesson-count = { $number } z { $total }
web-lesson-is-done = hotovo
web-lessons-done = hotovo { $done } z { $total }
web-shelf-championship = Šampionátové karty
web-shelf-minis = Minirozšíření
web-shelf-variants = Varianty
web-shelf-house = Domácí pravidla
web-learn-coach = Výklad
web-learn-call = Ukázat výklad
web-learn-quiet = Skrýt výklad
web-learn-never = Už nic nevysvětlovat
web-learn-next = Dál
web-learn-begin = Jdeme kopat
web-learn-home = K další hře
web-learn-watching = Sleduj, co dělají ostatní. Za chvíli jsi zase na tahu.
web-learn-welcome = Vítej v dole
    .text = Vlevo je start se žebříkem. Odtud všichni kopou doprava, kartu za kartou.
web-learn-goals = Troje dveře, jeden poklad
    .text = Vpravo leží tři cíle lícem dolů. Za jedním je zlato, za dvěma jen skála.
web-learn-role = Kdo jsi?
    .text = Klepni na svou kartu role a nakoukni. Zlatokop chce, aby se zlato našlo. Sabotér chce, aby dřív došly karty, a dělá, že pomáhá.
web-learn-hand = Tvoje karty
    .text = Dole máš karty: chodby, které pokládáš, a akce, které hraješ. Za tah jednu, pak si lízneš novou.
web-learn-first = Polož první chodbu
    .text = Vyber dole chodbu. Pole, kam pasuje, se rozzáří; jedno vyber. Chodba navazuje na chodbu, skála na skálu.
web-learn-no-tunnel = Není čím kopat
    .text = Žádná tvoje chodba nepasuje. Zahraj akci, nebo odlož jednu kartu lícem dolů: i to je tah.
web-learn-broken = Máš rozbitý nástroj
    .text = Dokud ho neopravíš svou kartou nebo ti nepomůže někdo jiný, nemůžeš stavět chodby. Zatím hraj akce, nebo karty odkládej.
web-learn-map = Máš mapu
    .text = Zahraj ji a tajně se podívej na jeden cíl. Co o něm řekneš ostatním, je na tobě.
web-learn-both-ways = Pasuje oběma směry
    .text = Tuhle chodbu můžeš otočit vzhůru nohama: klávesou R nebo kulatou šipkou na kartě.
web-learn-dead-end = Slepá chodba
    .text = Karta s křídovým křížem jen vypadá jako cesta: odtud se dál nekope. Zlatokopové se jí vyhýbají, sabotéři ji milují.
web-learn-mend = Můžeš pomoct
    .text = Někdo má rozbitý nástroj a ty máš kartu na opravu. Komu pomáháš, o tobě hodně řekne.
web-learn-sabotage = Můžeš rozbít nástroj
    .text = Polož kartu před někoho, komu nevěříš: ten trpaslík nekope, dokud to někdo neopraví.
web-learn-rockfall = Máš zával
    .text = Odstraní jednu chodbu: slepou, která překáží, nebo právě tu, kterou všichni potřebují.
web-learn-discard = Můžeš i odkládat
    .text = Odlož neužitečnou kartu lícem dolů a lízni si jinou. Když to děláš často, je to podezřelé.
web-learn-go-on = Jsi na tahu
    .text = Víš, co potřebuješ. Vyber kartu a rozzáří se, kam může.
web-learn-hit = Někdo tě zastavil
    .text = Leží před tebou rozbitý nástroj. Kdo to udělal a proč? Zapamatuj si to jméno.
web-learn-goal = Jste u cíle
    .text = Odkryje se a vidí ho všichni. Je-li to skála, kope se dál k dalšímu; je-li to zlato, vyhráli zlatokopové.
web-learn-fall = Strop spadl
    .text = Chodba je pryč a co na ní viselo, potemnělo: světlo ukazuje, co je ještě spojené se startem.
web-learn-harm = Někdo rozbil nástroj
    .text = Kdo má rozbitý nástroj, nekope. Byl to sabotér, nebo zlatokop, který někoho podezírá?
web-learn-light = Podívej, jak běží světlo
    .text = Co je spojené se startem, svítí. Tma znamená odříznuto: odtud se kopat nedá.
web-learn-others = Teď ostatní
    .text = Sleduj, kdo kope k cílům a kdo od nich. Nikdo neřekne, čím je, ale ruce mluví.
web-learn-gold = Zlato!
    .text = Zlatokopové si dělí karty zlata; nálezce vybírá první. Valouny na nich jsou tvoje body.
web-learn-over = To bylo kolo
    .text = Celá hra má tři. Teď už můžeš obviňovat kamarády.

# The challenge of the day.
web-daily = Výzva dne
web-daily-about = Jedno rozdání pro všechny, každý sám proti hoře. Kdo vykope nejvíc?
web-daily-lead = Dnes mají všichni stejné karty. Kopeš o samotě, tři kola, bez rad. Počítá se tvá první hra.
web-daily-play = Hrát dnešní výzvu
web-daily-go-on = Kopat dál
web-daily-again = Hrát znovu
web-daily-again-about = už se nepočítá
web-daily-look = Podívat se na svou hru
web-daily-none = Ještě nikdo nedohrál. Buď první!
web-daily-best = Nejlepší dne
web-daily-mine = Tvůj výsledek
web-daily-name = Jméno
web-daily-gold = Valouny
web-daily-rating = Hodnocení
web-daily-time = Dohráno
web-daily-sealed = Rozdání bylo zapečetěno, než den začal; až den skončí, ukáže se tu jeho semínko a každý si to může ověřit.
web-daily-seal = Pečeť
web-daily-seed = Semínko
web-daily-before = Předchozí den
web-daily-today = Dnes
web-daily-list = Na listinu dne

# Být sám sebou i na jiném zařízení, a znovu, když prohlížeč zapomene.
web-me = Já na jiném zařízení
web-me-lead = Tvoje místa zná jen tento prohlížeč. Vezmi si je s sebou, nebo si schovej větu pro případ, že se ztratí.
web-me-code = Vzít si místa s sebou
web-me-code-why = S kódem budeš ty i na jiném zařízení. Platí jednou a dvě minuty.
web-me-code-make = Ukázat kód
web-me-code-new = Jiný kód
web-me-code-how = Naskenuj ho tam, nebo otevři { $address } a kód napiš.
web-me-code-qr = QR kód adresy pro druhé zařízení
web-me-code-left = { $seconds ->
    [one] Platí ještě { $seconds } sekundu
    [few] Platí ještě { $seconds } sekundy
    [many] Platí ještě { $seconds } sekundy
   *[other] Platí ještě { $seconds } sekund
}
web-me-code-over = Dvě minuty uplynuly.
web-me-phrase = Věta pro návrat
web-me-phrase-why = Šest slov tě vrátí na tvoje místa, i když tě tento prohlížeč zapomene.
web-me-phrase-has = Jednu větu už máš. Nová ji nahradí a stará pak neplatí.
web-me-phrase-make = Chci větu
web-me-phrase-new = Chci novou větu
web-me-phrase-shown = Opiš si ji hned: ukáže se jen jednou a nikdo ji tu nedohledá.
web-me-phrase-copy = Kopírovat
web-me-again = Mám kód nebo větu
web-me-again-why = Pak jsi i tady tou samou osobou. O to, kým jsi v tomto prohlížeči teď, přijdeš.
web-me-again-field = Kód nebo věta
web-me-again-do = Vrátit se
web-me-again-done = Vítej zpátky: tady jsou tvoje stoly.
web-me-passkey = Přístupový klíč
web-me-passkey-why = Kdo jsi, si pamatuje tvoje zařízení: prst, tvář nebo PIN vrátí tvoje místa, i na dalších zařízeních, která tvoje klíče sdílejí.
web-me-passkey-make = Vytvořit přístupový klíč
web-me-passkey-use = Vrátit se přístupovým klíčem
web-me-passkey-made = vytvořen { $when }
web-me-passkey-used = naposledy použit { $when }
web-me-passkey-remove = Odebrat
web-me-passkey-removed = Tady už neplatí. Smaž ho i ve svém zařízení.
web-me-passkey-done = Přístupový klíč je hotový.
web-me-passkey-stopped = Nic se nevytvořilo ani nepoužilo. Zkus to, kdy budeš chtít.
web-me-passkey-old = Tento prohlížeč přístupové klíče nezná.
web-me-passkey-mine = Tvoje přístupové klíče

# Místo bota v rozehrané hře, které hostitel dává heslem.
web-seat-give = Dát to místo někomu
web-seat-given = Řekni toto heslo tomu, kdo si sem má sednout. Platí jednou.
web-seat-word = Heslo od hostitele
