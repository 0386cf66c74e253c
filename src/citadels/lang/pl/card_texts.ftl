# What a card does, in one line.

## Plain districts, by type

short-type-noble = Dzielnica szlachecka: dochód dla króla, imperatora i patrycjusza.
short-type-religious = Dzielnica wyznaniowa: dochód dla biskupa, opata i kardynała.
short-type-trade = Dzielnica handlowa: dochód dla kupca i handlarza.
short-type-military = Dzielnica militarna: dochód dla generała, dyplomaty i marszałka.

## Characters

short-assassin = Wskaż postać: zabita, traci swoją turę.
short-witch = Pobierz zasoby, potem oczaruj postać: jej gracz tylko pobiera zasoby, a resztę tej tury rozgrywasz ty.
short-magistrate = Połóż na postaciach trzy nakazy; przy podpisanym możesz skonfiskować dzielnicę.
short-thief = Wskaż postać: gdy zostanie wywołana, zabierasz jej całe złoto.
short-spy = Podaj typ i obejrzyj czyjąś rękę: za każdą taką kartę weź od tego gracza 1 monetę i dobierz 1 kartę.
short-blackmailer = Zagroź dwóm postaciom: płacą ci połowę złota albo ryzykują całość.
short-magician = Wymień się ręką z innym graczem albo wymień dowolną liczbę swoich kart z talią.
short-wizard = Obejrzyj czyjąś rękę i weź kartę, na rękę lub od razu do miasta; wolno ci budować to, co już masz.
short-wizard-dark-city = Obejrzyj czyjąś rękę i weź kartę, na rękę lub od razu do miasta, nawet taką, jaką już masz.
short-seer = Weź od każdego losową kartę, a potem każdemu oddaj jakąś. Możesz zbudować do 2 dzielnic.
short-king = 1 moneta za każdą dzielnicę szlachecką. Bierzesz koronę.
short-emperor = 1 moneta za każdą dzielnicę szlachecką. Oddaj koronę innemu graczowi i weź za nią 1 monetę lub kartę.
short-patrician = 1 karta za każdą dzielnicę szlachecką. Bierzesz koronę.
short-bishop = 1 moneta za każdą dzielnicę wyznaniową. Twoje miasto jest bezpieczne przed rangą 8.
short-abbot = 1 moneta lub 1 karta za każdą dzielnicę wyznaniową. Najbogatszy gracz daje ci 1 monetę.
short-abbot-dark-city = 1 moneta za każdą dzielnicę wyznaniową. Najbogatszy gracz daje ci 1 monetę.
short-cardinal = 1 karta za każdą dzielnicę wyznaniową. Gdy na budowę brak ci złota, weź je od gracza za karty.
short-merchant = 1 moneta za każdą dzielnicę handlową i 1 moneta dodatkowo.
short-alchemist = Na końcu tury odzyskujesz złoto zapłacone za dzielnice.
short-trader = 1 moneta za każdą dzielnicę handlową. Dzielnice handlowe nie wliczają się do limitu budowy.
short-architect = Dobierz dodatkowo 2 karty. Możesz zbudować do 3 dzielnic.
short-navigator = Weź 4 monety lub dobierz 4 karty. Nie możesz budować.
short-scholar = Dobierz 7 kart i zatrzymaj 1. Możesz zbudować do 2 dzielnic.
short-warlord = 1 moneta za każdą dzielnicę militarną. Zburz dzielnicę za jej koszt pomniejszony o 1.
short-diplomat = 1 moneta za każdą dzielnicę militarną. Wymień się dzielnicą z innym graczem, dopłacając różnicę.
short-marshal = 1 moneta za każdą dzielnicę militarną. Przejmij dzielnicę o koszcie 3 lub mniej, płacąc jej właścicielowi.
short-queen = 3 monety, jeśli siedzisz obok gracza, który ma rangę 4.
short-artist = Połóż po 1 monecie na jednej lub dwóch swoich dzielnicach: kosztują i są warte o 1 więcej.
short-tax_collector = Kto buduje, płaci 1 monetę podatku; ty bierzesz wszystko, co zapłacono.
short-old_tax_collector = Kto w swojej turze coś zbuduje, na jej końcu płaci ci 1 monetę.

## Unique districts

short-armory = Zburz Arsenał, aby zburzyć dowolną jedną dzielnicę.
short-armory-dark-city = Zburz Arsenał, aby zburzyć dowolną jedną dzielnicę innego gracza.
short-basilica = Na końcu 1 punkt za każdą twoją dzielnicę o nieparzystym koszcie.
short-capitol = Na końcu 3 punkty, jeśli masz trzy dzielnice jednego typu.
short-dragon_gate = Na końcu 2 dodatkowe punkty.
short-factory = Twoje inne dzielnice specjalne kosztują przy budowie o 1 monetę mniej.
short-framework = Zburz je, aby zbudować dzielnicę bez płacenia.
short-gold_mine = Biorąc złoto, bierzesz o 1 monetę więcej.
short-great_wall = Ranga 8 płaci za twoje inne dzielnice o 1 monetę więcej.
short-great_wall-dark-city = Generał płaci za twoje dzielnice o 1 monetę więcej.
short-great_wall-deluxe-cz = Ranga 8 płaci za twoje dzielnice o 1 monetę więcej.
short-haunted_quarter = Na końcu liczy się jako dowolny typ według twojego wyboru.
short-imperial_treasury = Na końcu 1 punkt za każdą twoją monetę.
short-ivory_tower = Na końcu 5 punktów, jeśli to twoja jedyna dzielnica specjalna.
short-keep = Ranga 8 nie może użyć na nim swojej zdolności.
short-laboratory = Raz na turę: odrzuć kartę za 2 monety.
short-laboratory-classic = Raz na turę: odrzuć kartę za 1 monetę.
short-laboratory-dark-city = { short-laboratory-classic }
short-library = Dobierając karty zamiast złota, zatrzymujesz wszystkie.
short-library-classic = Dobierając karty zamiast złota, zatrzymujesz dwie.
short-library-dark-city = { short-library-classic }
short-map_room = Na końcu 1 punkt za każdą kartę na ręce.
short-monument = Przy ukończeniu miasta liczy się za dwie dzielnice; tylko do miasta, które ma ich mniej niż pięć.
short-museum = Raz na turę: włóż pod nie kartę. Na końcu 1 punkt za każdą.
short-necropolis = Możesz ją zbudować, burząc zamiast płacenia jedną ze swoich dzielnic.
short-observatory = Dobierając karty zamiast złota, dobierasz 3.
short-park = Jeśli na końcu tury nie masz kart na ręce, dobierz 2.
short-poor_house = Jeśli na końcu tury nie masz złota, weź 1 monetę.
short-quarry = Wolno ci budować dzielnice, które już masz.
short-quarry-dark-city = Wolno ci zbudować jedną dzielnicę, którą już masz.
short-school_of_magic = Przy dochodzie liczy się jako dowolny typ według twojego wyboru.
short-secret_vault = Nie można jej zbudować. Na końcu 3 punkty, jeśli masz ją na ręce.
short-smithy = Raz na turę: zapłać 2 monety za 3 karty.
short-smithy-classic = Raz na turę: zapłać 3 monety za 2 karty.
short-stables = Nie wliczają się do limitu budowy.
short-statue = Na końcu 5 punktów, jeśli masz koronę.
short-theater = Po wyborze postaci możesz wymienić się postacią z innym graczem.
short-thieves_den = Płać za nią złotem i kartami; każda karta liczy się za 1 monetę.
short-wishing_well = Na końcu 1 punkt za każdą dzielnicę specjalną w twoim mieście.
short-wishing_well-dark-city = Na końcu 1 punkt za każdą inną dzielnicę specjalną w twoim mieście.
short-ball_room = Dla dobrych manier przy stole; tutaj bez działania.
short-bell_tower = Po zbudowaniu: możesz sprawić, że gra skończy się przy o jedną dzielnicę mniejszym mieście.
short-graveyard = Zapłać 1 monetę, aby wziąć na rękę dzielnicę zburzoną przez generała.
short-hospital = Nawet gdy twoja postać nie żyje, możesz pobrać zasoby.
short-lighthouse = Po zbudowaniu: weź z talii dowolną kartę.
short-throne_room = 1 moneta za każdym razem, gdy korona zmienia właściciela.
short-university = Na końcu 2 dodatkowe punkty.

## Action cards

short-big_top = Wyłóż go w swoim mieście: przy jego ukończeniu liczy się za dzielnicę.
short-ticket_wagon = Wyłóż go przed sobą: inni kładą na nim 1 monetę, by dobrać 3 karty i zatrzymać 1; potem złoto bierzesz ty.
short-ticket_wagon-classic = Wyłóż go przed sobą: inni kładą na nim 1 monetę, by dobrać 2 karty i zatrzymać 1; potem złoto bierzesz ty.
short-acrobat = Gdy nikt nie zgłasza się jako ranga 4 albo jest ona oczarowana: weź koronę.
short-acrobat-classic = Gdy nikt nie zgłasza się jako król: weź koronę.
short-fortune_teller = Obejrzyj rękę innego gracza i weź kartę.
short-strongman = Gdy twoja postać jest wywołana: w tej turze nie szkodzą ci zabójstwo, czary, nakazy, kradzież ani groźby.
short-strongman-classic = Gdy ktoś cię zabija: zabójstwo jest nieważne.
short-director = W tej turze możesz zbudować do 2 dzielnic więcej.
short-human_cannonball = Zastąp swoją dzielnicę droższą, dopłacając różnicę.
