# The page as an app: without a network, a new version, calls for whoever is on turn.

app-offline = Du bist offline. Regeln und Lektionen sind trotzdem da.
app-lessons = Lektionen
app-rules = Regeln
app-update = Es gibt eine neue Version der Seite.
app-reload = Neu laden

app-turn = Du bist dran
app-turn-where = Am Tisch { $code } warten alle auf dich.
app-bell = Sag mir, wenn ich dran bin
app-bell-about = Eine Nachricht in diesem Browser, auch wenn die Seite geschlossen ist; an Tischen mit schneller Uhr nur, solange sie offen ist.
app-bell-tab = Eine Nachricht in diesem Browser, solange die Seite in einem anderen Tab offen ist.
app-bell-forbidden = Dein Browser erlaubt dieser Seite keine Nachrichten. In seinen Einstellungen lassen sie sich erlauben.
