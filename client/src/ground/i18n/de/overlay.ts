import type { Phrases } from '../phrases.ts';

/** Perfect play: verdicts, reasons and drawings. */
export const overlay: Phrases = {
  'Show perfect play': 'Perfektes Spiel zeigen',
  'Nothing is left to play.': 'Es gibt nichts mehr zu ziehen.',
  'Working it out…': 'Wird berechnet …',
  Drawing: 'Zeichnung',
  'Winning moves': 'Gewinnzüge',
  'and {0} more': { one: 'und {0} weiterer', other: 'und {0} weitere' },
  'The side to move wins: {0} moves do it.': {
    one: 'Wer am Zug ist, gewinnt: mit genau einem Zug.',
    other: 'Wer am Zug ist, gewinnt: mit {0} verschiedenen Zügen.',
  },
  'The side to move loses against perfect play: every move gives it away.':
    'Wer am Zug ist, verliert gegen perfektes Spiel: Jeder Zug verschenkt die Partie.',
  'The side to move wins: more than {0} moves do it.': {
    one: 'Wer am Zug ist, gewinnt: mit mehr als einem Zug.',
    other: 'Wer am Zug ist, gewinnt: mit mehr als {0} verschiedenen Zügen.',
  },
  'The side to move wins; which moves do it was not found out.': 'Wer am Zug ist, gewinnt; mit welchen Zügen, wurde nicht herausgefunden.',
  'and many more': 'und viele weitere',
  'It was not found out who wins here.': 'Wer hier gewinnt, wurde nicht herausgefunden.',
  'By theorem: {0}.': 'Nach einem Satz: {0}.',
  'From a table: {0}.': 'Aus einer Tabelle: {0}.',
  'By search: {0}.': 'Durch Suche: {0}.',
  '{0} loses against perfect play: every move gives it away.': '{0} verliert gegen perfektes Spiel: Jeder Zug gibt es her.',
  '{0} wins; which moves do it was not found out.': '{0} gewinnt; welche Züge es tun, wurde nicht herausgefunden.',
  '{1} wins: more than {0} moves do it.': { one: '{1} gewinnt: Mehr als ein Zug tut es.', other: '{1} gewinnt: Mehr als {0} Züge tun es.' },
  '{1} wins: {0} moves do it.': { one: '{1} gewinnt: Ein Zug tut es.', other: '{1} gewinnt: {0} Züge tun es.' },
  'The theory': 'Die Theorie',
  'Read it there': 'Dort nachlesen',
  'Perfect play can be shown once the game has begun.': 'Perfektes Spiel lässt sich zeigen, sobald das Spiel begonnen hat.',
  'At the start': 'Am Anfang',
  'After move {0}': 'Nach Zug {0}',
};
