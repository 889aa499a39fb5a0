import { after, type Ruleset } from '../game/contract.ts';
import { isPaired, sizesIn } from '../puzzle/features.ts';

/**
 * The moves of common wrong rules, each by itself: take as much as possible, take as little as possible, leave pairs. If nothing can be
 * counted, the first and the last move stand for what people play without thinking.
 */
export function naiveMoves(rules: Ruleset, position: unknown, moves: readonly unknown[]): readonly (readonly unknown[])[] {
  const left = moves.map((move) => ({ move, next: after(rules, position, move) }));
  const sums = left.map(({ move, next }) => ({ move, sum: sizesIn(rules.view(next))?.reduce((a, b) => a + b, 0) ?? null }));
  const counted = sums.flatMap(({ sum }) => (sum === null ? [] : [sum]));
  const leaving = (wanted: number) => sums.filter(({ sum }) => sum === wanted).map(({ move }) => move);
  const bySize = counted.length === moves.length ? [leaving(Math.min(...counted)), leaving(Math.max(...counted))] : [];
  const unthinking = bySize.length > 0 ? bySize : [moves.slice(0, 1), moves.slice(-1)];
  const paired = left.filter(({ next }) => isPaired(rules, next)).map(({ move }) => move);
  return [...unthinking, paired].filter((chosen) => chosen.length > 0);
}

/** Whether a wrong rule finds a winning move as often as not. */
export function winsNaively(chosen: readonly unknown[], winningMoves: readonly unknown[], nameOf: (move: unknown) => string): boolean {
  const wins = new Set(winningMoves.map(nameOf));
  return chosen.filter((move) => wins.has(nameOf(move))).length * 2 >= chosen.length;
}
