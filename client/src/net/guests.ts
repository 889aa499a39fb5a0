import type { OfferedGuest } from '@nimhall/shared/protocol/guests';
import type { Refusal } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import { ask } from './api.ts';

/** What I did as a guest before I signed in, and may keep. */
export async function fetchGuests(): Promise<Result<readonly OfferedGuest[], Refusal>> {
  const answer = await ask<{ readonly guests: readonly OfferedGuest[] }>('GET', '/me/guests');
  return answer.ok ? ok(answer.value.guests) : answer;
}

/** Keeps it, or leaves it behind. */
export function answerGuest(guest: string, keep: boolean): Promise<Result<unknown, Refusal>> {
  return ask('PUT', `/me/guests/${encodeURIComponent(guest)}`, { keep });
}
