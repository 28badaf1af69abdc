## Karten, Figuren und Rollen

card-crystal = Gang mit Kristall
    .object = einen Gang mit Kristall
    .short = Kristall
    .effect = Ein Gang wie andere, doch sein Kristall ist für die Geologen ein Goldstück wert.

## Was geschah

log-earned = { $who ->
    [you] { $count ->
        [one] Du bekommst ein Goldstück.
       *[other] Du bekommst { $count } Goldstücke.
    }
   *[other] { $count ->
        [one] { $name } bekommt ein Goldstück.
       *[other] { $name } bekommt { $count } Goldstücke.
    }
}

## Die Seite im Browser

web-option-prison-takes-crystals = Ein Geologe im Gefängnis bekommt nichts für Kristalle

## Die Regeln, Satz für Satz

book-crystal = Ein Kristall ändert nichts an seinem Gang. Nur für die Geologen ist er etwas wert.
book-shares = Die Gewinner bekommen Gold aus der Bank: einer allein fünf Goldstücke, zwei je vier, drei je drei, vier je zwei, fünf oder mehr je eines.
book-shares-less = Der Chef bekommt ein Goldstück weniger, der Profiteur zwei weniger, manchmal also gar nichts. Gewinnt der Chef allein, sind es vier, beim Profiteur allein drei.
book-crystals = Danach bekommt ein Geologe für jeden Kristall auf dem Tisch ein Goldstück, egal wer gewonnen hat, auch wenn der Gang abgeschnitten ist. Zwei Geologen teilen sich diese Goldstücke und runden ab.
book-gold-open = Goldstücke werden offen ausgezahlt; alle können also wissen, wie viele du hast. Die Bank wird nie leer.

## Lektionen
lesson-crystal = Kristalle für den Geologen
    .task = Du bist Geologe: Jeder Kristall auf dem Tisch ist dir ein Goldstück wert. Lege einen.
    .nudge = Ein Gang ohne Kristall bringt dir nichts. Nimm die Karte mit dem Kristall.
    .done = Ein Geologe wird für Kristalle bezahlt, egal wer die Runde gewinnt.
