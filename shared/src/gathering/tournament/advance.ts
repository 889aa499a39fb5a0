import { botLevel } from '../../bot/levels.ts';
import { shuffled } from '../shuffled.ts';
import { pairArena } from './arena.ts';
import type { PairedBoard, TournamentEvent } from './events.ts';
import { evolveTournament } from './evolve.ts';
import { knockOutRounds } from './knock-out.ts';
import { pairNextRound } from './next-round.ts';
import { roundRobinRounds } from './round-robin.ts';
import { advanceAt, startDueAt } from './schedule.ts';
import { canStart } from './standing.ts';
import { drawStarts } from './starts.ts';
import { entrantsIn, type Tournament } from './tournament.ts';

/** What is due at a time, in milliseconds since 1970: the start, the next round, more boards of an arena, or the end. Nothing, mostly. */
export function advance(tournament: Tournament, now: number, random: () => number): readonly TournamentEvent[] {
  const at = advanceAt(tournament);
  if (at === null || now < at) return [];
  const { status, settings, arena, pausedAt, endsAt } = tournament;
  if (status === 'open') {
    const isWanted = settings.startsAt !== null || startDueAt(tournament) === 0;
    return isWanted && canStart(tournament) ? startTournament(tournament, now, random) : [{ kind: 'tournament-over' }];
  }
  if (pausedAt !== null) return [{ kind: 'tournament-over' }];
  if (!arena) return pairNextRound(tournament, random);
  return now >= (endsAt ?? 0) ? [{ kind: 'tournament-over' }] : pairBoards(tournament, now, random);
}

/** Lots give the seeds; bots fill up, and the first round is paired. */
export function startTournament(tournament: Tournament, now: number, random: () => number): readonly TournamentEvent[] {
  const { settings, arena } = tournament;
  const isOdd = entrantsIn(tournament) % 2 === 1;
  const bots = arena ? settings.bots : settings.bots.slice(0, isOdd ? 1 : 0);
  const events: TournamentEvent[] = bots.map((bot) => ({ kind: 'bot-joined', bot, name: botLevel(bot).name }));
  const joined = fold(tournament, events, now);
  const seeds = shuffled(
    joined.entrants.flatMap(({ isIn }, number) => (isIn ? [number] : [])),
    random,
  );
  events.push({ kind: 'tournament-started', seeds: arena ? [] : seeds, rounds: roundsFor(joined, seeds.length) });
  const started = fold(tournament, events, now);
  return [...events, ...(arena ? pairBoards(started, now, random) : pairNextRound(started, random))];
}

function roundsFor({ settings }: Tournament, players: number): number {
  switch (settings.form) {
    case 'arena':
      return 0;
    case 'swiss':
      // As many as there can be without two who meet again.
      return Math.min(settings.rounds, roundRobinRounds(players));
    case 'round-robin':
      return roundRobinRounds(players);
    case 'knock-out':
      return knockOutRounds(players);
    default:
      return settings.form satisfies never;
  }
}

/** More boards of an arena. Lots decide which of its games is played. */
function pairBoards(tournament: Tournament, now: number, random: () => number): TournamentEvent[] {
  const pairs = pairArena(tournament, now, random);
  if (pairs.length === 0) return [];
  const { games } = tournament.settings;
  const game = games[Math.floor(random() * games.length)] ?? games[0];
  if (!game) throw new Error('A tournament without a game');
  const starts = drawStarts(game, pairs.length, random);
  const boards = pairs.map(([first, second], at): PairedBoard => [first, second, at % starts.length]);
  return [{ kind: 'boards-paired', starts, boards }];
}

function fold(tournament: Tournament, events: readonly TournamentEvent[], now: number): Tournament {
  return events.reduce((before, event) => evolveTournament(before, event, now), tournament);
}
