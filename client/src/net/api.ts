import { unreachable } from '@nimhall/shared/protocol/unreachable';
import type { Refusal } from '@nimhall/shared/refusal';
import { fail, ok, type Result } from '@nimhall/shared/result';
import { identify } from './current-player.ts';

/**
 * Asks the server over HTTP; `path` is what follows `/api/v1`. An answer without content is an empty object. What is about us is asked for once
 * it is known who we are.
 */
export async function ask<Answer>(method: string, path: string, body?: object): Promise<Result<Answer, Refusal>> {
  if (method !== 'GET' || path.startsWith('/me')) {
    const me = await identify();
    if (!me.ok) return me;
  }
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
