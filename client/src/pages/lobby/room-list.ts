import { findFamily } from '@nimhall/shared/catalogue/registry';
import { isCorrespondence } from '@nimhall/shared/room/clock-rule';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import { gameName } from '../../components/text/game-name.ts';
import { playersInWords } from '../../components/text/players.ts';
import { fieldsOf, PersistentStore, parsed } from '../../reactive/persistent-store.ts';
import { deviceStorage } from '../../reactive/storage.ts';

/** Columns that the list can be sorted by. */
export const COLUMNS = ['game', 'players', 'clock', 'state'] as const;
export type Column = (typeof COLUMNS)[number];

export const CLOCK_FILTERS = ['any', 'untimed', 'timed'] as const;
export type ClockFilter = (typeof CLOCK_FILTERS)[number];

export const SEAT_FILTERS = ['all', 'open', 'live'] as const;
export type SeatFilter = (typeof SEAT_FILTERS)[number];

const DIRECTIONS = ['ascending', 'descending'] as const;

/** Which rooms of the lobby are shown, and in which order. */
export interface ListView {
  /** The id of a game; null for all of them. */
  readonly game: string | null;
  readonly clock: ClockFilter;
  readonly seat: SeatFilter;
  /** Null for the order of the lobby: rooms with an open seat first. */
  readonly sorting: { readonly column: Column; readonly direction: (typeof DIRECTIONS)[number] } | null;
}

export const WHOLE_LIST: ListView = { game: null, clock: 'any', seat: 'all', sorting: null };

/** The rooms a view shows, in its order. Rooms that are equal in it stay in the order they come in, so that a move shifts no row. */
export function shownRooms(rooms: readonly RoomSummary[], { game, clock, seat, sorting }: ListView): RoomSummary[] {
  const shown = rooms.filter(
    (room) =>
      (game === null || room.game === game) &&
      (clock === 'any' || (clock === 'timed') === (room.clock !== null)) &&
      (seat === 'all' || (seat === 'open') === (room.status === 'waiting')),
  );
  const sign = sorting?.direction === 'descending' ? -1 : 1;
  const compare = COMPARE[sorting?.column ?? 'state'];
  return shown.sort((a, b) => sign * compare(a, b));
}

const COMPARE: Readonly<Record<Column, (a: RoomSummary, b: RoomSummary) => number>> = {
  game: (a, b) => gameName(a).localeCompare(gameName(b)),
  players: (a, b) => playersInWords(a).localeCompare(playersInWords(b)),
  clock: (a, b) => slowness(a) - slowness(b),
  state: (a, b) => Number(a.status !== 'waiting') - Number(b.status !== 'waiting'),
};

/** Longer games are larger; without a clock a game has all the time there is. The increment decides between equal starts. */
function slowness({ clock }: RoomSummary): number {
  if (!clock) return Number.MAX_VALUE;
  return isCorrespondence(clock) ? clock.days * 24 * 3_600_000 : clock.initialMs + clock.incrementMs / 1_000_000;
}

/** A heading cycles through ascending, descending and unsorted. */
export function withNextSorting(view: ListView, column: Column): ListView {
  const direction = view.sorting?.column === column ? view.sorting.direction : null;
  if (direction === 'descending') return { ...view, sorting: null };
  return { ...view, sorting: { column, direction: direction === null ? 'ascending' : 'descending' } };
}

/** The valid part of a stored view; defaults show the whole list. */
export function listViewFrom(text: string | null): ListView {
  const stored = fieldsOf(parsed(text));
  const sorting = fieldsOf(stored.sorting);
  const column = COLUMNS.find((each) => each === sorting.column);
  const direction = DIRECTIONS.find((each) => each === sorting.direction);
  return {
    game: typeof stored.game === 'string' && findFamily(stored.game) ? stored.game : null,
    clock: CLOCK_FILTERS.find((each) => each === stored.clock) ?? 'any',
    seat: SEAT_FILTERS.find((each) => each === stored.seat) ?? 'all',
    sorting: column && direction ? { column, direction } : null,
  };
}

/** How this device likes to see the list. */
export const listView = new PersistentStore(deviceStorage(), 'nimhall:lobby-list', listViewFrom);
