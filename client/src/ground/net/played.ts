import type { PlayedWishes } from '@nimhall/shared/protocol/commands';
import type { PlayedPage } from '@nimhall/shared/protocol/messages';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import { ask } from './api.ts';

/** Where all games come as one file. */
export const RECORDS = '/api/v1/me/records';

/** Where all that is known of me comes as one file. */
export const DATA = '/api/v1/me/data';

/** Where a page may have nothing that fits, so many are looked at before somebody has to ask for more. */
const MOST_EMPTY = 20;

/** What I played: the next page with something on it, or the last one. */
export async function fetchPlayed(wishes: PlayedWishes): Promise<Result<PlayedPage, Refusal>> {
  let answer = await page(wishes);
  for (let tries = 1; tries < MOST_EMPTY && answer.ok && answer.value.games.length === 0 && answer.value.more !== null; tries++) {
    answer = await page({ ...wishes, after: answer.value.more });
  }
  return answer;
}

function page(wishes: PlayedWishes): Promise<Result<PlayedPage, Refusal>> {
  const query = new URLSearchParams(Object.entries(wishes).filter((wish): wish is [string, string] => wish[1] !== undefined));
  return ask('GET', `/me/games?${query}`);
}
