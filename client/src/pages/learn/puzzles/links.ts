import type { Family } from '@nimhall/shared/game/contract';
import { GAMES } from '@nimhall/shared/games/all';
import type { Start } from '@nimhall/shared/puzzle/puzzle';
import { fail, ok, type Result } from '@nimhall/shared/result';
import { type LinkFault, parseSettings } from '../../../components/new-game/new-room-link.ts';
import type { SettingsPart } from '../../../components/new-game/room-links.ts';

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

/** The same for the class's screen. */
export function classBoardLink(word: string): string {
  return `${classLink(word)}&board=1`;
}

/** Puzzles of one game, or of any. */
export function ladderLink(game: string | null): string {
  return game === null ? PUZZLES.ladder : `${PUZZLES.ladder}?game=${game}`;
}

/** The parts of an address that say where games begin, of the game that it names. */
const START_PARTS: readonly SettingsPart[] = ['params', 'start', 'misere'];

/** The wish of an address: a game, null for any, and a start, null for the positions worth playing; or its invalid part. */
export function readWish(query: string): Result<{ readonly game: string | null; readonly start: Start | null }, LinkFault> {
  const given = new URLSearchParams(query);
  if (!given.has('game')) return ok({ game: null, start: null });
  const { draft, faults } = parseSettings(query, GAMES[0] as Family);
  const fault = faults.find(({ part }) => part === 'game' || START_PARTS.includes(part));
  if (fault) return fail(fault);
  const { game, params, misere, start } = draft;
  return ok({ game, start: START_PARTS.some((part) => given.has(part)) ? { game, params, misere, start } : null });
}
