import type { Markup, Phrases } from '../phrases.ts';

/** The lobby: positions to start from, rooms, and options of a new room. */
export const lobby: Phrases = {
  Time: 'Temps',
  'Sit down.': 'Assieds-toi.',
  'Take the last stone.': 'Prends le dernier\u00a0jeton.',
  'Two players, no luck, nothing hidden. Think further ahead and you win.':
    'À deux, sans hasard, rien de caché. Vois plus loin et tu gagnes.',
  'New here? Two minutes': 'Première visite ? Deux minutes',
  'Play a bot': 'Contre un bot',
  'Play a friend': 'Contre un ami',
  'Play anyone': 'Contre quelqu’un',
  'On the tables now': 'Sur les tables en ce moment',
  'No one is playing right now.': 'Personne ne joue en ce moment.',
  'Watch two bots play': 'Voir deux bots jouer',
  'For a few minutes': 'Pour quelques minutes',
  'Pick a game': 'Choisis un jeu',
  'Create a game…': 'Créer une partie…',
  '{0} days in a row. Keep it up!': '{0} jours d’affilée. Continue !',
  'Three new puzzles every day, none twice in a year.': 'Trois nouvelles par jour, aucune deux fois dans l’année.',
  Lessons: 'Leçons',
  'First lesson': 'Première leçon',
  'Next lesson': 'Leçon suivante',
  'You’ve done them all.': 'Tu les as toutes faites.',
  'Learn to win at Nim, move by move.': 'Apprends à gagner au Nim, coup par coup.',
  'Chapter {0} of {1}.': 'Chapitre {0} sur {1}.',
  'Beat {0}': 'Bats {0}',
  'Win twice in a row at Nim.': 'Gagne deux fois de suite au Nim.',
  'Climb another ladder': 'Une autre échelle',
  'You’ve beaten every bot at Nim.': 'Au Nim, tu as battu tous les bots.',
  'Games being played': 'Parties en cours',
  'Play a game': 'Jouer',
  'There is no connection.': 'Pas de connexion.',
  'Turn on perfect play in a game to see who is winning, and why.':
    'Affiche le jeu parfait pendant une partie : tu vois qui gagne, et pourquoi.',
  '{0} people are waiting': { one: '{0} personne attend', many: '{0} personnes attendent', other: '{0} personnes attendent' },
  '{0} or more people are waiting': {
    one: '{0} personne ou plus attend',
    many: '{0} personnes ou plus attendent',
    other: '{0} personnes ou plus attendent',
  },
  'Starting positions': 'Positions de départ',
  Rooms: 'Salles',
  'You need a connection to open a room.': 'Il faut une connexion pour ouvrir une salle.',

  'No open rooms right now. Create the first one.': 'Aucune salle ouverte pour le moment. Crée la première.',
  'No other open rooms right now.': 'Aucune autre salle ouverte pour le moment.',

  // The first game
  'Take stones from one heap. Take the last stone to win.': 'Prends des jetons dans un seul tas. Prends le dernier pour gagner.',
  'Play here': 'Jouer ici',

  'You took the last stone. You win!': 'Tu as pris le dernier jeton. Gagné !',
  'You win! You’ve beaten every bot.': 'Gagné ! Tu as battu tous les bots.',
  '{0} took the last stone and wins.': '{0} a pris le dernier jeton et gagne.',

  'Play again': 'Rejouer',
  'Invite a friend': 'Inviter un ami',
  'See the trick': 'Voir l’astuce',
  'The trick is pairs': 'L’astuce, ce sont les paires',
  'Split each heap into 4, 2 and 1, using each number once at most. Then look for pairs.':
    'Décompose chaque tas en 4, 2 et 1, chaque nombre une fois au plus. Cherche ensuite les paires.',
  'The heaps, broken into 4, 2 and 1': 'Les tas, décomposés en 4, 2 et 1',
  'a pair': 'une paire',
  alone: 'seul',
  'The two 4s are a pair, and so are the two 1s. The 2 is alone, so take 2 stones from heap A.':
    'Les deux 4 font une paire, les deux 1 aussi. Le 2 est seul, alors prends 2 jetons du tas A.',
  'Now everything is in pairs. Every move breaks a pair, and you can always restore it. So you take the last stone.':
    'Maintenant tout va par paires. Chaque coup casse une paire, et tu peux toujours la refaire. Tu prends donc le dernier jeton.',
  'Review your game': 'Revoir ta partie',

  // Games in their groups
  'Start here': 'Pour commencer',
  'New twists': 'Nouvelles idées',
  'For the curious': 'Pour les curieux',
  'All {0}': 'Tous ({0})',
  'You go second and can win.': 'Tu joues en second et peux gagner.',
  'Hard. The first player can win.': 'Difficile. Le premier joueur peut gagner.',

  // The list of rooms
  'open seat': 'place libre',
  'waiting for a player': 'attend un joueur',
  'move {0}': 'coup {0}',
  'no clock': 'sans pendule',
  Players: 'Joueurs',

  Status: 'Statut',
  Open: 'Ouvrir',
  Join: 'Jouer',
  'Join: {0}, {1}': 'Jouer : {0}, {1}',
  Watch: 'Regarder',
  'Watch: {0}, {1}': 'Regarder : {0}, {1}',
  'Filter rooms': 'Filtrer les salles',
  'Any time control': 'Toutes les cadences',

  'With a clock': 'Avec pendule',
  'All rooms': 'Toutes les salles',
  'Open seats': 'Places libres',
  'Live games': 'Parties en cours',
  'No rooms match these filters.': 'Aucune salle ne correspond à ces filtres.',
  '{0} to {1} of {2}': '{0} à {1} sur {2}',
  '{0} to {1} of more than {2}': '{0} à {1} sur plus de {2}',
  'Pages of the list': 'Pages de la liste',
  'Previous rooms': 'Salles précédentes',
  'Next rooms': 'Salles suivantes',
  'Show all rooms': 'Montrer toutes les salles',

  // Our own games, and one to watch
  'Your games': 'Tes parties',

  'Back to {0}, {1}. {2}.': 'Revenir à {0}, {1}. {2}.',
  'Waiting for another player': 'Il manque quelqu’un',
  '{0} is to move': 'À {0} de jouer',
  finished: 'terminée',

  // Who a tile is played with
  'Play with': 'Adversaire',
  anyone: 'au hasard',
  'a friend': 'un ami',
  'a bot': 'un bot',
  'on this device': 'sur cet appareil',
  'Who goes first': 'Qui commence',
  me: 'moi',
  'the bot': 'le bot',
  random: 'au hasard',
  'Tap a game to play someone or wait for an opponent.': 'Touche un jeu pour affronter quelqu’un ou attendre un adversaire.',
  'Tap a game, then send its link to a friend.': 'Touche un jeu, puis envoie son lien à un ami.',
  'Tap a game and take turns on this device.': 'Touchez un jeu et jouez chacun à votre tour sur cet appareil.',
  Bot: 'Bot',
  'From the course, for Nim': 'Du cours, pour Nim',
  'Time control': 'Cadence',

  // Two people at one device
  'Another game': 'Un autre jeu',
  'Player {0}': 'Joueur {0}',
  'Name of player {0}': 'Nom du joueur {0}',
  '{0}, your move.': '{0}, à toi.',
  You: 'Toi',
  'Play again: {0} begins': 'Rejouer : {0} commence',
  'We sit opposite each other': 'Nous sommes face à face',

  // Options of a new room
  'New room': 'Nouvelle salle',
  'Starting position': 'Position de départ',
  'The last move': 'Le dernier coup',
  'Moves first': 'Commence',
  'Moves second': 'Joue en second',
  Me: 'Moi',
  'Open to anyone': 'Ouverte à tous',
  'Bot: {0}': 'Bot : {0}',
  'More settings': 'Plus de réglages',
  'Show in the lobby': 'Afficher dans le hall',
  'Who can see perfect play': 'Qui peut voir le jeu parfait',
  'Spectators anytime, players after the game': 'Le public à tout moment, les joueurs après la partie',
  'Everyone, after the game': 'Tout le monde, après la partie',
  'No one': 'Personne',
  'Open room': 'Ouvrir la salle',
  'Copy link': 'Copier le lien',
  'Link to these settings': 'Lien vers ces réglages',

  // Links to a new room
  'Everything else is filled in from the link.': 'Tout le reste vient du lien.',
  'The link asks for an unknown game, “{0}”.': 'Le lien demande un jeu inconnu, « {0} ».',
  'The link has invalid settings, “{0}”.': 'Le lien contient des réglages invalides, « {0} ».',
  'The link has an invalid position, “{0}”.': 'Le lien contient une position invalide, « {0} ».',
  'The link doesn’t say whether the last move wins or loses, “{0}”.': 'Le lien ne dit pas si le dernier coup gagne ou perd, « {0} ».',
  'The link has an invalid time control, “{0}”.': 'Le lien contient une cadence invalide, « {0} ».',
  'The link doesn’t say who can see perfect play, “{0}”.': 'Le lien ne dit pas qui peut voir le jeu parfait, « {0} ».',
  'The link asks for an unknown seat, “{0}”.': 'Le lien demande une place inconnue, « {0} ».',
  'The link asks for an unknown bot, “{0}”.': 'Le lien demande un bot inconnu, « {0} ».',
  'The link doesn’t say whether to show the room in the lobby, “{0}”.':
    'Le lien ne dit pas s’il faut afficher la salle dans le hall, « {0} ».',
};

export const lobbyMarkup: Markup = {
  'You’re offline. You can still <a href="/games">play any game against a bot</a>.':
    'Tu es hors ligne. Tu peux quand même <a href="/games">jouer à tous les jeux contre un bot</a>.',
};
