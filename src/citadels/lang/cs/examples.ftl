# The worked examples of the rulebooks, a sentence for each choice: src/citadels/book/examples. “You” is the reader.

# Four names, with spaces between them.
example-names = Ema Hugo Klára Petr

example-X1 = Jeden tah
    .about = Máš žoldnéře. Zloděj ho v tomto kole označil za svou oběť a před tebou je na tahu stavitelka.
example-X1-1 = Stavitelka si dobere mince.
example-X1-2 = Tah stavitelky končí a vyvolán je žoldnéř. Než cokoli uděláš, zloděj ti vezme všechny mince.
example-X1-3 = Musíš si dobrat zdroje. Jako náhradu za ztrátu si vezmi 2 mince.
example-X1-4 = Největší město má hráč se stavitelkou. Za 1 minci, o jednu méně, než kolik stojí, mu zbourej Tržiště.
example-X1-5 = Vezmi si příjem za budovy: Žalář je červený a Čarodějná škola platí za libovolnou barvu.
example-X1-6 = Za 3 mince postav Cvičiště. Příjem už máš vybraný, takže nová budova v tomto tahu nic nepřinese.
example-X1-7 = Víc než jednu budovu za tah postavit nesmíš: tvůj tah končí.

example-X2 = Závěrečné vyhodnocení
    .about = Je poslední kolo: jiné město už je dokončené. Dokonči to své a podívej se, kdo vyhraje.
example-X2-1 = Chybí ti jediná budova a stojí 6. Vezmi si 2 mince.
example-X2-2 = Postav Dračí věž. Tvé město je dokončené, i když ne první.
example-X2-3 = Kolo končí a s ním partie. První město má 3 body za všech pět barev (Město duchů platí za červenou) a 4 za prvenství: 28. Tvoje má 2 za dokončení a 2 za Dračí věž: 29.

example-X3 = Kupec nejdřív staví
    .about = Máš kupce, žádné mince a dvě zelené budovy. Příjem za budovy počká, až postavíš.
example-X3-1 = Kupec dostane 1 minci navíc.
example-X3-2 = Dober si 2 mince.
example-X3-3 = Za 3 mince postav Obchodní kancelář.
example-X3-4 = Teď si vezmi příjem. Obchodní kancelář je také zelená, takže dostaneš 3 mince.

example-X3b = Kupec nejdřív vybírá
    .about = Stejný začátek, ale tentokrát si příjem vezmeš hned a místo mincí si dobereš karty.
example-X3b-1 = Vezmi si minci, kterou má kupec navíc.
example-X3b-2 = Vezmi si příjem za dvě zelené budovy.
example-X3b-3 = Na Obchodní kancelář už máš, tak si místo mincí dober karty.
example-X3b-4 = Jednu ze dvou si nech.
example-X3b-5 = Postav Obchodní kancelář. Zůstaneš bez mincí, ale s jednou kartou navíc.

example-X4 = Čaroděj mění prázdnou ruku
    .about = Máš čaroděje, 2 mince a jedinou kartu: Hrad.
example-X4-1 = Dober si 2 mince.
example-X4-2 = Za 4 mince postav Hrad. Teď máš prázdnou ruku.
example-X4-3 = Vyměň prázdnou ruku za tři karty soupeře.

example-X5 = Dvě postavy, jedna ruka
    .about = Ve dvou má každý dvě postavy: ty teď stavitelku a žoldnéře.
example-X5-1 = V tahu stavitelky si dober mince.
example-X5-2 = Vezmi si karty navíc, které stavitelka dostává.
example-X5-3 = Ukonči tah bez stavění. Karty i mince ti zůstanou.
example-X5-4 = Vyvolán je žoldnéř, a to jsi zase ty. Dober si zdroje.
example-X5-5 = Postav kartu z tahu stavitelky. Její limit tří budov se nepřenáší: žoldnéř staví jednu.
