import { PersistentStore, parsed } from '../../reactive/persistent-store.ts';
import { deviceStorage, textIn } from '../../reactive/storage.ts';

const KEY = 'nimhall:learnt';

/** Stored progress of this device as raw data: pages that only show it need not validate it. */
export const keptLearnt = new PersistentStore<unknown>(deviceStorage(), KEY, parsed);

addEventListener('storage', ({ key }) => key === KEY && keptLearnt.reload());

/** Where earlier versions stored the course, the puzzles, the ladders, and the synced ladders. */
export const OLD_KEYS = {
  course: 'nimhall:learn',
  practice: 'nimhall:practice',
  ladders: 'nimhall:ladder',
  told: 'nimhall:told-ladders',
} as const;

/** Whether an earlier version left something to take over: for puzzles, more than the current one. */
export function isOld(): boolean {
  const { practice, ...gone } = OLD_KEYS;
  const has = (key: string): boolean => textIn(deviceStorage(), key) !== null;
  return Object.values(gone).some(has) || textIn(deviceStorage(), practice)?.includes('"skill"') === true;
}
