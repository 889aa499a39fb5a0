import { msg } from '@lit/localize';
import { announcements } from '../../reactive/announcements.ts';
import { settings } from '../../reactive/settings.ts';

/** Sounds on or off, which is said as well. */
export function toggleSound(): void {
  const sound = !settings.value.sound;
  settings.change({ sound });
  announcements.set({ text: sound ? msg('Sounds are on.') : msg('Sounds are off.'), urgency: 'polite' });
}
