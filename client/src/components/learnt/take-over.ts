import type { Learnt } from '@nimhall/shared/learnt/learnt';
import { fieldsOf, parsed } from '../../reactive/persistent-store.ts';
import { deviceStorage, keepText, textIn } from '../../reactive/storage.ts';
import { OLD_KEYS } from './kept-learnt.ts';
import { takenOver } from './old-learnt.ts';
import { toldLearnt } from './told-learnt.ts';

/** Takes over, once, what versions before kept on this device. */
export function takeOver(): Learnt {
  const kept = (part: keyof typeof OLD_KEYS) => textIn(deviceStorage(), OLD_KEYS[part]);
  const learnt = takenOver(kept, toldLearnt.value.device);
  const { player } = fieldsOf(parsed(kept('told')));
  if (typeof player === 'string') toldLearnt.set({ ...toldLearnt.value, player });
  const { seen, asked } = fieldsOf(parsed(kept('practice')));
  for (const key of Object.values(OLD_KEYS)) keepText(deviceStorage(), key, null);
  keepText(deviceStorage(), OLD_KEYS.practice, JSON.stringify({ seen, asked }));
  return learnt;
}
