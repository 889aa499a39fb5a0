import type { Phrases } from '../phrases.ts';

/** Rated duels: finding one, results, and texts in their rooms. */
export const duels: Phrases = {
  'Rated duels': 'Gewertete Duelle',
  'Play two games from the same random position. You start one, your opponent starts the other.':
    'Zwei Spiele aus derselben ausgelosten Stellung. Eins fängst du an, eins die andere Seite.',
  'Win and your rating goes up. Lose and it goes down.': 'Gewinnst du, steigt deine Wertung. Verlierst du, sinkt sie.',
  'Chance decides whether the last move wins or loses. You see it before the first move.':
    'Ob der letzte Zug gewinnt oder verliert, entscheidet das Los. Du siehst es vor dem ersten Zug.',
  'Rated duels need an account. Create one, or come back after {0} days and {1} finished games.':
    'Für gewertete Duelle brauchst du ein Konto. Erstell eins, oder komm nach {0} Tagen und {1} beendeten Spielen wieder.',
  'Play without rating': 'Ohne Wertung spielen',
  'Play a rated duel': 'Gewertet spielen',
  'Find a duel': 'Duell suchen',
  Opponent: 'Gegner',
  'near my rating': 'meine Stärke',
  'You play the waiting player closest to your rating.': 'Du spielst gegen die wartende Person, die deiner Wertung am nächsten ist.',
  'Bot and rating': 'Bot und Wertung',
  'Find opponent': 'Gegner suchen',
  'Looking for an opponent…': 'Gegner wird gesucht …',
  'Cancel search': 'Suche abbrechen',
  'Time control is {0} for each game.': 'Die Bedenkzeit ist {0} für jedes Spiel.',
  'Looking for an opponent near your rating…': 'Suche nach Gegnern in der Nähe deiner Wertung …',
  'Looking for an opponent near your rating, {0}…': 'Suche nach Gegnern in der Nähe deiner Wertung, {0} …',
  'The longer you wait, the wider the search. It ends when you leave this page.':
    'Je länger du wartest, desto weiter wird gesucht. Die Suche endet, wenn du diese Seite verlässt.',
  'Your ratings': 'Deine Wertungen',
  'No ratings yet. Your first duel gives you one.': 'Noch keine Wertungen. Dein erstes Duell gibt dir eine.',
  'The ± shows how uncertain a rating still is.': 'Das ± zeigt, wie unsicher eine Wertung noch ist.',
  'All games together': 'Alle Spiele zusammen',
  Rating: 'Wertung',
  Duels: 'Duelle',
  Rank: 'Rang',
  Player: 'Spieler',
  Leaderboard: 'Bestenliste',
  'No one is ranked yet. It takes duels with {0} different people and a rating with ±\u00a0{1} or less.':
    'Noch ist niemand platziert. Dafür braucht es Duelle mit {0} verschiedenen Leuten und eine Wertung mit ±\u00a0{1} oder weniger.',
  'Bots have fixed ratings.': 'Bots haben feste Wertungen.',

  // In their rooms
  'Duel, game {0} of 2': 'Duell, Spiel {0} von 2',
  'Match, game {0} of 2': 'Begegnung, Spiel {0} von 2',
  'Game {0} of 2: {1}': 'Spiel {0} von 2: {1}',
  'The second game begins in {0} s.': 'Das zweite Spiel beginnt in {0} s.',
  'The second game begins.': 'Das zweite Spiel beginnt.',
  'The second game begins in a moment.': 'Das zweite Spiel beginnt gleich.',
  'The duel ends {0}.': 'Das Duell endet {0}.',
  '{0} wins the duel {1}.': '{0} gewinnt das Duell {1}.',
  'You win the duel {0}.': 'Du gewinnst das Duell {0}.',
  'You lose the duel {0}.': 'Du verlierst das Duell {0}.',
  'It counts for less, because one of you never moved.': 'Es zählt weniger, weil nicht beide gezogen haben.',
  'The more often the same two meet in a month, the less each duel counts.':
    'Je öfter sich dieselben zwei in einem Monat treffen, desto weniger zählt jedes Duell.',
  'A duel moves a rating by {0} points at most, and a rating rises by {1} an hour at most.':
    'Ein Duell ändert eine Wertung um höchstens {0} Punkte, und in einer Stunde steigt sie um höchstens {1}.',
  'The site operator has voided this duel. It no longer counts.':
    'Wer diese Seite betreibt, hat dieses Duell gestrichen. Es zählt nicht mehr.',
  'Another duel': 'Noch ein Duell',
  'Find a duel of your own': 'Selbst ein Duell suchen',
};
