# Stůl v prohlížeči: na co se hra ptá, co se dá stisknout, co se předčítá.

play-title = { $game } · Undermine
play-title-turn = ● Jsi na tahu · Undermine
play-round = { $round }. kolo z { $rounds }
play-connecting = Jdeme ke stolu …
play-refused = Vstup zakázán
play-refused-why = Tento stůl neexistuje, nebo není pro tebe.
play-home = Úvodní stránka
play-menu = Nabídka
play-rules = Pravidla
play-settings = Nastavení
play-keys = Klávesy
play-back = Zpět

play-your-turn = Jsi na tahu.
play-ask-card = Vyber kartu, potom osvětlené místo.
play-ask-lay = Polož { $card } na osvětlené pole, nebo vezmi jinou kartu.
play-ask-lay-it = Polož ji sem, nebo vyber jiné pole.
play-ask-nowhere = Teď ji není kam položit: { $card }. Vezmi jinou kartu, nebo ji odlož.
play-ask-seat = Vyber osvětleného hráče.
play-ask-goal = Který cíl? Vyber některý osvětlený.
play-ask-cell = Vyber osvětlenou kartu na stole.
play-ask-which = Který?
play-ask-sure = Potvrď to ještě jednou, nebo vyber něco jiného.
play-ask-useless = Teď se nedá použít: { $card }. Vezmi jinou kartu, nebo ji odlož.
play-ask-any = Vyber odpověď.
# Co zvednutá karta chce; řekne se to znovu, když ji někdo pustí tam, kam nepatří.
play-not-here = Sem tahle karta nepatří. { $wanted }
play-ask-play = Zahraj ji tlačítkem, nebo vezmi jinou kartu.
play-sent = Okamžik …
play-other = Čeká se, na tahu je { $name } …
play-announced = { $name } hraje: { $what }
play-announced-you = Hraješ: { $what }
play-answers = Odpovědi
play-hint-card = Nejdřív vyber kartu z ruky.
play-hint-discard = Nejdřív vyber kartu, kterou chceš odložit.
play-hint-wait = Ještě nejsi na tahu.

play-gathered = { $count ->
    [0] Vyber karty
    [one] Odložit { $count } kartu
    [few] Odložit { $count } karty
    [many] Odložit { $count } karty
   *[other] Odložit { $count } karet
}
play-ask-cards = { $count ->
    [one] Vyber { $count } kartu k odložení a potvrď.
    [few] Vyber { $count } karty k odložení a potvrď.
    [many] Vyber { $count } karty k odložení a potvrď.
   *[other] Vyber { $count } karet k odložení a potvrď.
}
play-ask-up-to = { $count ->
    [one] Vyber { $count } kartu k odložení a potvrď.
    [few] Vyber nejvýš { $count } karty k odložení a potvrď.
    [many] Vyber nejvýš { $count } karty k odložení a potvrď.
   *[other] Vyber nejvýš { $count } karet k odložení a potvrď.
}

play-lay-here = Položit sem
play-turn = Otočit kartu
play-turn-short = Otočit
play-one-way = Pasuje jen takto
play-discard = Odložit kartu
play-discard-short = Odložit
play-fit = Celý plán
play-out-of-sight = Osvětlené místo mimo obraz: ukázat

play-hand = Tvé karty
play-card = { $number }. karta: { $card }
play-card-hidden = karta lícem dolů
play-card-idle = teď se nedá použít
play-card-rules = Více v pravidlech
play-peek = Klepni a nahlédni
play-peek-short = Nahlédni
play-peek-label = Tvá role leží lícem dolů. Stiskni ji a na dvě sekundy se ukáže; podrž a uvidíš ji déle.
play-deck = { $count ->
    [one] { $count } karta v balíčku
    [few] { $count } karty v balíčku
    [many] { $count } karty v balíčku
   *[other] { $count } karet v balíčku
}
play-deck-short = Balíček
play-discards = { $count ->
    [one] { $count } odložená karta
    [few] { $count } odložené karty
    [many] { $count } odložené karty
   *[other] { $count } odložených karet
}
play-discards-short = Odložené
play-gold-own = tvé zlato
play-me = { $name } (ty)

play-seats = Hráči
play-seat-thinks = přemýšlí …
play-seat-bot = bot
play-seat-stand-in = hraje bot
play-seat-away = není tu
play-seat-away-until = není tu, bot za { $time }
play-seat-cannot-dig = nemůže kopat
play-seat-cards = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
    [many] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
play-seat-last = naposledy: { $move }
play-sit = Sednout si sem
play-bot-for = Ať hraje bot: { $name }
play-remove = Poslat pryč: { $name }
# Poznámky: jen pro čtenáře.
play-notes = Poznámky
play-notes-round = V tomto kole
play-notes-saw = zná ho z mapy
play-notes-not-seen = bez pohledu
play-notes-says-gold = tvrdí: zlato
play-notes-says-rock = tvrdí: skála
play-notes-says-nothing = nic o tom neříká
play-mark-trust = věřím
play-mark-doubt = pochybuji
play-mark-saboteur = sabotér?

play-paused = Pauza.
play-paused-host = Hodiny stojí, dokud hru znovu nespustíš.
play-paused-wait = Hostitel hru brzy znovu spustí.
play-pause = Pozastavit
play-resume = Pokračovat
play-stand-in = Hraje za tebe bot.
play-again = Hrát zase za sebe
play-bot-for-me = Ať za mě hraje bot
play-bots-talk = Nechat boty mluvit
play-bots-quiet = Umlčet boty
play-watching = Díváš se. Karty v ruce vidí jen hráči.
play-lost = Spojení se přerušilo, zkouší se znovu; tvé místo zůstává.
play-lost-watching = Spojení se přerušilo, zkouší se znovu …
play-lost-answer = Ke stolu to nedošlo. Zkus to znovu.
play-lost-unsure = Spojení se přerušilo uprostřed tahu. Jestli tah došel, se zjistí, jakmile se stůl ozve.
play-settled = Stůl se zase ozývá. Tvůj poslední tah: { $move }
play-leave = Odejít od stolu
play-leave-sure = Dohraje za tebe bot. Opravdu se chceš vzdát místa?
play-leave-open = Opravdu se chceš vzdát místa?
play-leave-yes = Ano, odejít
play-time-left = Zbývá: { $time }
play-hours = { $number } h

play-slip-only-you = jen ty

play-board = Herní plán. Šipky vedou od pole k poli, Enter vybírá.
play-cell = { $where }: { $what }
play-cell-start = start
play-cell-where = pole { $way } od startu
play-cell-right = { $number } vpravo
play-cell-left = { $number } vlevo
play-cell-up = { $number } nahoru
play-cell-down = { $number } dolů
play-cell-empty = prázdné
play-cell-down-face = lícem dolů
play-cell-known = víš jen ty: { $card }
play-cell-start-card = startovní karta
play-cell-ways = cesty { $ways }
play-cell-lit = osvětleno
play-cell-half-lit = zčásti osvětleno
play-cell-dark = tma
play-side-n = nahoru
play-side-e = vpravo
play-side-s = dolů
play-side-w = vlevo
play-offer-lay = dá se stavět
play-offer-choose = dá se vybrat
play-offer-seat = dá se vybrat

play-key-card = zvednout kartu z ruky
play-key-next = další osvětlené pole
play-key-move = od pole k poli
play-key-lay = položit, vybrat
play-key-turn = otočit kartu
play-key-discard = odložit kartu
play-key-back = o krok zpět
play-key-info = co karta dělá
play-key-peek = nahlédnout na roli; podržet: déle
play-key-hint = rada, kde proti tobě hrají jen boti
play-key-log = záznam a chat
play-key-board = na plán
play-key-zoom = blíž, dál, celý plán
play-key-menu = nabídka
play-key-keys = tyto klávesy

play-hint = Rada
play-hint-says = Rada: { $answer }. { $reason }

# Who the reader is, when a round begins. $players in all; roles and how many of each there may be follow.
play-who = Kdo jsi?
play-who-secret = Jen pro tvé oči: otoč kartu, až se nikdo jiný nebude dívat.
play-who-turn = Otočit kartu
play-who-understood = Rozumím
play-who-sound = Hrát se zvuky?
play-who-changed = Máš jinou kartu trpaslíka
play-who-among = Je vás { $players }, z toho:
play-who-either = { $least } nebo { $most }
play-who-range = { $least } až { $most }
play-looking = Ještě se dívají: { $names }

# Somebody struck the reader.
play-hit = Zásah!
play-hit-dig = Dokud to nebude opravené, nepokládáš chodby. Jiné karty hrát můžeš.
play-hit-mend = Pomůže:
play-hit-shed = nebo dvě karty, které ve svém tahu odložíš
play-hit-said = Řečeno

# A table on a big screen in the room.
play-tv-title = Na velké obrazovce
play-tv-come = Přisedněte si ke stolu
play-tv-free = volno
play-tv-sound = Zvuk a celá obrazovka
play-invite = Pozvat
play-tv = Ukázat na televizi
play-tv-how = Otevřete tuto adresu v prohlížeči velké obrazovky:
play-tv-about = Ukazuje plán a hráče, nikdy karty v ruce. Ty zůstávají v telefonech.
play-tv-here = Otevřít v novém okně

# Several people on one device.
play-hand-over = Předej zařízení:
play-hand-over-why = Všichni ostatní se teď dívají jinam.
play-hand-over-me = Tady { $name }
play-hand-over-who = Kdo si bere zařízení?
play-hand-over-short = { $name }: předat

# Řádek, který říká, oč kdo usiluje, a list krabice, která se otevírá poprvé.
play-aim-secret = O co ti jde, říká tvá role: klepni na kartu.
play-sheet-go = Jdeme kopat
play-sheet-base-1 = Prokopejte se od žebříku ke zlatu. Leží pod jedním ze tří cílů, pod ostatními je jen skála.
play-sheet-base-2 = Mezi vámi jsou sabotéři a nikdo neví, kdo to je. Vyhrají, když se zlato nenajde.
play-sheet-base-3 = Karty nahlížejí pod cíle, rozbíjejí a opravují nástroje, boří chodby. Všímej si, kdo co komu dělá.
play-sheet-expansion-1 = Modří a zelení kopou za stejným zlatem. Tým vyhraje jen cestou bez cizích dveří.
play-sheet-expansion-2 = Šéf, spekulanti a geologové nepatří k žádnému týmu. Každý z nich má svůj vlastní cíl.
play-sheet-expansion-3 = Čeká vás vězení, krádeže a výměny. Po výměně čepiček můžeš být někdo jiný.

# A what if.
play-what-if = Co kdyby
play-what-if-back = Zpět k rozboru
play-what-if-about = { $cards ->
    [anew] Co kdyby: hra pokračuje od kroku { $step } jiné hry s nově rozdanými kartami. Do ničeho se nepočítá.
   *[other] Co kdyby: hra pokračuje od kroku { $step } jiné hry se stejnými kartami. Do ničeho se nepočítá.
}
