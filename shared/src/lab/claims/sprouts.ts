import { type SproutsMap, spotsAlone } from '../../games/sprouts/map.ts';
import { say } from '../../phrase.ts';
import type { Claim } from '../claim.ts';
import { judge } from '../judge.ts';

/** Applegate, Jacobson and Sleator 1991 for normal play, and what is believed of the other since Lemoine and Viennot 2010. */
export function beginnerWins(spots: number, misere: boolean): boolean {
  if (!misere) return spots % 6 >= 3;
  return spots === 1 || (spots !== 4 && [0, 4, 5].includes(spots % 6));
}

/** Those who look farther than the definition reaches: `surveys/sprouts.ts`. */
export const SPROUTS_IN_MISERE: Claim = {
  id: 'beyond-sprouts-misere',
  paper: 'beyond',
  where: say`Sprouts, the last line loses`,
  says: say`Whoever begins wins exactly where the number of spots, divided by 6, leaves 0, 4 or 5; but with one spot they win, and with four they lose.`,
  standing: 'open',
  range: { of: say`Spots to begin with, at most`, from: 1, usual: 4, most: 5 },
  cost: (to) => 10 ** to,
  begin() {
    const spots = judge<SproutsMap>('sprouts', {}, true);
    return function* (count) {
      yield spots.lost(spotsAlone(count), !beginnerWins(count, true));
    };
  },
};
