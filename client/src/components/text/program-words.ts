import { say } from '@nimhall/shared/phrase';
import { loadTexts, localize } from '../../i18n/language.ts';
import { PROGRAMS } from '../../i18n/lazy-program-texts.ts';
import { displayName } from './names.ts';

/** Resolves when the texts about programs are here; where they cannot be fetched they stay English. */
export async function programTexts(): Promise<void> {
  await loadTexts(PROGRAMS).catch(() => undefined);
}

/** That somebody is a program, and whose. */
export function programOf(owner: string): string {
  return localize(say`Program by ${displayName(owner)}`);
}
