import { expect, test } from 'vitest';
import { actionInWords, boardKeys, isCharacter, keyName, SHORTCUTS, shortcutOf } from '../../client/src/pages/room/shortcuts.ts';

test('every key does one thing, is found by the pressed key, and is described in words', () => {
  const told = new Set<string>();
  for (const { key, action } of SHORTCUTS) {
    expect(shortcutOf(key)?.action).toBe(action);
    expect(keyName(key)).not.toBe('');
    told.add(actionInWords(action));
  }
  expect(told.size).toBe(SHORTCUTS.length);
  expect(new Set(SHORTCUTS.map(({ key }) => key)).size).toBe(SHORTCUTS.length);
});

test('letters match in either case, other keys exactly', () => {
  expect(shortcutOf('O')?.action).toBe('overlay');
  expect(shortcutOf('home')).toBeUndefined();
  expect(shortcutOf('x')).toBeUndefined();
});

test('keys that type something are distinguished from those that move', () => {
  expect(SHORTCUTS.filter(({ key }) => isCharacter(key)).map(({ key }) => key)).toEqual(['/', 'c', 'o', 's', '?']);
});

test('the keys of a board have names', () => {
  expect(boardKeys().flatMap(({ keys }) => keys.map(keyName))).toEqual(['←', '→', '↑', '↓', 'Enter', 'Esc']);
});
