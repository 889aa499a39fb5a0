import type { Phrases } from '../phrases.ts';

/** Looking back at a game. */
export const replay: Phrases = {
  'Viewing the start': 'Tu vois le début',
  'Viewing move {0} of {1}': 'Tu vois le coup {0} sur {1}',
  'Back to the game': 'Retour à la partie',
  'Look back at the moves': 'Revoir les coups',
  'First position': 'Première position',
  'Run through the moves': 'Faire défiler les coups',
  'Present position': 'Position actuelle',
  'Position shown': 'Position montrée',
  'The start': 'Le début',
  'Move {0} of {1}': 'Coup {0} sur {1}',
};
