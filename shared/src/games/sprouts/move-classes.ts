import { MOST_MOVES_LISTED, type Steps } from '../../game/theory.ts';
import { drawJoin, lineOf } from './draw.ts';
import type { Inquiry } from './inquiry.ts';
import type { LandId, LandTable } from './land-table.ts';
import type { Line } from './line.ts';
import type { SproutsMap } from './map.ts';
import { bareLandsIn } from './map-lands.ts';
import { joinsOf } from './moves.ts';

/** Moves that leave the same lands: one move to people. */
export interface MoveClass {
  readonly lands: readonly LandId[];
  /** The first of them. */
  readonly moves: Line[];
  /** How many there are. */
  count: number;
}

export interface MoveClasses {
  readonly classes: readonly MoveClass[];
  /** False where there are more moves than were looked at. */
  readonly all: boolean;
}

/** Most moves that are told apart: all that 11 spots have. */
const MOST_MOVES = 12_000;
const SLICE = 50;

/** The moves in a map by what they leave. */
export function* classesOf(map: SproutsMap, table: LandTable, inquiry: Inquiry): Steps<MoveClasses> {
  const classes = new Map<string, MoveClass>();
  let looked = 0;
  for (const join of joinsOf(map)) {
    if (++looked % SLICE === 0) {
      inquiry.states += SLICE;
      if (looked > MOST_MOVES || !inquiry.mayGoOn()) return { classes: [...classes.values()], all: false };
      yield inquiry.progress;
    }
    const lands = table.idsOf(bareLandsIn(drawJoin(map, join).map)).sort((a, b) => a - b);
    const key = lands.join();
    const known = classes.get(key) ?? { lands, moves: [], count: 0 };
    classes.set(key, known);
    known.count++;
    if (known.moves.length < MOST_MOVES_LISTED) known.moves.push(lineOf(map, join));
  }
  return { classes: [...classes.values()], all: true };
}
