import type { Phrases } from '../phrases.ts';

/** Guests, bots, quick phrases, and what the server says no to. */
export const hall: Phrases = {
  'Somebody keeps this name, or one that looks like it. Choose another one.':
    'Quelqu’un garde ce nom, ou un nom qui lui ressemble. Choisis-en un autre.',
  'This passkey cannot be used here. Try again.': 'Cette clé d’accès ne marche pas ici. Essaie encore.',
  'This passkey is in use already, or you have {0} of them: remove one first.':
    'Cette clé d’accès est déjà prise, ou tu en as {0} : retires-en une d’abord.',
  'This passkey lets nobody in here. If it should, try again: there are five minutes for it.':
    'Cette clé d’accès ne laisse entrer personne ici. Si elle le devrait, essaie encore : tu as cinq minutes.',
  'Passkeys are made and shown on a page of ours.': 'Les clés d’accès se créent et se montrent sur une de nos pages.',
  'This code does not hold, or no longer: it is good once, and for five minutes.':
    'Ce code n’est pas ou plus valable : il sert une fois, et pendant cinq minutes.',
  'Guest {0}': 'Invité {0}',
  '“{0}”': '« {0} »',
  Chick: 'Poussin',
  'Plays any legal move.': 'Joue n’importe quel coup permis.',
  Magpie: 'Pie',
  'Wins when it can at once and never hands over an immediate win.':
    'Gagne dès qu’il le peut en un coup, et n’offre jamais un gain immédiat.',
  Jay: 'Geai',
  Finch: 'Pinson',
  'Sees the end of the game coming, and finds one perfect move in four.': 'Voit venir la fin et trouve un coup parfait sur quatre.',
  'Finds the perfect move half of the time.': 'Trouve le coup parfait une fois sur deux.',
  Crane: 'Grue',
  'Slips only once in a while.': 'Ne se trompe que de temps en temps.',
  Owl: 'Chouette',
  'Never slips. In the course it only puts out heaps that are lost for whoever begins.':
    'Ne se trompe jamais. Dans le cours, Presto ne pose que des tas perdus pour qui commence.',
  'Takes the last heap when it is the only one left. Before that it plays anything.':
    'Prend le dernier tas quand il n’en reste qu’un. Avant cela, Solo joue n’importe quoi.',
  'Makes two heaps equal and copies. With more heaps it plays anything.':
    'Rend deux tas égaux, puis imite. Avec plus de tas, Echo joue n’importe quoi.',
  'Leaves pairs, and heaps such as 1, 2, 3 or 1, 4, 5. Where it cannot, it plays anything.':
    'Laisse des paires, et des tas comme 1, 2, 3 ou 1, 4, 5. Sinon, Trio joue n’importe quoi.',
  'Knows all of Nim. When lost, it leaves you the fewest ways to win.':
    'Sait tout du Nim. Quand Tutti est en position perdue, il te laisse le moins de façons de gagner.',
  'Perfect wherever the game is solved; when lost, it leaves you the fewest ways to win. Elsewhere it only looks a move ahead.':
    'Parfaite partout où le jeu est résolu ; en position perdue, elle te laisse le moins de façons de gagner. Ailleurs, elle ne regarde qu’un coup plus loin.',

  'Hello!': 'Bonjour !',
  'Good luck!': 'Bonne chance !',
  'One moment…': 'Un instant…',
  'Nice move!': 'Joli coup !',
  'Oops.': 'Oups.',
  'Well played!': 'Bien joué !',
  'Thank you!': 'Merci !',

  // Rooms
  'There is no such room.': 'Cette salle n’existe pas.',
  'This room exists already.': 'Cette salle existe déjà.',
  'Enter the room first.': 'Entre d’abord dans la salle.',
  'The room is too busy; try again.': 'Il se passe trop de choses dans la salle ; réessaie.',
  'The room is in use.': 'La salle est occupée.',
  'This room is closed: open a new one.': 'Cette salle est fermée : ouvres-en une nouvelle.',
  'One connection may be in {0} rooms; leave one first.': 'Une connexion peut être dans {0} salles ; quittes-en d’abord une.',
  'Only a player opens a room.': 'Seul un joueur ouvre une salle.',
  'Nothing can be played in this position: a game needs at least one move.':
    'On ne peut rien jouer dans cette position : il faut au moins un coup pour une partie.',
  'One player can hold one seat: the other is for an opponent.': 'Un joueur n’a qu’une place : l’autre est pour l’adversaire.',
  'Only a player takes a seat.': 'Seul un joueur prend une place.',
  'You sit there already.': 'Cette place est déjà la tienne.',
  'Somebody sits there.': 'Cette place est prise.',
  'No person sits there.': 'Aucune personne n’est à cette place.',
  'You do not sit in this room.': 'Tu n’as pas de place dans cette salle.',
  'Only a player puts a bot in a seat.': 'Seul un joueur met un bot à une place.',
  'Only the host and players of this room put bots in its seats.':
    'Seuls l’hôte et les joueurs de cette salle mettent des bots à ses places.',
  'Only the server does this.': 'Seul le serveur fait cela.',
  'That is known.': 'Cela est connu.',

  // Games in rooms
  'The game has not started: a seat is open.': 'La partie n’a pas commencé : une place est libre.',
  'The game has started.': 'La partie a commencé.',
  'The game has ended.': 'La partie est finie.',
  'The game has ended: offer a rematch or open a new room.': 'La partie est finie : propose une revanche ou ouvre une nouvelle salle.',
  'It is the other player’s turn.': 'C’est à l’adversaire de jouer.',
  'This move was chosen for turn {0}; the game is at {1}.': 'Ce coup était prévu pour le tour {0} ; la partie en est à {1}.',
  'Your time had run out before this move.': 'Ton temps s’est écoulé avant ce coup.',
  'There is time left.': 'Il reste du temps.',
  'No clock is running.': 'Aucune pendule ne tourne.',
  'This turn began afterwards.': 'Ce tour a commencé après.',
  'That player is there.': 'Ce joueur est là.',
  'After the second move a game is not called off: resign instead.':
    'Après le deuxième coup, on n’annule plus une partie : abandonne plutôt.',
  'The other player is there.': 'L’adversaire est là.',
  'The other player may still come back: {0} s.': 'L’adversaire peut encore revenir : {0} s.',
  'You have offered a rematch already.': 'Tu as déjà proposé une revanche.',
  'There is no offer of a rematch to answer.': 'Personne ne propose de revanche.',
  'A rematch comes after the game.': 'La revanche vient après la partie.',
  'Not in a rated duel.': 'Pas dans un duel classé.',
  'The lobby finds opponents for a rated duel: ask for one there.':
    'C’est le hall qui trouve l’adversaire d’un duel classé : demandes-en un là-bas.',
  'A duel has a clock.': 'Un duel se joue avec une pendule.',
  'This room waits for another game.': 'Cette salle attend un autre jeu.',
  'Nobody waits in this room.': 'Personne n’attend dans cette salle.',
  'No game is due.': 'Aucune partie ne doit commencer.',
  'There are no rated duels in this game.': 'Il n’y a pas de duels classés dans ce jeu.',
  'You have asked already.': 'Tu as déjà demandé.',
  'The other player asks for a move back: answer first.': 'L’adversaire demande à reprendre un coup : réponds d’abord.',
  'You have not moved yet.': 'Tu n’as pas encore joué.',
  'Nobody asks for a move back.': 'Personne ne demande à reprendre un coup.',
  'The other player must agree.': 'L’adversaire doit être d’accord.',
  'The overlay is switched off in this room.': 'Le jeu parfait est désactivé dans cette salle.',
  'The overlay opens after the game.': 'Le jeu parfait se montre après la partie.',
  'Players see the overlay after the game.': 'Les joueurs voient le jeu parfait après la partie.',

  // Requests
  'The server is out of order for a moment, and your clock stands still; try again.':
    'Le serveur est en panne un instant, et ta pendule est arrêtée ; réessaie.',
  'This room cannot be opened at the moment; the fault has been reported.':
    'Cette salle ne peut pas être ouverte pour le moment ; l’erreur a été signalée.',
  'That was a little too much at once; try again in {0} s.': 'C’était un peu trop à la fois ; réessaie dans {0} s.',
  'This token is not one of ours.': 'Ce jeton d’accès n’est pas l’un des nôtres.',
  'Send a token: POST /api/v1/tokens gives you one.': 'Envoie un jeton d’accès : POST /api/v1/tokens t’en donne un.',
  'There is nothing at {0} {1}.': 'Il n’y a rien à {0} {1}.',
  'The server could not do this; try again.': 'Le serveur n’a pas pu le faire ; réessaie.',
  'The server could not do this; send it again with the same id.': 'Le serveur n’a pas pu le faire ; renvoie-le avec le même id.',
  'The server cannot tell who you are at the moment; try again.': 'Le serveur ne sait pas qui tu es pour le moment ; réessaie.',
  'The server is about to stop.': 'Le serveur va s’arrêter.',
  'Too many positions are being analysed at the moment; try again.': 'Trop de positions sont analysées en ce moment ; réessaie.',
  'Too many pictures are being drawn at the moment; try again.': 'Trop d’images sont dessinées en ce moment ; réessaie.',
  'This position takes too long to draw.': 'Cette position est trop longue à dessiner.',
  'This is the position of a game that you are playing.': 'C’est la position d’une partie que tu es en train de jouer.',
  'The body is too large.': 'La requête est trop grande.',
  'There is no such file.': 'Ce fichier n’existe pas.',
  'The body is not JSON.': 'La requête n’est pas du JSON.',
  'The request cannot be read.': 'La requête est illisible.',
  'Connect with auth: {protocol: {0}}, and a token if you have one.':
    'Connecte-toi avec auth: {protocol: {0}}, et un jeton d’accès si tu en as un.',
  'Sockets are opened by WebSocket, with ?EIO=4&transport=websocket.':
    'Les connexions s’ouvrent par WebSocket, avec ?EIO=4&transport=websocket.',
  'Too many connections are open from where you are.': 'Trop de connexions sont ouvertes depuis l’endroit où tu es.',
  'Pages of other sites may not connect.': 'Les pages d’autres sites ne peuvent pas se connecter.',
  'There is no command "{0}".': 'Il n’y a pas de commande « {0} ».',
  'The body must be an object.': 'La requête doit être un objet.',
  'There is no field "{0}".': 'Il n’y a pas de champ « {0} ».',
  'The field "{0}" is missing.': 'Le champ « {0} » manque.',
  'Texts must not hold control characters or halves of characters.':
    'Les textes ne doivent contenir ni caractères de commande ni moitiés de caractères.',
  'One of the bots is called that. Add something to the name, so that nobody takes you for it.':
    'Un des bots s’appelle déjà ainsi. Ajoute quelque chose au nom, pour que personne ne te prenne pour lui.',
  'A name must not hold marks that turn the direction of writing.':
    'Un nom ne doit pas contenir de marques qui changent le sens de l’écriture.',
  'A name needs at least one letter or sign that can be seen.': 'Un nom a besoin d’au moins une lettre ou un signe visible.',

  // What bots say
  'Hello! Where do they all go?': 'Bonjour ! Où vont-ils tous ?',
  'Did I win? How?': 'J’ai gagné ? Comment ça ?',
  'Again, again!': 'Encore, encore !',
  'What glitters is mine.': 'Ce qui brille est à moi.',
  'Mine, all mine!': 'À moi, tout à moi !',
  'From under my beak!': 'Sous mon bec !',
  'I have been practising!': 'Je me suis entraîné !',
  'I saw that coming.': 'Je l’ai vu venir.',
  'I did not see that coming.': 'Je ne l’ai pas vu venir.',
  'I know half of it by heart.': 'J’en sais la moitié par cœur.',
  'Today I knew the right half.': 'Aujourd’hui, c’était la bonne moitié.',
  'That was the other half.': 'C’était l’autre moitié.',
  'I hardly ever slip.': 'Je ne me trompe presque jamais.',
  'Not one slip today.': 'Pas une erreur aujourd’hui.',
  'Well seen.': 'Bien vu.',
  'Take your time. I take mine.': 'Prends ton temps. Je prends le mien.',
  'Look back at it: it is the best lesson.': 'Regarde la partie encore une fois : c’est la meilleure leçon.',
  'Wise. You need no teacher here.': 'Sage. Ici, tu n’as plus besoin de maître.',
};
