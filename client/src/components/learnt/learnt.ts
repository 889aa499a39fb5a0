import { KEPT_SETTINGS, type KeptSetting } from '@nimhall/shared/learnt/kept-settings';
import { type Learnt, NOTHING_LEARNT } from '@nimhall/shared/learnt/learnt';
import { ask } from '../../net/api.ts';
import { fieldsOf, parsed } from '../../reactive/kept-store.ts';
import { type Settings, settings } from '../../reactive/settings.ts';
import { deviceStorage, keepText, textIn } from '../../reactive/storage.ts';
import { port } from '../page/session.ts';
import { LearntKeeper } from './keeper.ts';
import { isOld, keptLearnt, OLD_KEYS } from './kept-learnt.ts';
import { LearntStore } from './learnt-store.ts';
import { takenOver } from './take-over.ts';
import { toldLearnt } from './told-learnt.ts';

if (isOld()) {
  const { player } = fieldsOf(parsed(textIn(deviceStorage(), OLD_KEYS.told)));
  keptLearnt.set(takenOver((part) => textIn(deviceStorage(), OLD_KEYS[part]), toldLearnt.value.device));
  toldLearnt.set({ ...toldLearnt.value, player: typeof player === 'string' ? player : null, waits: true });
  for (const key of [OLD_KEYS.course, OLD_KEYS.ladders, OLD_KEYS.told]) keepText(deviceStorage(), key, null);
}

/** What I have learnt, as far as this device knows. */
export const learnt = new LearntStore(keptLearnt);

learnt.subscribe(applySettings);

/** From now on it is kept with who I am. */
export const learntKeeper = new LearntKeeper({
  port,
  learnt,
  told: toldLearnt,
  tell: (told, of) => ask('PUT', '/me/learnt', { learnt: told, ...(of !== null && { of }) }),
});

/** Keeps what comes after something that was learnt here, and tells my other devices. */
export function learn(after: (before: Learnt) => Learnt): void {
  learnt.change(after);
  learntKeeper.changed();
}

/** Keeps a setting that was chosen here for all of my devices, where it is one that goes along. */
export function keepChoice<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  const kept = KEPT_SETTINGS.find((each) => each === name);
  if (kept) learn((before) => ({ ...before, settings: { ...before.settings, [kept]: [value, Date.now()] } }));
}

/** Does as was chosen on another device. */
function applySettings({ settings: chosen }: Learnt): void {
  const changes = KEPT_SETTINGS.flatMap((name: KeptSetting) => {
    const [value] = chosen[name] ?? [settings.value[name]];
    return value === settings.value[name] ? [] : [[name, value] as const];
  });
  if (changes.length > 0) settings.take(Object.fromEntries(changes));
}

/** Whether anything was learnt here at all. */
export function hasLearnt(): boolean {
  return JSON.stringify(learnt.value) !== JSON.stringify(NOTHING_LEARNT);
}
