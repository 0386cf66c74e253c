# What happens, shown at the reader's pace; what was done to the reader; the end.

showing-bank = Bank
showing-pace = Tempo
showing-pace_of_host = Tempo ustala gospodarz. Możesz prosić o każdy krok.
showing-pace_slow = Wolno
showing-pace_normal = Średnio
showing-pace_fast = Szybko
showing-pace_at_once = Od razu
showing-pace_step = Poczekaj na mnie
showing-next = Dalej
showing-catch_up = Nadrób
showing-catch_up_title = Przejdź do tego, co dzieje się teraz
showing-your_turn_waits = Twoja kolej: przejdź tam
showing-unsent = Brak połączenia: twój wybór czeka na wysłanie.

## What was done to the reader: the rule in one sentence

showing-rule_murder_named = Tura tej postaci przepada.
# One of the reader's two characters was murdered.
showing-one_is_out = Odpada tylko { CARD($character, case: "nom") }. Nadal grasz jako { CARD($acting, case: "nom") }.
showing-rule_bewitch_named = Tylko pobierasz zasoby, a potem wiedźma rozgrywa twoją turę.
showing-rule_rob_named = Gdy przyjdzie twoja kolej, złodziej zabierze ci całe złoto.
showing-rule_robbed = Złodziej zabiera całe złoto wskazanej postaci.
showing-rule_threats_placed = Zapłać połowę złota albo zaryzykuj wszystko.
showing-rule_threat_revealed = Z kwiatem szantażysta zabiera ci całe złoto.
showing-rule_warrants_placed = Pierwszą opłaconą dzielnicę możesz stracić, jeśli nakaz jest podpisany.
showing-rule_confiscated = Dzielnica przepadła, ale złoto do ciebie wraca.
showing-rule_destroyed = Zniszczenie kosztuje o monetę mniej niż dzielnica.
showing-rule_armory_used = Arsenał niszczy siebie i jeszcze jedną dzielnicę.
showing-rule_seized = Dostajesz tyle, ile kosztowała dzielnica.
showing-rule_exchanged = Jeśli twoja była droższa, dyplomata dopłaca różnicę.
showing-rule_hands_swapped = Masz teraz karty, które wcześniej miał magik.
showing-rule_card_taken = Karta jest teraz w innej ręce.
showing-rule_gold_taken = Złoto jest teraz w innej sakiewce.
showing-rule_borrowed = Za każdą monetę dostajesz kartę od kardynała.
showing-rule_tribute = Za koronę od imperatora trzeba zapłacić.
showing-rule_building = Czarodziej może od razu zbudować zabraną kartę.
showing-rule_theater_exchanged = W tej rundzie grasz tą drugą postacią.

## Spoken on a key

showing-gold_of = { PLAYER($seat) }: { COUNT($gold, of: "gold") }.
showing-hand_of = { PLAYER($seat) }: { COUNT($count, of: "cards") }.
showing-cards_of = { PLAYER($seat) }: { CARD($cards) }.
showing-none_of = { PLAYER($seat) }: jeszcze nic.

## The end

showing-place = Twoje miejsce: { $place } z { $players }.
showing-cities = Miasta
showing-moments = Chwile, które zdecydowały
showing-no_moments = Spokojna gra: nikt nie zginął, nikogo nie okradziono i nic nie zniszczono.
showing-held_by = Padło na { PLAYER($seat, case: "acc") }!
showing-picture = Udostępnij obrazek
showing-picture_name = Wynik jako obrazek
