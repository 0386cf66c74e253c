# Talking at a table, seats that change hands, tables that are changed or abandoned, notes about other players.

## Chat

chat-title = Discussion
chat-new = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
chat-empty = Tout est calme pour l’instant.
chat-spectator = Spectateur
chat-aside = Pendant la partie, seuls les autres spectateurs t’entendent.
chat-phrases = Phrases toutes faites
chat-phrase_hello = Bonjour à tous !
chat-phrase_good_luck = Bonne chance !
chat-phrase_not_me = C’est pas moi !
chat-phrase_mercy = Pitié !
chat-phrase_i_know = Je sais qui tu es…
chat-phrase_your_turn = À toi de jouer !
chat-phrase_well_played = Bien joué !
chat-phrase_good_game = Merci, belle partie !
chat-emotes = Réactions
chat-emote_laugh = rit
chat-emote_cry = pleure
chat-emote_angry = fulmine
chat-emote_wow = n’en revient pas
chat-emote_think = réfléchit
chat-emote_wink = fait un clin d’œil
chat-emote_thumb = apprécie
chat-emote_heart = envoie un cœur
chat-text = Ton message
chat-send = Envoyer
chat-show = Montrer les nouveaux messages dès leur arrivée
chat-actions = Message signé { $name } : que faire
chat-block = Bloquer
chat-block_done = Tu n’entendras plus rien de cette personne à cette table.
chat-report = Signaler à l’hôte
chat-report_done = L’hôte le verra.
chat-silence = Réduire au silence pour tous
chat-silence_done = Cette personne ne peut plus rien dire à cette table.
chat-reports = { $count ->
    [one] signalé
   *[other] signalé { $count } fois
}
chat-level = Discussion
chat-level_off = Désactivée
# same as in English; differs from chat-phrases: a level beside two others
chat-level_phrases = Phrases
chat-level_text = Texte libre
chat-level_off_about = Personne ne peut rien dire.
chat-level_phrases_about = Des phrases toutes faites et des réactions, chacun dans sa langue.
chat-level_text_about = Phrases, réactions, et tout ce que tu veux écrire.

## Seats that change hands

friends-move = Continuer sur un autre appareil
friends-move_about = Scanne le code avec ton autre appareil, ou ouvres-y cette table et tape le code. Il sert une seule fois, pendant cinq minutes ; cet appareil ne fera plus que regarder.
friends-move_get = Obtenir un code
friends-move_again = Obtenir un nouveau code
# same as in English
friends-move_code = Code
friends-move_qr = Code QR qui emporte ta place sur un autre appareil
friends-take = Tu joues sur un autre appareil ? Son code amène ta place ici :
friends-take_go = Jouer ici
friends-take_here = Continuer ta partie sur cet appareil ?
friends-taken = Tu joues maintenant ici.
friends-ask = Envie de jouer aussi ? Demande une place à l’hôte :
friends-asked = La demande est partie chez l’hôte.
friends-questions = Questions à la table
friends-request = { $name } aimerait continuer pour { $other }.
friends-request_give = Donner la place
friends-no = Non
friends-local_only = Ce lien ne marche que sur cet ordinateur. Pour que d’autres sur ton réseau puissent venir, lance le serveur avec
friends-local_others = 127.0.0.1 ne marche que sur cet ordinateur. Le lien pour les autres appareils commence par { $address }.

## Tables changed, told apart and abandoned

friends-change = Modifier la partie
friends-change_save = Enregistrer
friends-changed = L’hôte a modifié la partie.
friends-close = Fermer la table
friends-close_sure = Fermer cette table pour tout le monde ?
friends-get_up_sure = Quitter ta place ?
friends-closed = Cette table est fermée
friends-closed_about = Elle a été arrêtée avant la fin : il n’y a pas de résultat.
friends-abandon = Arrêter la partie
friends-abandon_sure = La partie s’arrête ici, sans résultat.
friends-abandon_vote = La partie s’arrête sans résultat si tout le monde est d’accord.
friends-abandon_asked = { $name } aimerait arrêter la partie. Elle s’arrête si tout le monde est d’accord.
friends-abandon_waits = Tu aimerais arrêter la partie. On attend les autres.
friends-continue = Continuer à jouer
friends-mine_above = Toutes tes parties sont en haut.
friends-away = Un bot joue à ta place
friends-filter_editions = Toutes les éditions
friends-filter_pace = Avec ou sans pendule
friends-filter_clock = Avec pendule
friends-filter_no_clock = Sans pendule
friends-filter_none = Aucune table ouverte ne convient. Essaie un autre filtre.
friends-link_title = { $name } t’invite à jouer à Citadelles
friends-link_nobody = Une table de Citadelles
friends-link_about = Places prises : { $taken } sur { $players }. Viens jouer dans ton navigateur !
friends-problem = Signaler un problème
friends-problem_about = Joins ces détails à ton message : ils disent à quel moment de la partie c’est arrivé. Ils ne contiennent rien de secret.
friends-problem_copy = Copier les détails
friends-problem_copied = Détails copiés.

## Notes about other players

friends-marks = Qui est { $name } ?
friends-marks_open = Noter qui { $name } peut être
friends-marks_are = Ton idée sur { $name } : { $guesses }
friends-marks_about = Tes propres notes : personne d’autre ne les voit. Ce que les règles excluent est barré.
friends-marks_out = impossible
friends-marks_keep = Garder les notes d’une manche à l’autre
friends-marks_clear = Effacer
