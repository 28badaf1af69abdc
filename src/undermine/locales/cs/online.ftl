# Stoly na serveru: stránka stolu, jak to vypadá, řeči, odmítnutí, příkazy.

online-title = Stůl
online-code = kód
online-address = adresa
online-rules = pravidla
online-seat = místo { $seat }
online-bot = (bot)
online-free = volné
online-away = (není tu)
online-stand-in = (hraje bot)

pace-live = rychlé hodiny
pace-relaxed = pohodové hodiny
pace-day = den na tah
pace-none = bez hodin

online-ask-fill = Řekni ostatním kód, nebo posaď bota příkazem { $bot }.
    .other = Některá místa jsou volná; až budou obsazena, hostitel začne.
online-ask-start = Všichni jsou tu. Hra začne příkazem { $start }.
    .other = Všichni jsou tu. Hostitel může začít.
online-ask-rematch = Znovu se hraje příkazem { $rematch }.
    .other = Hostitel může začít odvetu.
online-ask-sit = Díváš se. Volné místo obsadíš příkazem { $sit }.

online-lost = Spojení je přerušené; zkouším to znovu a znovu …
online-back = Spojení je zpět.
online-paused = Hra je pozastavená.
online-stood-in = Hraje za tebe bot. Enter ti místo vrátí.
online-your-turn = Mezitím jsi na tahu.
online-not-your-turn = Ještě nejsi na tahu.
online-watching = Díváš se; karty a roli vidí jen hráči.
online-time = Zbývá čas: { $time }
online-seat-kept = Místo ti zůstává; kdyby to trvalo dlouho, hraje za tebe bot, než se vrátíš.
online-phrases = Co se dá říct tak, že to každý čte ve svém jazyce; jiná slova se pošlou, jak jsou

refusal-host-only = To může jen hostitel.
refusal-game-runs = Právě se hraje.
refusal-not-in-lobby = To jde změnit jen před první hrou.
refusal-too-many-people = Sedí tu víc lidí, než má tahle hra míst.
refusal-face-taken = Tuhle tvář už u stolu někdo má.
refusal-no-such-face = Taková tvář není.
refusal-no-game = Teď se nehraje.
refusal-seats-empty = Některá místa jsou ještě prázdná; obsaď je lidmi nebo boty.
refusal-seat-taken = To místo je obsazené.
refusal-already-seated = Místo už máš.
refusal-held-another = V této hře už jiné místo bylo tvoje.
refusal-already-there = Už to tak je.
refusal-name-taken = Takové jméno už u stolu někdo má.
refusal-nobody-there = Nikdo takový tam nesedí.
refusal-no-such-seat = Takové místo tu není.
refusal-not-seated = To mohou jen hráči.
refusal-paused = Hra je pozastavená.
refusal-not-paused = Hra není pozastavená.
refusal-chat-off = Hostitel vypnul volný chat; hotové věty se dají posílat vždy.
refusal-no-pointing = Hostitel tu ukazování na ostatní vypnul.
refusal-pointing-over = Na ukazování je teď příliš pozdě, nebo příliš brzy.
refusal-not-at-yourself = Ukaž na někoho jiného.
refusal-text-long = To je na jeden řádek moc dlouhé.
refusal-too-often = To bylo moc rychle; chvilku počkej.
refusal-too-much = { $count ->
    [one] To bylo moc najednou; pokračuj za { $count } sekundu.
    [few] To bylo moc najednou; pokračuj za { $count } sekundy.
    [many] To bylo moc najednou; pokračuj za { $count } sekundy.
   *[other] To bylo moc najednou; pokračuj za { $count } sekund.
}
refusal-name-empty = Přezdívka potřebuje aspoň jedno písmeno nebo číslici.
refusal-name-long = Ta přezdívka je moc dlouhá.
refusal-text-empty = V tom není co říct.
refusal-no-such-code = Stůl s tímto kódem není.
refusal-no-such-table = Takový stůl není.
refusal-no-such-game = Taková hra u tohoto stolu není.
refusal-table-full = U tohoto stolu je už tolik lidí, že se nikdo další nevejde.
refusal-elsewhere = Tento stůl máš otevřený v tolika dalších oknech, že tohle muselo pryč.
refusal-too-many-sockets = Máš otevřeno příliš mnoho stolů najednou; nejdřív některý zavři.
refusal-stale = Mezitím se něco stalo; podívej se znovu.
refusal-too-late = Na to už je pozdě.
refusal-not-your-turn = Nejsi na tahu.
refusal-no-hint-today = Výzva dne se hraje bez rad.
refusal-no-such-day = Takový den není.
refusal-sealed-day = Karty tohoto dne se ukážou, až den skončí.
refusal-no-bells = Tento dům nikoho neupozorňuje.
refusal-bell-unknown = Takové upozornění nemáš, nebo tento dům službu tohoto prohlížeče nevolá.
refusal-bell-wrong = Tohle nejsou klíče prohlížeče, který lze upozornit.
refusal-no-review = Ohlédnutí za hrami z této krabice by tu trvalo příliš dlouho.
refusal-no-such-step = Takový krok v této hře není.
refusal-no-such-answer = Takhle se v tomto kroku odpovědět nedalo.
refusal-no-trial = Teď se to vyzkoušet nedá.
refusal-step-is-over = V tomto kroku už je po hře; vyber dřívější.
refusal-not-anew = Odtud se karty téhle hry znovu rozdat nedají; hraj dál s těmi, které tu byly.
refusal-what-if-alone = Hru „co kdyby“ hraje proti botům ten, kdo ji začal; ostatní se mohou dívat.

online-what-if-log = Co kdyby… Odtud dál je to jiná hra.
refusal-no-hint-now = Rada teď není.
refusal-no-hint = Rady jsou jen tam, kde kromě tebe hrají jen boti.
refusal-not-yours = Tohle nemůžeš udělat ty.
refusal-store-away = Ke stolům se teď nedá dostat; zkus to za chvíli.
refusal-no-token = Nejdřív řekni, kdo jsi: načti stránku znovu.
refusal-bad-token = Už tě tu neznají: načti stránku znovu.
refusal-too-large = To je moc najednou.
refusal-unreadable = Takový tah tu není.
refusal-name-alike = U stolu už má někdo jméno, které vypadá úplně stejně.
refusal-name-marks = To jméno má na jednom písmenu příliš mnoho znamének.
refusal-needs-host = V rozehrané hře rozdává místa jen hostitel; zeptej se ho na heslo.
refusal-wrong-word = To není heslo, které hostitel k tomuto místu dal.
refusal-wrong-code = Ten kód neplatí: je špatně, už byl použit, nebo je příliš starý.
refusal-wrong-phrase = Takovou větu tu nikdo nemá.
refusal-unreadable-table = Tenhle stůl už nejde přečíst; správce serveru o tom ví.
refusal-foreign-page = Stránka jiného webu za tebe nemůže jednat.
refusal-blocked = Správce tohoto domu už tě dovnitř nepustí.
refusal-table-closed = Správce tohoto domu tento stůl zavřel.
refusal-chat-hushed = Správce tohoto domu vypnul volné psaní. Hotové věty zůstávají.
refusal-no-such-language = Takový jazyk tu není.
refusal-passkey-no-domain = Přístupové klíče potřebují dům se jménem: adresa z čísel je mít nemůže.
refusal-passkey-no-tls = Přístupové klíče potřebují bezpečné spojení: adresu, která začíná https.
refusal-passkey-known = Tento přístupový klíč už někomu patří.
refusal-passkey-unknown = Tento přístupový klíč tu není známý; možná byl odebrán.
refusal-passkey-wrong = To nebyla odpověď přístupového klíče na otázku. Zkus to znovu.
refusal-passkey-late = Trvalo to příliš dlouho, nebo to už bylo použito. Zkus to znovu.
refusal-passkey-many = Máš tolik přístupových klíčů, že jeden musí nejdřív pryč.

command-say = řekni
command-table = stůl
command-sit = sedni
command-bot = bot
command-unbot = odeber
command-start = začni
command-rematch = odveta
command-pause = pauza
command-resume = pokračuj

help-say = řekni ahoj
    .about = promluvit ke stolu; samotné slovo ukáže hotové věty, kterým každý rozumí
help-table = stůl
    .about = kdo kde sedí a adresa stolu
help-sit = sedni 3
    .about = obsadit místo 3, když se jen díváš
help-bot = bot 3
    .about = posadit bota (hostitel); bez čísla na první volné místo, s all na všechna; bot sly nebo bot mica:gentle říká, kterého
help-unbot = odeber 3
    .about = odebrat bota (hostitel)
help-start = začni
    .about = začít hru (hostitel)
help-rematch = odveta
    .about = hrát ještě jednou (hostitel)
help-pause = pauza
    .about = zastavit hodiny (hostitel)
help-resume = pokračuj
    .about = spustit hodiny (hostitel)

host-others = Ostatní ve tvé síti se připojí příkazem: undermine join { $address }/KÓD
host-closed = Síň je zavřená. Stoly zůstávají; znovu ji otevře: undermine serve --port { $port }

# Co říká odkaz na stůl tam, kam byl poslán.
online-preview = { $count ->
    [one] Stůl pro jednoho: podívej se, jak to jde.
    [few] Stůl pro { $count }: přisedni si a kopej, nebo se dívej.
    [many] Stůl pro { $count }: přisedni si a kopej, nebo se dívej.
   *[other] Stůl pro { $count }: přisedni si a kopej, nebo se dívej.
}
