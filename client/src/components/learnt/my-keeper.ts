import { ask } from '../../net/api.ts';
import { connection } from '../page/session.ts';
import { LearntKeeper } from './keeper.ts';
import { learnt } from './my-learnt.ts';
import { applySettings } from './settings-along.ts';
import { toldLearnt } from './told-learnt.ts';

/** Keeps my progress in sync with my account from now on. */
export const learntKeeper = new LearntKeeper({
  connection,
  learnt,
  told: toldLearnt,
  tell: (told, of) => ask('PUT', '/me/learnt', { learnt: told, ...(of !== null && { of }) }),
});

learnt.subscribe(applySettings);
