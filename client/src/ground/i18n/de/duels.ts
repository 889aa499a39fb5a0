import type { Phrases } from '../phrases.ts';

/** Rated duels: where they are sought, what they come to, and what is said in their rooms. */
export const duels: Phrases = {
  'Rated duels': 'Gewertete Duelle',
  'A duel is two games from the same position, drawn by lot: you begin one of them, the other player begins the other.':
    'Ein Duell sind zwei Spiele aus derselben ausgelosten Stellung: Eins fängst du an, das andere die andere Seite.',
  'How it ends moves your rating, a number that says how strongly you play.':
    'Wie es ausgeht, ändert deine Wertung, eine Zahl dafür, wie stark du spielst.',
  'Play for your rating': 'Um deine Wertung spielen',
  'Seek a duel': 'Ein Duell suchen',
  Against: 'Gegen',
  'somebody near my rating': 'jemanden meiner Stärke',
  'You play whoever waits and is nearest to your rating.': 'Du spielst gegen die Person, die wartet und deiner Wertung am nächsten ist.',
  'Bot, and its rating': 'Bot und seine Wertung',
  'Find somebody': 'Gegner suchen',
  'Seeking somebody…': 'Jemand wird gesucht …',
  'Stop waiting': 'Nicht mehr warten',
  'Each of the two games has a clock: {0}.': 'Jedes der beiden Spiele hat eine Uhr: {0}.',
  'Waiting for somebody near your rating…': 'Warten auf jemanden in der Nähe deiner Wertung …',
  'Waiting for somebody near your rating, {0}…': 'Warten auf jemanden in der Nähe deiner Wertung, {0} …',
  'The longer you wait, the farther apart you two may be. The search ends when you leave this page.':
    'Je länger du wartest, desto weiter dürft ihr auseinander sein. Die Suche endet, wenn du diese Seite verlässt.',
  'Your ratings': 'Deine Wertungen',
  'You have none yet: your first duel gives you one.': 'Noch hast du keine: Dein erstes Duell gibt dir eine.',
  'The number behind ± says how unsure a rating still is.': 'Die Zahl hinter ± sagt, wie unsicher eine Wertung noch ist.',
  'All games together': 'Alle Spiele zusammen',
  Rating: 'Wertung',
  Duels: 'Duelle',
  Place: 'Platz',
  Player: 'Name',
  Leaderboard: 'Bestenliste',
  'Nobody stands here yet. It takes {0} duels, and a rating with ± {1} or less.':
    'Hier steht noch niemand. Dafür braucht es {0} Duelle und eine Wertung mit ± {1} oder weniger.',
  'What the bots are worth was measured, and never moves.': 'Was die Bots wert sind, wurde gemessen und ändert sich nie.',

  // In their rooms
  'Duel, game {0} of 2': 'Duell, Spiel {0} von 2',
  'Game {0} of 2: {1}': 'Spiel {0} von 2: {1}',
  'The second game begins in {0} s.': 'Das zweite Spiel beginnt in {0} s.',
  'The second game begins.': 'Das zweite Spiel beginnt.',
  'The second game begins in a moment.': 'Das zweite Spiel beginnt gleich.',
  'The duel ends {0}.': 'Das Duell endet {0}.',
  '{0} wins the duel {1}.': '{0} gewinnt das Duell {1}.',
  'You win the duel {0}.': 'Du gewinnst das Duell {0}.',
  'You lose the duel {0}.': 'Du verlierst das Duell {0}.',
  'Another duel': 'Noch ein Duell',
  'Find a duel of your own': 'Selbst ein Duell suchen',
};
