import type { Player } from '@nimhall/shared/room/room';
import type { Logger } from 'pino';
import { accessRoutes } from './account/access-routes.ts';
import { exportAccount } from './account/account-export.ts';
import type { ErasureJob } from './account/erasure.ts';
import { accountRoutes } from './account/routes.ts';
import type { RatedPlayers } from './duels/rated-players.ts';
import type { Challenges } from './friends/challenges.ts';
import { Friends } from './friends/friends.ts';
import { friendRoutes } from './friends/routes.ts';
import type { Guests } from './guests/guests.ts';
import { guestRoutes } from './guests/routes.ts';
import { History } from './history/history.ts';
import type { Reviews } from './history/reviews.ts';
import { historyRoutes } from './history/routes.ts';
import type { Routes } from './http/request-context.ts';
import { Learning } from './learning/learning.ts';
import { learntRoutes } from './learning/routes.ts';
import { Reports } from './moderation/reports.ts';
import { reportRoutes } from './moderation/routes.ts';
import { Passkeys } from './passkeys/passkeys.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import type { Identities } from './people/identity.ts';
import type { ProgramCounts } from './programs/counts.ts';
import { MyPrograms } from './programs/my-programs.ts';
import type { ProgramOffers } from './programs/offers.ts';
import { programRoutes } from './programs/routes.ts';
import { pushRoutes } from './push/routes.ts';
import type { PushSender } from './push/sender.ts';
import { stakesIn } from './ratings/duel-ratings.ts';
import { PlayerRatings } from './ratings/player-ratings.ts';
import { ratingRoutes } from './ratings/routes.ts';
import type { FairPlay } from './rooms/fair-play.ts';
import type { Lists } from './rooms/lists.ts';
import type { OnlinePlayers } from './rooms/online-players.ts';
import type { Rooms } from './rooms/rooms.ts';
import { channels } from './sockets/channels.ts';
import type { Io } from './sockets/connection.ts';
import type { Store } from './store/store.ts';
import { vacationRoutes } from './vacations/routes.ts';
import type { Vacations } from './vacations/vacations.ts';

interface Deps {
  readonly io: Io;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly lists: Lists;
  readonly reviews: Reviews;
  readonly identities: Identities;
  readonly onlinePlayers: OnlinePlayers;
  readonly rated: RatedPlayers;
  readonly challenges: Challenges;
  readonly fairPlay: FairPlay;
  readonly vacations: Vacations;
  readonly guests: Guests;
  readonly offers: ProgramOffers;
  readonly programCounts: ProgramCounts;
  readonly erasureJob: ErasureJob;
  readonly sender: PushSender | null;
  readonly gatheringRoutes: Routes;
  readonly publicUrl: string | null;
  /** Whether cookies are sent over HTTPS only. */
  readonly secure: boolean;
  readonly now: () => number;
  readonly log: Logger;
  readonly onLearnt: (player: string, version: number) => void;
  readonly onRenamed: (player: Player) => void;
}

/** The routes of all features below `/api/v1`; those of rooms, the lobby and analyses are in http/api.ts. */
export function featureRoutes(deps: Deps): readonly Routes[] {
  const { io, store, rooms, lists, reviews, identities, rated, challenges, fairPlay, vacations, guests, offers, programCounts } = deps;
  const { erasureJob, sender, publicUrl, secure, now, log, onLearnt, onRenamed } = deps;
  const history = new History(store, reviews, log);
  const myPrograms = new MyPrograms({ store, offers, writeCounts: () => programCounts.runNow(), now });
  const onSignedOut = (player: string): void => void io.in(channels.player(player)).disconnectSockets(true);
  const exportData = (player: Player, secret: string | null) => exportAccount(player, secret, { store, now });
  const unfinished = (player: string) => lists.unfinished(player);
  const passkeys = new Passkeys(store, now);
  const friends = new Friends({ store, rooms, onlinePlayers: deps.onlinePlayers });
  const playerRatings = new PlayerRatings(store, now);
  const reports = new Reports({ store, room: (code) => rooms.read(code), now });
  const learning = new Learning({ store, now, onChanged: onLearnt });
  return [
    (context) => accessRoutes({ identities, secure, onSignedOut }, context),
    (context) =>
      accountRoutes({ identities, history, exportData, erasureJob, vacations, unfinished, fairPlay, secure, onRenamed }, context),
    (context) => passkeyRoutes({ identities, passkeys, publicUrl, secure, onSignedOut }, context),
    (context) => guestRoutes({ guests }, context),
    (context) => learntRoutes({ learning }, context),
    (context) => historyRoutes({ history, playerRatings }, context),
    (context) => ratingRoutes({ rooms, playerRatings, rated, stakesIn: (room) => stakesIn(store, room, now()) }, context),
    (context) => friendRoutes({ friends, challenges }, context),
    (context) => vacationRoutes({ vacations }, context),
    (context) => pushRoutes({ pushes: store.pushes, sender, now }, context),
    (context) => programRoutes({ offers, myPrograms, erasureJob, history, onSignedOut }, context),
    (context) => reportRoutes({ reports }, context),
    deps.gatheringRoutes,
  ];
}
