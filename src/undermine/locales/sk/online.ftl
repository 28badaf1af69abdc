# Stoly na serveri: stránka stola, ako to vyzerá, reči, odmietnutia, príkazy.

online-title = Stôl
online-code = kód
online-address = adresa
online-rules = pravidlá
online-seat = miesto { $seat }
online-bot = (bot)
online-free = voľné
online-away = (nie je tu)
online-stand-in = (hrá bot)

pace-live = rýchle hodiny
pace-relaxed = pohodové hodiny
pace-day = deň na ťah
pace-none = bez hodín

online-ask-fill = Povedz ostatným kód alebo posaď bota príkazom { $bot }.
    .other = Niektoré miesta sú voľné; keď budú obsadené, hostiteľ začne.
online-ask-start = Všetci sú tu. Hra sa začne príkazom { $start }.
    .other = Všetci sú tu. Hostiteľ môže začať.
online-ask-rematch = Znova sa hrá príkazom { $rematch }.
    .other = Hostiteľ môže začať odvetu.
online-ask-sit = Pozeráš sa. Voľné miesto obsadíš príkazom { $sit }.

online-lost = Spojenie je prerušené; skúšam to znova a znova …
online-back = Spojenie je späť.
online-paused = Hra je pozastavená.
online-stood-in = Hrá za teba bot. Enter ti miesto vráti.
online-your-turn = Medzitým si na ťahu.
online-not-your-turn = Ešte nie si na ťahu.
online-watching = Pozeráš sa; karty a rolu vidia len hráči.
online-time = Zostáva čas: { $time }
online-seat-kept = Miesto ti zostáva; keby to trvalo dlho, hrá za teba bot, kým sa vrátiš.
online-phrases = Čo sa dá povedať tak, že to každý číta vo svojom jazyku; iné slová sa pošlú, ako sú

refusal-host-only = To môže len hostiteľ.
refusal-game-runs = Práve sa hrá.
refusal-not-in-lobby = To sa dá zmeniť len pred prvou hrou.
refusal-too-many-people = Sedí tu viac ľudí, než má táto hra miest.
refusal-face-taken = Túto tvár už pri stole niekto má.
refusal-no-such-face = Taká tvár nie je.
refusal-no-game = Teraz sa nehrá.
refusal-seats-empty = Niektoré miesta sú ešte prázdne; obsaď ich ľuďmi alebo botmi.
refusal-seat-taken = To miesto je obsadené.
refusal-already-seated = Miesto už máš.
refusal-held-another = V tejto hre už iné miesto bolo tvoje.
refusal-already-there = Už je to tak.
refusal-name-taken = Také meno už pri stole niekto má.
refusal-nobody-there = Nikto taký tam nesedí.
refusal-no-such-seat = Také miesto tu nie je.
refusal-not-seated = To môžu len hráči.
refusal-paused = Hra je pozastavená.
refusal-not-paused = Hra nie je pozastavená.
refusal-chat-off = Hostiteľ vypol voľný chat; hotové vety sa dajú posielať vždy.
refusal-no-pointing = Hostiteľ tu ukazovanie na ostatných vypol.
refusal-pointing-over = Na ukazovanie je teraz príliš neskoro alebo príliš skoro.
refusal-not-at-yourself = Ukáž na niekoho iného.
refusal-text-long = To je na jeden riadok príliš dlhé.
refusal-too-often = To bolo príliš rýchlo; chvíľu počkaj.
refusal-too-much = { $count ->
    [one] To bolo priveľa naraz; pokračuj o { $count } sekundu.
    [few] To bolo priveľa naraz; pokračuj o { $count } sekundy.
    [many] To bolo priveľa naraz; pokračuj o { $count } sekundy.
   *[other] To bolo priveľa naraz; pokračuj o { $count } sekúnd.
}
refusal-name-empty = Prezývka potrebuje aspoň jedno písmeno alebo číslicu.
refusal-name-long = Tá prezývka je príliš dlhá.
refusal-text-empty = V tom nie je čo povedať.
refusal-no-such-code = Stôl s týmto kódom nie je.
refusal-no-such-table = Taký stôl nie je.
refusal-no-such-game = Taká hra pri tomto stole nie je.
refusal-table-full = Pri tomto stole je už toľko ľudí, že sa nikto ďalší nezmestí.
refusal-elsewhere = Tento stôl máš otvorený v toľkých ďalších oknách, že toto muselo preč.
refusal-too-many-sockets = Máš otvorených priveľa stolov naraz; najprv niektorý zatvor.
refusal-stale = Medzitým sa niečo stalo; pozri sa znova.
refusal-too-late = Na to už je neskoro.
refusal-not-your-turn = Nie si na ťahu.
refusal-no-hint-today = Výzva dňa sa hrá bez rád.
refusal-no-such-day = Taký deň nie je.
refusal-sealed-day = Karty tohto dňa sa ukážu, keď sa deň skončí.
refusal-no-bells = Tento dom nikoho neupozorňuje.
refusal-bell-unknown = Také upozornenie nemáš alebo tento dom službu tohto prehliadača nevolá.
refusal-bell-wrong = Toto nie sú kľúče prehliadača, ktorý možno upozorniť.
refusal-no-review = Obzretie za hrami z tejto škatule by tu trvalo príliš dlho.
refusal-no-such-step = Taký krok v tejto hre nie je.
refusal-no-such-answer = Takto sa v tomto kroku odpovedať nedalo.
refusal-no-trial = Teraz sa to vyskúšať nedá.
refusal-step-is-over = V tomto kroku je už po hre; vyber skorší.
refusal-not-anew = Odtiaľto sa karty tejto hry znova rozdať nedajú; hraj ďalej s tými, ktoré tu boli.
refusal-what-if-alone = Hru „čo keby“ hrá proti botom ten, kto ju začal; ostatní sa môžu pozerať.

online-what-if-log = Čo keby… Odtiaľto ďalej je to iná hra.
refusal-no-hint-now = Rada teraz nie je.
refusal-no-hint = Rady sú len tam, kde okrem teba hrajú len boti.
refusal-not-yours = Toto nemôžeš urobiť ty.
refusal-store-away = K stolom sa teraz nedá dostať; skús to o chvíľu.
refusal-no-token = Najprv povedz, kto si: načítaj stránku znova.
refusal-bad-token = Už ťa tu nepoznajú: načítaj stránku znova.
refusal-too-large = To je priveľa naraz.
refusal-unreadable = Taký ťah tu nie je.
refusal-name-alike = Pri stole už má niekto meno, ktoré vyzerá úplne rovnako.
refusal-name-marks = To meno má na jednom písmene priveľa znamienok.
refusal-needs-host = V rozohranej hre rozdáva miesta iba hostiteľ; opýtaj sa ho na heslo.
refusal-wrong-word = To nie je heslo, ktoré hostiteľ k tomuto miestu dal.
refusal-wrong-code = Ten kód neplatí: je nesprávny, už bol použitý alebo je príliš starý.
refusal-wrong-phrase = Takú vetu tu nikto nemá.
refusal-unreadable-table = Tento stôl sa už nedá prečítať; správca servera o tom vie.
refusal-foreign-page = Stránka iného webu za teba nemôže konať.
refusal-blocked = Správca tohto domu ťa už dnu nepustí.
refusal-table-closed = Správca tohto domu tento stôl zatvoril.
refusal-chat-hushed = Správca tohto domu vypol voľné písanie. Hotové vety zostávajú.
refusal-no-such-language = Taký jazyk tu nie je.
refusal-passkey-no-domain = Prístupové kľúče potrebujú dom s menom: adresa z čísel ich mať nemôže.
refusal-passkey-no-tls = Prístupové kľúče potrebujú bezpečné spojenie: adresu, ktorá sa začína https.
refusal-passkey-known = Tento prístupový kľúč už niekomu patrí.
refusal-passkey-unknown = Tento prístupový kľúč tu nie je známy; možno bol odobratý.
refusal-passkey-wrong = To nebola odpoveď prístupového kľúča na otázku. Skús to znova.
refusal-passkey-late = Trvalo to príliš dlho alebo to už bolo použité. Skús to znova.
refusal-passkey-many = Máš toľko prístupových kľúčov, že jeden musí najprv preč.

command-say = povedz
command-table = stôl
command-sit = sadni
command-bot = bot
command-unbot = odober
command-start = začni
command-rematch = odveta
command-pause = pauza
command-resume = pokračuj

help-say = povedz ahoj
    .about = prehovoriť k stolu; samotné slovo ukáže hotové vety, ktorým každý rozumie
help-table = stôl
    .about = kto kde sedí a adresa stola
help-sit = sadni 3
    .about = obsadiť miesto 3, keď sa len pozeráš
help-bot = bot 3
    .about = posadiť bota (hostiteľ); bez čísla na prvé voľné miesto, s all na všetky; bot sly alebo bot mica:gentle hovorí, ktorého
help-unbot = odober 3
    .about = odobrať bota (hostiteľ)
help-start = začni
    .about = začať hru (hostiteľ)
help-rematch = odveta
    .about = hrať ešte raz (hostiteľ)
help-pause = pauza
    .about = zastaviť hodiny (hostiteľ)
help-resume = pokračuj
    .about = spustiť hodiny (hostiteľ)

host-others = Ostatní v tvojej sieti sa pripoja príkazom: undermine join { $address }/KÓD
host-closed = Sieň je zatvorená. Stoly zostávajú; znova ju otvorí: undermine serve --port { $port }

# Čo hovorí odkaz na stôl tam, kam bol poslaný.
online-preview = { $count ->
    [one] Stôl pre jedného: pozri sa, ako to ide.
    [few] Stôl pre { $count }: prisadni si a kop alebo sa prizeraj.
    [many] Stôl pre { $count }: prisadni si a kop alebo sa prizeraj.
   *[other] Stôl pre { $count }: prisadni si a kop alebo sa prizeraj.
}
