import type { Phrases } from '../phrases.ts';

/** The review of a game that is over. */
export const review: Phrases = {
  Review: 'Rückblick',
  'Open in analysis': 'Analysieren',
  'Looking at position {0} of {1}…': 'Stellung {0} von {1} wird angesehen …',
  'Who has the win': 'Wer auf Gewinn steht',
  '{0} has the win': '{0} steht auf Gewinn',
  '{0} had the win all along.': '{0} stand die ganze Zeit auf Gewinn.',
  'The lead changed hands {0} times.': {
    one: 'Die Führung wechselte einmal.',
    other: 'Die Führung wechselte {0}-mal.',
  },
  '{0} positions took too long to solve.': {
    one: 'Eine Stellung war in der Zeit nicht zu lösen.',
    other: '{0} Stellungen waren in der Zeit nicht zu lösen.',
  },
  Accuracy: 'Genauigkeit',
  'never had a winning position': 'stand nie auf Gewinn',
  'held {1} of {0} winning positions': { one: 'hielt {1} von {0} Gewinnstellung', other: 'hielt {1} von {0} Gewinnstellungen' },
  'Where the win was given away': 'Wo der Gewinn hergegeben wurde',
  '{0} {1}. That gave the win away.': '{0} {1}. Damit war der Gewinn weg.',
  'Better: {0}.': 'Besser: {0}.',
  'Better: {0}; or {1}.': 'Besser: {0}; oder {1}.',
  'Better: {1}; {2}; or {0} more moves.': {
    one: 'Besser: {1}; {2}; oder ein weiterer Zug.',
    other: 'Besser: {1}; {2}; oder {0} weitere Züge.',
  },
  'Show the position': 'Stellung zeigen',
  'Show the position before move {0}': 'Stellung zeigen, vor Zug {0}',
  'Try it from here, before move {0}': 'Von hier aus versuchen, vor Zug {0}',
  'Try it from here': 'Von hier aus versuchen',
  'What the signs beside the moves mean': 'Was die Zeichen neben den Zügen bedeuten',
  'kept the win': 'hielt den Gewinn',
  'the only move that kept the win': 'der einzige Zug, der den Gewinn hielt',
  'gave the win away': 'gab den Gewinn her',
  'every move was losing': 'jeder Zug verlor',
  'not solved': 'nicht gelöst',
  'Move {0}: {1} – {2}': 'Zug {0}: {1} – {2}',
};
