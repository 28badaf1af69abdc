## Karty, figurky a role

card-inspection = inspekce
    .object = inspekci
    .short = inspekce
    .effect = Podívej se na kartu trpaslíka někoho jiného; vědět to budeš jen ty.
card-swap-hats = výměna čepiček
    .object = výměnu čepiček
    .short = čepičky
    .effect = Někdo, třeba i ty, dá kartu trpaslíka stranou a vezme si jednu z těch, které zbyly.

## Co se stalo

log-inspected = { $pair ->
    [you-other] Díváš se na kartu trpaslíka ({ $target }): { $role }.
    [other-you] { $actor } se dívá na tvou kartu trpaslíka!
   *[other-other] { $actor } se dívá na kartu trpaslíka, kterou má { $target }.
}
log-swapped-hats = { $pair ->
    [you-other] Měníš čepičku, jinou kartu trpaslíka si bere { $target }.
    [other-you] { $actor } ti mění čepičku, máš jinou kartu trpaslíka: { $role }.
    [you-self] Měníš si čepičku, máš jinou kartu trpaslíka: { $role }.
    [other-self] { $actor } si mění čepičku a bere si jinou kartu trpaslíka.
   *[other-other] { $actor } mění čepičku, jinou kartu trpaslíka si bere { $target }.
}

## Proč to nejde

reason-no-hat-left = nezbyla žádná karta trpaslíka, kterou by nikdo neměl

## Stránka v prohlížeči

play-want-inspection = Na čí kartu trpaslíka se podíváš? Vyber osvětleného hráče.
play-want-swap-hats = Kdo si má vzít jinou kartu trpaslíka? Vyber osvětleného hráče.

## Pravidla, větu po větě

book-inspection = S inspekcí se podíváš na kartu trpaslíka jiného hráče. Vidíš ji jen ty.
book-swap-hats = Při výměně čepiček vybereš hráče, třeba i sebe. Ten dá svou kartu trpaslíka stranou tak, aby ji ostatní neviděli, a vezme si jednu z těch, které zbyly. Stará karta se v tomto kole nevrátí.

## Lekce

lesson-inspection = Kdo jsi doopravdy?
    .task = Někdo položil slepou chodbu. Zahraj inspekci a podívej se na kartu trpaslíka.
    .nudge = Tím se o nikom nic nedozvíš. Zahraj inspekci na některého hráče.
    .done = Teď to víš jen ty. Řekni pravdu, nebo ne.
lesson-swap-hats = Jiná čepička
    .task = Víš, že Jakub je sabotér. Donuť ho vzít si jinou kartu trpaslíka.
    .nudge = Tam je čepička v pořádku. Sabotér je Jakub.
    .done = Stará karta jde pryč, nová přijde z těch, které zbyly. S trochou štěstí teď bude hledat zlato.
