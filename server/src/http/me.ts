import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import type { Player } from '@nimhall/shared/room/room';
import { type Response, Router } from 'express';
import type { History } from '../people/history.ts';
import { cookieFor, type Identities } from '../people/identity.ts';
import type { Passkeys } from '../people/passkeys.ts';
import { need } from '../refused.ts';
import { type Asking, secretOf } from './asking.ts';

export interface MeParts {
  readonly identities: Identities;
  readonly passkeys: Passkeys;
  readonly history: History;
  /** True where people reach us by https, so that the cookie may insist on it. */
  readonly secure: boolean;
  /** Tells open connections of a player their new name. */
  readonly onRenamed: (player: Player) => void;
}

/** `/api/v1/me`: who I am, and what I played. */
export function me({ identities, passkeys, history, secure, onRenamed }: MeParts, { identify, needPlayer, spend }: Asking): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    const known = await identify(request);
    if (known) return void response.json({ player: known });
    spend('identity', request);
    const { player, secret } = await identities.guest();
    response.append('Set-Cookie', cookieFor(secret, secure)).json({ player });
  });

  router.put('/', async (request, response) => {
    const player = await needPlayer(request);
    const { name } = need(readBody(REQUESTS.name, request.body));
    spend('play', request, player);
    const renamed = need(await identities.rename(player, name));
    onRenamed(renamed);
    response.json({ player: renamed });
  });

  router.get('/games', async (request, response) => {
    const player = await needPlayer(request);
    spend('look', request, player);
    response.json(await history.page(player.id, need(readBody(REQUESTS.played, request.query))));
  });

  router.get('/records', async (request, response) => {
    const player = await needPlayer(request);
    spend('download', request, player);
    await sendFile(response, 'nimhall-games.txt', history.records(player.id));
  });

  router.get('/data', async (request, response) => {
    const player = await needPlayer(request);
    spend('download', request, player);
    const [keys, tokens] = await Promise.all([passkeys.of(player), identities.tokensOf(player, secretOf(request))]);
    await sendFile(response, 'nimhall-me.json', history.data(player.id, { player, passkeys: keys, tokens }));
  });
  return router;
}

/** Sends texts as one file, as fast as it is read. What goes wrong before the first of them is answered as ever. */
async function sendFile(response: Response, name: string, texts: AsyncIterable<string>): Promise<void> {
  const begin = (): void => void response.attachment(name);
  for await (const text of texts) {
    if (response.destroyed) return;
    if (!response.headersSent) begin();
    if (!response.write(text)) await ready(response);
  }
  if (!response.headersSent) begin();
  response.end();
}

/** Resolves when more can be sent, or nothing any more. */
function ready(response: Response): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });
}
