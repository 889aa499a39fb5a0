import { keptLearnt } from './kept-learnt.ts';
import { LearntStore } from './learnt-store.ts';

/** What I have learnt, as far as this device knows. */
export const learnt = new LearntStore(keptLearnt);
