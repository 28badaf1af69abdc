# Stôl v prehliadači: na čo sa hra pýta, čo sa dá stlačiť, čo sa číta nahlas.

play-title = { $game } · Undermine
play-title-turn = ● Si na ťahu · Undermine
play-round = { $round }. kolo z { $rounds }
play-connecting = Ideme k stolu …
play-refused = Vstup zakázaný
play-refused-why = Tento stôl neexistuje alebo nie je pre teba.
play-home = Úvodná stránka
play-menu = Ponuka
play-rules = Pravidlá
play-settings = Nastavenia
play-keys = Klávesy
play-back = Späť

play-your-turn = Si na ťahu.
play-ask-card = Vyber kartu, potom osvetlené miesto.
play-ask-lay = Polož { $card } na osvetlené pole alebo vezmi inú kartu.
play-ask-lay-it = Polož ju sem alebo vyber iné pole.
play-ask-nowhere = Teraz ju nie je kam položiť: { $card }. Vezmi inú kartu alebo ju odlož.
play-ask-seat = Vyber osvetleného hráča.
play-ask-goal = Ktorý cieľ? Vyber niektorý osvetlený.
play-ask-cell = Vyber osvetlenú kartu na stole.
play-ask-which = Ktorý?
play-ask-sure = Potvrď to ešte raz alebo vyber niečo iné.
play-ask-useless = Teraz sa nedá použiť: { $card }. Vezmi inú kartu alebo ju odlož.
play-ask-any = Vyber odpoveď.
# Čo zdvihnutá karta chce; povie sa to znova, keď ju niekto pustí tam, kam nepatrí.
play-not-here = Sem táto karta nepatrí. { $wanted }
play-ask-play = Zahraj ju tlačidlom alebo vezmi inú kartu.
play-sent = Okamih …
play-other = Čaká sa, na ťahu je { $name } …
play-announced = { $name } hrá: { $what }
play-announced-you = Hráš: { $what }
play-answers = Odpovede
play-hint-card = Najprv vyber kartu z ruky.
play-hint-discard = Najprv vyber kartu, ktorú chceš odložiť.
play-hint-wait = Ešte nie si na ťahu.

play-gathered = { $count ->
    [0] Vyber karty
    [one] Odložiť { $count } kartu
    [few] Odložiť { $count } karty
    [many] Odložiť { $count } karty
   *[other] Odložiť { $count } kariet
}
play-ask-cards = { $count ->
    [one] Vyber { $count } kartu na odloženie a potvrď.
    [few] Vyber { $count } karty na odloženie a potvrď.
    [many] Vyber { $count } karty na odloženie a potvrď.
   *[other] Vyber { $count } kariet na odloženie a potvrď.
}
play-ask-up-to = { $count ->
    [one] Vyber { $count } kartu na odloženie a potvrď.
    [few] Vyber najviac { $count } karty na odloženie a potvrď.
    [many] Vyber najviac { $count } karty na odloženie a potvrď.
   *[other] Vyber najviac { $count } kariet na odloženie a potvrď.
}

play-lay-here = Položiť sem
play-turn = Otočiť kartu
play-turn-short = Otočiť
play-one-way = Pasuje len takto
play-discard = Odložiť kartu
play-discard-short = Odložiť
play-fit = Celý plán
play-out-of-sight = Osvetlené miesto mimo obrazu: ukázať

play-hand = Tvoje karty
play-card = { $number }. karta: { $card }
play-card-hidden = karta lícom nadol
play-card-idle = teraz sa nedá použiť
play-card-rules = Viac v pravidlách
play-peek = Ťukni a nazri
play-peek-short = Nazri
play-peek-label = Tvoja rola leží lícom nadol. Stlač ju a na dve sekundy sa ukáže; podrž a uvidíš ju dlhšie.
play-deck = { $count ->
    [one] { $count } karta v balíčku
    [few] { $count } karty v balíčku
    [many] { $count } karty v balíčku
   *[other] { $count } kariet v balíčku
}
play-deck-short = Balíček
play-discards = { $count ->
    [one] { $count } odložená karta
    [few] { $count } odložené karty
    [many] { $count } odloženej karty
   *[other] { $count } odložených kariet
}
play-discards-short = Odložené
play-gold-own = tvoje zlato
play-me = { $name } (ty)

play-seats = Hráči
play-seat-thinks = premýšľa …
play-seat-bot = bot
play-seat-stand-in = hrá bot
play-seat-away = nie je tu
play-seat-away-until = nie je tu, bot o { $time }
play-seat-cannot-dig = nemôže kopať
play-seat-cards = { $count ->
    [one] { $count } karta v ruke
    [few] { $count } karty v ruke
    [many] { $count } karty v ruke
   *[other] { $count } kariet v ruke
}
play-seat-last = naposledy: { $move }
play-sit = Sadnúť si sem
play-bot-for = Nech hrá bot: { $name }
play-remove = Poslať preč: { $name }
# Poznámky: len pre čitateľa.
play-notes = Poznámky
play-notes-round = V tomto kole
play-notes-saw = pozná ho z mapy
play-notes-not-seen = bez pohľadu
play-notes-says-gold = tvrdí: zlato
play-notes-says-rock = tvrdí: skala
play-notes-says-nothing = nič o tom nehovorí
play-mark-trust = verím
play-mark-doubt = pochybujem
play-mark-saboteur = sabotér?

play-paused = Prestávka.
play-paused-host = Hodiny stoja, kým hru znova nespustíš.
play-paused-wait = Hostiteľ hru čoskoro znova spustí.
play-pause = Pozastaviť
play-resume = Pokračovať
play-stand-in = Hrá za teba bot.
play-again = Hrať zase za seba
play-bot-for-me = Nech za mňa hrá bot
play-bots-talk = Nechať botov hovoriť
play-bots-quiet = Umlčať botov
play-watching = Pozeráš sa. Karty v ruke vidia len hráči.
play-lost = Spojenie sa prerušilo, skúša sa znova; tvoje miesto zostáva.
play-lost-watching = Spojenie sa prerušilo, skúša sa znova …
play-lost-answer = K stolu to nedošlo. Skús to znova.
play-lost-unsure = Spojenie sa prerušilo uprostred ťahu. Či ťah došiel, sa zistí, hneď ako sa stôl ozve.
play-settled = Stôl sa zase ozýva. Tvoj posledný ťah: { $move }
play-leave = Odísť od stola
play-leave-sure = Dohrá za teba bot. Naozaj sa chceš vzdať miesta?
play-leave-open = Naozaj sa chceš vzdať miesta?
play-leave-yes = Áno, odísť
play-time-left = Zostáva: { $time }
play-hours = { $number } h

play-slip-only-you = len ty

play-board = Herný plán. Šípky vedú od poľa k poľu, Enter vyberá.
play-cell = { $where }: { $what }
play-cell-start = štart
play-cell-where = pole { $way } od štartu
play-cell-right = { $number } vpravo
play-cell-left = { $number } vľavo
play-cell-up = { $number } hore
play-cell-down = { $number } dole
play-cell-empty = prázdne
play-cell-down-face = lícom nadol
play-cell-known = vieš len ty: { $card }
play-cell-start-card = štartovacia karta
play-cell-ways = cesty { $ways }
play-cell-lit = osvetlené
play-cell-half-lit = sčasti osvetlené
play-cell-dark = tma
play-side-n = hore
play-side-e = vpravo
play-side-s = dole
play-side-w = vľavo
play-offer-lay = dá sa stavať
play-offer-choose = dá sa vybrať
play-offer-seat = dá sa vybrať

play-key-card = zdvihnúť kartu z ruky
play-key-next = ďalšie osvetlené pole
play-key-move = od poľa k poľu
play-key-lay = položiť, vybrať
play-key-turn = otočiť kartu
play-key-discard = odložiť kartu
play-key-back = o krok späť
play-key-info = čo karta robí
play-key-peek = nazrieť na rolu; podržať: dlhšie
play-key-hint = rada, kde proti tebe hrajú len boti
play-key-log = záznam a chat
play-key-board = na plán
play-key-zoom = bližšie, ďalej, celý plán
play-key-menu = ponuka
play-key-keys = tieto klávesy

play-hint = Rada
play-hint-says = Rada: { $answer }. { $reason }

# Who the reader is, when a round begins. $players in all; roles and how many of each there may be follow.
play-who = Kto si?
play-who-secret = Len pre tvoje oči: otoč kartu, keď sa nikto iný nebude pozerať.
play-who-turn = Otočiť kartu
play-who-understood = Rozumiem
play-who-sound = Hrať so zvukmi?
play-who-changed = Máš inú kartu trpaslíka
play-who-among = Je vás { $players }, z toho:
play-who-either = { $least } alebo { $most }
play-who-range = { $least } až { $most }
play-looking = Ešte sa pozerajú: { $names }

# Somebody struck the reader.
play-hit = Zásah!
play-hit-dig = Kým to nebude opravené, nekladieš chodby. Iné karty hrať môžeš.
play-hit-mend = Pomôže:
play-hit-shed = alebo dve karty, ktoré vo svojom ťahu odložíš
play-hit-said = Povedané

# A table on a big screen in the room.
play-tv-title = Na veľkej obrazovke
play-tv-come = Prisadnite si k stolu
play-tv-free = voľné
play-tv-sound = Zvuk a celá obrazovka
play-invite = Pozvať
play-tv = Ukázať na televízore
play-tv-how = Otvorte túto adresu v prehliadači veľkej obrazovky:
play-tv-about = Ukazuje plán a hráčov, nikdy karty v ruke. Tie zostávajú v telefónoch.
play-tv-here = Otvoriť v novom okne

# Several people on one device.
play-hand-over = Odovzdaj zariadenie:
play-hand-over-why = Všetci ostatní sa teraz pozerajú inam.
play-hand-over-me = Tu { $name }
play-hand-over-who = Kto si berie zariadenie?
play-hand-over-short = { $name }: odovzdať

# Riadok, ktorý hovorí, o čo sa kto usiluje, a list škatule, ktorá sa otvára prvý raz.
play-aim-secret = O čo ti ide, hovorí tvoja rola: ťukni na kartu.
play-sheet-go = Ideme kopať
play-sheet-base-1 = Prekopte sa od rebríka k zlatu. Leží pod jedným z troch cieľov, pod ostatnými je len skala.
play-sheet-base-2 = Medzi vami sú sabotéri a nikto nevie, kto to je. Vyhrajú, keď sa zlato nenájde.
play-sheet-base-3 = Karty nazerajú pod ciele, rozbíjajú a opravujú nástroje, búrajú chodby. Všímaj si, kto čo komu robí.
play-sheet-expansion-1 = Modrí a zelení kopú za tým istým zlatom. Tím vyhrá len cestou bez cudzích dverí.
play-sheet-expansion-2 = Šéf, špekulanti a geológovia nepatria k žiadnemu tímu. Každý z nich má svoj vlastný cieľ.
play-sheet-expansion-3 = Čaká vás väzenie, krádeže a výmeny. Po výmene čiapok môžeš byť niekto iný.

# A what if.
play-what-if = Čo keby
play-what-if-back = Späť k rozboru
play-what-if-about = { $cards ->
    [anew] Čo keby: hra pokračuje od kroku { $step } inej hry s nanovo rozdanými kartami. Do ničoho sa nepočíta.
   *[other] Čo keby: hra pokračuje od kroku { $step } inej hry s rovnakými kartami. Do ničoho sa nepočíta.
}
