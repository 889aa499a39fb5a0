import type { PlayedWishes } from '@nimhall/shared/protocol/commands';
import type { PlayedPage } from '@nimhall/shared/protocol/messages';
import type { Refusal } from '@nimhall/shared/refusal';
import { fail, ok, type Result } from '@nimhall/shared/result';
import { unreachable } from './unreachable.ts';

/** Where all games come as one file. */
export const RECORDS = '/api/v1/me/records';

/** Where a page may have nothing that fits, so many are looked at before somebody has to ask for more. */
const MOST_EMPTY = 20;

/** What I played: the next page with something on it, or the last one. */
export async function fetchPlayed(wishes: PlayedWishes): Promise<Result<PlayedPage, Refusal>> {
  let answer = await ask(wishes);
  for (let tries = 1; tries < MOST_EMPTY && answer.ok && answer.value.games.length === 0 && answer.value.more !== null; tries++) {
    answer = await ask({ ...wishes, after: answer.value.more });
  }
  return answer;
}

async function ask(wishes: PlayedWishes): Promise<Result<PlayedPage, Refusal>> {
  const query = new URLSearchParams(Object.entries(wishes).filter((wish): wish is [string, string] => wish[1] !== undefined));
  try {
    const response = await fetch(`/api/v1/me/games?${query}`);
    const answer = (await response.json()) as PlayedPage | { readonly error: Refusal };
    return 'error' in answer ? fail(answer.error) : ok(answer);
  } catch {
    return fail(unreachable());
  }
}
