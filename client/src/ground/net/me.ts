import type { Refusal } from '@nimhall/shared/refusal';
import { fail, ok, type Result } from '@nimhall/shared/result';
import type { Player } from '@nimhall/shared/room/room';
import { unreachable } from './unreachable.ts';

const ME = '/api/v1/me';

/** Who this browser is. The first call makes a guest and sets the cookie that the socket shows. */
export function whoAmI(): Promise<Result<Player, Refusal>> {
  return ask({ method: 'GET' });
}

export function renameMe(name: string): Promise<Result<Player, Refusal>> {
  return ask({ method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name }) });
}

type Answer = { readonly player: Player } | { readonly error: Refusal };

async function ask(request: RequestInit): Promise<Result<Player, Refusal>> {
  try {
    const response = await fetch(ME, request);
    const answer = (await response.json()) as Answer;
    return 'player' in answer ? ok(answer.player) : fail(answer.error);
  } catch {
    return fail(unreachable());
  }
}
