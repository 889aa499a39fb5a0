import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import type { MyStanding, PlayingAnswer, WaitingGames } from '@nimhall/shared/protocol/messages';
import type { Player } from '@nimhall/shared/room/room';
import { type Response, Router } from 'express';
import type { History } from '../history/history.ts';
import { credentialFromRequest, type RequestContext } from '../http/request-context.ts';
import { guestLanguage } from '../people/guest-names.ts';
import { cookieFor, type Identities, NO_COOKIE } from '../people/identity.ts';
import { unwrap } from '../refusal-error.ts';
import type { FairPlay } from '../rooms/fair-play.ts';
import type { Store } from '../store/store.ts';
import type { Vacations } from '../vacations/vacations.ts';
import type { ErasureJob } from './erasure.ts';

interface Deps {
  readonly vacations: Pick<Vacations, 'end'>;
  readonly identities: Identities;
  readonly history: History;
  /** Everything known about a player except their games; `secret` is the credential of this request. */
  readonly exportData: (player: Player, secret: string | null) => Promise<object>;
  readonly erasureJob: ErasureJob;
  readonly unfinished: Store['unfinished'];
  readonly fairPlay: FairPlay;
  /** True where people reach us by https, so that the cookie may insist on it. */
  readonly secure: boolean;
  /** Tells open connections of a player their new name. */
  readonly onRenamed: (player: Player) => void;
}

/** `/api/v1/me`: who I am, and what I played. */
export function accountRoutes(
  { identities, history, exportData, erasureJob, vacations, unfinished, fairPlay, secure, onRenamed }: Deps,
  { identify, needPlayer, consume }: RequestContext,
): Router {
  const router = Router();

  router.get('/me', async (request, response) => {
    const known = await identify(request);
    if (known) return void response.json({ player: known });
    consume('identity', request);
    const { player, secret } = await identities.guest(guestLanguage(request));
    response.append('Set-Cookie', cookieFor(secret, secure)).json({ player });
  });

  router.put('/me', async (request, response) => {
    const player = await needPlayer(request);
    const { name } = unwrap(readBody(REQUESTS.name, request.body));
    consume('play', request, player);
    const renamed = unwrap(await identities.rename(player, name));
    onRenamed(renamed);
    response.json({ player: renamed });
  });

  router.get('/me/games', async (request, response) => {
    const player = await needPlayer(request);
    consume('look', request, player);
    response.json(await history.page(player.id, unwrap(readBody(REQUESTS.played, request.query))));
  });

  router.get('/me/standing', async (request, response) => {
    const player = await needPlayer(request);
    consume('look', request, player);
    const [standing, since] = await Promise.all([history.standing(player.id), history.since(player.id)]);
    response.json({ ...standing, since: since ?? 0 } satisfies MyStanding);
  });

  router.get('/me/unfinished', async (request, response) => {
    const player = await needPlayer(request);
    consume('look', request, player);
    response.json({ games: await unfinished(player.id) } satisfies WaitingGames);
  });

  router.post('/me/playing', async (request, response) => {
    const player = await identify(request);
    const { game, params, position } = unwrap(readBody(REQUESTS.analysis, request.body));
    consume('look', request, player);
    const may = player && (await fairPlay.mayAnalyse(player.id, { game, params, position }));
    response.json({ playing: may?.ok === false } satisfies PlayingAnswer);
  });

  router.get('/me/records', async (request, response) => {
    const player = await needPlayer(request);
    consume('download', request, player);
    await sendFile(response, 'nimhall-games.txt', history.records(player.id));
  });

  router.get('/me/data', async (request, response) => {
    const player = await needPlayer(request);
    consume('download', request, player);
    const all = await exportData(player, credentialFromRequest(request));
    await sendFile(response, 'nimhall-me.json', history.data(player.id, all));
  });

  router.delete('/me', async (request, response) => {
    const player = await needPlayer(request);
    consume('sign-in', request, player);
    // An erased player does not come back, so nobody should wait for their vacation.
    await vacations.end(player.id);
    await erasureJob.erase(player.id);
    response.append('Set-Cookie', NO_COOKIE).status(204).end();
  });
  return router;
}

/** Sends texts as one file, as fast as the client reads. Errors before the first text are answered as usual. */
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

/** Resolves when the client can take more, or the connection is closed. */
function ready(response: Response): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });
}
