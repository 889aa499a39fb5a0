import { readGame, readPosition } from '../catalogue/read.ts';
import { paramsKey } from '../catalogue/registry.ts';
import type { Params } from '../game/params.ts';
import type { Computation } from '../game/theory.ts';
import type { Refusal } from '../refusal.ts';
import { ok, type Result } from '../result.ts';
import { analyse } from '../solver/analyse.ts';
import { Search } from '../solver/search.ts';
import { linesOf } from './series/terms.ts';
import { sums, type Term } from './sum.ts';

/** A position with its game, as texts from anywhere. */
export interface SideQuery {
  readonly game: string;
  readonly params: unknown;
  readonly position: string;
}

/** Two positions, and how large the positions may be that are put beside both. */
export interface CompareAsked {
  readonly one: SideQuery;
  readonly other: SideQuery;
  readonly misere: boolean;
  readonly to: number;
}

/** A position that is put beside both, and what it does: whether the sum with each of the two is won for the side to move. */
export interface Distinction {
  /** Its parts; none if the two positions differ by themselves. */
  readonly beside: readonly { readonly game: string; readonly params: Params; readonly position: string }[];
  readonly wins: readonly [one: boolean, other: boolean];
}

/** What came of it. */
export interface Comparison {
  /** `same`: worth the same in every sum, by their nimbers; `different`; or `alike` in all that was tried. */
  readonly verdict: 'same' | 'different' | 'alike';
  readonly nimbers: readonly [number | null, number | null];
  readonly distinction: Distinction | null;
  /** Sums that were compared, and those that were not worked out. */
  readonly tried: number;
  readonly unknown: number;
}

/** Largest position that is put beside, as a heap or a row. */
export const MAX_CONTEXT_SIZE = 8;
/** What one sum may take. */
const BUDGET = { states: 100_000, bytes: 2 ** 26 } as const;

interface Side extends Term {
  readonly game: string;
  readonly params: Params;
}

/**
 * Whether two positions are equivalent, that is, have the same outcome in every sum. Under normal play nimbers decide. Under misère play
 * sums with all small third positions are tried: heaps of Nim, single positions of both games, and two of these together. Refuses invalid
 * positions.
 */
export function* compare({ one, other, misere, to }: CompareAsked): Computation<Result<Comparison, Refusal>> {
  const sides: Side[] = [];
  for (const asked of [one, other]) {
    const side = read(asked);
    if (!side.ok) return side;
    sides.push(side.value);
  }
  const [first, second] = sides as [Side, Side];
  const nimbers = misere ? ([null, null] as const) : ([yield* nimberOf(first), yield* nimberOf(second)] as const);
  const [a, b] = nimbers;
  if (a !== null && b !== null) {
    const distinction = a === b ? null : { beside: [placeOf(nimHeap(a))], wins: [false, true] as const };
    return ok({ verdict: a === b ? 'same' : 'different', nimbers, distinction, tried: 0, unknown: 0 });
  }
  let [tried, unknown] = [0, 0];
  for (const beside of thirds([first, second], Math.min(Math.max(1, to), MAX_CONTEXT_SIZE))) {
    const [won, wonOther] = [yield* outcomeOf([first, ...beside], misere), yield* outcomeOf([second, ...beside], misere)];
    if (won === null || wonOther === null) {
      unknown++;
      continue;
    }
    tried++;
    if (won !== wonOther) {
      const distinction = { beside: beside.map(placeOf), wins: [won, wonOther] as const };
      return ok({ verdict: 'different', nimbers, distinction, tried, unknown });
    }
    yield { states: tried };
  }
  return ok({ verdict: 'alike', nimbers, distinction: null, tried, unknown });
}

function read({ game: id, params, position: text }: SideQuery): Result<Side, Refusal> {
  const game = readGame(id, params);
  if (!game.ok) return game;
  const position = readPosition(game.value.rules, text);
  if (!position.ok) return position;
  return ok({
    name: `${id} ${paramsKey(game.value.params)}`,
    game: id,
    params: game.value.params,
    rules: game.value.rules,
    position: position.value,
  });
}

function placeOf({ game, params, rules, position }: Side): Distinction['beside'][number] {
  return { game, params, position: rules.position.format(position) };
}

function nimHeap(size: number): Side {
  return sure(read({ game: 'nim', params: {}, position: String(size) }));
}

function sure<T>(result: Result<T, Refusal>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

function* nimberOf({ rules, position }: Term): Computation<number | null> {
  return (yield* analyse(rules, position, { misere: false, budget: BUDGET })).nimber;
}

function* outcomeOf(terms: readonly Term[], misere: boolean): Computation<boolean | null> {
  return yield* new Search(sums, BUDGET).wins(terms, misere);
}

/** Nothing, then single positions by their sizes, then two together. */
function* thirds(sides: readonly Side[], to: number): Generator<readonly Side[], void, void> {
  yield [];
  const singles: Side[] = [];
  for (let size = 1; size <= to; size++) {
    singles.push(nimHeap(size));
    const others = new Map(sides.filter(({ game }) => game !== 'nim').map((side) => [side.name, side]));
    for (const { game, params } of others.values()) {
      const [line] = linesOf(game);
      if (line && size >= line.from && size <= line.most) singles.push(sure(read({ game, params, position: line.at(size) })));
    }
  }
  for (const single of singles) yield [single];
  for (const [index, single] of singles.entries()) for (const before of singles.slice(0, index + 1)) yield [before, single];
}

/** A comparison as a file: a line for each position, with its nimber, and what distinguishes the two. */
export function comparisonCsv(one: SideQuery, other: SideQuery, { verdict, nimbers, distinction, tried }: Comparison): string {
  const beside = distinction?.beside.map(({ game, position }) => `${game} ${position}`).join(' + ') ?? '';
  const lines = [one, other].map(({ game, params, position }, side) => {
    const wins = distinction ? Number(distinction.wins[side]) : '';
    return [game, JSON.stringify(params), position, nimbers[side] ?? '', verdict, beside, wins, tried]
      .map((cell) => `"${String(cell).replaceAll('"', '""')}"`)
      .join();
  });
  return `${['game,parameters,position,nimber,verdict,beside,wins_beside,sums', ...lines].join('\n')}\n`;
}
