import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import { Router } from 'express';
import { credentialFromRequest, type RequestContext } from '../http/request-context.ts';
import { cookieFor, type Identities, NO_COOKIE, secretInCookie } from '../people/identity.ts';
import { unwrap } from '../refusal-error.ts';

interface Deps {
  readonly identities: Identities;
  /** True where people reach us by https, so that the cookie may insist on it. */
  readonly secure: boolean;
  /** Closes the connections of a player; clients that are still authorized reconnect. */
  readonly onSignedOut: (player: string) => void;
}

/** By what people are known: `/tokens`, `/me/tokens`, `/me/invitation` and `/invitation`. */
export function accessRoutes({ identities, secure, onSignedOut }: Deps, { needPlayer, consume }: RequestContext): Router {
  const router = Router();

  router.post('/tokens', async (request, response) => {
    const { name } = unwrap(readBody(REQUESTS.name, request.body));
    consume('identity', request);
    const { player, secret } = unwrap(await identities.program(name));
    response.status(201).json({ player, token: secret });
  });

  router.get('/me/tokens', async (request, response) => {
    const player = await needPlayer(request);
    consume('look', request, player);
    response.json({ tokens: await identities.tokensOf(player, credentialFromRequest(request)) });
  });

  router.post('/me/tokens', async (request, response) => {
    const player = await needPlayer(request);
    const { name } = unwrap(readBody(REQUESTS.label, request.body));
    consume('sign-in', request, player);
    response.status(201).json(await identities.addToken(player, name));
  });

  router.put('/me/tokens/:id', async (request, response) => {
    const player = await needPlayer(request);
    const { name } = unwrap(readBody(REQUESTS.label, request.body));
    consume('play', request, player);
    await identities.renameToken(player, request.params.id, name);
    response.status(204).end();
  });

  /** All others. */
  router.delete('/me/tokens', async (request, response) => {
    const player = await needPlayer(request);
    consume('sign-in', request, player);
    await identities.signOutOthers(player, credentialFromRequest(request));
    onSignedOut(player.id);
    response.status(204).end();
  });

  router.delete('/me/tokens/:id', async (request, response) => {
    const player = await needPlayer(request);
    consume('play', request, player);
    const wasOurs = await identities.signOut(player, request.params.id, credentialFromRequest(request));
    onSignedOut(player.id);
    if (wasOurs) response.append('Set-Cookie', NO_COOKIE);
    response.status(204).end();
  });

  router.post('/me/invitation', async (request, response) => {
    const player = await needPlayer(request);
    consume('sign-in', request, player);
    response.status(201).json(await identities.invite(player));
  });

  router.post('/invitation', async (request, response) => {
    consume('sign-in', request);
    const { code, name } = unwrap(readBody(REQUESTS.accept, request.body));
    const { player, secret } = unwrap(await identities.accept(code, name ?? '', secretInCookie(request.headers.cookie)));
    response.append('Set-Cookie', cookieFor(secret, secure)).json({ player });
  });
  return router;
}
