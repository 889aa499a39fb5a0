import { after, memoKey, type Ruleset } from '../game/contract.ts';
import type { TreeNode } from '../game/explanation.ts';
import { mex } from './nimbers.ts';

/** More positions than this are no picture any more. */
const MAX_POSITIONS = 60;

interface Grown<Position> {
  readonly position: Position;
  readonly moves: readonly string[];
  readonly to: readonly number[];
}

/**
 * All that can come of a position, by the number of moves made: each position with its nimber, worked out from those below it by
 * definition. Positions of one level that a search need not tell apart are one. Null where there are too many.
 */
export function gameTree<Position, Move>(rules: Ruleset<Position, Move>, start: Position): TreeNode[][] | null {
  const levels: Grown<Position>[][] = [];
  let level: { readonly position: Position; readonly moves: readonly string[] }[] = [{ position: start, moves: [] }];
  for (let count = 0; level.length > 0; ) {
    count += level.length;
    if (count > MAX_POSITIONS) return null;
    const next: typeof level = [];
    const places = new Map<string | number, number>();
    levels.push(
      level.map(({ position, moves }) => {
        const to = new Set<number>();
        for (const move of rules.moves(position)) {
          const there = after(rules, position, move);
          const key = memoKey(rules, there);
          const place = places.get(key) ?? next.push({ position: there, moves: [...moves, rules.move.format(move)] }) - 1;
          places.set(key, place);
          to.add(place);
        }
        return { position, moves, to: [...to] };
      }),
    );
    level = next;
  }
  return valued(rules, start, levels);
}

function valued<Position>(rules: Ruleset<Position, unknown>, start: Position, levels: readonly Grown<Position>[][]): TreeNode[][] {
  const begun = rules.view(start);
  const nodes: TreeNode[][] = [];
  for (const level of levels.toReversed()) {
    const below = nodes[0] ?? [];
    nodes.unshift(
      level.map(({ position, moves, to }) => ({
        view: rules.view(position),
        course: { start: begun, moves },
        counts: mex(new Set(to.map((at) => (below[at] as TreeNode).counts))),
        to,
      })),
    );
  }
  return nodes;
}
