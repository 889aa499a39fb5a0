import { unreachable } from '@nimhall/shared/protocol/unreachable';
import type { Refusal } from '@nimhall/shared/refusal';
import { fail, ok, type Result } from '@nimhall/shared/result';
import type { Player } from '@nimhall/shared/room/room';

let identified: Promise<Result<Player, Refusal>> | null = null;

/** Who this browser was when the page asked first; asks again while it failed. Before the answer there may be no cookie to ask for anything of ours with. */
export async function identify(): Promise<Result<Player, Refusal>> {
  identified ??= fetchCurrentPlayer();
  const me = await identified;
  if (!me.ok) identified = null;
  return me;
}

/** Who this browser is. The first call makes a guest and sets the cookie that the socket shows. */
export async function fetchCurrentPlayer(): Promise<Result<Player, Refusal>> {
  try {
    const response = await fetch('/api/v1/me');
    const answer = (await response.json()) as { readonly player: Player } | { readonly error: Refusal };
    return 'player' in answer ? ok(answer.player) : fail(answer.error);
  } catch {
    return fail(unreachable());
  }
}
