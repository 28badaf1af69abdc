# Správa domu: stránka správcu a čo sa z nej oznámi všetkým.

admin = Správa domu
admin-lead = Si tu ako { $who }. Čo hra tají ostatným, tají aj tebe.
admin-old-link = Tento odkaz už neplatí
admin-old-link-why = Platí raz, päť minút. Nový ti na serveri dá príkaz „undermine admin“.
admin-leave = Odísť
admin-notice-close = Zavrieť oznámenie
admin-table-closed = Správca tohto domu tento stôl zatvoril.

# Zaťaženie.

admin-load = Práve teraz
admin-load-tables = uložených stolov
admin-load-running = práve sa hrá
admin-load-sockets = stránok pri stoloch
admin-load-moves = ťahov od spustenia
admin-load-waiting = botov v rade
admin-workers = Procesy servera
admin-worker = Proces { $id }, spustený { $since }
admin-worker-figures = Stoly: { $tables } · stránky: { $sockets } · ťahy: { $moves } · boti v rade: { $waiting }

# Slovo všetkým a chat.

admin-notice = Slovo všetkým
admin-notice-why = Každá otvorená stránka ho do pol minúty ukáže tak, ako ho napíšeš, kým ho tam niekto nezavrie.
admin-notice-field = Čo chceš povedať?
admin-notice-language = Jazyk
admin-notice-tell = Povedať všetkým
admin-notice-stands = Teraz sa ukazuje:
admin-notice-remove = Zvesiť
admin-chat = Voľný chat v celom dome
    .about = Aj bez neho zostávajú hotové vety z hry.

# Stoly.

admin-tables = Stoly
admin-tables-none = Žiadny stôl nie je otvorený.
admin-host = Hostiteľ: { $name }
admin-people = { $count ->
    [one] { $count } človek
    [few] { $count } ľudia
    [many] { $count } človeka
   *[other] { $count } ľudí
}
admin-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boti
    [many] { $count } bota
   *[other] { $count } botov
}
admin-onlookers = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } divákov
}
admin-opened = otvorený { $since }
admin-touched = naposledy živo { $since }
admin-state-open = čaká
admin-state-running = hrá sa
admin-state-paused = prestávka
admin-state-over = dohrané
admin-state-unreadable = nedá sa prečítať
admin-unreadable = Zápis tohto stola sa nedá prečítať. Leží bokom a nikomu nezavadzia; dôvod je v logu.
admin-hushed = chat vypnutý
admin-chat-off = Vypnúť chat
admin-chat-on = Zapnúť chat
admin-close = Zavrieť stôl
admin-close-ask = Zavrieť stôl { $code }?
admin-close-why = Hra sa preruší, nikto nevyhrá a stôl už nikto neotvorí.

# Hostia.

admin-guests = Hostia
admin-guests-why = Kto pri týchto stoloch sedí alebo niektorý otvoril. Účty tu nie sú: kto si zmaže cookie, je niekto nový.
admin-guests-none = Nikto tu nie je.
admin-guest-nameless = Bez mena
admin-guest-seats = { $count ->
    [one] { $count } miesto
    [few] { $count } miesta
    [many] { $count } miesta
   *[other] { $count } miest
}
admin-guest-hosts = { $count ->
    [one] { $count } otvorený stôl
    [few] { $count } otvorené stoly
    [many] { $count } otvoreného stola
   *[other] { $count } otvorených stolov
}
admin-present = je tu
admin-blocked = zablokovaný
admin-block = Zablokovať
admin-unblock = Znova pustiť
admin-block-ask = Zablokovať hosťa { $name }?
admin-block-why = Žiadna stránka ho už nepustí dnu a jeho miesta prevezmú boti.

# Čo sa dialo.

admin-acts = Čo sa dialo
admin-act-link = odkaz na túto stránku
admin-act-enter = príchod
admin-act-leave = odchod
admin-act-close = stôl { $text } zatvorený
admin-act-table-hush = pri stole { $text } vypnutý chat
admin-act-table-chat = pri stole { $text } zapnutý chat
admin-act-block = hosť { $about } zablokovaný
admin-act-unblock = hosť { $about } znova vpustený
admin-act-hush = chat vypnutý v celom dome
admin-act-chat = chat zapnutý v celom dome
admin-act-notice = oznámené všetkým: „{ $text }“
admin-act-no-notice = oznámenie zvesené
