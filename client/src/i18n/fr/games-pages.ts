import type { Phrases } from '../phrases.ts';

/** The catalogue and its practice boards. */
export const gamesPages: Phrases = {
  'Games like it': 'Jeux similaires',
  'Two players, no luck, nothing hidden, the same moves for both. Games like these can be solved.':
    'Deux joueurs, pas de hasard, rien de caché, les mêmes coups pour les deux. On peut résoudre de tels jeux.',
  'All games': 'Tous les jeux',
  'Game not found': 'Jeu introuvable',
  'Try it': 'Essayer',
  Rules: 'Règles',
  'Best positions': 'Meilleures positions',
  'Try {0}': 'Essayer {0}',

  'Open room: {0}': 'Ouvrir une salle : {0}',
  'Play with others…': 'Jouer avec d’autres…',
  'One of': 'Au choix',
  '{0}: numbers, separated by commas': '{0} : des nombres, séparés par des virgules',

  'Play both sides': 'Jouer les deux camps',
  'Against {0}': 'Contre {0}',
  'You go first': 'Tu commences',
  'The bot goes first': 'Le bot commence',
  'Take back': 'Reprendre',
  'Start again': 'Recommencer',
  'You win.': 'Tu gagnes.',
  '{0} wins.': '{0} gagne.',
  'The first player wins.': 'Le premier joueur gagne.',
  'The second player wins.': 'Le second joueur gagne.',
  'Your turn.': 'À toi de jouer.',
  '{0} is thinking…': '{0} réfléchit…',
  'First player’s turn.': 'Au tour du premier joueur.',
  'Second player’s turn.': 'Au tour du second joueur.',
  'Known results': 'Résultats connus',
  Limits: 'Limites',
  'Every possible game': 'Toutes les parties possibles',
  'Everything {0} can become': 'Tout ce que {0} peut devenir',
  'Lines lead from each picture to the positions it can become. Equivalent positions share one picture. ✱ is the value when the last move wins, the smallest number missing below. The player to move at ✱0 loses.':
    'Des traits mènent de chaque image aux positions qu’elle peut devenir. Les positions équivalentes partagent une image. ✱ est la valeur quand le dernier coup gagne : le plus petit nombre absent dessous. Qui doit jouer à ✱0 perd.',
  History: 'Histoire',
  'The last move wins': 'Le dernier coup gagne',

  'When the last move wins: {0}': 'Si le dernier coup gagne : {0}',
  'When the last move loses: {0}': 'Si le dernier coup perd : {0}',
  'Who wins from the start': 'Qui gagne dès le départ',
  'Full rules': 'Règles complètes',
  'From here': 'À partir d’ici',
};
