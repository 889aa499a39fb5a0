import { KeptStore, parsed } from '../../reactive/kept-store.ts';
import { deviceStorage, textIn } from '../../reactive/storage.ts';

const KEY = 'nimhall:learnt';

/** What somebody has learnt on this device, as it is kept: pages that only look at it need not know what makes sense. */
export const keptLearnt = new KeptStore<unknown>(deviceStorage(), KEY, parsed);

addEventListener('storage', ({ key }) => key === KEY && keptLearnt.reload());

/** Where versions before kept the course, the puzzles, the ladders, and what the server knew of the ladders. */
export const OLD_KEYS = {
  course: 'nimhall:learn',
  practice: 'nimhall:practice',
  ladders: 'nimhall:ladder',
  told: 'nimhall:told-ladders',
} as const;

/** Whether a version before has kept something here that is still to be taken over. */
export function isOld(): boolean {
  return keptLearnt.value === null && Object.values(OLD_KEYS).some((key) => textIn(deviceStorage(), key) !== null);
}
