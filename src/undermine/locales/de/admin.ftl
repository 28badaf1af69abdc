# Das Haus führen: die Seite für die Verwaltung, und was sie allen sagt.

admin = Das Haus führen
admin-lead = Du bist hier als { $who }. Was ein Spiel anderen verbirgt, verbirgt es auch dir.
admin-old-link = Dieser Link gilt nicht mehr
admin-old-link-why = Er gilt einmal, fünf Minuten lang. Auf dem Server gibt dir „undermine admin“ einen neuen.
admin-leave = Hinausgehen
admin-notice-close = Hinweis schließen
admin-table-closed = Wer dieses Haus betreibt, hat diesen Tisch geschlossen.

# Last.

admin-load = Gerade jetzt
admin-load-tables = Tische gespeichert
admin-load-running = werden gespielt
admin-load-sockets = Seiten an Tischen
admin-load-moves = Züge seit dem Start
admin-load-waiting = Bots in der Schlange
admin-workers = Serverprozesse
admin-worker = Prozess { $id }, gestartet { $since }
admin-worker-figures = Tische: { $tables } · Seiten: { $sockets } · Züge: { $moves } · Bots in der Schlange: { $waiting }

# Ein Wort an alle, und der Chat.

admin-notice = Ein Wort an alle
admin-notice-why = Jede offene Seite zeigt es binnen einer halben Minute, so wie du es schreibst, bis jemand es dort schließt.
admin-notice-field = Was willst du sagen?
admin-notice-language = Sprache
admin-notice-tell = Allen sagen
admin-notice-stands = Jetzt zu sehen:
admin-notice-remove = Abnehmen
admin-chat = Freier Chat im ganzen Haus
    .about = Ohne ihn bleiben die fertigen Sätze des Spiels.

# Tische.

admin-tables = Tische
admin-tables-none = Kein Tisch ist offen.
admin-host = Gastgeber: { $name }
admin-people = { $count ->
    [one] { $count } Mensch
   *[other] { $count } Menschen
}
admin-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
admin-onlookers = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
admin-opened = eröffnet { $since }
admin-touched = letzte Regung { $since }
admin-state-open = wartet
admin-state-running = wird gespielt
admin-state-paused = Pause
admin-state-over = zu Ende
admin-state-unreadable = unlesbar
admin-unreadable = Was von diesem Tisch geschrieben steht, lässt sich nicht lesen. Er liegt beiseite und stört niemanden; das Log sagt, warum.
admin-hushed = Chat aus
admin-chat-off = Chat aus
admin-chat-on = Chat an
admin-close = Tisch schließen
admin-close-ask = Tisch { $code } schließen?
admin-close-why = Das Spiel wird abgebrochen, niemand gewinnt, und niemand kann ihn wieder öffnen.

# Gäste.

admin-guests = Gäste
admin-guests-why = Wer an diesen Tischen sitzt oder einen eröffnet hat. Konten gibt es nicht: Wer sein Cookie löscht, ist jemand Neues.
admin-guests-none = Niemand ist da.
admin-guest-nameless = Ohne Namen
admin-guest-seats = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
admin-guest-hosts = { $count ->
    [one] hat { $count } Tisch eröffnet
   *[other] hat { $count } Tische eröffnet
}
admin-present = ist da
admin-blocked = gesperrt
admin-block = Sperren
admin-unblock = Wieder hereinlassen
admin-block-ask = { $name } sperren?
admin-block-why = Keine Seite lässt diesen Gast mehr herein, und Bots übernehmen seine Plätze.

# Was getan wurde.

admin-acts = Was getan wurde
admin-act-link = hat sich einen Link zu dieser Seite geholt
admin-act-enter = ist hereingekommen
admin-act-leave = ist hinausgegangen
admin-act-close = hat Tisch { $text } geschlossen
admin-act-table-hush = hat an Tisch { $text } den Chat abgeschaltet
admin-act-table-chat = hat an Tisch { $text } den Chat angeschaltet
admin-act-block = hat Gast { $about } gesperrt
admin-act-unblock = hat Gast { $about } wieder hereingelassen
admin-act-hush = hat im ganzen Haus den Chat abgeschaltet
admin-act-chat = hat im ganzen Haus den Chat angeschaltet
admin-act-notice = hat allen gesagt: „{ $text }“
admin-act-no-notice = hat den Hinweis abgenommen
