import { fieldsOf, KeptStore, parsed } from '../reactive/kept-store.ts';
import { deviceStorage } from '../reactive/storage.ts';

/** What the server knows of the ladders of this device. */
export interface ToldLadders {
  /** The id of whose they were when they were last told; null before. */
  readonly player: string | null;
  /** Whether somebody has climbed since. */
  readonly waits: boolean;
}

export const NEVER_TOLD: ToldLadders = { player: null, waits: false };

export function toldFrom(text: string | null): ToldLadders {
  const { player, waits } = fieldsOf(parsed(text));
  return { player: typeof player === 'string' ? player : null, waits: waits === true };
}

export const toldLadders = new KeptStore(deviceStorage(), 'nimhall:told-ladders', toldFrom);
