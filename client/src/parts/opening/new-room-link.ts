import { BOT_LEVEL_IDS } from '@nimhall/shared/bot/levels';
import { readGame } from '@nimhall/shared/catalogue/read';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import type { Family } from '@nimhall/shared/game/contract';
import { OVERLAY_RULES } from '@nimhall/shared/room/room';
import { SEATS, type Seat } from '@nimhall/shared/room/seat';
import { sceneOf } from '../../ground/position/scene.ts';
import { formatClock, parseClock } from './clock-text.ts';
import { type Draft, draftOf, type SeatChoice } from './draft.ts';

/** What a link to a new room may say: its game, and whatever is not as usual. */
export type RoomSettings = Pick<Draft, 'game'> & Partial<Draft>;

/** A part of a link that means nothing here, as it was written. */
export interface LinkFault {
  readonly part: Part;
  readonly text: string;
}

/**
 * `seat`: ours, `first`, `second` or `none`. `bot`: who sits in the seats that are not ours, in their order: levels or `open`.
 */
const PARTS = ['game', 'params', 'misere', 'start', 'clock', 'overlay', 'seat', 'bot', 'listed'] as const;
type Part = (typeof PARTS)[number];

/**
 * The address of a page that opens the dialog for a new room with these settings:
 * `/new?game=nim&start=1,3,5&misere=1&clock=300+3&seat=second&bot=teacher`.
 */
export function newRoomLink(settings: RoomSettings): string {
  return `/new?${formatSettings(settings)}`;
}

/** The address of the same game in the page alone, for two people at this device, or one and a bot: `/here?game=nim&start=1,3,5`. */
export function hereLink(settings: RoomSettings): string {
  return `/here?${formatSettings(settings)}`;
}

/** Settings as the query of a link, without its question mark; what is as usual is left out. */
export function formatSettings({ game, params = {}, misere, start, clock, overlay, seats, listed }: RoomSettings): string {
  const parts: Readonly<Partial<Record<Part, string | false>>> = {
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

/**
 * The draft a query describes, and which parts of it mean nothing: these are as usual. `fallback` is the game where none
 * is named, or none that is known: then position and parameters are as usual, too.
 */
export function parseSettings(query: string, fallback: Family): { readonly draft: Draft; readonly faults: readonly LinkFault[] } {
  const given = new URLSearchParams(query);
  const faults: LinkFault[] = [];
  /** What a part means; `usual` where it is not there, and where `read` makes nothing of it, which is a fault. */
  const part = <T>(name: Part, usual: T, read: (text: string) => T | undefined): T => {
    const text = given.get(name);
    const value = text === null ? usual : read(text);
    if (value === undefined) faults.push({ part: name, text: text ?? '' });
    return value === undefined ? usual : value;
  };
  const family = part('game', fallback, findFamily);
  const isKnown = faults.length === 0;
  const usual = draftOf(family);
  const params = isKnown ? part('params', usual.params, (text) => readParams(family, text)) : usual.params;
  const draft: Draft = {
    game: family.id,
    params,
    start: isKnown ? part('start', usual.start, (text) => (isPlayable(family, params, text) ? text : undefined)) : usual.start,
    misere: part('misere', false, readSwitch),
    clock: part('clock', null, parseClock),
    overlay: part('overlay', usual.overlay, (text) => OVERLAY_RULES.find((rule) => rule === text)),
    seats: seatsOf(part('seat', 'first', readMine), part('bot', [], readOthers)),
    listed: part('listed', true, readSwitch),
  };
  return { draft, faults };
}

/** Our seat, or none. */
type Mine = Seat | 'none';

function seatsOf(mine: Mine, others: readonly SeatChoice[]): Draft['seats'] {
  const free = SEATS.filter((seat) => seat !== mine);
  const choice = (seat: Seat): SeatChoice => (seat === mine ? 'me' : (others[free.indexOf(seat)] ?? 'open'));
  return { first: choice('first'), second: choice('second') };
}

function readMine(text: string): Mine | undefined {
  return text === 'none' ? text : SEATS.find((seat) => seat === text);
}

function seatParts(seats: Draft['seats']): { readonly seat: string | false; readonly bot: string | false } {
  const mine = SEATS.find((seat) => seats[seat] === 'me') ?? 'none';
  const others = SEATS.filter((seat) => seat !== mine).map((seat) => seats[seat]);
  return { seat: mine !== 'first' && mine, bot: others.some((choice) => choice !== 'open') && others.join(',') };
}

function readOthers(text: string): readonly SeatChoice[] | undefined {
  const choices = text.split(',').map((each) => (each === 'open' ? each : BOT_LEVEL_IDS.find((id) => id === each)));
  return choices.every((choice) => choice !== undefined) ? choices : undefined;
}

function readParams(family: Family, text: string): Draft['params'] | undefined {
  try {
    const params: unknown = JSON.parse(text);
    const game = readGame(family.id, params ?? undefined);
    return game.ok ? game.value.params : undefined;
  } catch {
    return undefined;
  }
}

function isPlayable({ id }: Family, params: Draft['params'], text: string): boolean {
  const scene = sceneOf({ game: id, params, position: text });
  return scene.ok && scene.value.example !== '';
}

function readSwitch(text: string): boolean | undefined {
  return text === '1' ? true : text === '0' ? false : undefined;
}

/** Text in a query, as legible as a query may be. A clock stays as it is: its plus is read as a blank, which `parseClock` knows. */
function readable(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':');
}
