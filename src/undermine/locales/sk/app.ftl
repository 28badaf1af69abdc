# The page as an app: without a network, a new version, calls for whoever is on turn.

app-offline = Si bez pripojenia. Pravidlá a lekcie tu máš aj tak.
app-lessons = Lekcie
app-rules = Pravidlá
app-update = Je tu nová verzia stránky.
app-reload = Načítať znova

app-turn = Si na ťahu
app-turn-where = Ostatní na teba čakajú pri stole { $code }.
app-bell = Upozorniť ma, keď som na ťahu
app-bell-about = Upozornenie v tomto prehliadači, aj keď je stránka zatvorená; pri stoloch s rýchlymi hodinami len keď je otvorená.
app-bell-tab = Upozornenie v tomto prehliadači, kým je stránka otvorená na inej karte.
app-bell-forbidden = Tvoj prehliadač upozornenia tejto stránky nedovoľuje. Dajú sa povoliť v jeho nastaveniach.
