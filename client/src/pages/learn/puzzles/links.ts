import { findFamily } from '@nimhall/shared/catalogue/registry';
import type { Family } from '@nimhall/shared/game/contract';
import { GAMES } from '@nimhall/shared/games/all';
import type { Start } from '@nimhall/shared/puzzle/puzzle';
import { parseSettings } from '../../../parts/opening/new-room-link.ts';

/** The pages on which puzzles are asked. */
export const PUZZLES = { today: '/learn/practice/today', ladder: '/learn/practice/ladder', class: '/learn/practice/class' } as const;

/** One of the puzzles of today, from 0, which can be looked at again once it is solved; or all of them. */
export function dailyLink(place: number | null): string {
  return place === null ? PUZZLES.today : `${PUZZLES.today}?puzzle=${place + 1}`;
}

/** One of the puzzles of a class, from 0, or all of them. */
export function classLink(word: string, place: number | null = null): string {
  return `${PUZZLES.class}?word=${encodeURIComponent(word)}${place === null ? '' : `&puzzle=${place + 1}`}`;
}

/** The same to be seen by all of the class at once. */
export function classBoardLink(word: string): string {
  return `${classLink(word)}&board=1`;
}

/** Puzzles of one game, or of any. */
export function ladderLink(game: string | null): string {
  return game === null ? PUZZLES.ladder : `${PUZZLES.ladder}?game=${game}`;
}

/** What the address of the ladder asks for: a game, null for any, and where it begins, null for its positions worth playing. */
export function readWish(query: string): { readonly game: string | null; readonly start: Start | null } {
  const given = new URLSearchParams(query);
  const family = findFamily(given.get('game') ?? '');
  if (!family) return { game: null, start: null };
  if (!['params', 'start', 'misere'].some((part) => given.has(part))) return { game: family.id, start: null };
  const { game, params, misere, start } = parseSettings(query, GAMES[0] as Family).draft;
  return { game, start: { game, params, misere, start } };
}
