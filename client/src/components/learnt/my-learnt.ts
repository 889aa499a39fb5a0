import { keptLearnt } from './kept-learnt.ts';
import { LearntStore } from './learnt-store.ts';

/** My progress, as this device knows it. */
export const learnt = new LearntStore(keptLearnt);
