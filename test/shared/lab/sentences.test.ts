import { CLAIMS } from '@nimhall/shared/lab/all-claims';
import { inWords } from '@nimhall/shared/phrase';
import { expect, test } from 'vitest';
import { BEYOND } from './sentences/beyond.ts';
import { CHROMATIC } from './sentences/chromatic.ts';
import { COLOURFUL } from './sentences/colourful.ts';
import { LEARN } from './sentences/learn.ts';
import { MIDDLE } from './sentences/middle.ts';
import { SLOW } from './sentences/slow.ts';
import { WORDS } from './sentences/words.ts';

const READINGS = { ...LEARN, ...MIDDLE, ...COLOURFUL, ...CHROMATIC, ...SLOW, ...BEYOND };

test('every claim was read in its current words; a reworded one must be read again', () => {
  expect(Object.keys(READINGS).toSorted()).toEqual(CLAIMS.map(({ id }) => id).toSorted());
  expect(Object.fromEntries(CLAIMS.map(({ id, says }) => [id, inWords(says)]))).toEqual(WORDS);
});

test.each(CLAIMS.map(({ id, standing }) => [id, standing] as const))('the sentence of %s has the right status, %s', (id, standing) => {
  const at = READINGS[id]?.breaksAt();
  if (standing === 'misprint') expect(at, 'a case where the words are false').toMatch(/./);
  else expect(at).toBeNull();
});
