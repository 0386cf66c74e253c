# The game in a full-screen terminal, and tables of a server in a terminal.

## A server’s table

# In plain lines; start and q are typed as they are.
join-start = Wpisz start, aby zacząć; Enter pokazuje stół jeszcze raz, q kończy.
# $command is what to type.
join-kept = Twoje miejsce czeka. Aby wrócić: { $command }

## Keys at the bottom of the screen, in a word

screen-keys_choices = Wybór
screen-keys_card = Karta
screen-keys_help = Pomoc
screen-keys_leave = Wyjdź

## The screen

screen-close = Esc: zamknij
screen-leave = Esc: wyjdź
screen-unfinished = Masz niedokończoną grę.
screen-continue = Graj dalej
screen-new = Nowa gra
screen-range = Możliwości mają numery od 1 do { $count }.
screen-nothing_here = Tu nie ma teraz nic do wyboru.
screen-no_card = Najpierw wskaż kartę: strzałkami albo myszą.
# The keys, one a line.
screen-help =
    1, 2, 3…   wybór o tym numerze
    Tab        następne miejsce, w którym możesz wybierać
    strzałki   dowolne miejsce na stole
    Enter      wybierz; gdzie indziej: dlaczego nie?
    mysz       kliknij, aby wybrać; prawym przyciskiem przeczytaj kartę
    c          wszystkie możliwości i dlaczego niektórych nie ma
    i          przeczytaj kartę
    u          cofnij ostatni wybór, jeśli się da
    h          co zrobiłby silny bot i dlaczego
    l          wszystko, co się wydarzyło
    m          powiedz coś, przy stole na serwerze
    s          zacznij grę, jako gospodarz stołu na serwerze
    a          poproś o miejsce albo odpowiedz na prośby
    n          rewanż po zakończeniu gry przy stole na serwerze
    r          wynik, po zakończeniu gry
    t          inny motyw
    q          wyjdź; gra zostanie zapisana
screen-plain = Z czytnikiem ekranu graj w zwykłych wierszach: citadels play --plain
