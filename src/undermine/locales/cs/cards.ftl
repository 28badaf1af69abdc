# Slova, která nepatří jen jedné části hry. Co se píše o kartě:
# Karta: její jméno; .object ve 4. pádě („Mia klade zatáčku“); .short pod obrázkem (nejvýš 11 znaků);
# .effect co karta dělá, jednou větou.

card-hidden = neznámá karta
    .object = kartu
    .short = ?
    .effect = Co na ní je, ti nikdo neprozradil.

side-n = nahoře
side-e = vpravo
side-s = dole
side-w = vlevo

nuggets = { $count ->
    [one] { $count } valoun
    [few] { $count } valouny
    [many] { $count } valounu
   *[other] { $count } valounů
}
