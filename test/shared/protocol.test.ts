import { COMMANDS, readBody } from '@nimhall/shared/protocol/commands';
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
