import type { GameHistoryQuery } from '@nimhall/shared/protocol/commands';
import type { GameHistoryPage, MyStanding, Profile } from '@nimhall/shared/protocol/messages';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import { ask } from './api.ts';

/** The download of all games as one file. */
export const GAMES_EXPORT_PATH = '/api/v1/me/records';

/** The download of all data about me as one file. */
export const ACCOUNT_EXPORT_PATH = '/api/v1/me/data';

/** How many empty pages are skipped before the person has to ask for more. */
const MAX_EMPTY_PAGES = 20;

/** A page of games, as they are wished for. */
export type ReadPlayed = (wishes: GameHistoryQuery) => Promise<Result<GameHistoryPage, Refusal>>;

/** The same, with the first page of all games already requested. */
export function startingWith(first: ReturnType<ReadPlayed>, read: ReadPlayed): ReadPlayed {
  let atHand: ReturnType<ReadPlayed> | null = first;
  return (wishes) => {
    const answer = Object.keys(wishes).length === 0 && atHand ? atHand : read(wishes);
    atHand = null;
    return answer;
  };
}

/** My games: the next page with any, or the last one. */
export function fetchPlayed(wishes: GameHistoryQuery): Promise<Result<GameHistoryPage, Refusal>> {
  return pageWithGames('/me', wishes);
}

/** The public games of an account. */
export function fetchPlayedBy(name: string, wishes: GameHistoryQuery): Promise<Result<GameHistoryPage, Refusal>> {
  return pageWithGames(pathOf(name), wishes);
}

/** The public profile of an account. */
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

async function pageWithGames(of: string, wishes: GameHistoryQuery): Promise<Result<GameHistoryPage, Refusal>> {
  let answer = await page(of, wishes);
  for (let tries = 1; tries < MAX_EMPTY_PAGES && answer.ok && answer.value.games.length === 0 && answer.value.more !== null; tries++) {
    answer = await page(of, { ...wishes, after: answer.value.more });
  }
  return answer;
}

function page(of: string, wishes: GameHistoryQuery): Promise<Result<GameHistoryPage, Refusal>> {
  const query = new URLSearchParams(Object.entries(wishes).filter((wish): wish is [string, string] => wish[1] !== undefined));
  return ask('GET', `${of}/games?${query}`);
}
