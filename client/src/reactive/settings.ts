import { LANGUAGE_TAGS } from '../i18n/languages.ts';
import { fieldsOf, PersistentStore, parsed } from './persistent-store.ts';
import { deviceStorage } from './storage.ts';

/** The values of each setting; the first of each list is the default, except for the language. */
const CHOICES = {
  /** Light or dark, or as the device has it. */
  theme: ['system', 'light', 'dark'],
  /** More contrast, or as the device has it. */
  contrast: ['system', 'more'],
  /** The material of table and stones. */
  material: ['wood', 'slate', 'felt', 'glass'],
  /** When a tapped move waits to be confirmed: always, only where it was touched, or never. */
  confirm: ['always', 'touch', 'never'],
  /** How lists and reviews tell moves. */
  moves: ['words', 'notation'],
  /** Whether moves make sounds. */
  sound: [true, false],
  /** Whether single keys are shortcuts in a room. */
  shortcuts: [true, false],
  language: LANGUAGE_TAGS,
} as const;

type Choices = typeof CHOICES;

/** The settings of this device. */
export type Settings = { readonly [Name in keyof Choices]: Choices[Name][number] };

type SettingName = keyof Settings;

/** Also read by `public/appearance.js`, before anything is drawn. */
const KEY = 'nimhall:settings';

/** The settings of this device. */
export class SettingsStore extends PersistentStore<Settings> {
  /** `languages`: what the device prefers, the best first, such as `de-AT`. */
  constructor(storage: Storage | null, languages: readonly string[]) {
    super(storage, KEY, (text) => settingsFrom(text, languages));
  }

  change(change: Partial<Settings>): void {
    this.set({ ...this.value, ...change });
  }

  /** Applies settings from another device, as far as they are valid here. */
  take(chosen: object): void {
    this.set(settingsFrom(JSON.stringify({ ...this.value, ...chosen }), [this.value.language]));
  }
}

/** Settings from stored text; whatever is missing or makes no sense there is as the device has it. */
export function settingsFrom(text: string | null, languages: readonly string[]): Settings {
  const stored = fieldsOf(parsed(text));
  const pick = <Name extends SettingName>(name: Name, preferred: Settings[Name]): Settings[Name] =>
    (CHOICES[name] as readonly unknown[]).includes(stored[name]) ? (stored[name] as Settings[Name]) : preferred;
  return {
    theme: pick('theme', 'system'),
    contrast: pick('contrast', 'system'),
    material: pick('material', 'wood'),
    confirm: pick('confirm', 'always'),
    moves: pick('moves', 'words'),
    sound: pick('sound', true),
    shortcuts: pick('shortcuts', true),
    language: pick('language', languageFrom(languages)),
  };
}

/** The first of the preferred languages that we speak; English when there is none. */
function languageFrom(languages: readonly string[]): Settings['language'] {
  const spoken = languages.map((tag) => CHOICES.language.find((ours) => tag.toLowerCase().split('-')[0] === ours));
  return spoken.find((language) => language !== undefined) ?? 'en';
}

export const settings = new SettingsStore(deviceStorage(), navigator.languages);
