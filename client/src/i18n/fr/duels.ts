import type { Phrases } from '../phrases.ts';

/** Rated duels: where they are sought, what they come to, and what is said in their rooms. */
export const duels: Phrases = {
  'Rated duels': 'Duels classés',
  'Play two games from the same random position. You start one, your opponent starts the other.':
    'Deux parties depuis la même position tirée au sort. Tu commences l’une, ton adversaire l’autre.',
  'Win and your rating goes up. Lose and it goes down.': 'Si tu gagnes, ta cote monte. Si tu perds, elle baisse.',
  'Play a rated duel': 'Jouer un duel classé',
  'Find a duel': 'Chercher un duel',
  Opponent: 'Adversaire',
  'near my rating': 'de mon niveau',
  'You play the waiting player closest to your rating.': 'Tu joues contre la personne en attente la plus proche de ta cote.',
  'Bot and rating': 'Bot et cote',
  'Find opponent': 'Trouver un adversaire',
  'Looking for an opponent…': 'Recherche d’un adversaire…',
  'Cancel search': 'Annuler la recherche',
  'Time control is {0} for each game.': 'La cadence est de {0} pour chaque partie.',
  'Looking for an opponent near your rating…': 'Recherche d’un adversaire proche de ta cote…',
  'Looking for an opponent near your rating, {0}…': 'Recherche d’un adversaire proche de ta cote, {0}…',
  'The longer you wait, the wider the search. It ends when you leave this page.':
    'Plus tu attends, plus la recherche s’élargit. Elle s’arrête quand tu quittes cette page.',
  'Your ratings': 'Tes cotes',
  'No ratings yet. Your first duel gives you one.': 'Pas encore de cote. Ton premier duel t’en donne une.',
  'The ± shows how uncertain a rating still is.': 'Le ± montre à quel point une cote est encore incertaine.',
  'All games together': 'Tous les jeux ensemble',
  Rating: 'Cote',
  Duels: 'Duels',
  Rank: 'Rang',
  Player: 'Joueur',
  Leaderboard: 'Classement',
  'No one is ranked yet. It takes {0} duels and a rating with ± {1} or less.':
    'Personne n’est encore classé. Il faut {0} duels et une cote à ± {1} ou moins.',
  'Bots have fixed ratings.': 'Les bots ont une cote fixe.',

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
