import { inWords } from '@nimhall/shared/phrase';
import { COMMANDS, readBody } from '@nimhall/shared/protocol/commands';
import { REPORT_REASONS, reasonInWords } from '@nimhall/shared/protocol/reports';
import { ERRORS } from '@nimhall/shared/refusal';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test.each(Object.entries(ERRORS))('error %s has a sentence and a fitting status', (_code, { status, meaning }) => {
  expect(meaning).toMatch(/^[A-Z].*\.$/);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
});

test('any input is either a valid body or refused with a sentence', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(COMMANDS)), fc.anything(), (schema, body) => {
      const read = readBody(schema, body);
      if (read.ok) return;
      expect(['bad-request', 'too-large']).toContain(read.error.code);
      expect(read.error.message).toMatch(/^.{3,300}\.$/s);
    }),
    { numRuns: 2_000 },
  );
});

test('a refusal names the field at fault', () => {
  const read = (body: unknown) => {
    const result = readBody(COMMANDS.move, body);
    return result.ok ? 'read' : result.error.message;
  };
  expect(read({ room: 'r', id: 'i', branch: 0, ply: 0 })).toBe('The field "move" is missing.');
  expect(read({ room: 'r', id: 'i', branch: 0, ply: 0, move: 'a1', colour: 1 })).toBe('There is no field "colour".');
  expect(read({ room: 'r', id: 'i', branch: -1, ply: 0, move: 'a1' })).toMatch(/^branch: /);
  expect(read(7)).toBe('The body must be an object.');
});

test('of a field that is too long, and of one with a long name, only what is needed is said', () => {
  const error = (body: unknown) => {
    const result = readBody(COMMANDS.move, body);
    return result.ok ? null : result.error;
  };
  const move = { room: 'r', id: 'i', branch: 0, ply: 0, move: 'a1' };
  expect(error({ ...move, room: 'r'.repeat(100) })?.code).toBe('too-large');
  expect(error({ ...move, ply: -1 })?.code).toBe('bad-request');
  expect(error({ ...move, ['x'.repeat(1_000)]: 1 })?.message).toBe(`There is no field "${'x'.repeat(60)}".`);
});

test.each([
  ['Ann\u2028Ben', 'A name has to fit on one line.'],
  ['Ann \u202eneB', 'A name can’t contain characters that reverse the text.'],
  ['\u3164', 'A name needs at least one letter or sign that can be seen.'],
  ['Owl', 'A bot has that name. Add something to yours so people can tell you apart.'],
])('nobody is called %j', (name, sentence) => {
  const read = (name: string) => readBody(COMMANDS['tournament:join'], { code: 'c', id: 'i', name });
  expect(read('Zoë O’Neill').ok).toBe(true);
  expect(read(name)).toEqual({ ok: false, error: { code: 'bad-request', message: sentence, phrase: { text: sentence, values: [] } } });
});

test('every reason to report somebody has a sentence of its own', () => {
  const sentences = REPORT_REASONS.map((reason) => inWords(reasonInWords(reason)));
  expect(new Set(sentences).size).toBe(REPORT_REASONS.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z]/);
});
