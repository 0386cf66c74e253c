# The prompt at the table: what a turn still offers, what would be left unused, hints.

## The parts of a turn

step-gather = zasoby
step-build = budowa { $count }
step-income = dochód
step-murder = zabójstwo
step-bewitch = czar
step-warrant = nakazy
step-rob = kradzież
step-spy = szpiegowanie
step-threaten = groźby
step-conjure = wymiana kart
step-look_at_hand = cudze karty
step-foresee = karta od każdego
step-take_crown = korona
step-give_crown = oddanie korony
step-alms = jałmużna
step-extra_gold = dodatkowe złoto
step-extra_cards = dodatkowe karty
step-four = 4 monety lub 4 karty
step-study = badania
step-destroy = zniszczenie
step-offer = wymiana
step-seize = przejęcie
step-neighbour_gold = złoto za rangę 4
step-beautify = upiększanie
step-collect_tax = podatki
prompt-steps = Ta tura
prompt-step_open = do zrobienia
prompt-step_done = gotowe
prompt-step_closed = teraz niemożliwe

## What a turn that ends now leaves unused

unused-murder = Nikt jeszcze nie zginął z twojej ręki.
unused-warrant = Twoje nakazy jeszcze nie leżą na stole.
unused-rob = Nie wiadomo jeszcze, kogo okradasz.
unused-spy = Nie szpiegujesz jeszcze nikogo.
unused-threaten = Twoje groźby jeszcze nie leżą na stole.
unused-conjure = Nie wymieniasz żadnych kart.
unused-look_at_hand = Nie zaglądasz nikomu w karty.
unused-foresee = Nie bierzesz kart od innych.
unused-alms = Najbogatszy gracz jeszcze ci nie zapłacił.
unused-four = Czekają na ciebie 4 monety lub 4 karty.
unused-study = Siedem kart do wyboru nadal leży w talii.
unused-destroy = Żadna dzielnica jeszcze nie padła.
unused-offer = Nie wymieniasz żadnej dzielnicy.
unused-seize = Nie przejmujesz żadnej dzielnicy.
unused-beautify = Nie upiększasz żadnej dzielnicy.
unused-income = Twój dochód z dzielnic nadal czeka.
unused-gold = W banku czeka na ciebie jeszcze: { COUNT($gold, of: "gold") }.
unused-cards = W talii czeka na ciebie jeszcze: { COUNT($count, of: "cards") }.
prompt-end_anyway = Mimo to zakończ

## The prompt

# same as in English
prompt-power = { $name }: { $text }
prompt-hint_warrant = Pierwszy wystawiony nakaz jest podpisany.
prompt-hint_threaten = Pierwsza groźba jest tą z kwiatem.
prompt-not_yet = Tury nie można jeszcze zakończyć. { $reason }
prompt-murdered = Twoja postać nie żyje: w tej rundzie pauzujesz.
prompt-only_answer = Jedyna możliwość: { $choice }. Wybierze się sama.
# The page answers as the reader did before; $choice is that answer.
prompt-same_answer = Zgodnie z twoim życzeniem: { $choice }.
prompt-ask_again = Pytaj mnie znowu
prompt-always = W tej grze zawsze tak odpowiadaj
prompt-players = Wybierz gracza…
prompt-seen_hand = Karty { PLAYER($seat, case: "gen") }
prompt-now = Teraz: { $choice }
