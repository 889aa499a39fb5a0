import { readGame, readPosition } from '@nimhall/shared/catalogue/read';
import { CATALOGUE } from '@nimhall/shared/protocol/catalogue';
import { COMMANDS, MAX_MESSAGE_BYTES, REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import type { LobbyPage } from '@nimhall/shared/protocol/messages';
import { formatRecord } from '@nimhall/shared/room/game-record';
import { recordOf } from '@nimhall/shared/room/record';
import express, { type Request, type Response, Router } from 'express';
import type { AnalysisPool } from '../analysis/analysis-pool.ts';
import type { BlockedPairs } from '../friends/blocked-pairs.ts';
import { learntBodies } from '../learning/routes.ts';
import { newCode } from '../people/code.ts';
import { unwrap } from '../refusal-error.ts';
import type { FairPlay } from '../rooms/fair-play.ts';
import type { Lobby } from '../rooms/lobby.ts';
import type { LobbyFeeds } from '../rooms/lobby-feeds.ts';
import type { PlayBans } from '../rooms/play-bans.ts';
import type { PresenceTracker } from '../rooms/presence.ts';
import type { RoomFeeds } from '../rooms/room-feeds.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { noSuchRoute } from './errors.ts';
import { oembed } from './oembed.ts';
import { ownPagesOnly, unkept } from './own-pages.ts';
import { openReads, reference } from './reference/reference.ts';
import { type RequestContextDeps, type Routes, requestContext } from './request-context.ts';
import { needRoom, requireRoomCode } from './require-room-code.ts';

export interface ApiDeps extends RequestContextDeps {
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  readonly presences: PresenceTracker;
  readonly analysisPool: AnalysisPool;
  readonly fairPlay: FairPlay;
  readonly blockedPairs: BlockedPairs;
  readonly playBans: PlayBans;
  readonly feeds: RoomFeeds;
  readonly lobbyFeeds: LobbyFeeds;
  readonly publicUrl: string | null;
  /** What each feature answers. */
  readonly routes: readonly Routes[];
  /** Records that the players of a newly opened room have not joined it yet. */
  readonly onOpened: (code: string) => Promise<void>;
}

/** `/api/v1`: the catalogue, analysis, rooms and identities, as JSON. */
export function api({
  rooms,
  lobby,
  presences,
  analysisPool,
  fairPlay,
  blockedPairs,
  playBans,
  feeds,
  lobbyFeeds,
  publicUrl,
  routes,
  onOpened,
  ...contextDeps
}: ApiDeps): Router {
  const { addressOf } = contextDeps;
  const router = Router();
  router.param('code', requireRoomCode);
  router.use(ownPagesOnly(publicUrl), unkept, openReads());
  const asks = requestContext(contextDeps);
  router.use(learntBodies(asks));
  router.use(express.json({ limit: MAX_MESSAGE_BYTES }));

  const { identify, needPlayer, consume } = asks;

  const games = JSON.stringify({ games: CATALOGUE });
  router.get('/games', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('json').send(games);
  });

  router.post('/analysis', async (request, response) => {
    const { game: id, params, misere = false, position: text } = unwrap(readBody(REQUESTS.analysis, request.body));
    const game = unwrap(readGame(id, params));
    const position = unwrap(readPosition(game.rules, text));
    const question = { game: id, params: game.params, misere, position: game.rules.position.format(position) };
    const player = await identify(request);
    consume('think', request, player);
    if (player) unwrap(await fairPlay.mayAnalyse(player.id, question));
    response.json(await analysisPool.analyse(question, { address: addressOf(request), ...(player && { identity: player.id }) }));
  });

  router.post('/rooms', async (request, response) => {
    const player = await needPlayer(request);
    consume('open', request, player);
    const { id, ...wishes } = unwrap(readBody(COMMANDS['room:create'], request.body));
    const command = { kind: 'create', room: newCode(), ...wishes } as const;
    const authorize = async () => {
      const may = await playBans.mayBegin(player.id);
      return may.ok ? await fairPlay.mayOpen(player.id, command) : may;
    };
    const outcome = await rooms.create({ command, actor: { kind: 'player', player }, id: id ?? null, authorize });
    const room = unwrap(outcome);
    await onOpened(room);
    response.status(201).json({ room });
  });

  router.get('/rooms', async (request, response) => {
    consume('look', request);
    const { after } = unwrap(readBody(REQUESTS.lobby, request.query));
    const { rooms: listed, more } = lobby.page(after);
    response.json({ rooms: await blockedPairs.visibleTo(await identify(request), listed), more } satisfies LobbyPage);
  });

  router.get('/rooms/:code', async (request, response) => {
    consume('look', request);
    const room = await needRoom(rooms, request.params.code);
    response.json({ ...room, presence: await presences.presence(room) });
  });

  router.get('/rooms/:code/record', async (request, response) => {
    consume('look', request);
    const room = await needRoom(rooms, request.params.code);
    response.type('text/plain').send(formatRecord(recordOf(room)));
  });

  router.get('/rooms/:code/events', async (request, response) => {
    consume('look', request);
    const { code } = request.params;
    const { since = '0' } = unwrap(readBody(REQUESTS.events, request.query));
    await needRoom(rooms, code);
    await sendLines(request, response, (begin) => feeds.follow(code, Number(since), addressOf(request), begin));
  });

  router.get('/lobby/events', async (request, response) => {
    consume('look', request);
    await sendLines(request, response, (begin) => lobbyFeeds.follow(addressOf(request), begin));
  });

  router.use(reference());
  router.use(oembed(publicUrl, (code) => needRoom(rooms, code), asks));
  for (const feature of routes) router.use(feature(asks));
  router.use(noSuchRoute);
  return router;
}

/** Answers with lines of JSON until the reader leaves. */
async function sendLines(request: Request, response: Response, follow: (begin: () => Response) => Promise<void>): Promise<void> {
  response.set({ 'X-Accel-Buffering': 'no', 'Cache-Control': 'no-store' }).type('application/x-ndjson');
  if (request.method === 'HEAD') return void response.end();
  await follow(() => {
    response.flushHeaders();
    return response;
  });
}
