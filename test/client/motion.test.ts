import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const CLIENT = fileURLToPath(new URL('../../client/src/', import.meta.url));

/** What moves for a time of its own: the times of tokens.css are zero for people who prefer less motion. */
const MOVES = /\b(?:animation|transition):[^;}]*?\s\d[\d.]*m?s\b/;
const STOPS = /@media \(prefers-reduced-motion: reduce\) \{(?:(?!@media)[\s\S])*?\b(?:(?:animation|transition): none|visibility: hidden)/;

test('whatever moves for a time of its own stands still, or is hidden, for people who prefer less motion', () => {
  const moving = globSync('**/*.{ts,css}', { cwd: CLIENT })
    .map((file) => ({ file, text: readFileSync(CLIENT + file, 'utf8') }))
    .filter(({ text }) => MOVES.test(text));
  expect(moving.length, 'files that move something').toBeGreaterThan(3);
  expect(moving.filter(({ text }) => !STOPS.test(text)).map(({ file }) => file)).toEqual([]);
});
