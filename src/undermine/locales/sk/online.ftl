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

online-ask-fill = Povedz ostatným kód, alebo posaď bota príkazom { $bot }.
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

place-top = hore
place-middle = uprostred
place-bottom = dole

phrase-gold-is-at = { $place ->
    [top] Zlato je hore!
    [middle] Zlato je uprostred!
   *[bottom] Zlato je dole!
}
phrase-rock-is-at = { $place ->
    [top] Hore je len skala.
    [middle] Uprostred je len skala.
   *[bottom] Dole je len skala.
}
phrase-trust = { $who ->
    [you] Tebe verím.
   *[other] Verím, že { $name } je poctivý zlatokop.
}
phrase-distrust = { $who ->
    [you] Tebe neverím.
   *[other] { $name } sa mi nezdá.
}
phrase-help-me = { $tool ->
    [pickaxe] Opravte mi prosím čakan!
    [lantern] Opravte mi prosím lampáš!
   *[cart] Opravte mi prosím vozík!
}
phrase-not-me = Ja za to nemôžem!
phrase-close-the-gap = Zavrite tú medzeru v chodbe!
phrase-well-dug = { $who ->
    [you] Dobre kopeš!
   *[other] { $name } kope dobre!
}
phrase-hurry = Poponáhľaj sa, prosím.
phrase-thanks = Vďaka!
phrase-good-game = Dobrá hra!

refusal-host-only = To môže len hostiteľ.
refusal-game-runs = Práve sa hrá.
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
refusal-chat-off = Hostiteľ vypol voľné reči; frázy idú vždy.
refusal-text-long = To je na jeden riadok príliš dlhé.
refusal-too-often = To bolo príliš rýchlo; chvíľu počkaj.

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
    .about = prehovoriť k stolu; samotné slovo ukáže frázy, ktorým každý rozumie
help-table = stôl
    .about = kto kde sedí a adresa stola
help-sit = sadni 3
    .about = obsadiť miesto 3, keď sa len pozeráš
help-bot = bot 3
    .about = posadiť bota (hostiteľ); bez čísla na prvé voľné miesto, s all na všetky
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
