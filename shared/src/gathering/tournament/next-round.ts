import type { PairedBoard, ScoredBoard, TournamentEvent } from './events.ts';
import { nextTies } from './knock-out.ts';
import { FORFEITED_BY_BOTH, forfeitedBy } from './match.ts';
import { pairRoundRobin } from './round-robin.ts';
import { scoresOf } from './scores.ts';
import { standingOf } from './standing.ts';
import { drawStarts } from './starts.ts';
import { type Pairings, pairSwiss } from './swiss.ts';
import { entrantsIn, type Tournament } from './tournament.ts';

/** The boards of the next round, or more boards of the present one where a knock-out is level; the end where there is no other round. */
export function pairNextRound(tournament: Tournament, random: () => number): readonly TournamentEvent[] {
  const next = entrantsIn(tournament) < 2 ? null : nextPairings(tournament);
  if (!next) return [{ kind: 'tournament-over' }];
  const { rounds, settings, entrants } = tournament;
  const { pairs, byes, again } = next;
  const game = settings.games[(rounds.length - Number(again)) % settings.games.length];
  if (!game) throw new Error('A tournament without a game');
  const starts = drawStarts(game, pairs.length, random);
  const boards = pairs.map(([first, second], at): PairedBoard => [first, second, at % starts.length]);
  const before = again ? (rounds.at(-1)?.boards.length ?? 0) : 0;
  const scores = pairs.flatMap((pair, at): ScoredBoard[] => {
    const [first, second] = pair.map((number) => entrants[number]?.isIn === true);
    if (first && second) return [];
    const { won, ending } = first || second ? forfeitedBy(first ? 'second' : 'first') : FORFEITED_BY_BOTH;
    return [[before + at, won.first, won.second, ending]];
  });
  const round = rounds.length + Number(!again);
  return [
    again ? { kind: 'boards-paired', starts, boards } : { kind: 'round-paired', starts, boards, byes },
    ...(scores.length > 0 ? [{ kind: 'boards-scored' as const, round, scores }] : []),
  ];
}

/** Null where there is no other round. */
function nextPairings(tournament: Tournament): (Pairings & { readonly again: boolean }) | null {
  const { settings, rounds, seeds, plannedRounds } = tournament;
  if (settings.form === 'knock-out') return knockOutPairings(tournament);
  if (rounds.length >= plannedRounds) return null;
  const pairings = settings.form === 'swiss' ? pairSwiss(swissPlayers(tournament)) : pairRoundRobin(seeds, rounds.length + 1);
  return { ...pairings, again: false };
}

/** A tie with nobody is a bye, and one of nobody with nobody is left out. */
function knockOutPairings({ seeds, rounds }: Tournament): (Pairings & { readonly again: boolean }) | null {
  const { ties, again } = nextTies(seeds, rounds);
  if (ties.length === 0) return null;
  return {
    pairs: ties.flatMap(([one, other]) => (one !== null && other !== null ? [[one, other] as const] : [])),
    byes: ties.flatMap(([one, other]) => (one === null || other === null ? [one ?? other].filter((slot) => slot !== null) : [])),
    again,
  };
}

/** Those who take part, by rank. */
function swissPlayers(tournament: Tournament) {
  const scores = scoresOf(tournament);
  const seedOf = new Map(tournament.seeds.map((member, at) => [member, at]));
  const seed = (member: number): number => seedOf.get(member) ?? tournament.seeds.length + member;
  return standingOf(tournament)
    .filter(({ member }) => tournament.entrants[member]?.isIn)
    .toSorted((a, b) => b.points - a.points || seed(a.member) - seed(b.member))
    .map(({ member, points }) => {
      const scored = scores[member] ?? [];
      return {
        number: member,
        points,
        opponents: scored.flatMap(({ opponent, isPlayed }) => (isPlayed && opponent !== null ? [opponent] : [])),
        hadBye: scored.some(({ isPlayed, points: got }) => !isPlayed && got > 0),
      };
    });
}
