import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { RatedPlayers } from '../duels/rated-players.ts';
import type { Reviews } from '../history/reviews.ts';
import type { Routes } from '../http/request-context.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { channels } from '../sockets/channels.ts';
import type { Io } from '../sockets/connection.ts';
import type { Store } from '../store/store.ts';
import type { PeriodicJob } from '../workers/periodic-job.ts';
import { Boards } from './boards.ts';
import { tellClasses } from './class-handlers.ts';
import { ClassReviews } from './class-reviews.ts';
import { DailyArenaJob } from './daily-arena.ts';
import { Gatherings } from './gatherings.ts';
import { tournamentRoutes } from './routes.ts';
import { tellTournaments } from './tournament-handlers.ts';
import { TournamentLists } from './tournament-list.ts';
import { Tournaments } from './tournaments.ts';

interface Deps {
  readonly io: Io;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly ratedPlayers: RatedPlayers;
  readonly reviews: Reviews;
  readonly config: Config;
  readonly now: () => number;
  readonly log: Logger;
}

/** Classes and tournaments, as the rest of the server uses them. */
export interface GatheringFeature {
  readonly gatherings: Gatherings;
  readonly boards: Boards;
  readonly classReviews: ClassReviews;
  readonly routes: Routes;
  readonly jobs: readonly PeriodicJob[];
  /** Does what is due in a class or a tournament; resolves when that is done. */
  attend(code: string): Promise<void>;
  /** Resolves when nothing is under way. */
  settle(): Promise<void>;
  /** Stops telling people what happens. */
  stop(): Promise<void>;
}

/** Opens the rooms of classes and tournaments when they are due, and tells everybody who follows one what happens in it. */
export function openGatherings({ io, store, rooms, ratedPlayers, reviews, config, now, log }: Deps): GatheringFeature {
  const { delays, dailyArena } = config;
  const gatherings = new Gatherings({ store, now });
  const boards = new Boards({ gatherings, rooms, store, now, log });
  const news = [tellClasses({ io, gatherings, delays, log }), tellTournaments({ io, gatherings, delays, log })];
  const tournaments = new Tournaments({
    gatherings,
    rooms,
    store,
    ratedPlayers,
    now,
    tellBoard: (player, code, room) => io.to(channels.player(player)).emit('tournament:board', { code, room }),
    log,
  });
  const tournamentLists = new TournamentLists({ gatherings, store, dailyArena, now });
  return {
    gatherings,
    boards,
    classReviews: new ClassReviews({ store, reviews }),
    routes: (context) => tournamentRoutes({ gatherings, tournamentLists }, context),
    jobs: [new DailyArenaJob({ gatherings, hour: dailyArena, now, log })],
    attend: async (code) => {
      const gathering = await gatherings.read(code);
      if (gathering) await (gathering.kind === 'class' ? boards : tournaments).attend(code);
    },
    settle: async () => {
      await boards.settle();
      await tournaments.settle();
    },
    stop: async () => {
      for (const each of news) await each.stop();
    },
  };
}
