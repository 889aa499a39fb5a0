import { KeptStore, parsed } from '../../ground/store/kept-store.ts';
import { deviceStorage } from '../../ground/store/storage.ts';

/** The last room that was opened by the dialog on this device, as the query of a link; empty when there is none. */
export const lastSettings = new KeptStore(deviceStorage(), 'nimhall:last-settings', (text) => {
  const stored = parsed(text);
  return typeof stored === 'string' ? stored : '';
});
