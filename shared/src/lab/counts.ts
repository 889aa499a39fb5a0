import { readGame, readPosition } from '../catalogue/read.ts';
import { type MemoKey, memoKey, type Ruleset } from '../game/contract.ts';
import type { Refusal } from '../refusal.ts';
import { ok, type Result } from '../result.ts';
import { analyse } from '../solver/analyse.ts';
import { sortedLists } from './boxes.ts';
import { type Box, boxOf } from './count-boxes.ts';

/** Which positions are counted: this many parts, each of a size up to `to`. */
export interface CountsQuery {
  readonly game: string;
  readonly params: unknown;
  readonly misere: boolean;
  readonly parts: number;
  readonly to: number;
}

/** Numbers of winning moves that are distinguished; the last one means that many or more. */
export const MAX_WAYS = 10;

/** The positions whose largest part has one size. */
export interface CountsRow {
  readonly size: number;
  readonly positions: number;
  /** Lost for the side to move. */
  readonly lost: number;
  /** Those where it was not found out who wins, or by how many moves. */
  readonly unknown: number;
  /** At i those with i + 1 winning moves, mirror images counted once. */
  readonly ways: readonly number[];
  /** The most moves that a game from one of them can have. */
  readonly longest: number;
}

/** The rows as a file: the lost positions of each size, the longest games, and the numbers of winning moves. */
export function countsCsv(rows: readonly CountsRow[]): string {
  const ways = Array.from({ length: MAX_WAYS }, (_, index) => `win_by_${index + 1}${index + 1 === MAX_WAYS ? '_or_more' : ''}`);
  const lines = rows.map(({ size, positions, lost, unknown, longest, ways: counted }) =>
    [size, positions, lost, unknown, longest, ...ways.map((_, index) => counted[index] ?? 0)].join(),
  );
  return `${[['size', 'positions', 'lost', 'unknown', 'longest', ...ways].join(), ...lines].join('\n')}\n`;
}

/** How far it is: the rows that are done. */
export interface CountsProgress {
  readonly positions: number;
  readonly rows: readonly CountsRow[];
}

/** What one position may take. */
const BUDGET = { states: 20_000, bytes: 2 ** 25 } as const;

/**
 * Counts the lost positions of a box, how many moves win the others, and how long a game can be, by the size of the largest part.
 * Refuses what names no game; null for one without a box. Keeps the longest play of every position that comes up.
 */
export function* counts({
  game: id,
  params,
  misere,
  parts,
  to,
}: CountsQuery): Generator<CountsProgress, Result<readonly CountsRow[] | null, Refusal>, void> {
  const game = readGame(id, params);
  if (!game.ok) return game;
  const box = boxOf(id);
  if (!box) return ok(null);
  const { rules } = game.value;
  const many = Math.min(Math.max(box.fewest, parts), box.most.length);
  const longest = new LongestPlay(rules);
  const rows: CountsRow[] = [];
  let done = 0;
  for (let size = box.from; size <= Math.min(to, box.most[many - 1] as number); size++) {
    const row = { size, positions: 0, lost: 0, unknown: 0, ways: new Array<number>(MAX_WAYS).fill(0), longest: 0 };
    for (const sizes of listsOf(box, many, size)) {
      const position = readPosition(rules, box.at(sizes));
      if (!position.ok) throw new Error(`${box.at(sizes)}: ${position.error.message}`);
      const steps = analyse(rules, position.value, { misere, budget: BUDGET });
      let step = steps.next();
      for (; !step.done; step = steps.next()) yield { positions: done, rows };
      const { outcome, winningCount, mayBeMore } = step.value;
      row.positions++;
      if (outcome === 'P') row.lost++;
      else if (outcome === 'unknown' || mayBeMore) row.unknown++;
      // A finished game that is won has no move.
      else if (winningCount > 0)
        row.ways[Math.min(winningCount, MAX_WAYS) - 1] = (row.ways[Math.min(winningCount, MAX_WAYS) - 1] as number) + 1;
      row.longest = Math.max(row.longest, longest.of(position.value));
      done++;
      yield { positions: done, rows };
    }
    rows.push(row);
  }
  return ok(rows);
}

/** How many positions are looked at. */
export function countsCost(box: Box, parts: number, to: number): number {
  const sizes = to - box.from + 1;
  if (box.ordered) return sizes ** parts;
  let lists = 1;
  for (let part = 1; part <= parts; part++) lists = (lists * (sizes + part - 1)) / part;
  return Math.round(lists);
}

/** Every list of this many sizes with the maximum `largest`; in every order if order matters. */
function* listsOf({ ordered, from }: Box, many: number, largest: number): Generator<readonly number[], void, void> {
  if (!ordered) {
    for (const sizes of sortedLists(many, largest - from)) yield sizes.map((size) => size + from);
    return;
  }
  const sizes = new Array<number>(many).fill(from);
  for (let place = 0; place < many; ) {
    if (sizes.includes(largest)) yield [...sizes];
    for (place = 0; place < many && sizes[place] === largest; place++) sizes[place] = from;
    if (place < many) sizes[place] = (sizes[place] as number) + 1;
  }
}

/** The most moves a game can have, by definition: one more than the longest after any move. In a sum the longest games of its parts follow one another. */
class LongestPlay<Position, Move> {
  readonly #rules: Ruleset<Position, Move>;
  readonly #known = new Map<MemoKey, number>();

  constructor(rules: Ruleset<Position, Move>) {
    this.#rules = rules;
  }

  of(position: Position): number {
    const parts = this.#rules.parts?.(position) ?? [position];
    return parts.reduce((sum, part) => sum + this.#ofPart(part), 0);
  }

  #ofPart(position: Position): number {
    const key = memoKey(this.#rules, position);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let longest = 0;
    for (const move of this.#rules.moves(position)) {
      const next = this.#rules.play(position, move);
      if (!next.ok) throw new Error(`moves() offers an illegal move: ${this.#rules.move.format(move)}`);
      longest = Math.max(longest, 1 + this.of(next.value));
    }
    this.#known.set(key, longest);
    return longest;
  }
}
