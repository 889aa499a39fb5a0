import { KeptStore, parsed } from '../store/kept-store.ts';
import { deviceStorage } from '../store/storage.ts';

/** Whether somebody has played on this device before: then nobody needs to be shown how. */
export const hasPlayed = new KeptStore(deviceStorage(), 'nimhall:has-played', (text) => parsed(text) === true);
