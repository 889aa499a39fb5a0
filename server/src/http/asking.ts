import type { IncomingMessage } from 'node:http';
import { say } from '@nimhall/shared/phrase';
import { refusal } from '@nimhall/shared/refusal';
import type { Player } from '@nimhall/shared/room/room';
import type { Request } from 'express';
import { type Identities, secretInCookie } from '../people/identity.ts';
import type { Activity, Limits } from '../people/limits.ts';
import { Refused } from '../refused.ts';

export interface AskingParts {
  readonly identities: Identities;
  readonly limits: Limits;
  readonly addressOf: (request: IncomingMessage) => string;
}

/** Who asks for something, and whether they may just now. */
export interface Asking {
  /** Who asks, by `Authorization: Bearer TOKEN` or by cookie; null for nobody we know. Throws a refusal for a token that is not ours. */
  identify(request: Request): Promise<Player | null>;
  /** The same; throws a refusal for nobody we know. */
  needPlayer(request: Request): Promise<Player>;
  /** Throws a refusal when too much of this was done, by who asks or from where. */
  spend(activity: Activity, request: Request, player?: Player | null): void;
}

/** The secret that a request shows: a token, else the cookie. */
export function secretOf({ headers }: Request): string | null {
  return bearerOf(headers.authorization) ?? secretInCookie(headers.cookie);
}

function bearerOf(header: string | undefined): string | null {
  return /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? null;
}

export function asking({ identities, limits, addressOf }: AskingParts): Asking {
  const identify = async (request: Request): Promise<Player | null> => {
    const secret = secretOf(request);
    const player = secret ? await identities.find(secret) : null;
    if (bearerOf(request.headers.authorization) && !player) throw new Refused(refusal('unauthenticated', say`This token isn’t valid.`));
    return player;
  };
  return {
    identify,
    needPlayer: async (request) => {
      const player = await identify(request);
      if (!player) throw new Refused(refusal('unauthenticated', say`A token is required. Get one with POST /api/v1/tokens.`));
      return player;
    },
    spend: (activity, request, player = null) => {
      limits.spend(activity, { address: addressOf(request), ...(player && { identity: player.id }) });
    },
  };
}
