import { botsOf } from '@nimhall/shared/bot/levels';
import { readGame } from '@nimhall/shared/catalogue/read';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import type { Family } from '@nimhall/shared/game/contract';
import { OVERLAY_RULES } from '@nimhall/shared/room/room';
import { SEATS, type Seat } from '@nimhall/shared/room/seat';
import { boardPositionOf } from '../../position/board-position.ts';
import { parseClock } from './clock-text.ts';
import { type Draft, draftOf, type SeatChoice } from './draft.ts';
import type { SettingsPart } from './room-links.ts';

/** A part of a link that means nothing here, as it was written. */
export interface LinkFault {
  readonly part: SettingsPart;
  readonly text: string;
}

/**
 * The draft a query describes, and which parts of it mean nothing: these are as usual. `fallback` is the game where none
 * is named, or none that is known: then position and parameters are as usual, too.
 */
export function parseSettings(query: string, fallback: Family): { readonly draft: Draft; readonly faults: readonly LinkFault[] } {
  const given = new URLSearchParams(query);
  const faults: LinkFault[] = [];
  /** The value of a part; `usual` if it is missing, or invalid, which is a fault. */
  const part = <T>(name: SettingsPart, usual: T, read: (text: string) => T | undefined): T => {
    const text = given.get(name);
    const value = text === null ? usual : read(text);
    if (value === undefined) faults.push({ part: name, text: text ?? '' });
    return value === undefined ? usual : value;
  };
  const family = part('game', fallback, findFamily);
  const isKnown = faults.length === 0;
  const usual = draftOf(family);
  const params = isKnown ? part('params', usual.params, (text) => readParams(family, text)) : usual.params;
  const misere = part('misere', false, readSwitch);
  const draft: Draft = {
    game: family.id,
    params,
    start: isKnown ? part('start', usual.start, (text) => (isPlayable(family, params, text) ? text : undefined)) : usual.start,
    misere,
    clock: part('clock', null, parseClock),
    overlay: part('overlay', usual.overlay, (text) => OVERLAY_RULES.find((rule) => rule === text)),
    seats: seatsOf(
      part('seat', 'first', readMine),
      part('bot', [], (text) => readOthers(family, misere, text)),
    ),
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

function readOthers({ id: game }: Family, misere: boolean, text: string): readonly SeatChoice[] | undefined {
  const bots = botsOf(game, misere);
  const choices = text.split(',').map((each) => (each === 'open' ? each : bots.find(({ id }) => id === each)?.id));
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
  const scene = boardPositionOf({ game: id, params, position: text });
  return scene.ok && scene.value.example !== '';
}

function readSwitch(text: string): boolean | undefined {
  return text === '1' ? true : text === '0' ? false : undefined;
}
