import type { Ruleset } from '../game/contract.ts';
import type { Explanation } from '../game/explanation.ts';
import { letterOf } from '../game/letters.ts';
import type { Method, Outcome, Solution } from '../game/theory.ts';
import { groupBy } from '../group-by.ts';
import { inWords, type Phrase } from '../phrase.ts';

/** A solution with positions and moves as text: what goes over the wire and what the overlay draws. */
export interface Analysis {
  readonly position: string;
  readonly outcome: Outcome;
  readonly nimber: number | null;
  /** Present where there was time to find who wins, but not the nimber. */
  readonly nimberUnknown?: true;
  /** Canonical texts, sorted; a sample when `winningCount` is larger. */
  readonly winningMoves: readonly string[];
  readonly winningCount: number;
  /** Present where there was no time to find all of them: then there are at least as many as said here. */
  readonly mayBeMore?: true;
  /** Present where the search ended because memory was full: a longer one would find no more. */
  readonly memoryFull?: true;
  /** As many as people would count: mirror images of a move are one. At least as many where not all are listed. */
  readonly winningWays: number;
  /** One winning move of each of these ways, the first in canonical order; absent where each of those listed is a way of its own. */
  readonly ways?: readonly string[];
  /** `at` is where the board shows the value, such as the letter of a heap; null where it has no place. */
  readonly parts: readonly { readonly position: string; readonly nimber: number | null; readonly at: string | null }[];
  readonly method: Pick<Method, 'tier'> & {
    /** In English. */
    readonly source: string;
    /** The source as data, to be said in other languages; absent where an older server solves. */
    readonly phrase?: Phrase;
  };
  readonly explanation: Explanation;
}

/** Whether a longer search may find more: who wins, more winning moves, or the nimber. Where a theorem names some of them it names no more. */
export function mayFindMore({ outcome, mayBeMore, nimberUnknown, memoryFull, method }: Analysis): boolean {
  if (memoryFull || method.tier === 'theorem') return false;
  return outcome === 'unknown' || mayBeMore === true || nimberUnknown === true;
}

export function analysisText<Position, Move>(
  rules: Ruleset<Position, Move>,
  position: Position,
  solution: Solution<Position, Move>,
): Analysis {
  const places = placesOf(rules, position);
  return {
    position: rules.position.format(position),
    outcome: solution.outcome,
    nimber: solution.nimber,
    ...(solution.nimberUnknown ? { nimberUnknown: true } : {}),
    winningMoves: solution.winningMoves.map((move) => rules.move.format(move)).sort(),
    winningCount: solution.winningCount,
    ...(solution.mayBeMore ? { mayBeMore: true } : {}),
    ...(solution.memoryFull ? { memoryFull: true } : {}),
    ...waysOf(rules, position, solution),
    parts: solution.parts.map((part, index) => ({
      position: rules.position.format(part.position),
      nimber: part.nimber,
      at: places?.[index] ?? null,
    })),
    method: methodText(solution.method),
    explanation: solution.explain(),
  };
}

/** Where the parts are; null if a position has no parts. */
function placesOf<Position>(rules: Ruleset<Position, unknown>, position: Position): readonly (string | null)[] | null {
  if (rules.places) return rules.places(position);
  return rules.parts?.(position).map((_, part) => letterOf(part)) ?? null;
}

function waysOf<Position, Move>(
  { classOf, move: { format } }: Ruleset<Position, Move>,
  position: Position,
  { winningMoves, winningCount }: Solution<Position, Move>,
): Pick<Analysis, 'winningWays' | 'ways'> {
  if (!classOf) return { winningWays: winningCount };
  const ways = [...groupBy(winningMoves, (move) => classOf(position, move)).values()].map(([first]) => format(first as Move));
  return { winningWays: winningCount > 0 ? Math.max(1, ways.length) : 0, ways };
}

/** How a verdict was reached, with its source in English and as data. */
export function methodText({ tier, source }: Method): Analysis['method'] {
  return { tier, source: inWords(source), phrase: source };
}
