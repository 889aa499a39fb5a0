import type { Phrases } from '../phrases.ts';

/** Perfect play: verdicts, reasons and drawings. */
export const overlay: Phrases = {
  'Show perfect play': 'Perfektes Spiel zeigen',
  'No moves left.': 'Keine Züge mehr.',
  'Calculating…': 'Wird berechnet …',
  Drawing: 'Zeichnung',
  'Winning moves': 'Gewinnzüge',
  'and {0} more': { one: 'und {0} weiterer', other: 'und {0} weitere' },
  'The player to move can win with {0} moves.': {
    one: 'Wer am Zug ist, hat genau einen Gewinnzug.',
    other: 'Wer am Zug ist, hat {0} Gewinnzüge.',
  },
  'The player to move loses against perfect play, whatever the move.':
    'Wer am Zug ist, verliert gegen perfektes Spiel, egal mit welchem Zug.',
  'The player to move can win with at least {0} moves.': {
    one: 'Wer am Zug ist, hat mindestens einen Gewinnzug.',
    other: 'Wer am Zug ist, hat mindestens {0} Gewinnzüge.',
  },
  'The player to move can win, but the winning moves are unknown.': 'Wer am Zug ist, kann gewinnen, aber die Gewinnzüge sind unbekannt.',
  'and many more': 'und viele weitere',
  'and perhaps more': 'und vielleicht weitere',
  'Couldn’t work out who wins here.': 'Wer hier gewinnt, ließ sich nicht berechnen.',
  'By theorem: {0}.': 'Nach einem Satz: {0}.',
  'From a table: {0}.': 'Aus einer Tabelle: {0}.',
  'By search: {0}.': 'Durch Suche: {0}.',
  '{0} loses against perfect play, whatever the move.': '{0} verliert gegen perfektes Spiel, egal mit welchem Zug.',
  '{0} can win, but the winning moves are unknown.': '{0} kann gewinnen, aber die Gewinnzüge sind unbekannt.',
  '{1} can win with at least {0} moves.': {
    one: '{1} hat mindestens einen Gewinnzug.',
    other: '{1} hat mindestens {0} Gewinnzüge.',
  },
  '{1} can win with {0} moves.': { one: '{1} hat genau einen Gewinnzug.', other: '{1} hat {0} Gewinnzüge.' },
  Theory: 'Theorie',
  'Read the source': 'Quelle lesen',
  'Perfect play can be shown once the game has begun.': 'Perfektes Spiel lässt sich zeigen, sobald das Spiel begonnen hat.',
  'At the start': 'Am Anfang',
  'After move {0}': 'Nach Zug {0}',
};
