import { PersistentStore, parsed } from '../../reactive/persistent-store.ts';
import { deviceStorage, textIn } from '../../reactive/storage.ts';

const KEY = 'nimhall:learnt';

/** What somebody has learnt on this device, as it is kept: pages that only look at it need not know what makes sense. */
export const keptLearnt = new PersistentStore<unknown>(deviceStorage(), KEY, parsed);

addEventListener('storage', ({ key }) => key === KEY && keptLearnt.reload());

/** Where versions before kept the course, the puzzles, the ladders, and what the server knew of the ladders. */
export const OLD_KEYS = {
  course: 'nimhall:learn',
  practice: 'nimhall:practice',
  ladders: 'nimhall:ladder',
  told: 'nimhall:told-ladders',
} as const;

/** Whether a version before has kept something here that is still to be taken over: of the puzzles, more than what is asked. */
export function isOld(): boolean {
  const { practice, ...gone } = OLD_KEYS;
  const has = (key: string): boolean => textIn(deviceStorage(), key) !== null;
  return Object.values(gone).some(has) || textIn(deviceStorage(), practice)?.includes('"skill"') === true;
}
