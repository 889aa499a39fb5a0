import { KEPT_SETTINGS } from '@nimhall/shared/learnt/kept-settings';
import type { Settings } from '../../reactive/settings.ts';
import { learn } from './learnt.ts';

/** Saves a changed setting for all of my devices, if it is one that is shared. */
export function keepChoice<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  const kept = KEPT_SETTINGS.find((each) => each === name);
  if (kept) learn((before) => ({ ...before, settings: { ...before.settings, [kept]: [value, Date.now()] } }));
}
