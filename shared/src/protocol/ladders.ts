import * as v from 'valibot';
import { BOT_IDS } from '../bot/levels.ts';
import type { Climbs } from '../ladder/climb.ts';
import { SEATS } from '../room/seat.ts';
import { plain } from './words.ts';

const climb = v.strictObject({
  beaten: v.pipe(v.array(plain(40)), v.maxLength(BOT_IDS.length)),
  won: v.nullable(v.picklist(SEATS)),
  games: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** How far a device is on the ladders, by game, to be put together with what is kept. */
export const climbedLadders = v.strictObject({
  ladders: v.record(plain(40), climb),
  /** With whose it was put together last, as the answer of then has it. */
  of: v.optional(plain(64)),
});

/** How far I am on the ladders, on all of my devices. */
export interface LaddersInfo {
  /** The id of who I am. */
  readonly player: string;
  readonly ladders: Climbs['of'];
  /** False where what the device has is somebody else's, and stays theirs. */
  readonly taken: boolean;
}
