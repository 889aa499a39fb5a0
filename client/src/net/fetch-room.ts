import type { Snapshot } from '@nimhall/shared/protocol/messages';
import type { Refusal } from '@nimhall/shared/refusal';
import { fail, ok, type Result } from '@nimhall/shared/result';

/** A room as it is now, without entering it. */
export async function fetchRoom(code: string): Promise<Result<Snapshot, Refusal['code']>> {
  try {
    const response = await fetch(`/api/v1/rooms/${encodeURIComponent(code)}`);
    const answer = (await response.json()) as Snapshot | { readonly error: Refusal };
    return 'error' in answer ? fail(answer.error.code) : ok(answer);
  } catch {
    return fail('unavailable');
  }
}
