# The page as an app: without a network, a new version, calls for whoever is on turn.

app-offline = Jsi bez připojení. Pravidla a lekce tu máš i tak.
app-lessons = Lekce
app-rules = Pravidla
app-update = Je tu nová verze stránky.
app-reload = Načíst znovu

app-turn = Jsi na tahu
app-turn-where = Ostatní na tebe čekají u stolu { $code }.
app-bell = Upozornit mě, když jsem na tahu
app-bell-about = Upozornění v tomto prohlížeči, i když je stránka zavřená; u stolů s rychlými hodinami jen když je otevřená.
app-bell-tab = Upozornění v tomto prohlížeči, dokud je stránka otevřená v jiné kartě.
app-bell-forbidden = Tvůj prohlížeč upozornění této stránky nedovoluje. Dají se povolit v jeho nastavení.
