# The worked examples of the rulebooks, a sentence for each choice: src/citadels/book/examples. “You” is the reader.

# Four names, with spaces between them.
example-names = Ala Bartek Celina Darek

example-X1 = Jedna tura
    .about = Masz generała. Złodziej wskazał go w tej rundzie jako swój cel, a przed tobą turę ma architekt.
example-X1-1 = Architekt bierze złoto.
example-X1-2 = Tura architekta się kończy i wywołany zostaje generał. Zanim cokolwiek zrobisz, złodziej zabiera ci całe złoto.
example-X1-3 = Musisz pobrać zasoby. Żeby odrobić stratę, weź 2 monety.
example-X1-4 = Największe miasto ma gracz z architektem. Za 1 monetę, o jedną mniej, niż wynosi koszt, zniszcz tam Targowisko.
example-X1-5 = Weź dochód: Więzienie jest militarne, a Szkoła magii liczy się jako dowolny typ.
example-X1-6 = Za 3 monety zbuduj Koszary. Dochód masz już za sobą, więc nowa dzielnica w tej turze nic nie daje.
example-X1-7 = Limit to jedna dzielnica na turę: twoja tura się kończy.

example-X2 = Końcowe punkty
    .about = To ostatnia runda: inne miasto jest już ukończone. Ukończ swoje i zobacz, kto wygra.
example-X2-1 = Brakuje ci jednej dzielnicy, która kosztuje 6. Weź 2 monety.
example-X2-2 = Zbuduj Smoczą bramę. Twoje miasto jest ukończone, choć nie jako pierwsze.
example-X2-3 = Runda się kończy, a z nią gra. Pierwsze miasto dostaje 3 punkty za wszystkie pięć typów (Nawiedzone miasto liczy się jako dzielnica militarna) i 4 za pierwszeństwo: 28. Twoje dostaje 2 za ukończenie i 2 za Smoczą bramę: 29.

example-X3 = Kupiec najpierw buduje
    .about = Masz kupca, ani jednej monety i dwie dzielnice handlowe. Dochód może poczekać, aż coś zbudujesz.
example-X3-1 = Kupiec dostaje 1 dodatkową monetę.
example-X3-2 = Weź 2 monety.
example-X3-3 = Za 3 monety zbuduj Doki.
example-X3-4 = Teraz weź dochód. Doki też są handlowe, więc dostajesz 3 monety.

example-X3b = Kupiec najpierw zbiera
    .about = Ten sam początek, ale tym razem najpierw bierzesz dochód, a potem dobierasz karty.
example-X3b-1 = Weź dodatkową monetę kupca.
example-X3b-2 = Weź dochód z dwóch dzielnic handlowych.
example-X3b-3 = Na Doki już wystarczy, więc zamiast złota dobierz karty.
example-X3b-4 = Zatrzymaj jedną z dwóch.
example-X3b-5 = Zbuduj Doki. Zostajesz bez złota, ale z jedną kartą więcej.

example-X4 = Magik wymienia pustą rękę
    .about = Masz magika, 2 monety i jedną kartę: Zamek.
example-X4-1 = Weź 2 monety.
example-X4-2 = Za 4 monety zbuduj Zamek. Teraz masz pustą rękę.
example-X4-3 = Wymień pustą rękę na trzy karty innego gracza.

example-X5 = Dwie postacie, jedna ręka
    .about = Przy dwóch graczach każdy ma dwie postacie: ty masz architekta i generała.
example-X5-1 = W turze architekta weź złoto.
example-X5-2 = Dobierz dodatkowe karty architekta.
example-X5-3 = Zakończ turę bez budowania. Karty i złoto zostają u ciebie.
example-X5-4 = Wywołany zostaje generał, czyli znowu ty. Pobierz zasoby.
example-X5-5 = Zbuduj kartę z tury architekta. Jego limit trzech dzielnic nie przechodzi dalej: generał buduje jedną.
