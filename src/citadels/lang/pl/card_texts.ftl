# What a card does, in one line.

## Plain districts, by type

short-type-noble = Dzielnica szlachecka: dochód dla { CARD($characters, case: "gen") }.
    .brief = Dzielnica szlachecka. W tej grze nikt nie ma z niej dochodu.
short-type-religious = Dzielnica wyznaniowa: dochód dla { CARD($characters, case: "gen") }.
    .brief = Dzielnica wyznaniowa. W tej grze nikt nie ma z niej dochodu.
short-type-trade = Dzielnica handlowa: dochód dla { CARD($characters, case: "gen") }.
    .brief = Dzielnica handlowa. W tej grze nikt nie ma z niej dochodu.
short-type-military = Dzielnica militarna: dochód dla { CARD($characters, case: "gen") }.
    .brief = Dzielnica militarna. W tej grze nikt nie ma z niej dochodu.

## Characters

short-assassin = Zabij wybraną postać: traci swoją turę.
short-witch = Pobierz zasoby, potem oczaruj postać: jej gracz tylko pobiera zasoby, a resztę tej tury rozgrywasz ty.
short-magistrate = Połóż na postaciach trzy nakazy; dzięki podpisanemu możesz skonfiskować dzielnicę.
short-thief = Wskaż postać: gdy zostanie wywołana, zabierasz jej całe złoto.
short-spy = Podaj typ i obejrzyj karty innego gracza: za każdą kartę tego typu weź od niego 1 monetę i dobierz 1 kartę.
short-blackmailer = Zagroź dwóm postaciom: płacą ci połowę złota albo ryzykują całość.
short-magician = Wymień się wszystkimi kartami z innym graczem albo wymień dowolną liczbę swoich na nowe z talii.
short-wizard = Zajrzyj komuś w karty i weź jedną, na rękę lub od razu do miasta. Wolno ci budować to, co już masz.
short-wizard-dark-city = Zajrzyj komuś w karty i weź jedną, na rękę lub od razu do miasta, nawet taką, jaką już masz.
short-seer = Weź od każdego losową kartę, a potem każdemu jakąś oddaj. Możesz zbudować do 2 dzielnic.
short-king = 1 moneta za każdą dzielnicę szlachecką. Bierzesz koronę.
short-emperor = 1 moneta za każdą dzielnicę szlachecką. Oddaj koronę innemu graczowi za 1 monetę lub kartę.
short-patrician = 1 karta za każdą dzielnicę szlachecką. Bierzesz koronę.
short-bishop = 1 moneta za każdą dzielnicę wyznaniową. Twoje miasto jest bezpieczne przed rangą 8.
short-bishop-classic = 1 moneta za każdą dzielnicę wyznaniową. Twoje miasto jest bezpieczne przed generałem.
short-abbot = 1 moneta lub 1 karta za każdą dzielnicę wyznaniową. Najbogatszy gracz daje ci 1 monetę.
short-abbot-dark-city = 1 moneta za każdą dzielnicę wyznaniową. Najbogatszy gracz daje ci 1 monetę.
short-cardinal = 1 karta za każdą dzielnicę wyznaniową. Gdy na budowę brakuje ci złota, weź je od innego gracza za karty.
short-merchant = 1 moneta za każdą dzielnicę handlową i 1 moneta dodatkowo.
short-alchemist = Na końcu tury odzyskujesz złoto zapłacone za dzielnice.
short-trader = 1 moneta za każdą dzielnicę handlową. Dzielnice handlowe nie wliczają się do limitu budowy.
short-architect = Dobierz dodatkowo 2 karty. Możesz zbudować do 3 dzielnic.
short-navigator = Weź 4 monety lub dobierz 4 karty. Nie możesz budować.
short-scholar = Dobierz 7 kart i zatrzymaj 1. Możesz zbudować do 2 dzielnic.
short-warlord = 1 moneta za każdą dzielnicę militarną. Zniszcz dzielnicę za jej koszt pomniejszony o 1.
short-diplomat = 1 moneta za każdą dzielnicę militarną. Wymień się dzielnicą z innym graczem, dopłacając różnicę.
short-marshal = 1 moneta za każdą dzielnicę militarną. Przejmij dzielnicę o koszcie 3 lub mniej, płacąc jej właścicielowi.
short-queen = 3 monety, jeśli siedzisz obok gracza, który ma rangę 4.
short-queen-dark-city = 3 monety, jeśli siedzisz obok króla.
short-artist = Połóż po 1 monecie na jednej lub dwóch swoich dzielnicach: kosztują i są warte o 1 więcej.
short-tax_collector = Kto buduje, płaci 1 monetę podatku; ty bierzesz wszystko, co zapłacono.
short-old_tax_collector = Kto w swojej turze coś zbuduje, na jej końcu płaci ci 1 monetę.

## Unique districts

short-armory = Poświęć Arsenał, aby zniszczyć jedną dowolną dzielnicę.
short-armory-dark-city = Poświęć Arsenał, aby zniszczyć jedną dowolną dzielnicę innego gracza.
short-basilica = Na końcu 1 punkt za każdą twoją dzielnicę o nieparzystym koszcie.
short-capitol = Na końcu 3 punkty, jeśli masz trzy dzielnice jednego typu.
short-dragon_gate = Na końcu 2 dodatkowe punkty.
short-factory = Twoje inne dzielnice specjalne kosztują przy budowie o 1 monetę mniej.
short-framework = Poświęć je, aby zbudować dzielnicę bez płacenia.
short-gold_mine = Gdy jako zasoby bierzesz złoto, weź o 1 monetę więcej.
short-great_wall = Ranga 8 płaci za twoje inne dzielnice o 1 monetę więcej.
short-great_wall-dark-city = Generał płaci za twoje dzielnice o 1 monetę więcej.
short-great_wall-deluxe-cz = Ranga 8 płaci za twoje dzielnice o 1 monetę więcej.
short-haunted_quarter = Na końcu liczy się jako dowolny typ według twojego wyboru.
short-imperial_treasury = Na końcu 1 punkt za każdą twoją monetę.
short-ivory_tower = Na końcu 5 punktów, jeśli to twoja jedyna dzielnica specjalna.
short-keep = Ranga 8 nie może użyć na nim swojej zdolności.
short-keep-classic = Generał nie może go zniszczyć.
short-keep-dark-city = Generał nie może go zniszczyć, a dyplomata nie może go zabrać.
short-laboratory = Raz na turę: odrzuć kartę za 2 monety.
short-laboratory-classic = Raz na turę: odrzuć kartę za 1 monetę.
short-laboratory-dark-city = { short-laboratory-classic }
short-library = Gdy jako zasoby dobierasz karty, zatrzymaj wszystkie.
short-library-classic = Gdy jako zasoby dobierasz karty, zatrzymaj dwie.
short-library-dark-city = { short-library-classic }
short-map_room = Na końcu 1 punkt za każdą kartę na ręce.
short-monument = Przy ukończeniu miasta liczy się za dwie dzielnice; tylko do miasta, które ma ich mniej niż pięć.
short-museum = Raz na turę: włóż pod nie kartę. Na końcu 1 punkt za każdą.
short-necropolis = Możesz ją zbudować, poświęcając jedną ze swoich dzielnic zamiast płacenia.
short-observatory = Gdy jako zasoby dobierasz karty, dobierz 3.
short-park = Jeśli na końcu tury nie masz kart na ręce, dobierz 2.
short-poor_house = Jeśli na końcu tury nie masz złota, weź 1 monetę.
short-quarry = Wolno ci budować dzielnice, które już masz.
short-quarry-dark-city = Wolno ci zbudować jedną dzielnicę, którą już masz.
short-school_of_magic = Przy dochodzie liczy się jako dowolny typ według twojego wyboru.
short-secret_vault = Nie można jej zbudować. Na końcu 3 punkty, jeśli masz ją na ręce.
short-smithy = Raz na turę: zapłać 2 monety za 3 karty.
short-smithy-classic = Raz na turę: zapłać 3 monety za 2 karty.
short-stables = Nie wliczają się do limitu budowy.
short-statue = Na końcu dostajesz 5 punktów, jeśli masz koronę.
short-theater = Po wyborze postaci możesz wymienić się postacią z innym graczem.
short-thieves_den = Płać za nią złotem i kartami; każda karta liczy się za 1 monetę.
short-wishing_well = Na końcu 1 punkt za każdą dzielnicę specjalną w twoim mieście.
short-wishing_well-dark-city = Na końcu dostajesz 1 punkt za każdą inną dzielnicę specjalną w swoim mieście.
short-ball_room = Dla dobrych manier przy stole; tutaj bez działania.
short-bell_tower = Po zbudowaniu: możesz sprawić, że gra skończy się o jedną dzielnicę wcześniej.
short-graveyard = Zapłać 1 monetę, aby wziąć na rękę dzielnicę zniszczoną przez generała.
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
short-fortune_teller = Zajrzyj komuś w karty i weź jedną.
short-strongman = Gdy twoja postać jest wywołana: w tej turze nie szkodzą ci zabójstwo, czary, nakazy, kradzież ani groźby.
short-strongman-classic = Gdy ktoś cię zabija: zabójstwo jest nieważne.
short-director = W tej turze możesz zbudować do 2 dzielnic więcej.
short-human_cannonball = Zastąp swoją dzielnicę droższą, dopłacając różnicę.
