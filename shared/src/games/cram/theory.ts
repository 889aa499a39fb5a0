import { type Explanation, tell } from '../../game/explanation.ts';
import { atLeast, type Method, type Solution, type Theory } from '../../game/theory.ts';
import { list, say } from '../../phrase.ts';
import { type Board, covered, type Domino, dominoesOn, dominoNotation } from './board.ts';
import { isTurnable, regionsOf, shapeOf } from './regions.ts';

/** Regions of up to this many squares are searched for every winning move; in larger ones a single known one is enough. */
const MAX_SEARCHED = 20;

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
  return regions.some(({ free }) => free.filter(Boolean).length > MAX_SEARCHED);
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
    ...(isLost ? { winningCount: 0 } : atLeast(winning.length)),
    parts: regions.map((position) => ({ position, nimber: isTurnable(position) ? 0 : null })),
    method: MIRROR,
    explain: () => (isLost ? explainMirror() : explainToMirror(winning)),
  };
}

function explainMirror(): Explanation {
  return {
    sentences: [
      tell(
        say`The board looks the same after half a turn, or it has two regions of the same shape. After any domino, the other side can place one at the matching spot.`,
        { kind: 'outcome', misere: false, is: 'P' },
        { kind: 'nimber', is: 0 },
      ),
    ],
    drawings: [],
  };
}

function explainToMirror(winning: readonly Domino[]): Explanation {
  const names = winning.map((domino) => dominoNotation.format(domino));
  return {
    sentences: [
      tell(
        say`After a domino on ${list('or', names)}, the board looks the same after half a turn. From then on, every domino can be answered at the matching spot.`,
        { kind: 'outcome', misere: false, is: 'N' },
      ),
      tell(say`There may be other winning moves. On a board this large, they aren’t looked for.`),
    ],
    drawings: [],
  };
}

const MIRROR: Method = { tier: 'theorem', source: say`Berlekamp, Conway and Guy, Winning Ways, 1982: play by symmetry` };
