## Karty, figúrky a roly

card-crystal = chodba s kryštálom
    .object = chodbu s kryštálom
    .short = kryštál
    .effect = Chodba ako každá iná, ale jej kryštál má pre geológov cenu nugetu.

## Čo sa stalo

log-earned = { $who ->
    [you] { $count ->
        [one] Dostávaš jeden nuget.
        [few] Dostávaš { $count } nugety.
        [many] Dostávaš { $count } nugetu.
       *[other] Dostávaš { $count } nugetov.
    }
   *[other] { $count ->
        [one] { $name } dostáva jeden nuget.
        [few] { $name } dostáva { $count } nugety.
        [many] { $name } dostáva { $count } nugetu.
       *[other] { $name } dostáva { $count } nugetov.
    }
}

## Stránka v prehliadači

web-option-prison-takes-crystals = Geológ vo väzení nedostane za kryštály nič

## Pravidlá, vetu po vete

book-crystal = Kryštál na chodbe nič nemení. Cenu má len pre geológov.
book-shares = Víťazom vypláca bank: jedinému päť nugetov, dvom po štyri, trom po tri, štyrom po dva a piatim alebo viacerým po jednom.
book-shares-less = Šéf dostane o jeden nuget menej a špekulant o dva menej, takže možno nič. Ak vyhrá šéf sám, dostane štyri, špekulant sám tri.
book-crystals = Potom dostane geológ nuget za každý kryštál na stole, nech vyhral ktokoľvek, aj za tie na odrezaných chodbách. Dvaja geológovia sa o tieto nugety podelia a zaokrúhlia nadol.
book-gold-open = Nugety sa vyplácajú verejne, takže každý môže vedieť, koľko ich máš. Bank sa nikdy neminie.

## Lekcie
lesson-crystal = Kryštály pre geológa
    .task = Si geológ: každý kryštál na stole má pre teba cenu nugetu. Jeden polož.
    .nudge = Chodba bez kryštálu ti nič nevynesie. Vezmi kartu s kryštálom.
    .done = Geológ dostane zaplatené za kryštály, nech kolo vyhrá ktokoľvek.
