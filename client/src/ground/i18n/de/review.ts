import type { Phrases } from '../phrases.ts';

/** The review of a game that is over. */
export const review: Phrases = {
  Review: 'Rückblick',
  'Open in analysis': 'In der Analyse öffnen',
  'Looking at position {0} of {1}…': 'Stellung {0} von {1} wird angesehen …',
  'Who has the win': 'Wer auf Gewinn steht',
  '{0} has the win': '{0} steht auf Gewinn',
  '{0} had the win all along.': '{0} stand die ganze Zeit auf Gewinn.',
  'The win changed hands {0} times.': {
    one: 'Der Gewinn ging einmal auf die andere Seite über.',
    other: 'Der Gewinn ging {0}-mal auf die andere Seite über.',
  },
  'For {0} positions it was not found out who has the win: that takes longer than is allowed here.': {
    one: 'Bei einer Stellung wurde nicht herausgefunden, wer auf Gewinn steht: Das dauert länger, als es hier darf.',
    other: 'Bei {0} Stellungen wurde nicht herausgefunden, wer auf Gewinn steht: Das dauert länger, als es hier darf.',
  },
  Accuracy: 'Genauigkeit',
  'never had a winning move': 'hatte nie einen Gewinnzug',
  'kept the win {1} of {0} times': { one: 'hielt den Gewinn {1} von {0} Mal', other: 'hielt den Gewinn {1} von {0} Mal' },
  'Where the win was given away': 'Wo der Gewinn hergegeben wurde',
  '{0} gave the win away with {1}.': '{0} gab mit {1} den Gewinn her.',
  '{0} gave the win away with {1}; {2} would have kept it.': '{0} gab mit {1} den Gewinn her; {2} hätte ihn gehalten.',
  '{0} gave the win away with {1}; {2} or {3} would have kept it.': '{0} gab mit {1} den Gewinn her; {2} oder {3} hätte ihn gehalten.',
  '{1} gave the win away with {2}; {3}, {4} and {0} more would have kept it.': {
    one: '{1} gab mit {2} den Gewinn her; {3}, {4} und ein weiterer hätten ihn gehalten.',
    other: '{1} gab mit {2} den Gewinn her; {3}, {4} und {0} weitere hätten ihn gehalten.',
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
  'not found out': 'nicht herausgefunden',
  'Move {0}: {1} – {2}': 'Zug {0}: {1} – {2}',
};
