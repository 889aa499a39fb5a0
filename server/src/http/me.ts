import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import type { MyStanding, PlayingAnswer, WaitingGames } from '@nimhall/shared/protocol/messages';
import type { Player } from '@nimhall/shared/room/room';
import { type Response, Router } from 'express';
import type { ErasureJob } from '../people/erasure.ts';
import { guestLanguage } from '../people/guest-names.ts';
import type { History } from '../people/history.ts';
import { cookieFor, type Identities, NO_COOKIE } from '../people/identity.ts';
import { need } from '../refused.ts';
import type { FairPlay } from '../rooms/fair-play.ts';
import type { Store } from '../store/store.ts';
import { type Asking, secretOf } from './asking.ts';
import type { VacationParts } from './vacation.ts';

export interface MeParts extends VacationParts {
  readonly identities: Identities;
  readonly history: History;
  /** All that is known of a player but their games; `secret` is the one that they just showed. */
  readonly known: (player: Player, secret: string | null) => Promise<object>;
  readonly erasureJob: ErasureJob;
  readonly unfinished: Store['unfinished'];
  readonly fairPlay: FairPlay;
  /** True where people reach us by https, so that the cookie may insist on it. */
  readonly secure: boolean;
  /** Tells open connections of a player their new name. */
  readonly onRenamed: (player: Player) => void;
}

/** `/api/v1/me`: who I am, and what I played. */
export function me(
  { identities, history, known, erasureJob, vacations, unfinished, fairPlay, secure, onRenamed }: MeParts,
  { identify, needPlayer, spend }: Asking,
): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    const known = await identify(request);
    if (known) return void response.json({ player: known });
    spend('identity', request);
    const { player, secret } = await identities.guest(guestLanguage(request));
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

  router.get('/standing', async (request, response) => {
    const player = await needPlayer(request);
    spend('look', request, player);
    const [standing, since] = await Promise.all([history.standing(player.id), history.since(player.id)]);
    response.json({ ...standing, since: since ?? 0 } satisfies MyStanding);
  });

  router.get('/unfinished', async (request, response) => {
    const player = await needPlayer(request);
    spend('look', request, player);
    response.json({ games: await unfinished(player.id) } satisfies WaitingGames);
  });

  router.post('/playing', async (request, response) => {
    const player = await identify(request);
    const { game, params, position } = need(readBody(REQUESTS.analysis, request.body));
    spend('look', request, player);
    const may = player && (await fairPlay.mayKnow(player.id, { game, params, position }));
    response.json({ playing: may?.ok === false } satisfies PlayingAnswer);
  });

  router.get('/records', async (request, response) => {
    const player = await needPlayer(request);
    spend('download', request, player);
    await sendFile(response, 'nimhall-games.txt', history.records(player.id));
  });

  router.get('/data', async (request, response) => {
    const player = await needPlayer(request);
    spend('download', request, player);
    const all = await known(player, secretOf(request));
    await sendFile(response, 'nimhall-me.json', history.data(player.id, all));
  });

  router.delete('/', async (request, response) => {
    const player = await needPlayer(request);
    spend('sign-in', request, player);
    // Nobody waits for who will not come back.
    await vacations.end(player.id);
    await erasureJob.erase(player.id);
    response.append('Set-Cookie', NO_COOKIE).status(204).end();
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
