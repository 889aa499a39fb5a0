import type { IncomingMessage } from 'node:http';
import { readGame, readPosition } from '@nimhall/shared/catalogue/read';
import { say } from '@nimhall/shared/phrase';
import { CATALOGUE } from '@nimhall/shared/protocol/catalogue';
import { COMMANDS, LARGEST_MESSAGE, REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import { refusal } from '@nimhall/shared/refusal';
import { formatRecord } from '@nimhall/shared/room/game-record';
import { recordOf } from '@nimhall/shared/room/record';
import type { Player, Room } from '@nimhall/shared/room/room';
import express, { type Request, Router } from 'express';
import { cookieFor, type Identities, secretInCookie } from '../people/identity.ts';
import type { Activity, Limits } from '../people/limits.ts';
import { need, Refused } from '../refused.ts';
import type { Lobby } from '../rooms/lobby.ts';
import type { PresenceTracker } from '../rooms/presence.ts';
import { newRoomCode } from '../rooms/room-code.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Thinker } from '../think/thinker.ts';
import { checkCode } from './check-code.ts';
import { noSuchRoute } from './errors.ts';
import { isPlaying } from './fair-play.ts';

export interface ApiParts {
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  readonly presences: PresenceTracker;
  readonly thinker: Thinker;
  readonly identities: Identities;
  readonly limits: Limits;
  readonly addressOf: (request: IncomingMessage) => string;
  /** True where people reach us by https, so that the cookie may insist on it. */
  readonly secure: boolean;
  /** Tells open connections of a player their new name. */
  readonly onRenamed: (player: Player) => void;
}

/** `/api/v1`: the catalogue, analysis, rooms and identities, as JSON. */
export function api({ rooms, lobby, presences, thinker, identities, limits, addressOf, secure, onRenamed }: ApiParts): Router {
  const router = Router();
  router.param('code', checkCode);
  router.use(express.json({ limit: LARGEST_MESSAGE }));

  /** Who asks, by `Authorization: Bearer TOKEN` or by cookie; null for nobody we know. */
  const identify = async (request: Request): Promise<Player | null> => {
    const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const secret = bearer ?? secretInCookie(request.headers.cookie);
    const player = secret ? await identities.find(secret) : null;
    if (bearer && !player) throw new Refused(refusal('unauthenticated', say`This token is not one of ours.`));
    return player;
  };

  const spend = (activity: Activity, request: Request, player: Player | null = null): void =>
    limits.spend(activity, { address: addressOf(request), ...(player && { identity: player.id }) });

  const needPlayer = async (request: Request): Promise<Player> => {
    const player = await identify(request);
    if (!player) throw new Refused(refusal('unauthenticated', say`Send a token: POST /api/v1/tokens gives you one.`));
    return player;
  };

  const needRoom = async (code: string): Promise<Room> => {
    const room = await rooms.read(code);
    if (!room) throw new Refused(refusal('not-found', say`There is no such room.`));
    return room;
  };

  router.get('/games', (_request, response) => {
    response.json({ games: CATALOGUE });
  });

  router.post('/analysis', async (request, response) => {
    const { game: id, params, misere = false, position: text } = need(readBody(REQUESTS.analysis, request.body));
    const game = need(readGame(id, params));
    const position = need(readPosition(game.rules, text));
    const question = { game: id, params: game.params, misere, position: game.rules.position.format(position) };
    const player = await identify(request);
    spend('think', request, player);
    if (player && (await isPlaying(player.id, { game, misere, position }, { rooms, presences }))) {
      throw new Refused(refusal('forbidden', say`This is the position of a game that you are playing.`));
    }
    response.json(await thinker.analyse(question, addressOf(request)));
  });

  router.post('/rooms', async (request, response) => {
    const player = await needPlayer(request);
    spend('open', request, player);
    const { id, ...wishes } = need(readBody(COMMANDS['room:create'], request.body));
    const command = { kind: 'create', room: newRoomCode(), ...wishes } as const;
    const outcome = await rooms.create({ command, actor: { kind: 'player', player }, id: id ?? null });
    response.status(201).json({ room: need(outcome) });
  });

  router.get('/rooms', (request, response) => {
    spend('look', request);
    const { after } = need(readBody(REQUESTS.lobby, request.query));
    response.json(lobby.page(after));
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

  router.post('/tokens', async (request, response) => {
    const { name } = need(readBody(REQUESTS.name, request.body));
    spend('identity', request);
    const { player, secret } = await identities.create(name);
    response.status(201).json({ player, token: secret });
  });

  router.get('/me', async (request, response) => {
    const known = await identify(request);
    if (known) return void response.json({ player: known });
    spend('identity', request);
    const { player, secret } = await identities.create();
    response.append('Set-Cookie', cookieFor(secret, secure)).json({ player });
  });

  router.put('/me', async (request, response) => {
    const player = await needPlayer(request);
    const { name } = need(readBody(REQUESTS.name, request.body));
    spend('play', request, player);
    const renamed = await identities.rename(player, name);
    onRenamed(renamed);
    response.json({ player: renamed });
  });

  router.use(noSuchRoute);
  return router;
}
