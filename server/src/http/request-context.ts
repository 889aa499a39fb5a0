import type { IncomingMessage } from 'node:http';
import { say } from '@nimhall/shared/phrase';
import { refusal } from '@nimhall/shared/refusal';
import type { Player } from '@nimhall/shared/room/room';
import type { Request, Router } from 'express';
import { type Identities, secretInCookie } from '../people/identity.ts';
import type { Activity, Limits } from '../people/limits.ts';
import { RefusalError } from '../refusal-error.ts';

export interface RequestContextDeps {
  readonly identities: Identities;
  readonly limits: Limits;
  readonly addressOf: (request: IncomingMessage) => string;
}

/** The player who sends a request, and the rate limits that apply. */
export interface RequestContext {
  /** The player of a request, by `Authorization: Bearer TOKEN` or by cookie; null if unknown. Throws a refusal for an invalid token. */
  identify(request: Request): Promise<Player | null>;
  /** The same, but throws a refusal if the player is unknown. */
  needPlayer(request: Request): Promise<Player>;
  /** Throws a refusal when the player or the address has exceeded the rate limit of an activity. */
  consume(activity: Activity, request: Request, player?: Player | null): void;
}

/** The routes of a feature; the context tells who asks, and counts it. */
export type Routes = (context: RequestContext) => Router;

/** The credential of a request: a token, else the cookie. */
export function credentialFromRequest({ headers }: Request): string | null {
  return bearerOf(headers.authorization) ?? secretInCookie(headers.cookie);
}

function bearerOf(header: string | undefined): string | null {
  return /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? null;
}

export function requestContext({ identities, limits, addressOf }: RequestContextDeps): RequestContext {
  const identify = async (request: Request): Promise<Player | null> => {
    const secret = credentialFromRequest(request);
    const player = secret ? await identities.find(secret) : null;
    if (bearerOf(request.headers.authorization) && !player)
      throw new RefusalError(refusal('unauthenticated', say`This token isn’t valid.`));
    return player;
  };
  return {
    identify,
    needPlayer: async (request) => {
      const player = await identify(request);
      if (!player)
        throw new RefusalError(
          refusal('unauthenticated', say`We don’t know who you are. Reload the page; a program gets a token with POST /api/v1/tokens.`),
        );
      return player;
    },
    consume: (activity, request, player = null) => {
      limits.consume(activity, { address: addressOf(request), ...(player && { identity: player.id }) });
    },
  };
}
