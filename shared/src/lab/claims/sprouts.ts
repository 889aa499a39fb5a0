import { type SproutsMap, spotsAlone } from '../../games/sprouts/map.ts';
import { say } from '../../phrase.ts';
import type { Claim } from '../claim.ts';
import { judge } from '../judge.ts';

/** Applegate, Jacobson and Sleator 1991 for normal play, and the conjecture for misère play since Lemoine and Viennot 2010. */
export function beginnerWins(spots: number, misere: boolean): boolean {
  if (!misere) return spots % 6 >= 3;
  return spots === 1 || (spots !== 4 && [0, 4, 5].includes(spots % 6));
}

/** Those who look farther than the definition reaches: `surveys/sprouts.ts`. */
export const SPROUTS_IN_MISERE: Claim = {
  id: 'beyond-sprouts-misere',
  paper: 'beyond',
  where: say`Sprouts, the last line loses`,
  says: say`The last line loses. Divide the number of spots by 6. The player who starts wins exactly when the remainder is 0, 4 or 5, with two exceptions: they win with one spot and lose with four.`,
  standing: 'open',
  range: { of: say`Most spots at the start`, from: 1, usual: 4, most: 5 },
  cost: (to) => 10 ** to,
  begin() {
    const spots = judge<SproutsMap>('sprouts', {}, true);
    return function* (count) {
      yield spots.lost(spotsAlone(count), !beginnerWins(count, true));
    };
  },
};
