import type { Markup, Phrases } from '../phrases.ts';

/** The lobby: positions to start from, rooms, and what a new one is like. */
export const lobby: Phrases = {
  'Play Nim, and every game like it': 'Joue au Nim, et à tous les jeux de sa famille',
  'Two take turns, nothing is hidden and nothing is left to luck: whoever sees further wins.':
    'À deux, chacun son tour, rien de caché, rien laissé au hasard : qui voit plus loin gagne.',
  'Any position, any rule:': 'Toute position, toute règle :',
  '{0} people are waiting': { one: '{0} personne attend', many: '{0} personnes attendent', other: '{0} personnes attendent' },
  '{0} people or more are waiting': {
    one: '{0} personne ou plus attend',
    many: '{0} personnes ou plus attendent',
    other: '{0} personnes ou plus attendent',
  },
  'New room…': 'Nouvelle salle…',
  'Positions to start from': 'Positions de départ',
  Rooms: 'Salles',
  'Without a connection no room can be opened.': 'Sans connexion, on ne peut ouvrir aucune salle.',
  'Looking who is here…': 'Voyons qui est là…',
  'No room is open just now. Yours would be the first.': 'Aucune salle n’est ouverte pour le moment. La tienne serait la première.',
  'Nobody else has a room open just now.': 'Personne d’autre n’a de salle ouverte pour le moment.',

  // The first game
  'Take stones from one heap. Whoever takes the last wins.': 'Prends des jetons dans un seul tas. Qui prend le dernier gagne.',
  'Play here': 'Jouer ici',
  'Your move.': 'À toi.',
  'You took the last stone: you win!': 'Tu as pris le dernier jeton : gagné !',
  'You win, and have beaten every bot there is!': 'Gagné, et tu as battu tous les bots !',
  '{0} took the last stone and wins.': '{0} a pris le dernier jeton et gagne.',
  'Beat the next bot: {0}': 'Bot suivant : {0}',
  'Play again': 'Rejouer',
  'Invite a friend': 'Inviter un ami',
  'What was the trick?': 'C’était quoi, l’astuce ?',
  'The trick is pairs': 'L’astuce, ce sont les paires',
  'Break every heap into a 4, a 2 and a 1, as far as it goes, and look for pairs.':
    'Décompose chaque tas en un 4, un 2 et un 1, autant que possible, et cherche les paires.',
  'The heaps, broken into 4, 2 and 1': 'Les tas, décomposés en 4, 2 et 1',
  'a pair': 'une paire',
  alone: 'seul',
  'The two 4s are a pair, and so are the two 1s. The 2 is alone: take it, 2 stones from heap A.':
    'Les deux 4 font une paire, les deux 1 aussi. Le 2 est seul : prends-le, 2 jetons du tas A.',
  'Now all is in pairs. Whatever the other takes breaks one, and you can always mend it: so the last stone is yours.':
    'Tout est maintenant par paires. Quoi que prenne l’autre, une paire se casse, et tu peux toujours réparer : le dernier jeton est donc à toi.',
  'Look at your game': 'Revoir ta partie',

  // Games in their groups
  'Start here': 'Pour commencer',
  'New twists': 'Nouvelles idées',
  'For the curious': 'Pour les curieux',
  'All {0}': 'Tous ({0})',
  'All {0}: {1}': 'Tous ({0}) : {1}',
  Fewer: 'Moins',
  'Fewer: {0}': 'Moins : {0}',
  'You go second, and can win.': 'Tu joues en second, et peux gagner.',
  'Hard: whoever begins can win.': 'Difficile : qui commence peut gagner.',

  // The list of rooms
  'open seat': 'place libre',
  'waiting for a player': 'attend quelqu’un',
  'move {0}': 'coup {0}',
  'no clock': 'sans pendule',
  Players: 'Joueurs',
  State: 'État',
  Seat: 'Place',
  'Go there': 'Y aller',
  Join: 'Jouer',
  'Join: {0}, {1}': 'Jouer : {0}, {1}',
  Watch: 'Regarder',
  'Watch: {0}, {1}': 'Regarder : {0}, {1}',
  'Which rooms to show': 'Quelles salles montrer',
  'With or without': 'Avec ou sans',
  'Without a clock': 'Sans pendule',
  'With a clock': 'Avec pendule',
  'All rooms': 'Toutes les salles',
  'Open seats': 'Places libres',
  'Live games': 'Parties en cours',
  'No room is as you want it just now.': 'Aucune salle ne correspond pour le moment.',
  '{0} to {1} of {2}': '{0} à {1} sur {2}',
  '{0} to {1} of more than {2}': '{0} à {1} sur plus de {2}',
  'Pages of the list': 'Pages de la liste',
  'Previous rooms': 'Salles précédentes',
  'Next rooms': 'Salles suivantes',
  'Show all rooms': 'Montrer toutes les salles',

  // Our own games, and one to watch
  'Your games': 'Tes parties',
  'Looking…': 'Chargement…',
  'Return: {0}, {1}. {2}.': 'Revenir : {0}, {1}. {2}.',
  'Waiting for another player': 'Il manque quelqu’un',
  '{0} is to move': 'À {0} de jouer',
  'Being played now': 'En train de se jouer',
  over: 'finie',
  'See how it ended': 'Voir comment elle s’est finie',
  'Watch this game': 'Regarder cette partie',

  // Who a tile is played with
  'Play with': 'Jouer avec',
  anyone: 'n’importe qui',
  'a friend': 'un ami',
  'a bot': 'un bot',
  'here, on this device': 'ici, à deux',
  'Who begins': 'Qui commence',
  me: 'moi',
  'the bot': 'le bot',
  chance: 'le hasard',
  'Tap a game: you play whoever wants the same, or wait for them.':
    'Touche un jeu : tu joues avec qui veut le même, ou tu attends quelqu’un.',
  'Tap a game to open a room, and send its link to a friend.': 'Touche un jeu pour ouvrir une salle, et envoie son lien à un ami.',
  'Two people at this device: tap a game, and take turns.': 'À deux sur cet appareil : touchez un jeu, et jouez chacun votre tour.',
  Bot: 'Bot',
  'From the course, for Nim': 'Du cours, pour Nim',
  Clock: 'Pendule',
  None: 'Aucune',

  // Two people at one device
  'Another game': 'Un autre jeu',
  'Player {0}': 'Joueur {0}',
  'Name of player {0}': 'Nom du joueur {0}',
  '{0}, your move.': '{0}, à toi.',
  You: 'Toi',
  'Play again: {0} begins': 'Rejouer : {0} commence',
  'We sit opposite each other': 'Nous sommes face à face',

  // What a new room is like
  'New room': 'Nouvelle salle',
  'Starting position': 'Position de départ',
  'Making the last move': 'Qui joue le dernier coup',
  'Moves first': 'Commence',
  'Moves second': 'Joue en second',
  Me: 'Moi',
  'Open for anybody': 'Libre pour tous',
  'Bot: {0}': 'Bot : {0}',
  'More settings': 'Plus de réglages',
  'List it in the lobby': 'La montrer dans le hall',
  'Who may see perfect play': 'Qui peut voir le jeu parfait',
  'Spectators at any time, players after the game': 'Le public à tout moment, les joueurs après la partie',
  'Everybody, after the game': 'Tout le monde, après la partie',
  Nobody: 'Personne',
  'Open room': 'Ouvrir la salle',
  'Copy a link to these settings': 'Copier un lien vers ces réglages',
  'A link to these settings': 'Un lien vers ces réglages',

  // Links to a new room
  'Everything else is filled in as the link says.': 'Tout le reste est rempli comme le dit le lien.',
  'The link names a game that is not played here: “{0}”.': 'Le lien nomme un jeu qui ne se joue pas ici : « {0} ».',
  'The link has settings that make no game: “{0}”.': 'Le lien a des réglages qui ne donnent aucun jeu : « {0} ».',
  'The link has a position that cannot be played: “{0}”.': 'Le lien a une position qu’on ne peut pas jouer : « {0} ».',
  'The link does not make clear whether the last move wins or loses: “{0}”.':
    'Le lien ne dit pas clairement si le dernier coup gagne ou perd : « {0} ».',
  'The link has a clock that cannot be set: “{0}”.': 'Le lien a une pendule qu’on ne peut pas régler : « {0} ».',
  'The link does not make clear who may see perfect play: “{0}”.': 'Le lien ne dit pas clairement qui peut voir le jeu parfait : « {0} ».',
  'The link names a seat that does not exist: “{0}”.': 'Le lien nomme une place qui n’existe pas : « {0} ».',
  'The link names a bot that does not exist: “{0}”.': 'Le lien nomme un bot qui n’existe pas : « {0} ».',
  'The link does not make clear whether the room is listed: “{0}”.':
    'Le lien ne dit pas clairement si la salle se montre dans le hall : « {0} ».',
};

export const lobbyMarkup: Markup = {
  'There is no connection, so nobody can be seen here. Until it is back you can <a href="/games">try any game against a bot</a>.':
    'Il n’y a pas de connexion, on ne voit donc personne ici. En attendant, tu peux <a href="/games">essayer tous les jeux contre un bot</a>.',
};
