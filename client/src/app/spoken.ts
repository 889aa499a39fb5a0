import { speak } from '../ground/i18n/language.ts';
import { settings } from '../ground/store/settings.ts';

/** Speaks the chosen language, also when it is changed here or in another tab; resolves once the first one is spoken. */
export function keepLanguage(): Promise<void> {
  settings.subscribe(({ language }) => void speak(language));
  return speak(settings.value.language);
}
