import { EARNED } from '@nimhall/shared/duel/candidate';
import { summaryOf, tournamentPlayer } from '@nimhall/shared/gathering/tournament/summary';
import { entrantOf, type Tournament } from '@nimhall/shared/gathering/tournament/tournament';
import { say } from '@nimhall/shared/phrase';
import { type Refusal, refuse } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import type { Logger } from 'pino';
import type { Delays } from '../delays.ts';
import type { RatedPlayers } from '../duels/rated-players.ts';
import type { Limits } from '../people/limits.ts';
import { unwrap } from '../refusal-error.ts';
import type { PlayBans } from '../rooms/play-bans.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { channels } from '../sockets/channels.ts';
import type { Connection, Io } from '../sockets/connection.ts';
import type { CommandHandlers } from '../sockets/handler.ts';
import { startVersionBeacons } from '../sockets/version-beacons.ts';
import type { PeriodicJob } from '../workers/periodic-job.ts';
import { type Gatherings, needTournament } from './gatherings.ts';
import { TournamentPacker } from './tournament-packer.ts';

interface Deps {
  readonly gatherings: Gatherings;
  readonly rooms: Pick<Rooms, 'read'>;
  readonly playBans: PlayBans;
  readonly rated: Pick<RatedPlayers, 'may'>;
  readonly limits: Limits;
}

/** What the commands about tournaments do. The bodies have been checked. */
export function tournamentHandlers({
  gatherings,
  rooms,
  playBans,
  rated,
  limits,
}: Deps): Pick<CommandHandlers, `tournament:${'open' | 'enter' | 'enter-packed' | 'leave' | 'look' | 'join' | 'withdraw' | 'order'}`> {
  const packer = new TournamentPacker();

  async function enter(socket: Connection, code: string): Promise<Tournament> {
    unwrap(needTournament(await gatherings.readTournament(code)));
    // Subscribed first and read second: whatever happens in between is in the answer, in an event, or in both.
    await socket.join(channels.tournament(code));
    return unwrap(needTournament(await gatherings.readTournament(code)));
  }

  /** The room of a board if both sit there. The log of the tournament says so only when all boards of a round are open. */
  async function openRoom(code: string | null): Promise<string | null> {
    const room = code === null ? null : await rooms.read(code);
    return room && room.status !== 'waiting' ? code : null;
  }

  /** Whether ratings keep a player from joining; those who have joined may come again. */
  async function mayJoin(tournament: Tournament, player: string): Promise<Result<unknown, Refusal>> {
    if (!tournament.settings.rated || entrantOf(tournament, player) !== -1) return ok(true);
    return mayJoinRated(await rated.may(player));
  }

  return {
    'tournament:open': async (socket, { id, ...wish }, answer) => {
      const { player } = socket.data;
      unwrap(await playBans.mayBegin(player.id));
      answer({ ok: true, code: unwrap(await gatherings.openTournament(player, id, wish)) });
    },

    'tournament:enter': async (socket, { code }, answer) => {
      answer({ ok: true, tournament: await enter(socket, code) });
    },

    'tournament:enter-packed': async (socket, { code }, answer) => {
      const tournament = await enter(socket, code);
      const may = await mayJoin(tournament, socket.data.player.id);
      answer({ ok: true, packed: await packer.pack(tournament), cannotJoin: may.ok ? null : may.error });
    },

    'tournament:leave': async (socket, { code }, answer) => {
      await socket.leave(channels.tournament(code));
      answer({ ok: true });
    },

    'tournament:look': async (socket, { code }, answer) => {
      const tournament = unwrap(needTournament(await gatherings.readTournament(code)));
      const you = tournamentPlayer(tournament, socket.data.player.id);
      answer({ ok: true, tournament: summaryOf(tournament), you: you && { ...you, room: await openRoom(you.room) } });
    },

    'tournament:join': async (socket, { code, id, name }, answer) => {
      const { player, bucketKey } = socket.data;
      const tournament = unwrap(needTournament(await gatherings.readTournament(code)));
      if (entrantOf(tournament, player.id) === -1) {
        unwrap(await playBans.mayBegin(player.id));
        unwrap(await mayJoin(tournament, player.id));
        // Nobody fills a tournament with names; who has joined may come again.
        limits.consume('enter', { address: `${bucketKey} ${code}` });
      }
      const version = unwrap(await gatherings.execute(code, { command: { kind: 'join', name }, actor: { kind: 'player', player }, id }));
      answer({ ok: true, version });
    },

    'tournament:withdraw': async (socket, { code, id }, answer) => {
      const actor = { kind: 'player', player: socket.data.player } as const;
      answer({ ok: true, version: unwrap(await gatherings.execute(code, { command: { kind: 'withdraw' }, actor, id })) });
    },

    'tournament:order': async (socket, { code, id, order }, answer) => {
      const command = { kind: 'order-tournament', order, random: Math.random } as const;
      const actor = { kind: 'player', player: socket.data.player } as const;
      answer({ ok: true, version: unwrap(await gatherings.execute(code, { command, actor, id })) });
    },
  };
}

/** The refusal of somebody who may not be rated, for a tournament. */
function mayJoinRated(may: Result<true, Refusal>): Result<true, Refusal> {
  if (may.ok) return may;
  if (may.error.code !== 'not-kept') return refuse('forbidden', say`The site operator has barred you from rated tournaments.`);
  return refuse(
    'not-kept',
    say`This tournament is rated. Create an account, or come back after ${EARNED.days} days and ${EARNED.games} finished games.`,
  );
}

interface Telling {
  readonly io: Io;
  readonly gatherings: Gatherings;
  readonly delays: Pick<Delays, 'beacon'>;
  readonly log: Logger;
}

/** Tells everybody who follows a tournament what happens there, on all nodes, and its newest version now and then; until it is stopped. */
export function tellTournaments({ io, gatherings, delays, log }: Telling): PeriodicJob {
  gatherings.onTournamentEntry(({ tournament: { code }, entry }) =>
    io.to(channels.tournament(code)).emit('tournament', { code, ...entry }),
  );
  return startVersionBeacons({
    io,
    channels: [channels.tournament('')],
    every: delays.beacon,
    tell: async (code) => {
      const tournament = await gatherings.readTournament(code);
      if (tournament) io.local.to(channels.tournament(code)).emit('tournament:version', { code, version: tournament.version });
    },
    onError: (error) => log.debug({ err: error }, 'cannot read the versions of tournaments; the next round does'),
  });
}
