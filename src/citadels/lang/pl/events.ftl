# What happens in a game, as the log tells it, in the present tense. Nobody's gender shows: no past tense, no
# participles about players.

## The game and its rounds

event-game_started = Do stołu zasiada { COUNT($players, of: "players") }.
event-hand_dealt = { PLAYER($seat) } dostaje { CARD($cards, case: "acc") }.
    .you = Dostajesz { CARD($cards, case: "acc") }.
event-round_started = — Runda { $round } · korona: { PLAYER($crown) } —
event-face_up = Odłożone, odkryte: { CARD($character, case: "nom") }.
event-face_down = Oglądasz zakrytą postać: { CARD($character, case: "acc") }.
event-face_down_taken = { PLAYER($seat) } bierze też zakrytą postać: { CARD($character, case: "acc") }.
    .you = Bierzesz też zakrytą postać: { CARD($character, case: "acc") }.
    .brief = { PLAYER($seat) } bierze też zakrytą postać.
event-chose = { PLAYER($seat) } wybiera { CARD($character, case: "acc") }.
    .you = Wybierasz { CARD($character, case: "acc") }.
event-discarded_character = { PLAYER($seat) } odkłada zakrytą postać: { CARD($character, case: "acc") }.
    .you = Odkładasz zakrytą postać: { CARD($character, case: "acc") }.
event-left_over = Zostaje { CARD($character, case: "nom") }.
event-theater_exchanged = { PLAYER($with, case: "who") ->
    [you] { PLAYER($seat) } dzięki Teatrowi wymienia się z tobą postacią: oddaje { CARD($given, case: "acc") }, a dostaje { CARD($received, case: "acc") }.
   *[any] { PLAYER($seat) } dzięki Teatrowi wymienia się postacią z { PLAYER($with, case: "ins") }: oddaje { CARD($given, case: "acc") }, a dostaje { CARD($received, case: "acc") }.
}
    .you = Dzięki Teatrowi wymieniasz się postacią z { PLAYER($with, case: "ins") }: oddajesz { CARD($given, case: "acc") }, a dostajesz { CARD($received, case: "acc") }.
    .brief = { PLAYER($seat) } dzięki Teatrowi wymienia się postacią z { PLAYER($with, case: "ins") }.
event-theater_chose = { PLAYER($seat) } wybiera { PLAYER($with, case: "acc") } do wymiany w Teatrze.
    .you = Wybierasz { PLAYER($with, case: "acc") } do wymiany w Teatrze.
event-theater_unused = { PLAYER($seat) } nie używa Teatru.
    .you = Nie używasz Teatru.
event-silent = Na wywołanie { CARD($character, case: "gen") } nikt się nie zgłasza.
event-revealed = { PLAYER($seat) } to { CARD($character, case: "nom") }.
    .you = Grasz jako { CARD($character, case: "nom") }.
event-resumed = Wiedźma wraca do gry: { PLAYER($seat) } działa teraz jako { CARD($character, case: "nom") }.
    .you = Wiedźma wraca do gry: działasz teraz jako { CARD($character, case: "nom") }.
event-murdered_shown = { PLAYER($seat) } pokazuje zabitą postać: { CARD($character, case: "acc") }.
    .you = Pokazujesz zabitą postać: { CARD($character, case: "acc") }.
event-crown_moved = Korona przechodzi od { PLAYER($from, case: "gen") } do { PLAYER($to, case: "gen") }.
event-completed = { $first ->
    [yes] Pierwsze ukończone miasto należy do { PLAYER($seat, case: "gen") }: to ostatnia runda!
   *[no] Miasto { PLAYER($seat, case: "gen") } też jest ukończone.
}
    .you = { $first ->
        [yes] Pierwsze ukończone miasto należy do ciebie: to ostatnia runda!
       *[no] Twoje miasto też jest ukończone.
    }
event-game_ended = Gra się skończyła.

## Cards and gold

event-gold_gathered = { PLAYER($seat) } bierze { COUNT($gold, of: "gold", case: "acc") }.
    .you = Bierzesz { COUNT($gold, of: "gold", case: "acc") }.
event-cards_gathered = { $count ->
    [0] Talia jest pusta, { PLAYER($seat) } nie ma czego dobrać.
   *[other] { PLAYER($seat) } dobiera { CARD($cards, case: "acc") }.
}
    .you = { $count ->
        [0] Talia jest pusta, nie ma czego dobrać.
       *[other] Dobierasz { CARD($cards, case: "acc") }.
    }
    .brief = { $count ->
        [0] Talia jest pusta, { PLAYER($seat) } nie ma czego dobrać.
       *[other] { PLAYER($seat) } dobiera { COUNT($count, of: "cards", case: "acc") }.
    }
event-kept = { $returned ->
    [0] { PLAYER($seat) } zatrzymuje { CARD($card, case: "acc") }.
   *[other] { PLAYER($seat) } zatrzymuje { CARD($card, case: "acc") }, a odkłada { CARD($cards, case: "acc") }.
}
    .you = { $returned ->
        [0] Zatrzymujesz { CARD($card, case: "acc") }.
       *[other] Zatrzymujesz { CARD($card, case: "acc") }, a odkładasz { CARD($cards, case: "acc") }.
    }
    .brief = { $returned ->
        [0] { PLAYER($seat) } zatrzymuje jedną kartę.
        [1] { PLAYER($seat) } zatrzymuje jedną kartę, a drugą odkłada.
       *[other] { PLAYER($seat) } zatrzymuje jedną kartę, a odkłada { COUNT($returned, of: "cards", case: "acc") }.
    }
event-drew = { $count ->
    [0] Talia jest pusta, { PLAYER($seat) } nie ma czego dobrać.
   *[other] { PLAYER($seat) } dobiera { CARD($cards, case: "acc") }.
}
    .you = { $count ->
        [0] Talia jest pusta, nie ma czego dobrać.
       *[other] Dobierasz { CARD($cards, case: "acc") }.
    }
    .brief = { $count ->
        [0] Talia jest pusta, { PLAYER($seat) } nie ma czego dobrać.
       *[other] { PLAYER($seat) } dobiera { COUNT($count, of: "cards", case: "acc") }.
    }
event-gained_gold = { PLAYER($seat) } dostaje { COUNT($gold, of: "gold", case: "acc") } z banku.
    .you = Dostajesz { COUNT($gold, of: "gold", case: "acc") } z banku.
event-income = { PLAYER($seat) } dostaje za dzielnice { $cards ->
    [0] { COUNT($gold, of: "gold", case: "acc") }.
   *[other] { $gold ->
        [0] { COUNT($cards, of: "cards", case: "acc") }.
       *[other] { COUNT($gold, of: "gold", case: "acc") } i { COUNT($cards, of: "cards", case: "acc") }.
    }
}
    .you = Dostajesz za dzielnice { $cards ->
        [0] { COUNT($gold, of: "gold", case: "acc") }.
       *[other] { $gold ->
            [0] { COUNT($cards, of: "cards", case: "acc") }.
           *[other] { COUNT($gold, of: "gold", case: "acc") } i { COUNT($cards, of: "cards", case: "acc") }.
        }
    }
event-deck_shuffled = Talia zostaje przetasowana.
event-discarded = Odrzucone karty: { CARD($cards) }.
event-discards_shuffled = Odrzucone karty zostają przetasowane i tworzą nową talię ({ COUNT($count, of: "cards") }).

## Building

event-paid = { PLAYER($seat) } płaci { COUNT($gold, of: "gold", case: "acc") } za { CARD($for, case: "acc") }.
    .you = Płacisz { COUNT($gold, of: "gold", case: "acc") } za { CARD($for, case: "acc") }.
event-paid_card = { PLAYER($seat) } płaci 1 monetę kartą { CARD($card) }.
    .you = Płacisz 1 monetę kartą { CARD($card) }.
    .brief = { PLAYER($seat) } płaci 1 monetę kartą z ręki.
event-borrowed = { PLAYER($seat) } pożycza { COUNT($gold, of: "gold", case: "acc") } od { PLAYER($from, case: "gen") }.
    .you = Pożyczasz { COUNT($gold, of: "gold", case: "acc") } od { PLAYER($from, case: "gen") }.
event-built = { PLAYER($seat) } buduje { CARD($card, case: "acc") }.
    .you = Budujesz { CARD($card, case: "acc") }.
event-built_for = { PLAYER($seat) } buduje { CARD($for, case: "acc") } { $gold ->
    [0] za darmo
   *[other] za { COUNT($gold, of: "gold", case: "acc") }
}.
    .you = Budujesz { CARD($for, case: "acc") } { $gold ->
        [0] za darmo
       *[other] za { COUNT($gold, of: "gold", case: "acc") }
    }.
event-sacrificed = { PLAYER($seat) } poświęca { CARD($district, case: "acc") }.
    .you = Poświęcasz { CARD($district, case: "acc") }.
event-taxed = { PLAYER($seat) } płaci 1 monetę podatku.
    .you = Płacisz 1 monetę podatku.

## Characters

event-murder_named = { PLAYER($seat) } zabija { CARD($character, case: "acc") }.
    .you = Zabijasz { CARD($character, case: "acc") }.
event-bewitch_named = { PLAYER($seat) } oczarowuje { CARD($character, case: "acc") }.
    .you = Oczarowujesz { CARD($character, case: "acc") }.
event-rob_named = { PLAYER($seat) } zamierza okraść { CARD($character, case: "acc") }.
    .you = Zamierzasz okraść { CARD($character, case: "acc") }.
event-robbed = { $gold ->
    [0] { PLAYER($from, case: "who") ->
        [you] { PLAYER($seat) } cię okrada, ale nie ma czego zabrać.
       *[any] { PLAYER($seat) } okrada { PLAYER($from, case: "acc") }, ale nie ma czego zabrać.
    }
   *[other] { PLAYER($from, case: "who") ->
        [you] { PLAYER($seat) } kradnie ci { COUNT($gold, of: "gold", case: "acc") }.
       *[any] { PLAYER($seat) } kradnie { COUNT($gold, of: "gold", case: "acc") } { PLAYER($from, case: "dat") }.
    }
}
    .you = { $gold ->
        [0] Okradasz { PLAYER($from, case: "acc") }, ale nie ma czego zabrać.
       *[other] Kradniesz { COUNT($gold, of: "gold", case: "acc") } { PLAYER($from, case: "dat") }.
    }
event-warrants_placed = { PLAYER($seat) } wystawia nakazy na { CARD($characters, case: "acc") }. Podpisany jest ten na { CARD($signed, case: "acc") }.
    .you = Wystawiasz nakazy na { CARD($characters, case: "acc") }. Podpisany jest ten na { CARD($signed, case: "acc") }.
    .brief = { PLAYER($seat) } wystawia nakazy na { CARD($characters, case: "acc") }. Jeden z nich jest podpisany.
event-confiscated = { PLAYER($from, case: "who") ->
    [you] { PLAYER($seat) } pokazuje podpisany nakaz i konfiskuje ci { CARD($card, case: "acc") }.
   *[any] { PLAYER($seat) } pokazuje podpisany nakaz i konfiskuje { CARD($card, case: "acc") } { PLAYER($from, case: "dat") }.
}
    .you = Pokazujesz podpisany nakaz i konfiskujesz { CARD($card, case: "acc") } { PLAYER($from, case: "dat") }.
event-stands = { PLAYER($seat) } pozwala zbudować { CARD($card, case: "acc") }.
    .you = Pozwalasz zbudować { CARD($card, case: "acc") }.
event-spied = { PLAYER($of, case: "who") ->
    [you] { PLAYER($seat) } cię szpieguje: szuka kart { TYPE($type, case: "gen") } i { $count ->
        [0] żadnej nie znajduje
       *[other] znajduje { $count }
    }. Twoje karty: { CARD($hand) }.
   *[any] { PLAYER($seat) } szpieguje { PLAYER($of, case: "acc") }: szuka kart { TYPE($type, case: "gen") } i { $count ->
        [0] żadnej nie znajduje
       *[other] znajduje { $count }
    }. Na ręce: { CARD($hand) }.
}
    .you = Szpiegujesz { PLAYER($of, case: "acc") }: szukasz kart { TYPE($type, case: "gen") } i { $count ->
        [0] żadnej nie znajdujesz
       *[other] znajdujesz { $count }
    }. Na ręce: { CARD($hand) }.
    .brief = { PLAYER($of, case: "who") ->
        [you] { PLAYER($seat) } cię szpieguje: szuka kart { TYPE($type, case: "gen") } i { $count ->
            [0] żadnej nie znajduje
           *[other] znajduje { $count }
        }.
       *[any] { PLAYER($seat) } szpieguje { PLAYER($of, case: "acc") }: szuka kart { TYPE($type, case: "gen") } i { $count ->
            [0] żadnej nie znajduje
           *[other] znajduje { $count }
        }.
    }
event-gold_taken = { $gold ->
    [0] { PLAYER($seat) } nie dostaje nic od { PLAYER($from, case: "gen") }.
   *[other] { PLAYER($seat) } bierze { COUNT($gold, of: "gold", case: "acc") } od { PLAYER($from, case: "gen") }.
}
    .you = { $gold ->
        [0] Nie dostajesz nic od { PLAYER($from, case: "gen") }.
       *[other] Bierzesz { COUNT($gold, of: "gold", case: "acc") } od { PLAYER($from, case: "gen") }.
    }
event-threats_placed = { PLAYER($seat) } zastrasza { CARD($characters, case: "acc") }. Groźbę z kwiatem ma { CARD($flower, case: "nom") }.
    .you = Zastraszasz { CARD($characters, case: "acc") }. Groźbę z kwiatem ma { CARD($flower, case: "nom") }.
    .brief = { PLAYER($seat) } zastrasza { CARD($characters, case: "acc") }. Tylko jedna groźba jest z kwiatem.
event-bribed = { $gold ->
    [0] { PLAYER($to, case: "who") ->
        [you] { PLAYER($seat) } płaci ci okup w wysokości 0 monet.
       *[any] { PLAYER($seat) } płaci { PLAYER($to, case: "dat") } okup w wysokości 0 monet.
    }
   *[other] { PLAYER($to, case: "who") ->
        [you] { PLAYER($seat) } płaci ci { COUNT($gold, of: "gold", case: "acc") } okupu.
       *[any] { PLAYER($seat) } płaci { COUNT($gold, of: "gold", case: "acc") } okupu { PLAYER($to, case: "dat") }.
    }
}
    .you = { $gold ->
        [0] Płacisz { PLAYER($to, case: "dat") } okup w wysokości 0 monet.
       *[other] Płacisz { COUNT($gold, of: "gold", case: "acc") } okupu { PLAYER($to, case: "dat") }.
    }
event-bribe_refused = { PLAYER($seat) } odmawia zapłaty.
    .you = Odmawiasz zapłaty.
event-threat_revealed = { $flower ->
    [yes] { PLAYER($seat) } odkrywa groźbę wobec { CARD($character, case: "gen") }: jest z kwiatem!
   *[no] { PLAYER($seat) } odkrywa groźbę wobec { CARD($character, case: "gen") }: jest bez kwiatu.
}
    .you = { $flower ->
        [yes] Odkrywasz groźbę wobec { CARD($character, case: "gen") }: jest z kwiatem!
       *[no] Odkrywasz groźbę wobec { CARD($character, case: "gen") }: jest bez kwiatu.
    }
event-threat_left = { PLAYER($seat) } zostawia groźbę zakrytą.
    .you = Zostawiasz groźbę zakrytą.
event-hands_swapped = { PLAYER($seat) } wymienia się wszystkimi kartami z { PLAYER($with, case: "ins") }. Oddaje { CARD($given, case: "acc") }. Dostaje { CARD($received, case: "acc") }.
    .you = Wymieniasz się wszystkimi kartami z { PLAYER($with, case: "ins") }. Oddajesz { CARD($given, case: "acc") }. Dostajesz { CARD($received, case: "acc") }.
    .brief = { PLAYER($seat) } wymienia się wszystkimi kartami z { PLAYER($with, case: "ins") }.
event-put_aside = { PLAYER($seat) } odkłada na bok { CARD($card, case: "acc") }.
    .you = Odkładasz na bok { CARD($card, case: "acc") }.
    .brief = { PLAYER($seat) } odkłada na bok jedną kartę.
event-cards_replaced = { PLAYER($seat) } oddaje do wymiany { CARD($cards, case: "acc") }.
    .you = Oddajesz do wymiany { CARD($cards, case: "acc") }.
    .brief = { PLAYER($seat) } oddaje do wymiany { COUNT($count, of: "cards", case: "acc") }.
event-hand_seen = { PLAYER($of, case: "who") ->
    [you] { PLAYER($seat) } zagląda ci w karty: { CARD($hand) }.
   *[any] { PLAYER($seat) } zagląda { PLAYER($of, case: "dat") } w karty: { CARD($hand) }.
}
    .you = Zaglądasz { PLAYER($of, case: "dat") } w karty: { CARD($hand) }.
    .brief = { PLAYER($of, case: "who") ->
        [you] { PLAYER($seat) } zagląda ci w karty.
       *[any] { PLAYER($seat) } zagląda { PLAYER($of, case: "dat") } w karty.
    }
event-card_taken = { PLAYER($from, case: "who") ->
    [you] { PLAYER($seat) } zabiera ci { CARD($card, case: "acc") }.
   *[any] { PLAYER($seat) } zabiera { CARD($card, case: "acc") } { PLAYER($from, case: "dat") }.
}
    .you = Zabierasz { CARD($card, case: "acc") } { PLAYER($from, case: "dat") }.
    .brief = { PLAYER($from, case: "who") ->
        [you] { PLAYER($seat) } zabiera ci kartę.
       *[any] { PLAYER($seat) } zabiera kartę { PLAYER($from, case: "dat") }.
    }
event-card_given = { PLAYER($to, case: "who") ->
    [you] { PLAYER($seat) } daje ci { CARD($card, case: "acc") }.
   *[any] { PLAYER($seat) } daje { CARD($card, case: "acc") } { PLAYER($to, case: "dat") }.
}
    .you = Dajesz { CARD($card, case: "acc") } { PLAYER($to, case: "dat") }.
    .brief = { PLAYER($to, case: "who") ->
        [you] { PLAYER($seat) } daje ci kartę.
       *[any] { PLAYER($seat) } daje kartę { PLAYER($to, case: "dat") }.
    }
event-destroyed = { $own ->
    [yes] { PLAYER($seat) } niszczy { CARD($district, case: "acc") } we własnym mieście
   *[no] { PLAYER($owner, case: "who") ->
        [you] { PLAYER($seat) } niszczy ci { CARD($district, case: "acc") }
       *[any] { PLAYER($seat) } niszczy { CARD($district, case: "acc") } { PLAYER($owner, case: "gen") }
    }
} { $gold ->
    [0] za darmo
   *[other] za { COUNT($gold, of: "gold", case: "acc") }
}.
    .you = { PLAYER($owner, case: "who") ->
        [you] Niszczysz { CARD($district, case: "acc") } we własnym mieście
       *[any] Niszczysz { CARD($district, case: "acc") } { PLAYER($owner, case: "gen") }
    } { $gold ->
        [0] za darmo
       *[other] za { COUNT($gold, of: "gold", case: "acc") }
    }.
event-offered = { PLAYER($seat) } proponuje do wymiany { CARD($district, case: "acc") }.
    .you = Proponujesz do wymiany { CARD($district, case: "acc") }.
event-exchanged = { PLAYER($with, case: "who") ->
    [you] { PLAYER($seat) } daje ci { CARD($given, case: "acc") } i bierze w zamian { CARD($taken, case: "acc") }.
   *[any] { PLAYER($seat) } daje { CARD($given, case: "acc") } { PLAYER($with, case: "dat") } i bierze w zamian { CARD($taken, case: "acc") }.
}
    .you = Dajesz { CARD($given, case: "acc") } { PLAYER($with, case: "dat") } i bierzesz w zamian { CARD($taken, case: "acc") }.
event-seized = { PLAYER($from, case: "who") ->
    [you] { PLAYER($seat) } przejmuje { CARD($district, case: "acc") } z twojego miasta.
   *[any] { PLAYER($seat) } przejmuje { CARD($district, case: "acc") } { PLAYER($from, case: "gen") }.
}
    .you = Przejmujesz { CARD($district, case: "acc") } { PLAYER($from, case: "gen") }.
event-paid_player = { PLAYER($to, case: "who") ->
    [you] { PLAYER($seat) } płaci ci { COUNT($gold, of: "gold", case: "acc") }.
   *[any] { PLAYER($seat) } płaci { COUNT($gold, of: "gold", case: "acc") } { PLAYER($to, case: "dat") }.
}
    .you = Płacisz { COUNT($gold, of: "gold", case: "acc") } { PLAYER($to, case: "dat") }.
event-beautified = { PLAYER($seat) } za 1 monetę upiększa { CARD($card, case: "acc") }.
    .you = Za 1 monetę upiększasz { CARD($card, case: "acc") }.
event-tax_paid = { PLAYER($to, case: "who") ->
    [you] { PLAYER($seat) } płaci ci 1 monetę podatku.
   *[any] { PLAYER($seat) } płaci 1 monetę podatku { PLAYER($to, case: "dat") }.
}
    .you = Płacisz 1 monetę podatku { PLAYER($to, case: "dat") }.
event-tax_collected = { PLAYER($seat) } zbiera z podatków { COUNT($gold, of: "gold", case: "acc") }.
    .you = Zbierasz z podatków { COUNT($gold, of: "gold", case: "acc") }.
event-tribute = { PLAYER($seat) } bierze { CARD($card, case: "acc") } od { PLAYER($from, case: "gen") } w zamian za koronę.
    .you = Bierzesz { CARD($card, case: "acc") } od { PLAYER($from, case: "gen") } w zamian za koronę.
    .brief = { PLAYER($seat) } bierze { $gold ->
        [0] jedną kartę
       *[other] { COUNT($gold, of: "gold", case: "acc") }
    } od { PLAYER($from, case: "gen") } w zamian za koronę.
    .you-brief = Bierzesz { $gold ->
        [0] jedną kartę
       *[other] { COUNT($gold, of: "gold", case: "acc") }
    } od { PLAYER($from, case: "gen") } w zamian za koronę.

## Unique districts

event-armory_used = { $own ->
    [yes] { PLAYER($seat) } poświęca Arsenał i niszczy { CARD($district, case: "acc") } we własnym mieście.
   *[no] { PLAYER($owner, case: "who") ->
        [you] { PLAYER($seat) } poświęca Arsenał i niszczy ci { CARD($district, case: "acc") }.
       *[any] { PLAYER($seat) } poświęca Arsenał i niszczy { CARD($district, case: "acc") } { PLAYER($owner, case: "gen") }.
    }
}
    .you = { PLAYER($owner, case: "who") ->
        [you] Poświęcasz Arsenał i niszczysz { CARD($district, case: "acc") } we własnym mieście.
       *[any] Poświęcasz Arsenał i niszczysz { CARD($district, case: "acc") } { PLAYER($owner, case: "gen") }.
    }
event-laboratory_used = { PLAYER($seat) } zamienia w Laboratorium { CARD($card, case: "acc") } na { COUNT($gold, of: "gold", case: "acc") }.
    .you = Zamieniasz w Laboratorium { CARD($card, case: "acc") } na { COUNT($gold, of: "gold", case: "acc") }.
    .brief = { PLAYER($seat) } zamienia w Laboratorium kartę na { COUNT($gold, of: "gold", case: "acc") }.
event-forgone = { PLAYER($seat) } pomija w tej turze { CARD($district, case: "acc") }.
    .you = Pomijasz w tej turze { CARD($district, case: "acc") }.
event-smithy_used = { PLAYER($seat) } płaci w Kuźni { COUNT($gold, of: "gold", case: "acc") }.
    .you = Płacisz w Kuźni { COUNT($gold, of: "gold", case: "acc") }.
event-museum_used = { PLAYER($seat) } wkłada pod Muzeum { CARD($card, case: "acc") }.
    .you = Wkładasz pod Muzeum { CARD($card, case: "acc") }.
    .brief = { PLAYER($seat) } wkłada pod Muzeum jedną kartę.
event-museum_emptied = Karty spod Muzeum idą na spód talii: { CARD($cards) }.
    .brief = Na spód talii { $count ->
        [one] idzie
        [few] idą
        [many] idzie
       *[other] idzie
    } { COUNT($count, of: "cards") } spod Muzeum.
event-museum_seen = Pod Muzeum: { CARD($cards) }.
event-saved = { PLAYER($seat) } płaci 1 monetę i dzięki Cmentarzowi ratuje { CARD($card, case: "acc") }.
    .you = Płacisz 1 monetę i dzięki Cmentarzowi ratujesz { CARD($card, case: "acc") }.
event-not_saved = { PLAYER($seat) } nie ratuje dzielnicy { CARD($card) }.
    .you = Nie ratujesz dzielnicy { CARD($card) }.
event-bell_rung = { PLAYER($seat) } uderza w dzwon: gra skończy się teraz o jedną dzielnicę wcześniej.
    .you = Uderzasz w dzwon: gra skończy się teraz o jedną dzielnicę wcześniej.
event-bell_silent = { PLAYER($seat) } nie uderza w dzwon.
    .you = Nie uderzasz w dzwon.
event-bell_fallen = { $last_round ->
    [yes] Dzwonnicy już nie ma: grę znów kończy zwykła liczba dzielnic. Ta runda pozostaje jednak ostatnia.
   *[no] Dzwonnicy już nie ma: grę znów kończy zwykła liczba dzielnic.
}
event-deck_searched = { PLAYER($seat) } przegląda talię: { CARD($cards) }.
    .you = Przeglądasz talię: { CARD($cards) }.
    .brief = { PLAYER($seat) } przegląda talię.
event-deck_left = { PLAYER($seat) } zostawia talię w spokoju.
    .you = Zostawiasz talię w spokoju.
event-throne_room = Sala tronowa { PLAYER($seat, case: "gen") } przynosi 1 monetę.
    .you = Twoja Sala tronowa przynosi 1 monetę.
event-park = { PLAYER($seat) } nie ma kart na ręce: Park przynosi nowe.
    .you = Nie masz kart na ręce: Park przynosi nowe.
event-poor_house = { PLAYER($seat) } nie ma ani monety: Przytułek daje jedną.
    .you = Nie masz ani monety: Przytułek daje jedną.
event-refunded = { PLAYER($seat) } jako alchemik odzyskuje { COUNT($gold, of: "gold", case: "acc") }.
    .you = Jako alchemik odzyskujesz { COUNT($gold, of: "gold", case: "acc") }.

## Action cards

event-card_played = { PLAYER($seat) } zagrywa { CARD($card, case: "acc") }.
    .you = Zagrywasz { CARD($card, case: "acc") }.
event-wagon_used = { PLAYER($owner, case: "who") ->
    [you] { PLAYER($seat) } kładzie 1 monetę na twoim Wozie kasowym i dobiera karty (na wozie: { COUNT($gold, of: "gold") }).
   *[any] { PLAYER($seat) } kładzie 1 monetę na Wozie kasowym { PLAYER($owner, case: "gen") } i dobiera karty (na wozie: { COUNT($gold, of: "gold") }).
}
    .you = Kładziesz 1 monetę na Wozie kasowym { PLAYER($owner, case: "gen") } i dobierasz karty (na wozie: { COUNT($gold, of: "gold") }).
event-wagon_cashed = { PLAYER($seat) } odrzuca Wóz kasowy i bierze z niego { COUNT($gold, of: "gold", case: "acc") }.
    .you = Odrzucasz Wóz kasowy i bierzesz z niego { COUNT($gold, of: "gold", case: "acc") }.
event-wagon_left = { PLAYER($seat) } zostawia Wóz kasowy na stole.
    .you = Zostawiasz Wóz kasowy na stole.
event-strongman_shown = Siłacz ratuje postać { PLAYER($seat, case: "gen") }: { CARD($character, case: "acc") }.
    .you = Siłacz ratuje twoją postać: { CARD($character, case: "acc") }.
event-upgraded = { PLAYER($seat) } płaci { COUNT($gold, of: "gold", case: "acc") } i zastępuje { CARD($district, case: "acc") } kartą { CARD($card) }.
    .you = Płacisz { COUNT($gold, of: "gold", case: "acc") } i zastępujesz { CARD($district, case: "acc") } kartą { CARD($card) }.

## Taking back

event-taken_back = { PLAYER($seat) } cofa swój ruch.
    .you = Cofasz swój ruch.
event-shown_in_hand = Wszyscy wiedzą, że { PLAYER($seat) } ma { CARD($card, case: "acc") }.
    .you = Wszyscy wiedzą, że masz { CARD($card, case: "acc") }.
event-seen_in_hand = { PLAYER($seat) } ma { CARD($card, case: "acc") } i nie jest to już tajemnicą.
    .you = Nie jest już tajemnicą, że masz { CARD($card, case: "acc") }.
    .brief = { PLAYER($seat) } ma kartę, którą ktoś już zna.
