import { type Sentence, tell } from '../game/explanation.ts';
import type { Outcome } from '../game/theory.ts';
import type { View } from '../game/view.ts';
import { say } from '../phrase.ts';
import { looksLost } from '../puzzle/features.ts';
import type { Placed } from './lesson.ts';

/**
 * Why a move that gave the win away may have looked right: of the position that it left, as it is seen, and whose it would be where
 * the last move wins (null where it does win). Null where no wrong rule speaks for it.
 */
export function explainTemptation({ position }: Pick<Placed, 'position'>, view: View, otherwise: Outcome | null): Sentence | null {
  if (otherwise === 'P')
    return tell(say`If the last move won, that would have been right.`, { kind: 'outcome', position, misere: false, is: 'P' });
  if (otherwise !== null || !looksLost(view)) return null;
  return tell(say`Added as in Nim, what you left makes 0. In Nim that wins, but not here.`);
}
