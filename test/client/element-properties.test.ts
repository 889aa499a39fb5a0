import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const CLIENT = fileURLToPath(new URL('../../client/src/', import.meta.url));

/** A property that is passed to an element as an object or a list, and its name. */
const PASSED = /@property\(\{ attribute: false \}\)\s+(?:override )?(\w+)/g;

test('no element sets a property that it is passed: Lit sets objects back whenever what passes them is drawn anew', () => {
  const files = globSync('**/*.ts', { cwd: CLIENT });
  const passed = files.flatMap((file) => {
    const text = readFileSync(CLIENT + file, 'utf8');
    return Array.from(text.matchAll(PASSED), ([, name]) => ({ file, name, text }));
  });
  expect(passed.length, 'properties that are passed').toBeGreaterThan(100);
  const set = passed.filter(({ name, text }) => new RegExp(`\\bthis\\.${name} (?:\\?\\?)?= `).test(text));
  expect(set.map(({ file, name }) => `${file} sets ${name}; fire an event, so that the owner of the property sets it`)).toEqual([]);
});
