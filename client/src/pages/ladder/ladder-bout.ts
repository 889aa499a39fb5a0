import type { BotId } from '@nimhall/shared/bot/levels';
import type { Seat } from '@nimhall/shared/room/seat';
import type { Practice } from '../../components/practice/practice.ts';
import type { RungState } from './words.ts';

/** A game against a bot on a ladder: its start, the seats, and what is at stake. */
export interface LadderGame {
  readonly practice: Practice;
  readonly bot: BotId;
  /** The seat of the person. */
  readonly seat: Seat;
  /** The state of this rung when the game began. */
  readonly standing: RungState;
  /** The seat from which this bot was beaten in the game before; null where it was not. */
  readonly won: Seat | null;
}
