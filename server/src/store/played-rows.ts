import type { PlayedGame, PlayerResult } from '@nimhall/shared/room/played';
import type { Page } from './page.ts';

/** Games that are scanned in one go. */
export const HISTORY_SCAN_BATCH = 500;

/** A row of the game history; `told` holds what is not searched. */
export interface PlayedRow {
  readonly room: string;
  readonly version: number;
  readonly endedAt: number;
  readonly game: string;
  readonly outcome: PlayerResult;
  /** The person against whom it was played. */
  readonly opponent: string | null;
  /** JSON. */
  readonly told: string;
}

/** A scanned row: its number in this scan, and whether it matches. */
export interface LookedAt extends Omit<PlayedRow, 'opponent'> {
  readonly nth: number;
  readonly fits: boolean;
}

export function rowOf({ room, version, endedAt, game, outcome, ...told }: PlayedGame): PlayedRow {
  const { opponent } = told;
  const person = opponent.kind === 'human' ? opponent.player.id : null;
  return { room, version, endedAt, game, outcome, opponent: person, told: JSON.stringify(told) };
}

function gameOf({ room, version, endedAt, game, outcome, told }: LookedAt): PlayedGame {
  return {
    room,
    version,
    endedAt,
    game,
    outcome,
    ...(JSON.parse(told) as Omit<PlayedGame, 'room' | 'version' | 'endedAt' | 'game' | 'outcome'>),
  };
}

/** Where a page ended. */
type End = Pick<PlayedRow, 'endedAt' | 'room' | 'version'>;

/** As the protocol has it: `endedAt.room.version`. */
function cursorOf({ endedAt, room, version }: End): string {
  return `${endedAt}.${room}.${version}`;
}

/** What a page comes after; behind no game at all where it is the first. */
export function cursorEnd(cursor: string | null): End {
  if (cursor === null) return { endedAt: Number.MAX_SAFE_INTEGER, room: '', version: 0 };
  const [endedAt, room = '', version] = cursor.split('.');
  return { endedAt: Number(endedAt), room, version: Number(version) };
}

/** The page that these rows make: those that fit, one more than are wanted, and the last one that was looked at. */
export function pageOf(rows: readonly LookedAt[], most: number): Page<PlayedGame> {
  const shown = rows.slice(0, most);
  const last = shown.at(-1);
  const isCut = rows.length > most || last?.nth === HISTORY_SCAN_BATCH;
  return { items: shown.filter(({ fits }) => fits).map(gameOf), next: last && isCut ? cursorOf(last) : null };
}
