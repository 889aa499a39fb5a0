import { type Computation, MAX_MOVES_LISTED } from '../../game/theory.ts';
import { type Alike, alikeMoves, anyOf, joinsAlike, waysOf } from './alike.ts';
import type { BudgetedSearch } from './budgeted-search.ts';
import { draw, drawJoin, lineOf } from './draw.ts';
import type { LandId, LandTable } from './land-table.ts';
import type { Line } from './line.ts';
import type { SproutsMap } from './map.ts';
import { bareLandsIn, keyOfForms, landsKey } from './map-lands.ts';

/** Moves that leave the same lands, and so the same game. */
export interface MoveClass {
  /** What they leave, ascending. */
  readonly lands: readonly LandId[];
  readonly moves: Alike[];
  /** How many there are. */
  count: number;
}

export interface MoveClasses {
  readonly classes: readonly MoveClass[];
  /** False where there are more moves than were looked at. */
  readonly all: boolean;
}

/** Moves that are distinguished; equal ones count once. */
const MAX_MOVES = 20_000;
const SLICE = 50;

/** Names of the classes of moves that were listed, so that they need not be drawn once more. */
const names = new WeakMap<Line, string>();

/** A key that is equal for moves that leave the same lands. */
export function classOf(map: SproutsMap, line: Line): string {
  const known = names.get(line);
  if (known !== undefined) return known;
  const drawn = draw(map, line);
  return drawn.ok ? landsKey(drawn.value.map) : '';
}

/** The moves in a map by what they leave. */
export function* classesOf(map: SproutsMap, table: LandTable, inquiry: BudgetedSearch): Computation<MoveClasses> {
  const classes = new Map<string, MoveClass>();
  const found = (all: boolean) => ({ classes: [...classes.values()], all });
  let looked = 0;
  for (const alike of alikeMoves(map)) {
    if (++looked % SLICE === 0) {
      inquiry.states += SLICE;
      if (looked > MAX_MOVES || !inquiry.mayGoOn()) return found(false);
      yield inquiry.progress;
    }
    const lands = table.idsOf(bareLandsIn(drawJoin(map, anyOf(map, alike)).map)).sort((a, b) => a - b);
    const key = lands.join();
    const known = classes.get(key) ?? { lands, moves: [], count: 0 };
    classes.set(key, known);
    known.moves.push(alike);
    known.count += waysOf(map, alike);
  }
  return found(true);
}

/** The moves of classes, as many as are listed: some of every class. */
export function movesOf(map: SproutsMap, classes: readonly MoveClass[], table: LandTable): Line[] {
  const each = classes.map(({ lands, moves }) => linesAlike(map, moves, keyOfForms(lands.map((id) => table.form(id)))));
  const lines: Line[] = [];
  while (each.length > 0) {
    for (let at = 0; at < each.length; ) {
      const next = (each[at] as Iterator<Line, void>).next();
      if (next.done) each.splice(at, 1);
      else {
        if (lines.push(next.value) === MAX_MOVES_LISTED) return lines;
        at++;
      }
    }
  }
  return lines;
}

function* linesAlike(map: SproutsMap, moves: readonly Alike[], name: string): Generator<Line, void, void> {
  for (const alike of moves) {
    for (const join of joinsAlike(map, alike)) {
      const line = lineOf(map, join);
      names.set(line, name);
      yield line;
    }
  }
}
