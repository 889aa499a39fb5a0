import type { Scored } from './scores.ts';
import type { TournamentForm } from './tournament.ts';

/** What decides between those with equal points. */
export interface TieBreaks {
  /** The points of all opponents. */
  readonly buchholz: number;
  /** The points of those who were beaten, and half of those with whom it was level. */
  readonly sonnebornBerger: number;
  /** Matches won against opponents who came. */
  readonly wins: number;
}

/**
 * The tie-breaks of everybody, by number. As FIDE has it, a round without an opponent who came counts like one against somebody with as many
 * points as one's own.
 */
export function tieBreaksOf(scores: readonly (readonly Scored[])[]): TieBreaks[] {
  const total = (member: number): number => (scores[member] ?? []).reduce((sum, { points }) => sum + points, 0);
  return scores.map((scored, member) => {
    const opponentPoints = ({ opponent, isPlayed }: Scored): number => total(isPlayed && opponent !== null ? opponent : member);
    return {
      buchholz: scored.reduce((sum, each) => sum + opponentPoints(each), 0),
      sonnebornBerger: scored.reduce((sum, each) => sum + each.points * opponentPoints(each), 0),
      wins: scored.filter(({ points, isPlayed }) => isPlayed && points === 1).length,
    };
  });
}

/** Points of somebody in the matches among these; null where they have not all met, so that it decides nothing. */
export function directEncounter(scores: readonly (readonly Scored[])[], tied: readonly number[]): ReadonlyMap<number, number> | null {
  const points = new Map<number, number>();
  for (const member of tied) {
    const among = (scores[member] ?? []).filter(({ opponent, isPlayed }) => isPlayed && opponent !== null && tied.includes(opponent));
    if (new Set(among.map(({ opponent }) => opponent)).size < tied.length - 1) return null;
    points.set(
      member,
      among.reduce((sum, each) => sum + each.points, 0),
    );
  }
  return points;
}

/**
 * Compares two with equal points, the better first. In a Swiss tournament by Buchholz, Sonneborn–Berger and direct encounter; in a round robin by direct
 * encounter, wins and Sonneborn–Berger: there all have had the same opponents. `tied` are all with these points.
 */
export function compareByTieBreaks(
  form: TournamentForm,
  scores: readonly (readonly Scored[])[],
  breaks: readonly TieBreaks[],
): (one: number, other: number, tied: readonly number[]) => number {
  const by = (key: keyof TieBreaks, one: number, other: number): number => (breaks[other]?.[key] ?? 0) - (breaks[one]?.[key] ?? 0);
  const direct = (one: number, other: number, tied: readonly number[]): number => {
    const points = directEncounter(scores, tied);
    return points ? (points.get(other) ?? 0) - (points.get(one) ?? 0) : 0;
  };
  if (form === 'round-robin') {
    return (one, other, tied) => direct(one, other, tied) || by('wins', one, other) || by('sonnebornBerger', one, other);
  }
  return (one, other, tied) => {
    const stillTied = tied.filter((each) => by('buchholz', one, each) === 0 && by('sonnebornBerger', one, each) === 0);
    return by('buchholz', one, other) || by('sonnebornBerger', one, other) || direct(one, other, stillTied);
  };
}
