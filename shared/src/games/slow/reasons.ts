import { type Explanation, tell } from '../../game/explanation.ts';
import type { Heaps } from '../../game/heaps.ts';
import { count, list, type Phrase, say } from '../../phrase.ts';
import { isLostBy, type LostRule } from './rules.ts';

/** The heaps from small to large, each odd or even, and the rule that goes by it. */
export function byParity(rule: LostRule, sorted: Heaps, misere: boolean): Explanation {
  const odd = sorted.filter((size) => size % 2 === 1).length;
  return {
    sentences: [
      tell(
        count(
          odd,
          'From small to large, the heaps are {1}. One of them is odd.',
          'From small to large, the heaps are {1}. {0} of them are odd.',
          list('and', sorted),
        ),
      ),
      tell(rule.words(sorted), ...(typeof rule.lost === 'function' ? [] : [{ kind: 'lost', when: rule.lost, misere } as const]), {
        kind: 'outcome',
        misere,
        is: isLostBy(rule, sorted) ? 'P' : 'N',
      }),
    ],
    drawings: [
      {
        kind: 'table',
        title: say`The heaps by size`,
        rows: [
          { name: say`size`, cells: sorted },
          {
            name: say`parity`,
            cells: sorted.map((size) => (size % 2 === 1 ? { value: say`odd`, look: 'key' } : { value: say`even`, look: 'soft' })),
          },
        ],
      },
    ],
  };
}

/** Of a game in which no move is left. */
export function over(misere: boolean): Explanation {
  return {
    sentences: [
      tell(misere ? say`The game is over, and the side to move has won.` : say`The game is over, and the side to move has lost.`, {
        kind: 'outcome',
        misere,
        is: misere ? 'N' : 'P',
      }),
    ],
    drawings: [],
  };
}

/** What was worked out, where no rule is known that is short enough to say. */
export function workedOut(computed: Phrase): Explanation {
  return { sentences: [tell(computed)], drawings: [] };
}
