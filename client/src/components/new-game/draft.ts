import { BOT_IDS, type BotId, seatedIn } from '@nimhall/shared/bot/levels';
import type { Family, Preset } from '@nimhall/shared/game/contract';
import type { ClockRule } from '@nimhall/shared/room/clock-rule';
import type { SeatWish } from '@nimhall/shared/room/commands';
import type { OverlayRule } from '@nimhall/shared/room/room';
import { type BySeat, otherSeat, type Seat } from '@nimhall/shared/room/seat';
import type { ParamInput } from '../ui/param-input.ts';
import type { NewRoomOptions } from './new-room.ts';

/** Who a seat is meant for, as one word: `me`, `open`, or the level of a bot. */
export type SeatChoice = 'me' | 'open' | BotId;

/** A room as it is being put together in the dialog; the rules have not looked at it yet. */
export interface Draft {
  readonly game: string;
  /** Empty for the defaults. */
  readonly params: ParamInput;
  readonly start: string;
  readonly misere: boolean;
  readonly seats: BySeat<SeatChoice>;
  readonly clock: ClockRule | null;
  readonly listed: boolean;
  readonly overlay: OverlayRule;
}

/** The draft of a preset in which we move first against anybody. */
export function draftOf(family: Family, preset: Preset = family.presets[0]): Draft {
  return {
    game: family.id,
    params: preset.params ?? {},
    start: preset.start,
    misere: preset.misere ?? false,
    seats: { first: 'me', second: 'open' },
    clock: null,
    listed: true,
    overlay: 'spectators',
  };
}

/** With something chosen otherwise. A bot that does not play this gives way to one that does. */
export function withChange(draft: Draft, change: Partial<Draft>): Draft {
  const { seats, ...rest } = { ...draft, ...change };
  const choice = (each: SeatChoice) => (each === 'me' || each === 'open' ? each : seatedIn(rest.game, rest.misere, each));
  return { ...rest, seats: { first: choice(seats.first), second: choice(seats.second) } };
}

/** Another position, the people and the rest as they are. */
export function withPreset(draft: Draft, family: Family, preset: Preset = family.presets[0]): Draft {
  const { game, params, start, misere } = draftOf(family, preset);
  return withChange(draft, { game, params, start, misere });
}

/** Somebody for a seat. We can hold one only: taking it frees the other. */
export function withSeat(draft: Draft, seat: Seat, choice: SeatChoice): Draft {
  const other = otherSeat(seat);
  const freed = choice === 'me' && draft.seats[other] === 'me' ? { [other]: 'open' as const } : {};
  return { ...draft, seats: { ...draft.seats, ...freed, [seat]: choice } };
}

export function readSeatChoice(text: string): SeatChoice {
  return BOT_IDS.find((id) => id === text) ?? (text === 'me' ? 'me' : 'open');
}

/** The request for the server. */
export function newRoomOptions({ seats, clock, ...rest }: Draft): NewRoomOptions {
  return { ...rest, ...(clock ? { clock } : {}), seats: { first: wishOf(seats.first), second: wishOf(seats.second) } };
}

function wishOf(choice: SeatChoice): SeatWish {
  return choice === 'me' || choice === 'open' ? choice : { bot: choice };
}
