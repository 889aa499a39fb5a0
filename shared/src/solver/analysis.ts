import type { Ruleset } from '../game/contract.ts';
import type { Explanation } from '../game/explanation.ts';
import type { Method, Outcome, Solution } from '../game/theory.ts';
import { inWords, type Phrase } from '../phrase.ts';

/** A solution with positions and moves as text: what goes over the wire and what the overlay draws. */
export interface Analysis {
  readonly position: string;
  readonly outcome: Outcome;
  readonly nimber: number | null;
  /** Canonical texts, sorted; a sample when `winningCount` is larger. */
  readonly winningMoves: readonly string[];
  readonly winningCount: number;
  readonly parts: readonly { readonly position: string; readonly nimber: number | null }[];
  readonly method: Pick<Method, 'tier'> & {
    /** In English. */
    readonly source: string;
    /** The source as data, to be said in other languages; absent where an older server solves. */
    readonly phrase?: Phrase;
  };
  readonly explanation: Explanation;
}

export function analysisText<Position, Move>(
  rules: Ruleset<Position, Move>,
  position: Position,
  solution: Solution<Position, Move>,
): Analysis {
  return {
    position: rules.position.format(position),
    outcome: solution.outcome,
    nimber: solution.nimber,
    winningMoves: solution.winningMoves.map((move) => rules.move.format(move)).sort(),
    winningCount: solution.winningCount,
    parts: solution.parts.map((part) => ({ position: rules.position.format(part.position), nimber: part.nimber })),
    method: methodText(solution.method),
    explanation: solution.explanation,
  };
}

/** How a verdict was reached, with its source in English and as data. */
export function methodText({ tier, source }: Method): Analysis['method'] {
  return { tier, source: inWords(source), phrase: source };
}
