import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import { Router } from 'express';
import { cookieFor, type Identities, NO_COOKIE, secretInCookie } from '../people/identity.ts';
import { need } from '../refused.ts';
import { type Asking, secretOf } from './asking.ts';

export interface AccessParts {
  readonly identities: Identities;
  /** True where people reach us by https, so that the cookie may insist on it. */
  readonly secure: boolean;
  /** Ends the connections of a player: who is still let in comes back. */
  readonly onSignedOut: (player: string) => void;
}

/** By what people are known: `/tokens`, `/me/tokens`, `/me/invitation` and `/invitation`. */
export function access({ identities, secure, onSignedOut }: AccessParts, { needPlayer, spend }: Asking): Router {
  const router = Router();

  router.post('/tokens', async (request, response) => {
    const { name } = need(readBody(REQUESTS.name, request.body));
    spend('identity', request);
    const { player, secret } = need(await identities.program(name));
    response.status(201).json({ player, token: secret });
  });

  router.get('/me/tokens', async (request, response) => {
    const player = await needPlayer(request);
    spend('look', request, player);
    response.json({ tokens: await identities.tokensOf(player, secretOf(request)) });
  });

  router.post('/me/tokens', async (request, response) => {
    const player = await needPlayer(request);
    const { name } = need(readBody(REQUESTS.label, request.body));
    spend('sign-in', request, player);
    response.status(201).json(await identities.addToken(player, name));
  });

  router.put('/me/tokens/:id', async (request, response) => {
    const player = await needPlayer(request);
    const { name } = need(readBody(REQUESTS.label, request.body));
    spend('play', request, player);
    await identities.renameToken(player, request.params.id, name);
    response.status(204).end();
  });

  /** All others. */
  router.delete('/me/tokens', async (request, response) => {
    const player = await needPlayer(request);
    spend('sign-in', request, player);
    await identities.signOutOthers(player, secretOf(request));
    onSignedOut(player.id);
    response.status(204).end();
  });

  router.delete('/me/tokens/:id', async (request, response) => {
    const player = await needPlayer(request);
    spend('play', request, player);
    const wasOurs = await identities.signOut(player, request.params.id, secretOf(request));
    onSignedOut(player.id);
    if (wasOurs) response.append('Set-Cookie', NO_COOKIE);
    response.status(204).end();
  });

  router.post('/me/invitation', async (request, response) => {
    const player = await needPlayer(request);
    spend('sign-in', request, player);
    response.status(201).json(await identities.invite(player));
  });

  router.post('/invitation', async (request, response) => {
    spend('sign-in', request);
    const { code, name } = need(readBody(REQUESTS.accept, request.body));
    const { player, secret } = need(await identities.accept(code, name ?? '', secretInCookie(request.headers.cookie)));
    response.append('Set-Cookie', cookieFor(secret, secure)).json({ player });
  });
  return router;
}
