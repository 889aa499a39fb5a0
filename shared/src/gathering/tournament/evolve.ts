import type { Start } from '../../puzzle/puzzle.ts';
import { SEATS } from '../../room/seat.ts';
import { joinedAs } from '../players.ts';
import { scoreArena, startTally } from './arena-score.ts';
import type { PairedBoard, ScoredBoard, TournamentEntry, TournamentEvent } from './events.ts';
import type { Arena, ArenaBoard, Entrant, Tournament, TournamentBoard, TournamentRound } from './tournament.ts';

const MINUTE = 60_000;

type Kind<K extends TournamentEvent['kind']> = Extract<TournamentEvent, { kind: K }>;

/** The tournament after an event that happened `at` a time, in milliseconds since 1970. Trusts the event: `decideTournament` made it. */
export function evolveTournament(tournament: Tournament | null, event: TournamentEvent, at: number): Tournament {
  if (event.kind === 'tournament-opened') return opened(event, at);
  if (!tournament) throw new Error(`The log of a tournament begins with "tournament-opened", not "${event.kind}"`);
  switch (event.kind) {
    case 'joined':
      return withEntrant(tournament, { ...joinedAs(event.player), bot: null }, at);
    case 'bot-joined':
      return withEntrant(tournament, { player: '', name: event.name, bot: event.bot }, at);
    case 'renamed':
      return changed(tournament, event.member, ({ changes }) => ({ name: event.player.name, changes: changes + 1 }));
    case 'removed':
      return changed(tournament, event.member, () => ({ isIn: false, isRemoved: true }));
    case 'withdrew':
      return changed(tournament, event.member, ({ changes }) => ({ isIn: false, changes: changes + 1 }));
    case 'returned':
      return freed(
        changed(tournament, event.member, ({ changes }) => ({ isIn: true, changes: changes + 1 })),
        event.member,
        at,
      );
    case 'tournament-started':
      return started(tournament, event, at);
    case 'round-paired': {
      const boards = boardsOf(event);
      const round: TournamentRound = { boards, byes: event.byes, opened: 0, pairedAt: at, overAt: boards.length === 0 ? at : null };
      return { ...tournament, rounds: [...tournament.rounds, round] };
    }
    case 'boards-paired':
      return tournament.arena
        ? { ...tournament, arena: pairedInArena(tournament.arena, event, at) }
        : withRound(tournament, tournament.rounds.length, (round) => ({
            ...round,
            boards: [...round.boards, ...boardsOf(event)],
            pairedAt: at,
            overAt: null,
          }));
    case 'boards-opened':
      return tournament.arena
        ? { ...tournament, arena: { ...tournament.arena, opened: event.boards } }
        : withRound(tournament, event.round, (round) => ({ ...round, opened: event.boards }));
    case 'boards-scored':
      return tournament.arena
        ? { ...tournament, arena: scoreArena(tournament.arena, event.scores, at) }
        : withRound(tournament, event.round, (round) => scored(round, event.scores, at));
    case 'tournament-paused':
      return paused(tournament, event.on, at);
    case 'tournament-over':
      return { ...tournament, status: 'over', pausedAt: null, endsAt: at, arena: tournament.arena && { ...tournament.arena, boards: {} } };
    default:
      return unknownKind(event);
  }
}

/** The tournament after an entry of its log. Throws for an entry that this version does not understand. */
export function applyTournamentEntry(tournament: Tournament | null, { version, at, events }: TournamentEntry): Tournament {
  const next = events.reduce<Tournament | null>((before, event) => evolveTournament(before, event, at), tournament);
  if (!next || events.length === 0) throw new Error('An entry has at least one event');
  return { ...next, version, updatedAt: at };
}

function opened({ kind: _, settings, ...event }: Kind<'tournament-opened'>, at: number): Tournament {
  return {
    kind: 'tournament',
    ...event,
    // Older logs say nothing of ratings.
    settings: { ...settings, rated: settings.rated ?? false },
    version: 0,
    status: 'open',
    entrants: [],
    seeds: [],
    rounds: [],
    plannedRounds: 0,
    arena: settings.form === 'arena' ? { tallies: [], boards: {}, count: 0, opened: 0, pairedAt: 0 } : null,
    openedAt: at,
    startedAt: null,
    endsAt: null,
    pausedAt: null,
    updatedAt: 0,
  };
}

function withEntrant(tournament: Tournament, entrant: Pick<Entrant, 'player' | 'name' | 'owner' | 'bot'>, at: number): Tournament {
  const { arena, entrants } = tournament;
  return {
    ...tournament,
    entrants: [...entrants, { ...entrant, isIn: true, isRemoved: false, changes: 0 }],
    arena: arena && { ...arena, tallies: [...arena.tallies, startTally(at)] },
  };
}

function changed(tournament: Tournament, number: number, change: (entrant: Entrant) => Partial<Entrant>): Tournament {
  const entrants = tournament.entrants.map((entrant, at) => (at === number ? { ...entrant, ...change(entrant) } : entrant));
  return { ...tournament, entrants };
}

/** Somebody waits from now on. */
function freed(tournament: Tournament, number: number, at: number): Tournament {
  const { arena } = tournament;
  if (!arena) return tournament;
  return {
    ...tournament,
    arena: { ...arena, tallies: arena.tallies.map((tally, each) => (each === number ? { ...tally, freeSince: at } : tally)) },
  };
}

function started(tournament: Tournament, { seeds, rounds }: Kind<'tournament-started'>, at: number): Tournament {
  const { arena, settings } = tournament;
  return {
    ...tournament,
    status: 'running',
    seeds,
    plannedRounds: rounds,
    startedAt: at,
    endsAt: arena ? at + settings.minutes * MINUTE : null,
    arena: arena && { ...arena, tallies: arena.tallies.map((tally) => ({ ...tally, freeSince: at })) },
  };
}

/** What a pause takes is added to an arena. */
function paused(tournament: Tournament, on: boolean, at: number): Tournament {
  const { pausedAt, endsAt } = tournament;
  if (on) return { ...tournament, pausedAt: at };
  return { ...tournament, pausedAt: null, endsAt: endsAt !== null && pausedAt !== null ? endsAt + at - pausedAt : endsAt };
}

function boardsOf({ starts, boards }: { readonly starts: readonly Start[]; readonly boards: readonly PairedBoard[] }): TournamentBoard[] {
  return boards.map(([first, second, start]) => ({ seats: { first, second }, start: starts[start] as Start, result: null }));
}

function pairedInArena(arena: Arena, event: Kind<'boards-paired'>, at: number): Arena {
  const boards: Record<string, ArenaBoard> = { ...arena.boards };
  const tallies = [...arena.tallies];
  let { count } = arena;
  for (const { seats, start } of boardsOf(event)) {
    boards[count] = { seats, start, pairedAt: at };
    for (const seat of SEATS) {
      const tally = tallies[seats[seat]];
      if (tally) tallies[seats[seat]] = { ...tally, board: count };
    }
    count++;
  }
  return { ...arena, boards, tallies, count, pairedAt: at };
}

function scored(round: TournamentRound, scores: readonly ScoredBoard[], at: number): TournamentRound {
  const boards = [...round.boards];
  for (const [number, first, second, ending] of scores) {
    const board = boards[number];
    if (board) boards[number] = { ...board, result: { won: { first, second }, ending } };
  }
  return { ...round, boards, overAt: boards.every(({ result }) => result) ? at : null };
}

/** `number` from 1. */
function withRound(tournament: Tournament, number: number, change: (round: TournamentRound) => TournamentRound): Tournament {
  return { ...tournament, rounds: tournament.rounds.map((round, at) => (at === number - 1 ? change(round) : round)) };
}

/** A log may have been written by a newer version: what it does not understand a version must not pass over. */
function unknownKind(event: never): never {
  throw new Error(`An event of a kind that this version does not know: ${JSON.stringify(event).slice(0, 100)}`);
}
