## Karty, figurky a role

card-craftsman = mistr řemeslník
    .object = mistra řemeslníka
    .short = řemeslník
    .effect = Opraví jeden libovolný rozbitý nástroj, tvůj nebo kohokoli u stolu.
module-craftsman = Mistr řemeslník

## Stránka v prohlížeči

web-module-craftsman = Mistr řemeslník
    .about = Opraví jakýkoli jeden rozbitý nástroj.
play-want-craftsman = Komu opravíš nástroj? Vyber osvětleného hráče.

## Pravidla, větu po větě

book-craftsman = Mistr řemeslník opraví jeden rozbitý nástroj, ať je to kterýkoli, tobě nebo komukoli jinému. Zahrát ho můžeš, jen když je nějaký nástroj rozbitý.

## Lekce
lesson-craftsman = Mistr na všechno
    .task = Mia kope s tebou, ale má rozbité dva nástroje. Oprav jeden mistrem řemeslníkem.
    .nudge = Pomoc potřebuje Mia. Vyber ji a pak nástroj.
    .done = Mistr řemeslník opraví komukoli jakýkoli nástroj.
