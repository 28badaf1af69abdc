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

place-top = nahoře
place-middle = uprostřed
place-bottom = dole

phrase-gold-is-at = { $place ->
    [top] Zlato je nahoře!
    [middle] Zlato je uprostřed!
   *[bottom] Zlato je dole!
}
phrase-rock-is-at = { $place ->
    [top] Nahoře je jen skála.
    [middle] Uprostřed je jen skála.
   *[bottom] Dole je jen skála.
}
phrase-trust = { $who ->
    [you] Tobě věřím.
   *[other] Věřím, že { $name } je poctivý zlatokop.
}
phrase-distrust = { $who ->
    [you] Tobě nevěřím.
   *[other] { $name } se mi nezdá.
}
phrase-help-me = { $tool ->
    [pickaxe] Opravte mi prosím krumpáč!
    [lantern] Opravte mi prosím lucernu!
   *[cart] Opravte mi prosím vozík!
}
phrase-not-me = Já za to nemůžu!
phrase-close-the-gap = Zavřete tu mezeru v chodbě!
phrase-well-dug = { $who ->
    [you] Dobře kopeš!
   *[other] { $name } kope dobře!
}
phrase-hurry = Pospěš si, prosím.
phrase-thanks = Díky!
phrase-good-game = Dobrá hra!

refusal-host-only = To může jen hostitel.
refusal-game-runs = Právě se hraje.
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
refusal-chat-off = Hostitel vypnul volné řeči; fráze jdou vždycky.
refusal-text-long = To je na jeden řádek moc dlouhé.
refusal-too-often = To bylo moc rychle; chvilku počkej.

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
    .about = promluvit ke stolu; samotné slovo ukáže fráze, kterým každý rozumí
help-table = stůl
    .about = kdo kde sedí a adresa stolu
help-sit = sedni 3
    .about = obsadit místo 3, když se jen díváš
help-bot = bot 3
    .about = posadit bota (hostitel); bez čísla na první volné místo, s all na všechna
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
