import type { Phrases } from '../phrases.ts';

/** The catalogue and its practice boards. */
export const gamesPages: Phrases = {
  'Games like it': 'Ähnliche Spiele',
  'Two players, no luck, nothing hidden, the same moves for both. Games like these can be solved.':
    'Zwei Personen, kein Zufall, nichts verborgen, für beide dieselben Züge. Solche Spiele sind lösbar.',
  'All games': 'Alle Spiele',
  'Game not found': 'Spiel nicht gefunden',
  'Try it': 'Ausprobieren',
  Rules: 'Regeln',
  'Best positions': 'Beste Stellungen',
  'Try {0}': '{0} ausprobieren',

  'Open room: {0}': 'Raum öffnen: {0}',
  'Play with others…': 'Mit anderen spielen …',
  'One of': 'Eins davon',
  '{0}: numbers, separated by commas': '{0}: Zahlen, durch Kommas getrennt',

  'Play both sides': 'Beide Seiten spielen',
  'Against {0}': 'Gegen {0}',
  'You go first': 'Du fängst an',
  'The bot goes first': 'Der Bot fängt an',
  'Take back': 'Zurücknehmen',
  'Start again': 'Von vorn',
  'You win.': 'Du gewinnst.',
  '{0} wins.': '{0} gewinnt.',
  'The first player wins.': 'Die erste Seite gewinnt.',
  'The second player wins.': 'Die zweite Seite gewinnt.',
  'Your turn.': 'Du bist am Zug.',
  '{0} is thinking…': '{0} überlegt …',
  'First player’s turn.': 'Die erste Seite ist am Zug.',
  'Second player’s turn.': 'Die zweite Seite ist am Zug.',
  'Known results': 'Bekannte Ergebnisse',
  Limits: 'Grenzen',
  'Every possible game': 'Alle möglichen Verläufe',
  'Everything {0} can become': 'Alles, was aus {0} werden kann',
  'Lines lead from each picture to the positions it can become. Equivalent positions share one picture. ✱ is the value when the last move wins, the smallest number missing below. The player to move at ✱0 loses.':
    'Linien führen von jedem Bild zu den Stellungen, die daraus werden können. Gleichwertige Stellungen teilen sich ein Bild. ✱ ist der Wert, wenn der letzte Zug gewinnt: die kleinste Zahl, die darunter fehlt. Wer bei ✱0 am Zug ist, verliert.',
  History: 'Geschichte',
  'The last move wins': 'Der letzte Zug gewinnt',

  'When the last move wins: {0}': 'Wenn der letzte Zug gewinnt: {0}',
  'When the last move loses: {0}': 'Wenn der letzte Zug verliert: {0}',
  'Who wins from the start': 'Wer von Anfang an gewinnt',
  'Full rules': 'Alle Regeln',
  'From here': 'Von hier aus',
};
