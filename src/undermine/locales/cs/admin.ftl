# Správa domu: stránka správce a co se z ní oznámí všem.

admin = Správa domu
admin-lead = Jsi tu jako { $who }. Co hra tají ostatním, tají i tobě.
admin-old-link = Tento odkaz už neplatí
admin-old-link-why = Platí jednou, pět minut. Nový ti na serveru dá příkaz „undermine admin“.
admin-leave = Odejít
admin-notice-close = Zavřít oznámení
admin-table-closed = Správce tohoto domu tento stůl zavřel.

# Zatížení.

admin-load = Právě teď
admin-load-tables = uložených stolů
admin-load-running = právě se hraje
admin-load-sockets = stránek u stolů
admin-load-moves = tahů od spuštění
admin-load-waiting = botů ve frontě
admin-workers = Procesy serveru
admin-worker = Proces { $id }, spuštěn { $since }
admin-worker-figures = Stoly: { $tables } · stránky: { $sockets } · tahy: { $moves } · boti ve frontě: { $waiting }

# Slovo všem a chat.

admin-notice = Slovo všem
admin-notice-why = Každá otevřená stránka ho do půl minuty ukáže tak, jak ho napíšeš, dokud ho tam někdo nezavře.
admin-notice-field = Co chceš říct?
admin-notice-language = Jazyk
admin-notice-tell = Říct všem
admin-notice-stands = Teď se ukazuje:
admin-notice-remove = Sundat
admin-chat = Volný chat v celém domě
    .about = I bez něj zůstávají hotové věty ze hry.

# Stoly.

admin-tables = Stoly
admin-tables-none = Žádný stůl není otevřený.
admin-host = Hostitel: { $name }
admin-people = { $count ->
    [one] { $count } člověk
    [few] { $count } lidé
    [many] { $count } člověka
   *[other] { $count } lidí
}
admin-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boti
    [many] { $count } bota
   *[other] { $count } botů
}
admin-onlookers = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } diváků
}
admin-opened = otevřen { $since }
admin-touched = naposledy živo { $since }
admin-state-open = čeká
admin-state-running = hraje se
admin-state-paused = přestávka
admin-state-over = dohráno
admin-state-unreadable = nejde přečíst
admin-unreadable = Zápis tohoto stolu nejde přečíst. Leží stranou a nikomu nevadí; důvod je v logu.
admin-hushed = chat vypnut
admin-chat-off = Vypnout chat
admin-chat-on = Zapnout chat
admin-close = Zavřít stůl
admin-close-ask = Zavřít stůl { $code }?
admin-close-why = Hra se přeruší, nikdo nevyhraje a stůl už nikdo neotevře.

# Hosté.

admin-guests = Hosté
admin-guests-why = Kdo u těchto stolů sedí nebo některý otevřel. Účty tu nejsou: kdo si smaže cookie, je někdo nový.
admin-guests-none = Nikdo tu není.
admin-guest-nameless = Beze jména
admin-guest-seats = { $count ->
    [one] { $count } místo
    [few] { $count } místa
    [many] { $count } místa
   *[other] { $count } míst
}
admin-guest-hosts = { $count ->
    [one] { $count } otevřený stůl
    [few] { $count } otevřené stoly
    [many] { $count } otevřeného stolu
   *[other] { $count } otevřených stolů
}
admin-present = je tu
admin-blocked = zablokován
admin-block = Zablokovat
admin-unblock = Znovu pustit
admin-block-ask = Zablokovat hosta { $name }?
admin-block-why = Žádná stránka ho už nepustí dovnitř a jeho místa převezmou boti.

# Co se dělo.

admin-acts = Co se dělo
admin-act-link = odkaz na tuto stránku
admin-act-enter = příchod
admin-act-leave = odchod
admin-act-close = stůl { $text } zavřen
admin-act-table-hush = u stolu { $text } vypnut chat
admin-act-table-chat = u stolu { $text } zapnut chat
admin-act-block = host { $about } zablokován
admin-act-unblock = host { $about } znovu vpuštěn
admin-act-hush = chat vypnut v celém domě
admin-act-chat = chat zapnut v celém domě
admin-act-notice = oznámeno všem: „{ $text }“
admin-act-no-notice = oznámení sundáno
