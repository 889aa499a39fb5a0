import type { Phrases } from '../phrases.ts';

/** Rated duels: finding one, results, and texts in their rooms. */
export const duels: Phrases = {
  'Rated duels': 'Duels classés',
  'Play two games from the same random position. You start one, your opponent starts the other.':
    'Deux parties depuis la même position tirée au sort. Tu commences l’une, ton adversaire l’autre.',
  'Win and your rating goes up. Lose and it goes down.': 'Si tu gagnes, ta cote monte. Si tu perds, elle baisse.',
  'Chance decides whether the last move wins or loses. You see it before the first move.':
    'Le sort décide si le dernier coup gagne ou perd. Tu le vois avant le premier coup.',
  'Rated duels need an account. Create one, or come back after {0} days and {1} finished games.':
    'Pour les duels classés, il te faut un compte. Crée-en un, ou reviens après {0} jours et {1} parties terminées.',
  'Play without rating': 'Jouer sans cote',
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
  'No one is ranked yet. It takes duels with {0} different people and a rating with ±\u00a0{1} or less.':
    'Personne n’est encore classé. Il faut des duels contre {0} personnes différentes et une cote à ±\u00a0{1} ou moins.',
  'Bots have fixed ratings.': 'Les bots ont une cote fixe.',

  // In their rooms
  'Duel, game {0} of 2': 'Duel, partie {0} sur 2',
  'Match, game {0} of 2': 'Rencontre, partie {0} sur 2',
  'Game {0} of 2: {1}': 'Partie {0} sur 2 : {1}',
  'The second game begins in {0} s.': 'La deuxième partie commence dans {0} s.',
  'The second game begins.': 'La deuxième partie commence.',
  'The second game begins in a moment.': 'La deuxième partie commence dans un instant.',
  'The duel ends {0}.': 'Le duel se termine par {0}.',
  '{0} wins the duel {1}.': '{0} gagne le duel {1}.',
  'You win the duel {0}.': 'Tu gagnes le duel {0}.',
  'You lose the duel {0}.': 'Tu perds le duel {0}.',
  'It counts for less, because one of you never moved.': 'Il compte moins, car l’un de vous n’a jamais joué.',
  'The more often the same two meet in a month, the less each duel counts.':
    'Plus les deux mêmes se rencontrent en un mois, moins chaque duel compte.',
  'A duel moves a rating by {0} points at most, and a rating rises by {1} an hour at most.':
    'Un duel change une cote de {0} points au plus, et elle monte de {1} par heure au plus.',
  'The site operator has voided this duel. It no longer counts.': 'L’administrateur du site a annulé ce duel. Il ne compte plus.',
  'Another duel': 'Encore un duel',
  'Find a duel of your own': 'Chercher un duel toi aussi',
};
