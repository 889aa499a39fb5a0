import { KEPT_SETTINGS, type KeptSetting } from '@nimhall/shared/learnt/kept-settings';
import { type Learnt, learntTogether } from '@nimhall/shared/learnt/learnt';
import { type Settings, settings } from '../../reactive/settings.ts';
import { isOld } from './kept-learnt.ts';
import { learnt } from './my-learnt.ts';

learnt.subscribe(applySettings);

/** Not needed before something is drawn. */
const keeper = () => import('./my-keeper.ts');

// What my other devices have is asked for when the page has what it needs itself.
if ('requestIdleCallback' in window) requestIdleCallback(() => void keeper());
else setTimeout(() => void keeper(), 200);

if (isOld()) void import('./take-over.ts').then(({ takeOver }) => learn((before) => learntTogether(before, takeOver())));

/** Keeps what comes after something that was learnt here, and tells my other devices. */
export function learn(after: (before: Learnt) => Learnt): void {
  learnt.change(after);
  void keeper().then(({ learntKeeper }) => learntKeeper.changed());
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
