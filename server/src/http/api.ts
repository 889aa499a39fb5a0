import { readGame, readPosition } from '@nimhall/shared/catalogue/read';
import { say } from '@nimhall/shared/phrase';
import { CATALOGUE } from '@nimhall/shared/protocol/catalogue';
import { COMMANDS, MAX_MESSAGE_BYTES, REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import type { LobbyPage } from '@nimhall/shared/protocol/messages';
import { refusal } from '@nimhall/shared/refusal';
import { formatRecord } from '@nimhall/shared/room/game-record';
import { recordOf } from '@nimhall/shared/room/record';
import type { Room } from '@nimhall/shared/room/room';
import express, { Router } from 'express';
import type { AnalysisPool } from '../analysis/analysis-pool.ts';
import { newCode } from '../people/code.ts';
import { need, Refused } from '../refused.ts';
import type { Bars } from '../rooms/bars.ts';
import type { BlockedPairs } from '../rooms/blocked-pairs.ts';
import type { FairPlay } from '../rooms/fair-play.ts';
import type { Lobby } from '../rooms/lobby.ts';
import type { PresenceTracker } from '../rooms/presence.ts';
import type { RoomFeeds } from '../rooms/room-feeds.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { type AccessParts, access } from './access.ts';
import { type AskingParts, asking } from './asking.ts';
import { checkCode } from './check-code.ts';
import { noSuchRoute } from './errors.ts';
import { type FriendParts, friendRoutes } from './friends.ts';
import { type GuestParts, guestRoutes } from './guests.ts';
import { type LearntParts, learntBodies, learntRoutes } from './learnt.ts';
import { type MeParts, me } from './me.ts';
import { oembed } from './oembed.ts';
import { ownPagesOnly, unkept } from './own-pages.ts';
import { type PasskeyParts, passkeyRoutes } from './passkeys.ts';
import { people as peopleRoutes } from './people.ts';
import { type ProgramParts, programRoutes } from './programs.ts';
import { type PushParts, pushRoutes } from './push.ts';
import { type RatingParts, ratings } from './ratings.ts';
import { openReads, reference } from './reference/reference.ts';
import { type ReportParts, reportRoutes } from './reports.ts';
import { type TournamentParts, tournamentRoutes } from './tournaments.ts';
import { type VacationParts, vacationRoutes } from './vacation.ts';

export interface ApiParts
  extends MeParts,
    AccessParts,
    PasskeyParts,
    RatingParts,
    FriendParts,
    VacationParts,
    PushParts,
    ProgramParts,
    LearntParts,
    GuestParts,
    ReportParts,
    TournamentParts,
    AskingParts {
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  readonly presences: PresenceTracker;
  readonly analysisPool: AnalysisPool;
  readonly fairPlay: FairPlay;
  readonly blockedPairs: BlockedPairs;
  readonly bars: Bars;
  readonly feeds: RoomFeeds;
  /** Notes who of a room that was opened here is not in it yet. */
  readonly onOpened: (code: string) => Promise<void>;
}

/** `/api/v1`: the catalogue, analysis, rooms and identities, as JSON. */
export function api({ rooms, lobby, presences, analysisPool, fairPlay, blockedPairs, bars, feeds, onOpened, ...people }: ApiParts): Router {
  const { addressOf } = people;
  const router = Router();
  router.param('code', checkCode);
  router.use(ownPagesOnly(people.publicUrl), unkept, openReads());
  const asks = asking(people);
  router.use(learntBodies(asks));
  router.use(express.json({ limit: MAX_MESSAGE_BYTES }));

  const { identify, needPlayer, spend } = asks;

  const needRoom = async (code: string): Promise<Room> => {
    const room = await rooms.read(code);
    if (!room) throw new Refused(refusal('not-found', say`Room not found.`));
    return room;
  };

  const games = JSON.stringify({ games: CATALOGUE });
  router.get('/games', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('json').send(games);
  });

  router.post('/analysis', async (request, response) => {
    const { game: id, params, misere = false, position: text } = need(readBody(REQUESTS.analysis, request.body));
    const game = need(readGame(id, params));
    const position = need(readPosition(game.rules, text));
    const question = { game: id, params: game.params, misere, position: game.rules.position.format(position) };
    const player = await identify(request);
    spend('think', request, player);
    if (player) need(await fairPlay.mayKnow(player.id, question));
    response.json(await analysisPool.analyse(question, { address: addressOf(request), ...(player && { identity: player.id }) }));
  });

  router.post('/rooms', async (request, response) => {
    const player = await needPlayer(request);
    spend('open', request, player);
    const { id, ...wishes } = need(readBody(COMMANDS['room:create'], request.body));
    const command = { kind: 'create', room: newCode(), ...wishes } as const;
    const authorize = async () => {
      const may = await bars.mayBegin(player.id);
      return may.ok ? await fairPlay.mayOpen(player.id, command) : may;
    };
    const outcome = await rooms.create({ command, actor: { kind: 'player', player }, id: id ?? null, authorize });
    const room = need(outcome);
    await onOpened(room);
    response.status(201).json({ room });
  });

  router.get('/rooms', async (request, response) => {
    spend('look', request);
    const { after } = need(readBody(REQUESTS.lobby, request.query));
    const { rooms: listed, more } = lobby.page(after);
    response.json({ rooms: await blockedPairs.visibleTo(await identify(request), listed), more } satisfies LobbyPage);
  });

  router.get('/rooms/:code', async (request, response) => {
    spend('look', request);
    const room = await needRoom(request.params.code);
    response.json({ ...room, presence: await presences.presence(room) });
  });

  router.get('/rooms/:code/record', async (request, response) => {
    spend('look', request);
    const room = await needRoom(request.params.code);
    response.type('text/plain').send(formatRecord(recordOf(room)));
  });

  router.get('/rooms/:code/events', async (request, response) => {
    spend('look', request);
    const { code } = request.params;
    const { since = '0' } = need(readBody(REQUESTS.events, request.query));
    await needRoom(code);
    response.set({ 'X-Accel-Buffering': 'no', 'Cache-Control': 'no-store' }).type('application/x-ndjson');
    if (request.method === 'HEAD') return void response.end();
    await feeds.follow(code, Number(since), addressOf(request), () => {
      response.flushHeaders();
      return response;
    });
  });

  router.use(reference());
  router.use(oembed(people.publicUrl, needRoom, asks));
  router.use(access(people, asks));
  router.use(passkeyRoutes(people, asks));
  router.use(friendRoutes(people, asks));
  router.use(vacationRoutes(people, asks));
  router.use(pushRoutes(people, asks));
  router.use(programRoutes(people, asks));
  router.use(learntRoutes(people, asks));
  router.use(guestRoutes(people, asks));
  router.use(ratings(people, needRoom, asks));
  router.use(reportRoutes(people, asks));
  router.use(tournamentRoutes(people, asks));
  router.use('/me', me({ ...people, fairPlay }, asks));
  router.use('/people', peopleRoutes(people, asks));
  router.use(noSuchRoute);
  return router;
}
