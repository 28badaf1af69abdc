# Trumpos taisyklės savais žodžiais tam, kas ką tik prisėdo.

rules-title = Trumpos taisyklės
rules-aim = Esate nykštukai kasykloje. Auksakasiai nori iškasti kelią nuo pradžios iki aukso, diversantai nori sutrukdyti. Kas yra kas, paaiškėja tik raundo pabaigoje.
rules-goals = Po vienu iš trijų tikslų slypi auksas, po kitais dviem – tik uola.
rules-turn = Savo ėjimu padėk tunelį, arba žaisk veiksmą, arba išmesk vieną kortą užverstą. Tada paimk kortą.
rules-tunnel = Tunelis turi derėti prie visų kaimynų, tunelis prie tunelio ir uola prie uolos, o nuo pradžios iki jo turi vesti ištisinis kelias. Kortos dedamos stačios; jas galima apsukti 180° kampu.
rules-tools = Jei prieš tave guli sulaužytas kirtiklis, žibintas ar vežimėlis, tunelių netiesi, kol kas nors pataisys. Dviejų vienodų sulaužytų įrankių niekas neturi.
rules-others = Akmenų griūtis pašalina tunelį. Žemėlapis slapta parodo vieną tikslą; pasakoti apie jį gali ką tik nori.
rules-end = Raundas baigiasi, kai pasiekiamas auksas arba kai niekas nebeturi kortų.
rules-gold = Auksas rastas: auksakasiai dalijasi aukso kortas, radėjas renkasi pirmas. Nerastas: atlygį gauna kiekvienas diversantas. Savo auksą laikyk paslaptyje.
rules-game = Po paskutinio raundo laimi tas, kas turi daugiausia grynuolių.
