# Namų priežiūra: prižiūrėtojo puslapis ir tai, kas iš jo pranešama visiems.

admin = Namų priežiūra
admin-lead = Esi čia kaip { $who }. Ką žaidimas slepia nuo kitų, slepia ir nuo tavęs.
admin-old-link = Ši nuoroda nebegalioja
admin-old-link-why = Ji galioja vieną kartą, penkias minutes. Naują serveryje duoda komanda „undermine admin“.
admin-leave = Išeiti
admin-notice-close = Uždaryti pranešimą
admin-table-closed = Šių namų prižiūrėtojas šį stalą uždarė.

# Apkrova.

admin-load = Dabar
admin-load-tables = stalai saugykloje
admin-load-running = dabar žaidžiama
admin-load-sockets = puslapiai prie stalų
admin-load-moves = ėjimai nuo paleidimo
admin-load-waiting = botai eilėje
admin-workers = Serverio procesai
admin-worker = Procesas { $id }, paleistas { $since }
admin-worker-figures = Stalai: { $tables } · puslapiai: { $sockets } · ėjimai: { $moves } · botai eilėje: { $waiting }

# Žodis visiems ir pokalbiai.

admin-notice = Žodis visiems
admin-notice-why = Kiekvienas atviras puslapis per pusę minutės jį parodys taip, kaip parašysi, kol kas nors ten jį uždarys.
admin-notice-field = Ką nori pasakyti?
admin-notice-language = Kalba
admin-notice-tell = Pasakyti visiems
admin-notice-stands = Dabar rodoma:
admin-notice-remove = Nuimti
admin-chat = Laisvi pokalbiai visuose namuose
    .about = Ir be jų lieka paruoštos žaidimo frazės.

# Stalai.

admin-tables = Stalai
admin-tables-none = Nė vienas stalas neatidarytas.
admin-host = Šeimininkas: { $name }
admin-people = { $count ->
    [one] { $count } žmogus
    [few] { $count } žmonės
    [many] { $count } žmogaus
   *[other] { $count } žmonių
}
admin-bots = { $count ->
    [one] { $count } botas
    [few] { $count } botai
    [many] { $count } boto
   *[other] { $count } botų
}
admin-onlookers = { $count ->
    [one] { $count } žiūrovas
    [few] { $count } žiūrovai
    [many] { $count } žiūrovo
   *[other] { $count } žiūrovų
}
admin-opened = atidarytas { $since }
admin-touched = paskutinis judesys { $since }
admin-state-open = laukia
admin-state-running = žaidžiama
admin-state-paused = pertrauka
admin-state-over = baigta
admin-state-unreadable = neperskaitomas
admin-unreadable = Šio stalo įrašų nepavyksta perskaityti. Jis padėtas į šalį ir niekam netrukdo; priežastis – žurnale.
admin-hushed = pokalbiai išjungti
admin-chat-off = Išjungti pokalbius
admin-chat-on = Įjungti pokalbius
admin-close = Uždaryti stalą
admin-close-ask = Uždaryti stalą { $code }?
admin-close-why = Žaidimas nutrūks, niekas nelaimės, ir niekas jo nebeatidarys.

# Svečiai.

admin-guests = Svečiai
admin-guests-why = Kas sėdi prie šių stalų arba kurį nors atidarė. Paskyrų čia nėra: kas ištrina slapuką, tas jau naujas svečias.
admin-guests-none = Nieko nėra.
admin-guest-nameless = Be vardo
admin-guest-seats = { $count ->
    [one] { $count } vieta
    [few] { $count } vietos
    [many] { $count } vietos
   *[other] { $count } vietų
}
admin-guest-hosts = { $count ->
    [one] atidarė { $count } stalą
    [few] atidarė { $count } stalus
    [many] atidarė { $count } stalo
   *[other] atidarė { $count } stalų
}
admin-present = čia
admin-blocked = užblokuotas
admin-block = Užblokuoti
admin-unblock = Vėl įleisti
admin-block-ask = Užblokuoti svečią { $name }?
admin-block-why = Joks puslapis jo nebeįleis, o jo vietas perims botai.

# Kas daryta.

admin-acts = Kas daryta
admin-act-link = gavo nuorodą į šį puslapį
admin-act-enter = įėjo
admin-act-leave = išėjo
admin-act-close = uždarė stalą { $text }
admin-act-table-hush = išjungė pokalbius prie stalo { $text }
admin-act-table-chat = įjungė pokalbius prie stalo { $text }
admin-act-block = užblokavo svečią { $about }
admin-act-unblock = vėl įleido svečią { $about }
admin-act-hush = išjungė pokalbius visuose namuose
admin-act-chat = įjungė pokalbius visuose namuose
admin-act-notice = pasakė visiems: „{ $text }“
admin-act-no-notice = nuėmė pranešimą
