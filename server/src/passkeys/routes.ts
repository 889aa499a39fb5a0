import { say } from '@nimhall/shared/phrase';
import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import { refusal } from '@nimhall/shared/refusal';
import type { Player } from '@nimhall/shared/room/room';
import { type Request, type Response, Router } from 'express';
import type { RequestContext } from '../http/request-context.ts';
import { cookieFor, type Identities, secretInCookie } from '../people/identity.ts';
import { type Site, siteOf } from '../people/origin.ts';
import { RefusalError, unwrap } from '../refusal-error.ts';
import type { Passkeys } from './passkeys.ts';

interface Deps {
  readonly identities: Identities;
  readonly passkeys: Passkeys;
  readonly publicUrl: string | null;
  readonly secure: boolean;
  readonly onSignedOut: (player: string) => void;
}

/** Passkeys, which register an account and sign in: `/me/passkeys` and `/passkey`. */
export function passkeyRoutes(
  { identities, passkeys, publicUrl, secure, onSignedOut }: Deps,
  { needPlayer, consume }: RequestContext,
): Router {
  const router = Router();

  const needSite = ({ headers }: Request): Site => {
    const site = siteOf(headers.origin, headers.host, publicUrl);
    if (!site) throw new RefusalError(refusal('forbidden', say`Passkeys only work on this site’s own pages.`));
    return site;
  };

  /** Gives this browser a new credential; the old one is revoked and its connections are closed. */
  const renew = async (request: Request, response: Response, player: Player, name: string): Promise<void> => {
    const secret = await identities.renew(player, secretInCookie(request.headers.cookie), name);
    response.append('Set-Cookie', cookieFor(secret, secure));
    response.once('finish', () => onSignedOut(player.id));
  };

  router.get('/me/passkeys', async (request, response) => {
    const player = await needPlayer(request);
    consume('look', request, player);
    response.json({ passkeys: await passkeys.of(player) });
  });

  router.post('/me/passkeys/wishes', async (request, response) => {
    const player = await needPlayer(request);
    consume('sign-in', request, player);
    response.json(unwrap(await passkeys.wishes(player, needSite(request))));
  });

  router.post('/me/passkeys', async (request, response) => {
    const player = await needPlayer(request);
    consume('sign-in', request, player);
    const { passkey, name } = unwrap(readBody(REQUESTS.keep, request.body));
    const added = unwrap(await passkeys.add(player, passkey, name ?? '', needSite(request)));
    await renew(request, response, player, name ?? '');
    response.status(201).json(added);
  });

  router.put('/me/passkeys/:id', async (request, response) => {
    const player = await needPlayer(request);
    const { name } = unwrap(readBody(REQUESTS.label, request.body));
    consume('play', request, player);
    await passkeys.rename(player, request.params.id, name);
    response.status(204).end();
  });

  router.delete('/me/passkeys/:id', async (request, response) => {
    const player = await needPlayer(request);
    consume('play', request, player);
    await passkeys.remove(player, request.params.id);
    response.status(204).end();
  });

  router.post('/passkey/question', async (request, response) => {
    consume('sign-in', request);
    response.json(await passkeys.question(needSite(request)));
  });

  router.post('/passkey', async (request, response) => {
    consume('sign-in', request);
    const { passkey, name } = unwrap(readBody(REQUESTS.show, request.body));
    const player = unwrap(await passkeys.show(passkey, needSite(request)));
    await renew(request, response, player, name ?? '');
    response.json({ player });
  });
  return router;
}
