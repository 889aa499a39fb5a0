import { setLanguage } from '../i18n/language.ts';
import { settings } from '../reactive/settings.ts';

/** Speaks the chosen language, also when it is changed here or in another tab; resolves once the first one is spoken. */
export function keepLanguage(): Promise<void> {
  settings.subscribe(({ language }) => void setLanguage(language));
  return setLanguage(settings.value.language);
}
