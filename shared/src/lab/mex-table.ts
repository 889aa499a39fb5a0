import { readGame, readPosition } from '../catalogue/read.ts';
import { type MemoKey, memoKey, type Ruleset } from '../game/contract.ts';
import type { Computation } from '../game/theory.ts';
import { type Phrase, say } from '../phrase.ts';
import type { Refusal } from '../refusal.ts';
import { ok, type Result } from '../result.ts';
import { analyse } from '../solver/analyse.ts';
import { mex, nimSum } from '../solver/nimbers.ts';
import type { Line } from './series/lines.ts';
import { linesOf } from './series/terms.ts';

/** A game of the table, as texts from anywhere; without a line its first. */
export interface SideQuery {
  readonly game: string;
  readonly params: unknown;
  readonly line?: string;
}

/** The table of which sum is asked for. */
export interface MexQuery {
  readonly across: SideQuery;
  readonly down: SideQuery;
  /** Entries to a side, `MAX_ENTRIES` at most. */
  readonly entries: number;
}

/** What a part of the sum can become. */
export interface Option {
  /** As the game writes it. */
  readonly text: string;
  /** Its number on the line, so that there is an entry for it; null where it is none of the line, as two rows in the place of one. */
  readonly index: number | null;
  readonly nimber: number;
}

/** One of the two games: its positions, each with what it can become. */
export interface Side {
  readonly from: number;
  readonly parts: readonly Part[];
  /** Why it has fewer parts than were asked for; null where it has not. */
  readonly ends: Phrase | null;
}

interface Part {
  readonly text: string;
  readonly options: readonly Option[];
}

/** Entry for part `x` of `across` beside part `y` of `down`, both counted from 0: `values[y * entries + x]`. */
export interface MexTable {
  readonly entries: number;
  /** Why it has fewer entries than were asked for; null where it has not. */
  readonly ends: Phrase | null;
  readonly across: Side;
  readonly down: Side;
  readonly values: readonly number[];
}

export const MAX_ENTRIES = 24;

/** The lines of a game that have nimbers. */
export function mexLines(game: string): readonly Line[] {
  return linesOf(game).filter(({ outcomes }) => !outcomes);
}

/**
 * The table of a sum of two games, each entry the least number that none of its options has: entries before it in its row and its
 * column. An option that is none of the line counts for its nimber beside the other part. Normal play. Ends where a part has an option
 * whose nimber is not known. Null where a game has no line with nimbers.
 */
export function* mexTable({ across, down, entries: wanted }: MexQuery): Computation<Result<MexTable | null, Refusal>> {
  const most = Math.min(Math.max(1, wanted), MAX_ENTRIES);
  const sides: Side[] = [];
  for (const asked of [across, down]) {
    const side = yield* sideOf(asked, most);
    if (!side.ok || side.value === null) return side.ok ? ok(null) : side;
    sides.push(side.value);
  }
  const [left, top] = sides as [Side, Side];
  const entries = Math.min(left.parts.length, top.parts.length);
  const ends = [left, top].find(({ parts, ends }) => ends !== null && parts.length === entries)?.ends ?? null;
  const values: number[] = [];
  for (let cell = 0; cell < entries * entries; cell++)
    values.push(mex(new Set(optionValues({ across: left, down: top, entries, ends, values }, cell))));
  return ok({ entries, ends, across: left, down: top, values });
}

/** The table as a file: the positions across in its first line, those down at the beginning of the others. */
export function mexCsv({ entries, across, down, values }: MexTable): string {
  const quoted = (text: string) => `"${text}"`;
  const head = ['', ...across.parts.slice(0, entries).map(({ text }) => quoted(text))].join();
  const lines = down.parts
    .slice(0, entries)
    .map(({ text }, row) => [quoted(text), ...values.slice(row * entries, (row + 1) * entries)].join());
  return `${[head, ...lines].join('\n')}\n`;
}

/** The values of all that an entry's position can become: by a move in the part of its column, and in that of its row. */
export function optionValues({ across, down, entries, values }: MexTable, cell: number): number[] {
  const [x, y] = [cell % entries, Math.floor(cell / entries)];
  const left = partAt(across, x).options.map(({ index, nimber }) =>
    index === null ? nimSum(nimber, valueAlone(down, y)) : (values[y * entries + index] as number),
  );
  const above = partAt(down, y).options.map(({ index, nimber }) =>
    index === null ? nimSum(nimber, valueAlone(across, x)) : (values[index * entries + x] as number),
  );
  return [...left, ...above];
}

function partAt({ parts }: Side, index: number): Part {
  return parts[index] ?? { text: '', options: [] };
}

function valueAlone(side: Side, index: number): number {
  return mex(new Set(partAt(side, index).options.map(({ nimber }) => nimber)));
}

function* sideOf({ game: id, params, line: name }: SideQuery, entries: number): Computation<Result<Side | null, Refusal>> {
  const game = readGame(id, params);
  if (!game.ok) return game;
  const line = mexLines(id).find((each) => each.id === name) ?? mexLines(id)[0];
  if (!line) return ok(null);
  const { rules } = game.value;
  const there = line.most - line.from + 1;
  const positions = Array.from({ length: Math.min(entries, there) }, (_, index) => {
    const read = readPosition(rules, line.at(line.from + index));
    if (!read.ok) throw new Error(`${line.id} of ${line.from + index}: ${read.error.message}`);
    return read.value;
  });
  const indices = new Map(positions.map((position, index) => [memoKey(rules, position), index]));
  const nimbers = new Map<MemoKey, number | null>();
  const parts: Part[] = [];
  for (const position of positions) {
    const options: Option[] = [];
    for (const [key, next] of optionsOf(rules, position)) {
      if (!nimbers.has(key)) nimbers.set(key, (yield* analyse(rules, next, { misere: false })).nimber);
      const nimber = nimbers.get(key);
      // Nobody could say what such an entry is.
      if (nimber === null || nimber === undefined) return ok({ from: line.from, parts, ends: endBefore(line.from + parts.length) });
      options.push({ text: rules.position.format(next), index: indices.get(key) ?? null, nimber });
    }
    parts.push({ text: rules.position.format(position), options });
  }
  return ok({ from: line.from, parts, ends: there < entries ? say`It ends here: no larger positions are looked at.` : null });
}

function endBefore(n: number): Phrase {
  return say`The list stops before ${n}. Working out that term takes more memory than there is.`;
}

/** What a position can become, each once. */
function optionsOf<Position, Move>(rules: Ruleset<Position, Move>, position: Position): Map<MemoKey, Position> {
  const options = new Map<MemoKey, Position>();
  for (const move of rules.moves(position)) {
    const next = rules.play(position, move);
    if (!next.ok) throw new Error(`moves() offers an illegal move: ${rules.move.format(move)}`);
    const key = memoKey(rules, next.value);
    if (!options.has(key)) options.set(key, next.value);
  }
  return options;
}
