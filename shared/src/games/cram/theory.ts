import { type Explanation, tell } from '../../game/explanation.ts';
import type { Method, Solution, Theory } from '../../game/theory.ts';
import { list, say } from '../../phrase.ts';
import { atLeast } from '../../solver/analyse.ts';
import { type Board, covered, type Domino, dominoesOn, dominoNotation } from './board.ts';
import { isTurnable, regionsOf, shapeOf } from './regions.ts';

/** Regions of so many squares are searched, so that every winning move is known; of larger ones one that is known will do. */
const MOST_SEARCHED = 20;

/**
 * A region that can be turned half round is lost where the last move wins: every domino is answered by the turned one. Two
 * regions of one shape cancel out as well. Of anything else a search has to tell.
 */
export const cramTheory: Theory<Board, Domino> = {
  closed(board, misere) {
    const regions = regionsOf(board);
    if (misere || regions.length === 0) return null;
    if (isMirrored(regions)) return regions.length === 1 || isLarge(regions) ? solution(regions, []) : null;
    if (!isLarge(regions)) return null;
    const winning = [...dominoesOn(board)].filter((domino) => {
      const next = covered(board, domino);
      return next.ok && isMirrored(regionsOf(next.value));
    });
    return winning.length > 0 ? solution(regions, winning) : null;
  },
};

function isLarge(regions: readonly Board[]): boolean {
  return regions.some(({ free }) => free.filter(Boolean).length > MOST_SEARCHED);
}

/** Whether nothing is left once regions of one shape are paired off, but regions that can be turned. */
function isMirrored(regions: readonly Board[]): boolean {
  const single = new Set<string>();
  for (const region of regions) {
    if (isTurnable(region)) continue;
    const shape = shapeOf(region);
    if (!single.delete(shape)) single.add(shape);
  }
  return single.size === 0;
}

/** `winning` are some of the winning moves; none where the position is lost. */
function solution(regions: readonly Board[], winning: readonly Domino[]): Solution<Board, Domino> {
  const isLost = winning.length === 0;
  return {
    outcome: isLost ? 'P' : 'N',
    nimber: isLost ? 0 : null,
    winningMoves: winning,
    winningCount: isLost ? 0 : atLeast(winning.length),
    parts: regions.map((position) => ({ position, nimber: isTurnable(position) ? 0 : null })),
    method: MIRROR,
    explain: () => (isLost ? mirrorTold() : toMirrorTold(winning)),
  };
}

function mirrorTold(): Explanation {
  return {
    sentences: [
      tell(
        say`Turn the board half round, and it looks the same; or there are two regions of one shape. So whatever is put down, the other side can put down the same over there.`,
        { kind: 'outcome', misere: false, is: 'P' },
        { kind: 'nimber', is: 0 },
      ),
    ],
    drawings: [],
  };
}

function toMirrorTold(winning: readonly Domino[]): Explanation {
  const names = winning.map((domino) => dominoNotation.format(domino));
  return {
    sentences: [
      tell(
        say`A domino on ${list('or', names)} makes a board that looks the same when it is turned half round. From then on, whatever is put down can be put down over there as well.`,
        { kind: 'outcome', misere: false, is: 'N' },
      ),
      tell(say`There may be other winning moves; on a board as large as this they are not looked for.`),
    ],
    drawings: [],
  };
}

const MIRROR: Method = { tier: 'theorem', source: say`Berlekamp, Conway and Guy, Winning Ways, 1982: play by symmetry` };
