import type { Phrases } from '../phrases.ts';

/** Looking back at a game. */
export const replay: Phrases = {
  'Viewing the start': 'Du siehst den Anfang',
  'Viewing move {0} of {1}': 'Du siehst Zug {0} von {1}',
  'Back to the game': 'Zurück zum Spiel',
  'Look back at the moves': 'Auf die Züge zurückblicken',
  'First position': 'Erste Stellung',
  'Run through the moves': 'Die Züge ablaufen lassen',
  'Present position': 'Jetzige Stellung',
  'Position shown': 'Gezeigte Stellung',
  'The start': 'Der Anfang',
  'Move {0} of {1}': 'Zug {0} von {1}',
};
