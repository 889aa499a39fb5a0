import { quoted } from '@nimhall/shared/game/text';
import { expect, test } from 'vitest';

test.each([
  ['hello', 20, 'hello'],
  ['x'.repeat(100_000), 20, `${'x'.repeat(20)}…`],
  ['12345', 5, '12345'],
  ['💥🙂💥', 2, '💥🙂…'],
  ['\ud83d', 20, 'U+D83D'],
  ['a\u0000b\n', 20, 'aU+0000bU+000A'],
  ['\u202e1', 20, 'U+202E1'],
])('%j is quoted, in %i characters, as %j', (text, most, said) => {
  expect(quoted(text, most)).toBe(said);
});
