import type { PlayedWishes } from '@nimhall/shared/protocol/commands';
import type { MyStanding, PlayedPage, Profile } from '@nimhall/shared/protocol/messages';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import { ask } from './api.ts';

/** Where all games come as one file. */
export const RECORDS = '/api/v1/me/records';

/** Where all that is known of me comes as one file. */
export const DATA = '/api/v1/me/data';

/** Where a page may have nothing that fits, so many are looked at before somebody has to ask for more. */
const MAX_EMPTY_PAGES = 20;

/** A page of games, as they are wished for. */
export type ReadPlayed = (wishes: PlayedWishes) => Promise<Result<PlayedPage, Refusal>>;

/** The same, where the first page of all games has been asked for already. */
export function startingWith(first: ReturnType<ReadPlayed>, read: ReadPlayed): ReadPlayed {
  let atHand: ReturnType<ReadPlayed> | null = first;
  return (wishes) => {
    const answer = Object.keys(wishes).length === 0 && atHand ? atHand : read(wishes);
    atHand = null;
    return answer;
  };
}

/** What I played: the next page with something on it, or the last one. */
export function fetchPlayed(wishes: PlayedWishes): Promise<Result<PlayedPage, Refusal>> {
  return pageWithGames('/me', wishes);
}

/** What somebody else played, who is kept by this name, as far as it is there for all to see. */
export function fetchPlayedBy(name: string, wishes: PlayedWishes): Promise<Result<PlayedPage, Refusal>> {
  return pageWithGames(pathOf(name), wishes);
}

/** Who is kept by this name. */
export function fetchProfile(name: string): Promise<Result<Profile, Refusal>> {
  return ask('GET', pathOf(name));
}

/** How I stand, by my newest games. */
export function fetchMyStanding(): Promise<Result<MyStanding, Refusal>> {
  return ask('GET', '/me/standing');
}

function pathOf(name: string): string {
  return `/people/${encodeURIComponent(name)}`;
}

async function pageWithGames(of: string, wishes: PlayedWishes): Promise<Result<PlayedPage, Refusal>> {
  let answer = await page(of, wishes);
  for (let tries = 1; tries < MAX_EMPTY_PAGES && answer.ok && answer.value.games.length === 0 && answer.value.more !== null; tries++) {
    answer = await page(of, { ...wishes, after: answer.value.more });
  }
  return answer;
}

function page(of: string, wishes: PlayedWishes): Promise<Result<PlayedPage, Refusal>> {
  const query = new URLSearchParams(Object.entries(wishes).filter((wish): wish is [string, string] => wish[1] !== undefined));
  return ask('GET', `${of}/games?${query}`);
}
