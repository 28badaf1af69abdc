## Karten, Figuren und Rollen

card-sabotage-pickaxe = kaputte Spitzhacke
    .object = eine kaputte Spitzhacke
    .short = ✕ Hacke
    .effect = Leg sie vor jemand anderen: Bis die Spitzhacke repariert ist, legt diese Person keine Gänge.
card-sabotage-lantern = kaputte Laterne
    .object = eine kaputte Laterne
    .short = ✕ Laterne
    .effect = Leg sie vor jemand anderen: Bis die Laterne repariert ist, legt diese Person keine Gänge.
card-sabotage-cart = kaputte Lore
    .object = eine kaputte Lore
    .short = ✕ Lore
    .effect = Leg sie vor jemand anderen: Bis die Lore repariert ist, legt diese Person keine Gänge.
card-repair-pickaxe = Spitzhacken-Reparatur
    .object = eine Spitzhacken-Reparatur
    .short = ✓ Hacke
    .effect = Repariert eine kaputte Spitzhacke, deine eigene oder eine fremde.
card-repair-lantern = Laternen-Reparatur
    .object = eine Laternen-Reparatur
    .short = ✓ Laterne
    .effect = Repariert eine kaputte Laterne, deine eigene oder eine fremde.
card-repair-cart = Loren-Reparatur
    .object = eine Loren-Reparatur
    .short = ✓ Lore
    .effect = Repariert eine kaputte Lore, deine eigene oder eine fremde.
card-repair-pickaxe-lantern = Reparatur für Spitzhacke oder Laterne
    .object = eine Reparatur für Spitzhacke oder Laterne
    .short = ✓ Hack/Lat
    .effect = Repariert ein Werkzeug, Spitzhacke oder Laterne, ein eigenes oder ein fremdes.
card-repair-pickaxe-cart = Reparatur für Spitzhacke oder Lore
    .object = eine Reparatur für Spitzhacke oder Lore
    .short = ✓ Hack/Lore
    .effect = Repariert ein Werkzeug, Spitzhacke oder Lore, ein eigenes oder ein fremdes.
card-repair-lantern-cart = Reparatur für Laterne oder Lore
    .object = eine Reparatur für Laterne oder Lore
    .short = ✓ Lat/Lore
    .effect = Repariert ein Werkzeug, Laterne oder Lore, ein eigenes oder ein fremdes.
tool-pickaxe = Spitzhacke
    .object = die Spitzhacke
    .yours = deine Spitzhacke
    .own = die eigene Spitzhacke
    .label = Hacke
tool-lantern = Laterne
    .object = die Laterne
    .yours = deine Laterne
    .own = die eigene Laterne
    .label = Licht
tool-cart = Lore
    .object = die Lore
    .yours = deine Lore
    .own = die eigene Lore
    .label = Lore

## Was geschah

log-broke = { $pair ->
    [you-other] Du machst { $object } von { $target } kaputt.
    [other-you] { $actor } macht { $yours } kaputt!
    [you-self] Du machst { $yours } kaputt.
    [other-self] { $actor } macht { $own } kaputt.
   *[other-other] { $actor } macht { $object } von { $target } kaputt.
}
log-mended = { $pair ->
    [you-other] Du reparierst { $object } von { $target }.
    [other-you] { $actor } repariert { $yours }. Wie nett!
    [you-self] Du reparierst { $yours }.
    [other-self] { $actor } repariert { $own }.
   *[other-other] { $actor } repariert { $object } von { $target }.
}

## Warum nicht

reason-cannot-dig = mit kaputtem Werkzeug lässt sich nicht graben; erst muss es jemand reparieren
reason-not-on-yourself = dein eigenes Werkzeug darfst du nicht kaputt machen
reason-already-broken = { $who ->
    [you] dieses Werkzeug ist bei dir schon kaputt
   *[other] dieses Werkzeug ist bei { $name } schon kaputt
}
reason-mends-other-tools = diese Karte repariert anderes Werkzeug
reason-nothing-to-mend = { $who ->
    [you] bei dir ist nichts kaputt, was diese Karte reparieren könnte
   *[other] bei { $name } ist nichts kaputt, was diese Karte reparieren könnte
}
reason-mends-own-only = eine Reparatur repariert nur, was vor dir liegt

## Die Seite im Browser

web-option-sabotage-self = Eigene Werkzeuge dürfen kaputt gemacht werden
play-ask-broken = Eines deiner Werkzeuge ist kaputt, deshalb kannst du nicht graben. Wähle eine andere Karte oder wirf eine ab.
play-ask-broken-path = Mit kaputtem Werkzeug gräbt niemand. Nimm eine andere Karte oder wirf sie ab.
play-want-sabotage = Wessen Werkzeug machst du kaputt? Wähle einen markierten Spieler.
play-want-repair = Wessen Werkzeug reparierst du? Wähle einen markierten Spieler.
play-shed-sabotage-pickaxe = 2 Karten abwerfen: Spitzhacke reparieren …
play-shed-sabotage-lantern = 2 Karten abwerfen: Laterne reparieren …
play-shed-sabotage-cart = 2 Karten abwerfen: Lore reparieren …
play-tool-broken = { $tool }: kaputt
tales-tally-broke = Werkzeuge kaputt gemacht
tales-tally-mended = Werkzeuge repariert

## Die Regeln, Satz für Satz

book-broken = Solange eine kaputte Spitzhacke, Laterne oder Lore vor dir liegt, legst du keine Gänge. Aktionskarten spielen und abwerfen darfst du weiterhin.
book-break-others = Kaputt machen kannst du das Werkzeug anderer, nicht dein eigenes.
book-break-anybody = Kaputt machen kannst du jedes Werkzeug, sogar dein eigenes.
book-break-once = Dasselbe Werkzeug kann bei niemandem zweimal kaputt sein.
book-repair = Mit einer Reparatur reparierst du ein Werkzeug, das sie zeigt, bei dir oder bei jemand anderem. Spielen kannst du sie nur, wenn so ein Werkzeug kaputt ist.
book-repair-two = Eine Reparatur mit zwei Werkzeugen repariert eines davon, nie beide.
effect-sabotage-anybody = Leg sie vor jemanden, auch vor dich selbst: Bis das Werkzeug repariert ist, werden dort keine Gänge gelegt.

## Lektionen

lesson-mend = Eine kaputte Laterne
    .task = Jemand hat deine Laterne kaputt gemacht: Du kannst nicht graben. Repariere sie.
    .nudge = Dann bleibt die Laterne kaputt. Nimm die Reparaturkarte und wähle dich selbst.
    .done = Ein kaputtes Werkzeug hält dich auf, bis eine Karte es repariert: deine oder die eines Freundes.

## Was man sagt

phrase-help-me = { $tool ->
    [pickaxe] Bitte repariert meine Spitzhacke!
    [lantern] Bitte repariert meine Laterne!
    [prison] Bitte holt mich aus dem Gefängnis!
   *[cart] Bitte repariert meine Lore!
}
    .begun = Repariert mir …
phrase-help-them = { $who ->
    [you] Dir sollte jemand helfen!
   *[other] Helft { $name }!
}
    .begun = Helft …
because-broke = dieses Werkzeug hätte niemand kaputt machen müssen
because-mended = diese Reparatur half dem Falschen
