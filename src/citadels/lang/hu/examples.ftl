# The worked examples of the rulebooks, a sentence for each choice: src/citadels/book/examples. “You” is the reader.

# Four names, with spaces between them.
example-names = Anna Bence Csilla Dani

example-X1 = Egy kör
    .about = Te vagy a Hadúr. A Tolvaj ebben a fordulóban már megnevezte a Hadurat, és előtted az Építész van soron.
example-X1-1 = Az Építész játékosa aranyat vesz ki.
example-X1-2 = Az Építész köre véget ér, és a Hadurat szólítják. Mielőtt bármit tennél, a Tolvaj elveszi az összes aranyadat.
example-X1-3 = Nyersanyagot kell gyűjtened. A veszteség pótlására vegyél ki 2 aranyat.
example-X1-4 = Az Építész játékosának van a legnagyobb városa. Fizess 1 aranyat, eggyel kevesebbet az áránál, és pusztítsd el a Piacot.
example-X1-5 = Vedd fel a jövedelmedet: a Börtön katonai, a Varázstanoda pedig bármilyen típusnak számít.
example-X1-6 = Építsd fel 3 aranyért a Barakkot. A jövedelmedet már felvetted, így az új kerület ebben a körben nem hoz semmit.
example-X1-7 = Körönként egy kerület a korlát: a köröd véget ér.

example-X2 = A végső pontszámok
    .about = Ez az utolsó forduló: egy másik várost már befejeztek. Fejezd be a tiédet, és nézd meg, ki nyer.
example-X2-1 = Egyetlen kerület hiányzik, és 6-ba kerül. Vegyél ki 2 aranyat.
example-X2-2 = Építsd fel a Sárkánykaput. Ezzel befejezed a városodat, bár nem elsőként.
example-X2-3 = Véget ér a forduló, és vele a játék. Az első város 3 pontot kap mind az öt típusért (a Kísértetváros katonainak számít), és 4-et az elsőségért: 28. A tiéd 2-t kap a befejezésért és 2-t a Sárkánykapuért: 29.

example-X3 = A Kereskedő előbb épít
    .about = Te vagy a Kereskedő, arany nélkül, két kereskedelmi kerülettel. A jövedelem megvárja az építkezést.
example-X3-1 = A Kereskedőnek jár 1 plusz arany.
example-X3-2 = Vegyél ki 2 aranyat.
example-X3-3 = Építsd fel 3 aranyért a Dokkot.
example-X3-4 = Most vedd fel a jövedelmedet. A Dokk is kereskedelmi, így 3 aranyat kapsz.

example-X3b = A Kereskedő előbb a jövedelmét veszi fel
    .about = Ugyanaz a kezdet, de most előbb felveszed a jövedelmet, és arany helyett lapokat húzol.
example-X3b-1 = Vedd fel a Kereskedő plusz aranyát.
example-X3b-2 = Vedd fel a jövedelmedet két kereskedelmi kerület után.
example-X3b-3 = A Dokkra már telik, ezért arany helyett húzz lapokat.
example-X3b-4 = Tarts meg egyet a kettőből.
example-X3b-5 = Építsd fel a Dokkot. Aranyad nem marad, de eggyel több lapod van.

example-X4 = A Mágus üres kézzel cserél
    .about = Te vagy a Mágus, 2 arannyal és egyetlen lappal, a Kastéllyal.
example-X4-1 = Vegyél ki 2 aranyat.
example-X4-2 = Építsd fel 4 aranyért a Kastélyt. Most üres a kezed.
example-X4-3 = Cserélj lapokat egy másik játékossal: üres kézért három lapot kapsz.

example-X5 = Két karakter, egy kéz
    .about = Két játékosnál két-két karakteretek van: a tiéd most az Építész és a Hadúr.
example-X5-1 = Az Építész körében vegyél ki aranyat.
example-X5-2 = Húzd fel az Építész plusz lapjait.
example-X5-3 = Fejezd be a kört építés nélkül. A lapok és az arany nálad maradnak.
example-X5-4 = A Hadurat szólítják, és ez megint te vagy. Gyűjts nyersanyagot.
example-X5-5 = Építs fel egyet az Építész körében húzott lapok közül. Az Építész hármas korlátja itt már nem érvényes: a Hadúr egy kerületet építhet.
