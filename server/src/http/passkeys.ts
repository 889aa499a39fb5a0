import { say } from '@nimhall/shared/phrase';
import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import { refusal } from '@nimhall/shared/refusal';
import type { Player } from '@nimhall/shared/room/room';
import { type Request, type Response, Router } from 'express';
import { cookieFor, type Identities, secretInCookie } from '../people/identity.ts';
import { type Site, siteOf } from '../people/origin.ts';
import type { Passkeys } from '../people/passkeys.ts';
import { need, Refused } from '../refused.ts';
import type { Asking } from './asking.ts';

export interface PasskeyParts {
  readonly identities: Identities;
  readonly passkeys: Passkeys;
  readonly publicUrl: string | null;
  readonly secure: boolean;
  readonly onSignedOut: (player: string) => void;
}

/** Passkeys, which keep people and let them in: `/me/passkeys` and `/passkey`. */
export function passkeyRoutes(
  { identities, passkeys, publicUrl, secure, onSignedOut }: PasskeyParts,
  { needPlayer, spend }: Asking,
): Router {
  const router = Router();

  const needSite = ({ headers }: Request): Site => {
    const site = siteOf(headers.origin, headers.host, publicUrl);
    if (!site) throw new Refused(refusal('forbidden', say`Passkeys only work on this site’s own pages.`));
    return site;
  };

  /** A new secret for this browser: who knows the one of before is let in by it no more, and is cut. */
  const renew = async (request: Request, response: Response, player: Player, name: string): Promise<void> => {
    const secret = await identities.renew(player, secretInCookie(request.headers.cookie), name);
    response.append('Set-Cookie', cookieFor(secret, secure));
    response.once('finish', () => onSignedOut(player.id));
  };

  router.get('/me/passkeys', async (request, response) => {
    const player = await needPlayer(request);
    spend('look', request, player);
    response.json({ passkeys: await passkeys.of(player) });
  });

  router.post('/me/passkeys/wishes', async (request, response) => {
    const player = await needPlayer(request);
    spend('sign-in', request, player);
    response.json(need(await passkeys.wishes(player, needSite(request))));
  });

  router.post('/me/passkeys', async (request, response) => {
    const player = await needPlayer(request);
    spend('sign-in', request, player);
    const { passkey, name } = need(readBody(REQUESTS.keep, request.body));
    const added = need(await passkeys.add(player, passkey, name ?? '', needSite(request)));
    await renew(request, response, player, name ?? '');
    response.status(201).json(added);
  });

  router.put('/me/passkeys/:id', async (request, response) => {
    const player = await needPlayer(request);
    const { name } = need(readBody(REQUESTS.label, request.body));
    spend('play', request, player);
    await passkeys.rename(player, request.params.id, name);
    response.status(204).end();
  });

  router.delete('/me/passkeys/:id', async (request, response) => {
    const player = await needPlayer(request);
    spend('play', request, player);
    await passkeys.remove(player, request.params.id);
    response.status(204).end();
  });

  router.post('/passkey/question', async (request, response) => {
    spend('sign-in', request);
    response.json(await passkeys.question(needSite(request)));
  });

  router.post('/passkey', async (request, response) => {
    spend('sign-in', request);
    const { passkey, name } = need(readBody(REQUESTS.show, request.body));
    const player = need(await passkeys.show(passkey, needSite(request)));
    await renew(request, response, player, name ?? '');
    response.json({ player });
  });
  return router;
}
