import { KEPT_SETTINGS } from '@nimhall/shared/learnt/kept-settings';
import type { Settings } from '../../reactive/settings.ts';
import { learn } from './learnt.ts';

/** Keeps a setting that was chosen here for all of my devices, where it is one that goes along. */
export function keepChoice<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  const kept = KEPT_SETTINGS.find((each) => each === name);
  if (kept) learn((before) => ({ ...before, settings: { ...before.settings, [kept]: [value, Date.now()] } }));
}
