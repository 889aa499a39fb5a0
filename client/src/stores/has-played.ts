import { PersistentStore, parsed } from '../reactive/persistent-store.ts';
import { deviceStorage } from '../reactive/storage.ts';

/** Whether somebody has played on this device before: then no introduction is needed. */
export const hasPlayed = new PersistentStore(deviceStorage(), 'nimhall:has-played', (text) => parsed(text) === true);
