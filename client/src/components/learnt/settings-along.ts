import { KEPT_SETTINGS, type KeptSetting } from '@nimhall/shared/learnt/kept-settings';
import type { Learnt } from '@nimhall/shared/learnt/learnt';
import { settings } from '../../reactive/settings.ts';

/** Does as was chosen on another device. */
export function applySettings({ settings: chosen }: Learnt): void {
  const changes = KEPT_SETTINGS.flatMap((name: KeptSetting) => {
    const [value] = chosen[name] ?? [settings.value[name]];
    return value === settings.value[name] ? [] : [[name, value] as const];
  });
  if (changes.length > 0) settings.take(Object.fromEntries(changes));
}
