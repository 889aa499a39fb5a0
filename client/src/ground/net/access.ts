import type { Invitation, TokenInfo } from '@nimhall/shared/protocol/messages';
import type { Refusal } from '@nimhall/shared/refusal';
import { fail, ok, type Result } from '@nimhall/shared/result';
import type { Player } from '@nimhall/shared/room/room';
import { unreachable } from './unreachable.ts';

/** By what I am known: the browsers and programs that are me. */
export async function fetchTokens(): Promise<Result<readonly TokenInfo[], Refusal>> {
  const answer = await ask<{ readonly tokens: readonly TokenInfo[] }>('GET', '/me/tokens');
  return answer.ok ? ok(answer.value.tokens) : answer;
}

/** A code by which another device becomes me. */
export function invite(): Promise<Result<Invitation, Refusal>> {
  return ask('POST', '/me/invitation', {});
}

/** This browser becomes who made the code. */
export async function acceptInvitation(code: string, name: string): Promise<Result<Player, Refusal>> {
  const answer = await ask<{ readonly player: Player }>('POST', '/invitation', { code, name });
  return answer.ok ? ok(answer.value.player) : answer;
}

/** From now on that browser or program is me no more. */
export function signOut(token: string): Promise<Result<unknown, Refusal>> {
  return ask('DELETE', `/me/tokens/${token}`);
}

/** All but this browser are me no more. */
export function signOutOthers(): Promise<Result<unknown, Refusal>> {
  return ask('DELETE', '/me/tokens');
}

async function ask<Answer>(method: string, path: string, body?: object): Promise<Result<Answer, Refusal>> {
  try {
    const response = await fetch(`/api/v1${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const answer = (response.status === 204 ? {} : await response.json()) as Answer | { readonly error: Refusal };
    return isRefusal(answer) ? fail(answer.error) : ok(answer);
  } catch {
    return fail(unreachable());
  }
}

function isRefusal<Answer>(answer: Answer | { readonly error: Refusal }): answer is { readonly error: Refusal } {
  return typeof answer === 'object' && answer !== null && 'error' in answer;
}
