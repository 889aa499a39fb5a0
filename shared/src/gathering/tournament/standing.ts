import { groupBy } from '../../group-by.ts';
import { knockedOut } from './knock-out.ts';
import { MATCH_POINTS } from './match.ts';
import { type Scored, scoresOf } from './scores.ts';
import { compareByTieBreaks, tieBreaksOf } from './tie-breaks.ts';
import { entrantsIn, type Tournament } from './tournament.ts';

/** A line of the standing. */
export interface StandingRow {
  /** Number of the entrant. */
  readonly member: number;
  /** From 1; players who are equal in everything share one. */
  readonly place: number;
  readonly points: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Of a Swiss tournament and a round robin. */
  readonly buchholz?: number;
  readonly sonnebornBerger?: number;
  /** Of an arena: wins in a row. */
  readonly streak?: number;
  /** Of a knock-out: whether they can still win it. */
  readonly isLeft?: boolean;
}

/** The standing, best first. Players who were removed are left out unless they have played. */
export function standingOf(tournament: Tournament): readonly StandingRow[] {
  const known = KNOWN.get(tournament);
  if (known) return known;
  const standing = tournament.arena
    ? arenaStanding(tournament)
    : tournament.settings.form === 'knock-out'
      ? knockOutStanding(tournament)
      : roundsStanding(tournament);
  KNOWN.set(tournament, standing);
  return standing;
}

/** Standings by the state of a tournament, which never changes: many ask for the same one. */
const KNOWN = new WeakMap<Tournament, readonly StandingRow[]>();

function countsOf(scored: readonly Scored[]): Pick<StandingRow, 'points' | 'won' | 'drawn' | 'lost'> {
  const count = (points: number): number => scored.filter((each) => each.points === points).length;
  return {
    points: scored.reduce((sum, { points }) => sum + points, 0),
    won: count(MATCH_POINTS.won),
    drawn: count(MATCH_POINTS.drawn),
    lost: count(MATCH_POINTS.lost),
  };
}

function roundsStanding(tournament: Tournament): StandingRow[] {
  const scores = scoresOf(tournament);
  const breaks = tieBreaksOf(scores);
  const rows = shownOf(tournament, scores).map((member) => {
    const { buchholz, sonnebornBerger } = breaks[member] ?? { buchholz: 0, sonnebornBerger: 0 };
    return { member, ...countsOf(scores[member] ?? []), buchholz, sonnebornBerger };
  });
  const compare = compareByTieBreaks(tournament.settings.form, scores, breaks);
  const withPoints = new Map(
    [...groupBy(rows, ({ points }) => points)].map(([points, tied]) => [points, tied.map(({ member }) => member)]),
  );
  return placed(rows, (a, b) => b.points - a.points || compare(a.member, b.member, withPoints.get(a.points) ?? []), tournament.seeds);
}

/** Who got further comes first; of those who got as far, who won more games. */
function knockOutStanding(tournament: Tournament): StandingRow[] {
  const { rounds, seeds } = tournament;
  const scores = scoresOf(tournament);
  const outIn = knockedOut(seeds, rounds);
  const hasStarted = seeds.length > 0;
  const rows = shownOf(tournament, scores).map((member) => {
    const isLeft = !outIn.has(member) && (!hasStarted || seeds.includes(member));
    return { member, ...countsOf(scores[member] ?? []), isLeft };
  });
  const reached = ({ member, isLeft }: StandingRow): number => (isLeft ? Number.POSITIVE_INFINITY : (outIn.get(member) ?? 0));
  const games = ({ member }: StandingRow): number => (scores[member] ?? []).reduce((sum, { won }) => sum + won, 0);
  const compare = (a: StandingRow, b: StandingRow): number => (reached(a) === reached(b) ? games(b) - games(a) : reached(b) - reached(a));
  return placed(rows, compare, seeds);
}

function arenaStanding(tournament: Tournament): StandingRow[] {
  const { arena, entrants } = tournament;
  const tallies = arena?.tallies ?? [];
  const rows = entrants.flatMap(({ isRemoved }, member): StandingRow[] => {
    const tally = tallies[member];
    if (!tally || (isRemoved && tally.won + tally.drawn + tally.lost === 0)) return [];
    const { points, won, drawn, lost, streak } = tally;
    return [{ member, points, won, drawn, lost, streak, place: 0 }];
  });
  const played = ({ won, drawn, lost }: StandingRow): number => won + drawn + lost;
  return placed(rows, (a, b) => b.points - a.points || b.won - a.won || played(a) - played(b), []);
}

/** Those who are in the standing: everybody who is in, or has a score. */
function shownOf({ entrants }: Tournament, scores: readonly (readonly Scored[])[]): number[] {
  return entrants.flatMap(({ isRemoved }, member) => (isRemoved && scores[member]?.length === 0 ? [] : [member]));
}

/** Sorts rows and gives them their places. Where nothing else decides, the order is that of the seeds, and the place is the same. */
function placed(
  rows: readonly Omit<StandingRow, 'place'>[],
  compare: (a: StandingRow, b: StandingRow) => number,
  seeds: readonly number[],
): StandingRow[] {
  const seedOf = new Map(seeds.map((member, at) => [member, at]));
  const seed = (member: number): number => seedOf.get(member) ?? seeds.length + member;
  const sorted = rows.map((row) => ({ ...row, place: 0 })).toSorted((a, b) => compare(a, b) || seed(a.member) - seed(b.member));
  let place = 0;
  return sorted.map((row, at) => {
    const before = sorted[at - 1];
    if (!before || compare(before, row) !== 0) place = at + 1;
    return { ...row, place };
  });
}

/** Whether there are enough entrants to start. An arena may begin with nobody, who come later. */
export function canStart(tournament: Pick<Tournament, 'entrants' | 'settings'>): boolean {
  return tournament.settings.form === 'arena' || entrantsIn(tournament) + Math.min(1, tournament.settings.bots.length) >= 2;
}
