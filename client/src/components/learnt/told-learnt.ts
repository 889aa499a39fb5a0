import { fieldsOf, PersistentStore, parsed } from '../../reactive/persistent-store.ts';
import { deviceStorage } from '../../reactive/storage.ts';

/** What the server knows of this device's progress. */
export interface ToldLearnt {
  /** The id of the player at the last sync; null before. */
  readonly player: string | null;
  /** How often it had changed by then, on all of their devices. */
  readonly version: number;
  /** Whether they have an account. */
  readonly account: boolean;
  /** Whether there is newer progress. */
  readonly waits: boolean;
  /** The id of this device among those of this player: different for every player. */
  readonly device: string;
}

export function neverInWords(): ToldLearnt {
  return { player: null, version: 0, account: false, waits: false, device: newDevice() };
}

export function toldFrom(text: string | null): ToldLearnt {
  const { player, version, account, waits, device } = fieldsOf(parsed(text));
  return {
    player: typeof player === 'string' ? player : null,
    version: Number.isSafeInteger(version) ? Number(version) : 0,
    account: account === true,
    waits: waits === true,
    device: typeof device === 'string' && /^[0-9a-z]{1,12}$/.test(device) ? device : newDevice(),
  };
}

/** Random: nobody has so many devices that two ids collide. */
function newDevice(): string {
  return Math.floor(Math.random() * 36 ** 6).toString(36);
}

export const toldLearnt = new PersistentStore(deviceStorage(), 'nimhall:told-learnt', toldFrom);
