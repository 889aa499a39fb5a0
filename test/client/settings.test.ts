import { expect, test } from 'vitest';
import { SettingsStore, settingsFrom } from '../../client/src/reactive/settings.ts';
import { ClosedStorage, FakeStorage } from './fake-connection.ts';

const DEFAULTS = {
  theme: 'system',
  contrast: 'system',
  material: 'wood',
  confirm: 'always',
  moves: 'words',
  sound: true,
  shortcuts: true,
  language: 'en',
};

test('a device without stored choices has the defaults', () => {
  expect(settingsFrom(null, [])).toEqual(DEFAULTS);
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr-CA', 'de'], 'fr'],
  [['it', 'DE'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['it'], 'en'],
  [['deu-x', 'english'], 'en'],
])('a browser that prefers %j gets %s until the user chooses', (languages, language) => {
  expect(settingsFrom(null, languages).language).toBe(language);
  expect(settingsFrom('{"language":"en"}', languages).language).toBe('en');
});

test.each(['', 'null', '7', '"dark"', '[]', '{"theme":', '{"theme":"pink","contrast":null,"confirm":1,"sound":"no"}'])(
  'a stored %j is not a setting',
  (text) => {
    expect(settingsFrom(text, [])).toEqual(DEFAULTS);
  },
);

test('valid settings are kept beside invalid ones', () => {
  expect(settingsFrom('{"theme":"dark","sound":false,"contrast":"less","more":1}', [])).toEqual({
    ...DEFAULTS,
    theme: 'dark',
    sound: false,
  });
});

test('a change is announced, stored, and read by another tab', () => {
  const storage = new FakeStorage();
  const [here, there] = [new SettingsStore(storage, []), new SettingsStore(storage, [])];
  const told: string[] = [];
  here.subscribe(({ theme }) => told.push(theme));
  here.change({ theme: 'dark' });
  here.change({ confirm: 'never' });
  expect(told).toEqual(['dark', 'dark']);
  expect(there.value.theme).toBe('system');
  there.reload();
  expect(there.value).toEqual({ ...DEFAULTS, theme: 'dark', confirm: 'never' });
});

test('without storage, a choice lasts for the page', () => {
  for (const storage of [new ClosedStorage(), null]) {
    const store = new SettingsStore(storage, []);
    store.change({ sound: false });
    expect(store.value).toEqual({ ...DEFAULTS, sound: false });
  }
});
