## Karten, Figuren und Rollen

card-craftsman = Meisterhandwerker
    .object = einen Meisterhandwerker
    .short = Handwerker
    .effect = Repariert ein beliebiges kaputtes Werkzeug, dein eigenes oder ein fremdes.
module-craftsman = Meisterhandwerker

## Die Seite im Browser

web-module-craftsman = Meisterhandwerker
    .about = Repariert ein beliebiges kaputtes Werkzeug.
play-want-craftsman = Wessen Werkzeug reparierst du? Wähle einen markierten Spieler.

## Die Regeln, Satz für Satz

book-craftsman = Ein Meisterhandwerker repariert ein kaputtes Werkzeug, egal welches, bei dir oder bei jemand anderem. Er kann nur gespielt werden, wenn ein Werkzeug kaputt ist.

## Lektionen
lesson-craftsman = Meister für alles
    .task = Mia gräbt mit dir, aber zwei ihrer Werkzeuge sind kaputt. Repariere eines mit dem Meisterhandwerker.
    .nudge = Hilfe braucht Mia. Wähle sie, dann ein Werkzeug.
    .done = Der Meisterhandwerker repariert jedes Werkzeug von jedem.
