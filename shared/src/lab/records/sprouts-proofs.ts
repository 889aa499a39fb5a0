import type { Computation } from '../../game/theory.ts';
import { BudgetedSearch } from '../../games/sprouts/budgeted-search.ts';
import { landOf } from '../../games/sprouts/canonical.ts';
import { bookLoaded, nothingKnown } from '../../games/sprouts/known.ts';
import { type Land, livesOf, type Spot } from '../../games/sprouts/lands.ts';
import { NormalPlay } from '../../games/sprouts/normal-play.ts';
import type { Line } from '../series/lines.ts';

const SLICE = 200;
/** Who wins is found at once where the lands say it. */
const BUDGET = { states: 2_000 };

/** A land as its regions, these as their boundaries, and these as their spots; a spot without lines is a boundary `[3]`. */
type PlainLand = readonly (readonly (readonly Spot[])[])[];

/** A proof of who wins Sprouts: lands with their nimbers, each of which follows from lands with fewer lives. */
export interface LandsProof {
  /** Those with fewer lives first. */
  readonly lands: readonly (readonly [land: PlainLand, nimber: number])[];
  /** Numbers of spots at the start: 1 where the first player wins, else 0. */
  readonly claims: readonly (readonly [spots: string, wins: 0 | 1])[];
}

/** The opening book of Sprouts, for a program that knows the rules but nothing of ours: see shared/docs/check_sprouts.py. */
export function* landsProof(spotsAlone: Line): Computation<LandsProof> {
  const known = nothingKnown();
  const entries: { readonly land: Land; readonly nimber: number; readonly lives: number }[] = [];
  for (const { form, nimber } of bookLoaded()) {
    const land = landOf(form);
    known.lands.settle(known.lands.idOfForm(form), nimber, false);
    entries.push({ land, nimber, lives: livesOf(land) });
    if (entries.length % SLICE === 0) yield { states: entries.length };
  }
  entries.sort((one, other) => one.lives - other.lives);
  const claims: [string, 0 | 1][] = [];
  for (let spots = spotsAlone.from; spots <= spotsAlone.most; spots++) {
    const play = new NormalPlay(known, new BudgetedSearch(BUDGET, () => 0));
    const wins = yield* play.wins([known.lands.idOf([{ free: spots, boundaries: [] }])]);
    if (wins !== null) claims.push([spotsAlone.at(spots), wins ? 1 : 0]);
  }
  return { lands: entries.map(({ land, nimber }) => [plain(land), nimber]), claims };
}

function plain(land: Land): PlainLand {
  return land.map(({ free, boundaries }) => [...Array.from({ length: free }, () => [3]), ...boundaries]);
}
