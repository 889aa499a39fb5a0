import { BOT_LEVEL_IDS, type BotLevelId } from '@nimhall/shared/bot/levels';
import { fieldsOf, KeptStore, parsed } from '../../ground/store/kept-store.ts';
import { deviceStorage } from '../../ground/store/storage.ts';
import { CLOCK_CHOICES } from './clock-choices.ts';
import { formatClock } from './clock-text.ts';

/** Who a game is opened for with one tap: whoever wants to play the same, whoever gets the link, or a bot. */
export const OPPONENTS = ['anyone', 'friend', 'bot'] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** With whom, how strong and how fast this device likes to play. */
export interface PlayWith {
  readonly opponent: Opponent;
  /** Of a bot. */
  readonly level: BotLevelId;
  /** With anyone: one of the clocks that are offered, as text. */
  readonly clock: string;
}

/** What makes sense of a stored text; the rest by default. */
export function playWithFrom(text: string | null): PlayWith {
  const { opponent, level, clock } = fieldsOf(parsed(text));
  return {
    opponent: OPPONENTS.find((each) => each === opponent) ?? 'friend',
    level: BOT_LEVEL_IDS.find((each) => each === level) ?? 'greedy',
    clock: CLOCK_CHOICES.map(formatClock).find((each) => each === clock) ?? '300+3',
  };
}

export const playWith = new KeptStore(deviceStorage(), 'nimhall:play-with', playWithFrom);
