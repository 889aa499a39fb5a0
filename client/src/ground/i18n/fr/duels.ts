import type { Phrases } from '../phrases.ts';

/** Rated duels: where they are sought, what they come to, and what is said in their rooms. */
export const duels: Phrases = {
  'Rated duels': 'Duels classés',
  'A duel is two games from the same position, drawn by lot: you begin one of them, the other player begins the other.':
    'Un duel, ce sont deux parties depuis la même position, tirée au sort : tu commences l’une, l’autre joueur commence l’autre.',
  'How it ends moves your rating, a number that says how strongly you play.':
    'Son résultat change ta cote, un nombre qui dit comme tu joues bien.',
  'Play for your rating': 'Jouer pour ta cote',
  'Seek a duel': 'Chercher un duel',
  Against: 'Contre',
  'somebody near my rating': 'quelqu’un de ma force',
  'You play whoever waits and is nearest to your rating.':
    'Tu joues contre la personne qui attend et dont la cote est la plus proche de la tienne.',
  'Bot, and its rating': 'Bot, et sa cote',
  'Find somebody': 'Trouver quelqu’un',
  'Seeking somebody…': 'Recherche en cours…',
  'Stop waiting': 'Ne plus attendre',
  'Each of the two games has a clock: {0}.': 'Chacune des deux parties a une pendule : {0}.',
  'Waiting for somebody near your rating…': 'En attente de quelqu’un dont la cote est proche de la tienne…',
  'Waiting for somebody near your rating, {0}…': 'En attente de quelqu’un dont la cote est proche de la tienne, {0}…',
  'The longer you wait, the farther apart you two may be. The search ends when you leave this page.':
    'Plus tu attends, plus vos cotes peuvent être éloignées. La recherche s’arrête quand tu quittes cette page.',
  'Your ratings': 'Tes cotes',
  'You have none yet: your first duel gives you one.': 'Tu n’en as pas encore : ton premier duel t’en donne une.',
  'The number behind ± says how unsure a rating still is.': 'Le nombre après ± dit à quel point une cote est encore incertaine.',
  'All games together': 'Tous les jeux ensemble',
  Rating: 'Cote',
  Duels: 'Duels',
  Place: 'Place',
  Player: 'Nom',
  Leaderboard: 'Classement',
  'Nobody stands here yet. It takes {0} duels, and a rating with ± {1} or less.':
    'Il n’y a encore personne ici. Il faut {0} duels, et une cote à ± {1} ou moins.',
  'What the bots are worth was measured, and never moves.': 'La cote des bots a été mesurée et ne change jamais.',

  // In their rooms
  'Duel, game {0} of 2': 'Duel, partie {0} sur 2',
  'Game {0} of 2: {1}': 'Partie {0} sur 2 : {1}',
  'The second game begins in {0} s.': 'La deuxième partie commence dans {0} s.',
  'The second game begins.': 'La deuxième partie commence.',
  'The second game begins in a moment.': 'La deuxième partie commence dans un instant.',
  'The duel ends {0}.': 'Le duel se termine par {0}.',
  '{0} wins the duel {1}.': '{0} gagne le duel {1}.',
  'You win the duel {0}.': 'Tu gagnes le duel {0}.',
  'You lose the duel {0}.': 'Tu perds le duel {0}.',
  'Another duel': 'Encore un duel',
  'Find a duel of your own': 'Chercher un duel toi aussi',
};
