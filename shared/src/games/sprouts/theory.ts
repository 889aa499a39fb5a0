import { DEFAULT_BUDGET } from '../../game/budget.ts';
import type { Theory } from '../../game/theory.ts';
import { Inquiry } from './inquiry.ts';
import { bytesOfKnown, keepKnown, knownSoFar } from './known.ts';
import type { Line } from './line.ts';
import type { SproutsMap } from './map.ts';
import { solveNormal } from './normal-theory.ts';

/** Lands, and a search of couples: see proof-search.ts. */
export const sproutsTheory: Theory<SproutsMap, Line> = {
  *table(map, misere, budget = DEFAULT_BUDGET) {
    if (misere) return null;
    const known = yield* knownSoFar();
    const solution = yield* solveNormal(map, known, new Inquiry(budget, () => bytesOfKnown(known)));
    keepKnown(known);
    return solution;
  },
};
