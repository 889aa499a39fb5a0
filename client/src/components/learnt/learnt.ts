import { learntTogether } from '@nimhall/shared/learnt/learnt';
import { isOld } from './kept-learnt.ts';
import type { Learning } from './learnt-store.ts';
import { learnt } from './my-learnt.ts';

/** Not needed before something is drawn. */
const keeper = () => import('./my-keeper.ts');

if (isOld()) void import('./take-over.ts').then(({ takeOver }) => learn((before) => learntTogether(before, takeOver())));

/** Saves new progress, and sends it to my other devices. */
export function learn(after: Learning): void {
  learnt.change(after);
  void keeper().then(({ learntKeeper }) => learntKeeper.changed(after));
}
