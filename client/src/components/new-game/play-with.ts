import { BOT_IDS, type BotId } from '@nimhall/shared/bot/levels';
import type { Preset } from '@nimhall/shared/game/contract';
import type { Seat } from '@nimhall/shared/room/seat';
import { fieldsOf, PersistentStore, parsed } from '../../reactive/persistent-store.ts';
import { deviceStorage } from '../../reactive/storage.ts';
import { CLOCK_CHOICES } from './clock-choices.ts';
import { formatClock } from './clock-text.ts';

/** The opponent of a tile: a bot, a friend by link, anybody who wants to play the same, or somebody at this device. */
export const OPPONENT_KINDS = ['bot', 'friend', 'anyone', 'here'] as const;
export type OpponentKind = (typeof OPPONENT_KINDS)[number];

/** Who moves first against a bot. */
export const FIRST_PLAYERS = ['me', 'other', 'chance'] as const;
export type FirstPlayer = (typeof FIRST_PLAYERS)[number];

/** With whom, how strong and how fast this device likes to play. */
export interface PlayWith {
  readonly opponent: OpponentKind;
  /** Of a bot; where it does not play, another does: see `seatedIn`. */
  readonly level: BotId;
  readonly begins: FirstPlayer;
  /** With anyone: one of the clocks that are offered, as text. */
  readonly clock: string;
}

/** The valid part of a stored text; defaults for the rest. */
export function playWithFrom(text: string | null): PlayWith {
  const { opponent, level, begins, clock } = fieldsOf(parsed(text));
  return {
    opponent: OPPONENT_KINDS.find((each) => each === opponent) ?? 'bot',
    level: BOT_IDS.find((each) => each === level) ?? 'greedy',
    begins: FIRST_PLAYERS.find((each) => each === begins) ?? 'me',
    clock: CLOCK_CHOICES.map(formatClock).find((each) => each === clock) ?? '300+3',
  };
}

export const playWith = new PersistentStore(deviceStorage(), 'nimhall:play-with', playWithFrom);

/** The seat that wins a position which the side to move wins (`N`) or loses (`P`). */
export function seatToWin(outcome: Preset['outcome']): Seat {
  return outcome === 'P' ? 'second' : 'first';
}

/**
 * Our seat against a bot, in a position that the side to move wins (`N`) or loses (`P`). A player who wants to begin does so where
 * that can be won. `random` gives [0, 1).
 */
export function seatAgainstBot(begins: FirstPlayer, outcome: Preset['outcome'], random: () => number): Seat {
  switch (begins) {
    case 'me':
      return seatToWin(outcome);
    case 'other':
      return 'second';
    case 'chance':
      return random() < 0.5 ? 'first' : 'second';
    default:
      return begins satisfies never;
  }
}
