import type { Computation } from '../../game/theory.ts';
import { BudgetedSearch } from '../../games/sprouts/budgeted-search.ts';
import { landOf } from '../../games/sprouts/canonical.ts';
import { bookLoaded, misereBookLoaded, nothingKnown } from '../../games/sprouts/known.ts';
import { type Land, livesOf, type Spot } from '../../games/sprouts/lands.ts';
import { readMisereBook } from '../../games/sprouts/misere-book.ts';
import { MiserePlay } from '../../games/sprouts/misere-play.ts';
import { MisereSearch } from '../../games/sprouts/misere-search.ts';
import { NormalPlay } from '../../games/sprouts/normal-play.ts';
import type { Play } from '../../games/sprouts/play.ts';
import type { Line } from '../series/lines.ts';

const SLICE = 200;
/** Who wins is found at once where the lands say it. */
const BUDGET = { states: 2_000 };

/** A land as its regions, these as their boundaries, and these as their spots; a spot without lines is a boundary `[3]`. */
type PlainLand = readonly (readonly (readonly Spot[])[])[];

/** Numbers of spots at the start: 1 where the first player wins, else 0. */
type Claims = readonly (readonly [spots: string, wins: 0 | 1])[];

/** A proof of who wins Sprouts: lands with their nimbers, each of which follows from lands with fewer lives. */
export interface LandsProof {
  /** Those with fewer lives first. */
  readonly lands: readonly (readonly [land: PlainLand, nimber: number])[];
  readonly claims: Claims;
}

/** The same where the last line loses: sums that are lost, since every move in one has an answer that leaves another one. */
export interface SumsProof {
  /** What small lands come to, each by the games before it that its moves lead to; the first has no move. */
  readonly games: readonly (readonly number[])[];
  /** The game of the small lands in a sum, and the others. */
  readonly sums: readonly (readonly [game: number, ...lands: PlainLand[]])[];
  readonly claims: Claims;
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
  const claims = yield* claimed(spotsAlone, (inquiry) => new NormalPlay(known, inquiry));
  return { lands: entries.map(({ land, nimber }) => [plain(land), nimber]), claims };
}

/** The book where the last line loses, for the same program; null where it was not loaded. */
export function* sumsProof(spotsAlone: Line): Computation<SumsProof | null> {
  const book = misereBookLoaded();
  if (!book) return null;
  const search = new MisereSearch();
  yield* readMisereBook(search, book);
  const claims = yield* claimed(spotsAlone, (inquiry) => new MiserePlay(search, inquiry));
  return { games: book.trees, sums: book.lost.map(({ tree, lands }) => [tree, ...lands.map((form) => plain(landOf(form)))]), claims };
}

/** Who wins with each number of spots, as far as hardly any search tells. */
function* claimed(spotsAlone: Line, playWithin: (inquiry: BudgetedSearch) => Play): Computation<Claims> {
  const claims: [string, 0 | 1][] = [];
  for (let spots = spotsAlone.from; spots <= spotsAlone.most; spots++) {
    const play = playWithin(new BudgetedSearch(BUDGET, () => 0));
    const wins = yield* play.wins([play.lands.idOf([{ free: spots, boundaries: [] }])]);
    if (wins !== null) claims.push([spotsAlone.at(spots), wins ? 1 : 0]);
  }
  return claims;
}

function plain(land: Land): PlainLand {
  return land.map(({ free, boundaries }) => [...Array.from({ length: free }, () => [3]), ...boundaries]);
}
