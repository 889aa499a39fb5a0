import { endTable } from '../../games/colourful/end-table.ts';
import type { Piles } from '../../games/colourful/pile.ts';
import { MAX_MIDDLE } from '../../games/colourful/three-sections.ts';
import { say } from '../../phrase.ts';
import { runToEnd } from '../../solver/analyse.ts';
import type { Claim } from '../claim.ts';
import { judge } from '../judge.ts';
import { pileOf } from './colourful.ts';

/** The smallest tall section from which values repeat. */
export const REPEATS_FROM = 4;

/** The least power of 2 above both other sections. */
export function repeatsEvery(middle: number, end: number): number {
  return 2 ** (32 - Math.clz32(Math.max(middle, end)));
}

/** Values of piles open at both ends with a tall section: how soon and how evenly they grow, which is proved. */
export const THREE_SECTIONS: Claim = {
  id: 'beyond-three-sections',
  paper: 'beyond',
  where: say`Three sections, open at both ends`,
  says: say`Take a pile open at both ends whose middle section has at most ${MAX_MIDDLE} stones, and let p be the smallest power of 2 above the middle and one end. From ${REPEATS_FROM} stones of the other end on, p more stones there make it worth p more.`,
  standing: 'holds',
  range: { of: say`Stones in the pile`, from: 1, usual: 150, most: 300 },
  cost: (to) => 2 * (to + 1) * (to + 2),
  begin() {
    const piles = judge<Piles>('colourful', { ends: 'both' });
    return function* (stones) {
      for (let middle = 1; middle <= MAX_MIDDLE; middle++) {
        for (let end = 1; middle + end < stones; end++) {
          const tall = stones - middle - end;
          const every = repeatsEvery(middle, end);
          if (tall < REPEATS_FROM + every) continue;
          const { nimber } = runToEnd(endTable([tall - every, middle, end]));
          yield piles.nimber(pileOf([tall, middle, end]), nimber + every);
        }
      }
    };
  },
};
