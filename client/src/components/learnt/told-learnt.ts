import { fieldsOf, PersistentStore, parsed } from '../../reactive/persistent-store.ts';
import { deviceStorage } from '../../reactive/storage.ts';

/** What the server knows of what was learnt on this device. */
export interface ToldLearnt {
  /** The id of whose it was when it was last told; null before. */
  readonly player: string | null;
  /** How often it had changed by then, on all of their devices. */
  readonly version: number;
  /** Whether they have an account. */
  readonly account: boolean;
  /** Whether something was learnt since. */
  readonly waits: boolean;
  /** What this device is called among those of this person: another one for everybody. */
  readonly device: string;
}

export function neverTold(): ToldLearnt {
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

/** Drawn by lot: nobody has so many devices that two are called the same. */
function newDevice(): string {
  return Math.floor(Math.random() * 36 ** 6).toString(36);
}

export const toldLearnt = new PersistentStore(deviceStorage(), 'nimhall:told-learnt', toldFrom);
