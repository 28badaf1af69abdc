# Die Regeln eines Tisches, Satz für Satz: die Erweiterung.

chapter-new-tunnels = Brücken, Leitern und Türen
chapter-new-actions = Gefängnis, Diebstahl und Tausch
chapter-winning = Wer die Runde gewinnt

## What it is about

book-aim-teams = Ihr seid Zwerge im Bergwerk. Die blauen und die grünen Goldsucher sind zwei Teams, und beide wollen das Gold; die Saboteure wollen, dass niemand es erreicht. Wer was ist, bleibt bis zum Ende der Runde geheim.
book-loners = Chef, Profiteur und Geologen gehören zu keinem Team. Der Chef gewinnt mit jedem der beiden Teams, der Profiteur mit allen, die gewinnen, und die Geologen werden für Kristalle bezahlt.
book-roles-left = { $count ->
    [one] Eine Zwergenkarte bleibt übrig und liegt verdeckt. So weiß niemand sicher, welche Zwerge mitspielen.
   *[other] { $count } Zwergenkarten bleiben übrig und liegen verdeckt. So weiß niemand sicher, welche Zwerge mitspielen.
}

## Your turn

book-turn-four = In deinem Zug tust du eines von vier Dingen: Du legst einen Gang, spielst eine Aktionskarte, wirst eine Karte los, die vor dir liegt, oder passt.
book-draw-one = Nach einem Gang oder einer Aktionskarte ziehst du eine Karte.
book-shed = Um eine Karte vor dir loszuwerden (ein kaputtes Werkzeug, ein Gefängnis, auch deinen eigenen Diebstahl), wirfst du zwei beliebige Karten verdeckt ab. Du ziehst nur eine nach, hast also für den Rest der Runde eine Karte weniger.
book-pass = Wenn du passt, wirfst du eine, zwei oder drei Karten verdeckt ab und ziehst ebenso viele.
book-turn-next = Dann geht es links von dir weiter.
book-cards-aside = Zehn andere Karten liegen ungesehen beiseite. In dieser Runde spielen sie nicht mit.
book-pile-short = Liegen im Stapel weniger Karten, als du ziehen sollst, nimmst du diese. Ist er leer, wird nicht mehr gezogen. Aus den abgeworfenen Karten wird kein neuer Stapel gemischt.
book-skipped = Wer keine Karten hat, wird übersprungen und spielt in dieser Runde nur weiter, wenn ein Handtausch neue bringt.

## Tunnels

book-tunnel-joined-ladder = Vom Start oder von einer Leiter muss ein durchgehender Weg zu ihm führen. Nur eine Leiter selbst braucht keinen.
book-two-tunnels = Brücke und Doppelkurve zeigen zwei Gänge, die nicht miteinander verbunden sind. Passen müssen alle Seiten, aber nur einer der beiden Gänge muss mit dem Start verbunden sein.
book-blind-arm = Die Sackgasse auf einem Gang sieht von außen offen aus, ist aber mit dem Rest der Karte nicht verbunden.
book-ladder = Jede Leiter ist mit dem Start und mit allen anderen Leitern verbunden.
book-ladder-where = Eine Leiter darfst du an jeden Gang legen, an den sie passt, auch wenn kein Weg dorthin führt. Sie darf kein Ziel berühren, ob es verdeckt oder offen liegt.
book-door = Türen hindern niemanden daran, Gänge zu legen oder Ziele aufzudecken. Sie zählen erst, wenn die Runde vorbei ist: Ein Team kommt nicht durch eine Tür der anderen Farbe.
book-crystal = Ein Kristall ändert nichts an seinem Gang. Nur für die Geologen ist er etwas wert.

## Cards before you

book-broken-shed = Solange eine kaputte Spitzhacke, Laterne oder Lore vor dir liegt, legst du keine Gänge. Aktionskarten spielen, eine Karte loswerden oder passen darfst du weiterhin.
book-prison = Ein Gefängnis legst du vor jemand anderen. Solange es dort liegt, legt diese Person keine Gänge, so wie mit kaputtem Werkzeug. Zwei Gefängnisse kann niemand vor sich haben.
book-release = Eine Befreiung holt jemanden aus dem Gefängnis, dich oder jemand anderen.
book-theft = Einen Diebstahl legst du vor dich selbst, aber nie einen zweiten. Liegt er noch da, wenn das Gold verteilt ist, darfst du jemand anderem ein Goldstück nehmen.
book-hands-off = „Finger weg“ nimmt einen Diebstahl vom Tisch, vor wem er auch liegt.
book-inspection = Mit einer Inspektion siehst du dir die Zwergenkarte einer anderen Person an. Nur du siehst sie.
book-swap-hats = Beim Mützentausch wählst du jemanden, vielleicht dich selbst. Diese Person legt ihre Zwergenkarte weg, ohne sie zu zeigen, und nimmt eine von denen, die übrig sind. Die alte Karte kommt in dieser Runde nicht zurück.
book-swap-hands = Beim Handtausch gibst du jemandem alle Karten, die du noch hast, und bekommst dafür alle Karten dieser Person, wie viele es auch sind. Danach zieht die andere Person eine Karte, du ziehst keine.
book-swap-hands-both = Beim Handtausch gibst du jemandem alle Karten, die du noch hast, und bekommst dafür alle Karten dieser Person, wie viele es auch sind. Danach zieht ihr beide eine Karte.

## Who wins the round

book-team-way = Ein Team kommt zum Gold, wenn ein Weg ohne Tür der anderen Farbe hinführt. Ein solcher Weg genügt, und er darf an einer Leiter beginnen.
book-win-team = Hat ein blauer oder grüner Goldsucher das Gold erreicht und kommt sein Team hin, gewinnt nur dieses Team.
book-win-other-team = Sperren Türen sein Team aus, das andere aber nicht, gewinnt das andere.
book-win-both = Hat der Chef, der Profiteur, ein Geologe oder ein Saboteur das Gold erreicht, gewinnt jedes Team, das hinkommt. Ist keine Tür im Weg, sind das beide.
book-win-boss = Chef und Profiteur gewinnen mit jedem Team, das gewinnt, selbst wenn niemand aus diesem Team mitspielt.
book-shut-out-cs20 = Sperren Türen beide Teams aus, gewinnen Chef und Profiteur, aber nur, wenn einer der beiden das Gold erreicht hat. War es jemand anders, gewinnt niemand.
book-shut-out-de = Sperren Türen beide Teams aus, gewinnt der Chef, egal wer das Gold erreicht hat, und mit ihm der Profiteur. Spielt kein Chef mit, gewinnt der Profiteur nur, wenn er selbst das Gold erreicht hat; sonst gewinnt niemand.
book-shut-out-bga = Sperren Türen beide Teams aus, gewinnen Chef und Profiteur, egal wer das Gold erreicht hat. Spielt keiner von beiden mit, gewinnt niemand.
book-win-saboteurs = Wurde das Gold nicht erreicht, gewinnen die Saboteure und mit ihnen der Profiteur. Wurde es erreicht, gewinnt kein Saboteur.
book-win-profiteer = Wurde das Gold nicht erreicht und spielt kein Saboteur mit, gewinnt der Profiteur allein. Spielt auch er nicht mit, gewinnt niemand.
book-win-role = Es zählt die Zwergenkarte, die du am Ende der Runde hast.
book-win-free = Wer am Ende der Runde im Gefängnis sitzt, gewinnt nicht und zählt nicht als Mitspieler.

## Gold

book-shares = Die Gewinner bekommen Gold aus der Bank: einer allein fünf Goldstücke, zwei je vier, drei je drei, vier je zwei, fünf oder mehr je eines.
book-shares-less = Der Chef bekommt ein Goldstück weniger, der Profiteur zwei weniger, manchmal also gar nichts. Gewinnt der Chef allein, sind es vier, beim Profiteur allein drei.
book-crystals = Danach bekommt ein Geologe für jeden Kristall auf dem Tisch ein Goldstück, egal wer gewonnen hat, auch wenn der Gang abgeschnitten ist. Zwei Geologen teilen sich diese Goldstücke und runden ab.
book-prison-gold = Im Gefängnis bekommst du kein Gold, auch nicht für Kristalle, und darfst nicht stehlen. Sitzt nur einer von zwei Geologen im Gefängnis, bekommt der andere die Goldstücke für alle Kristalle.
book-prison-crystals = Im Gefängnis bekommst du nichts vom Schatz und darfst nicht stehlen. Für Kristalle werden Geologen aber auch im Gefängnis bezahlt.
book-thefts = Diebstähle kommen zuletzt. Von denen, die stehlen dürfen, beginnt, wer zuletzt einen Diebstahl gespielt hat; dann geht es nach links weiter.
book-thefts-whom = Bestehlen darfst du alle anderen, die Gold haben, auch Gefangene, oder niemanden.
book-gold-open = Goldstücke werden offen ausgezahlt; alle können also wissen, wie viele du hast. Die Bank wird nie leer.

## The whole game

book-next-round-aside = Vor jeder Runde werden Start und Ziele neu ausgelegt, alle Karten gemischt, wieder zehn davon beiseitegelegt und alle Zwergenkarten neu verteilt. Euer Gold behaltet ihr.

## Cards that do something else at some tables

effect-swap-hands-both = Tausche alle Handkarten mit jemand anderem; danach zieht ihr beide eine Karte.
effect-prison-crystals = Leg es vor jemand anderen: Solange es dort liegt, legt diese Person keine Gänge; am Ende hat sie keinen Anteil am Schatz und stiehlt nicht.
