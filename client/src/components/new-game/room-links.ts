import { SEATS } from '@nimhall/shared/room/seat';
import { formatClock } from './clock-text.ts';
import type { Draft } from './draft.ts';

/** The parts of a link to a new room: its game, and everything that is not the default. */
export type RoomSettings = Pick<Draft, 'game'> & Partial<Draft>;

/** `seat`: ours, `first`, `second` or `none`. `bot`: the occupants of the other seats in order: levels or `open`. */
const PARTS = ['game', 'params', 'misere', 'start', 'clock', 'overlay', 'seat', 'bot', 'listed'] as const;
export type SettingsPart = (typeof PARTS)[number];

/**
 * The address of a page that opens the dialog for a new room with these settings:
 * `/new?game=nim&start=1,3,5&misere=1&clock=300+3&seat=second&bot=teacher`.
 */
export function newRoomLink(settings: RoomSettings): string {
  return `/new?${formatSettings(settings)}`;
}

/** The address of the same game in the page alone, for two people at this device, or one and a bot: `/here?game=nim&start=1,3,5`. */
export function newLocalGameUrl(settings: RoomSettings): string {
  return `/here?${formatSettings(settings)}`;
}

/** Settings as the query of a link, without its question mark; defaults are left out. */
export function formatSettings({ game, params = {}, misere, start, clock, overlay, seats, listed }: RoomSettings): string {
  const parts: Readonly<Partial<Record<SettingsPart, string | false>>> = {
    game,
    params: Object.keys(params).length > 0 && JSON.stringify(params),
    misere: misere === true && '1',
    start: start ?? false,
    clock: clock ? formatClock(clock) : false,
    overlay: overlay !== undefined && overlay !== 'spectators' && overlay,
    ...(seats ? seatParts(seats) : {}),
    listed: listed === false && '0',
  };
  return PARTS.flatMap((part) => (parts[part] ? [`${part}=${part === 'clock' ? parts[part] : readable(parts[part])}`] : [])).join('&');
}

function seatParts(seats: Draft['seats']): { readonly seat: string | false; readonly bot: string | false } {
  const mine = SEATS.find((seat) => seats[seat] === 'me') ?? 'none';
  const others = SEATS.filter((seat) => seat !== mine).map((seat) => seats[seat]);
  return { seat: mine !== 'first' && mine, bot: others.some((choice) => choice !== 'open') && others.join(',') };
}

/** Text in a query, as legible as a query may be. A clock stays as it is: its plus is read as a blank, which `parseClock` knows. */
function readable(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':');
}
