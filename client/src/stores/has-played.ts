import { KeptStore, parsed } from '../reactive/kept-store.ts';
import { deviceStorage } from '../reactive/storage.ts';

/** Whether somebody has played on this device before: then nobody needs to be shown how. */
export const hasPlayed = new KeptStore(deviceStorage(), 'nimhall:has-played', (text) => parsed(text) === true);
