import { openGame } from '@nimhall/shared/catalogue/registry';
import { GAMES } from '@nimhall/shared/games/all';
import { formatRecord, type GameRecord, parseRecord } from '@nimhall/shared/room/game-record';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** A random game of a random preset, complete or broken off. */
const record: fc.Arbitrary<GameRecord> = fc
  .record({
    family: fc.constantFrom(...GAMES),
    preset: fc.nat(),
    choices: fc.array(fc.nat(), { maxLength: 30 }),
    misere: fc.boolean(),
    first: fc.string(),
    second: fc.string(),
    result: fc.constantFrom(null, { winner: 'first', reason: 'resigned' } as const, { winner: null, reason: 'expired' } as const),
  })
  .map(({ family, preset, choices, misere, first, second, result }) => {
    const { params, start } = family.presets[preset % family.presets.length] ?? family.presets[0];
    const game = openGame(family.id, params);
    if (!game.ok) throw new Error(family.id);
    const { rules } = game.value;
    const parsed = rules.position.parse(start);
    if (!parsed.ok) throw new Error(start);
    let position = parsed.value;
    const moves: string[] = [];
    for (const choice of choices) {
      const legal = [...rules.moves(position)];
      const move = legal[choice % Math.max(1, legal.length)];
      if (move === undefined) break;
      const next = rules.play(position, move);
      if (!next.ok) throw new Error(next.error.message);
      moves.push(rules.move.format(move));
      position = next.value;
    }
    return { game: family.id, params: game.value.params, misere, start: rules.position.format(parsed.value), first, second, moves, result };
  });

test('a record reads back as it was written', () => {
  fc.assert(
    fc.property(record, (written) => {
      expect(parseRecord(formatRecord(written))).toEqual({ ok: true, value: written });
    }),
  );
});

test('parameters are written where a game has some, and optional where it has none', () => {
  const text = '[Game "nim"]\n[LastObject "wins"]\n[Start "1,2"]\n[First "A"]\n[Second "B"]\n[Result "*"]\n\n1. b1\n';
  const read = parseRecord(text);
  if (!read.ok) throw new Error(read.error.message);
  expect(formatRecord(read.value)).toBe(text);
  expect(parseRecord(text.replace('\n', '\n[Params "{}"]\n'))).toEqual(read);
  const { value: kayles } = parseRecord(text.replace('nim', 'octal').replace('\n', '\n[Params "{\\"code\\":\\"0.77\\"}"]\n')) as {
    value: GameRecord;
  };
  expect(formatRecord(kayles)).toContain('\n[Params "{\\"code\\":\\"0.77\\"}"]\n');
});

test('what was drawn stands in braces after its move', () => {
  const head = '[Game "sprouts"]\n[LastObject "wins"]\n[Start "a,b"]\n[First "A \\"B\\""]\n[Second ""]\n[Result "second time"]\n\n';
  const drawn = `${head}1. a-b {120,300 140,310* 180,320} a-a.c\n`;
  const read = parseRecord(drawn);
  if (!read.ok) throw new Error(read.error.message);
  expect(read.value).toMatchObject({
    first: 'A "B"',
    second: '',
    moves: ['a-b', 'a-a.c'],
    inks: ['120,300 140,310* 180,320', ''],
    result: { winner: 'second', reason: 'time' },
  });
  expect(formatRecord(read.value)).toBe(drawn);
  expect(parseRecord(drawn.replace('120,', '120;'))).toMatchObject({ ok: false, error: { message: expect.stringMatching(/^Move 1: /) } });
  const plain = parseRecord(`${head}1. a-b a-a.c\n`);
  expect(plain.ok && plain.value).not.toHaveProperty('inks');
});

describe('an invalid record is refused', () => {
  const good = formatRecord({
    game: 'nim',
    params: {},
    misere: false,
    start: '1,2',
    first: 'A',
    second: 'B',
    moves: ['b1', 'a1', 'b1'],
    result: null,
  });
  test.each([
    ['an illegal move', good.replace('b1 a1', 'b1 a2'), 'illegal-move'],
    ['a word that is no move', good.replace('2. b1', '2. takes'), 'bad-move'],
    ['a move after the end', good.replace('2. b1', '2. b1 b1'), 'illegal-move'],
    ['no start', good.replace(/\[Start .*\n/, ''), 'bad-request'],
    ['a bad start', good.replace('"1,2"', '"1,-2"'), 'bad-position'],
    ['an unknown game', good.replace('"nim"', '"go"'), 'unknown-game'],
    ['parameters that are not JSON', good.replace('[LastObject', '[Params "{"]\n[LastObject'), 'bad-params'],
    ['an unknown result', good.replace('"*"', '"first by-magic"'), 'bad-request'],
    ['an unknown convention', good.replace('"wins"', '"draws"'), 'bad-request'],
    ['an endless text', good + ' '.repeat(300_000), 'too-large'],
  ])('%s', (_name, text, code) => {
    expect(parseRecord(text)).toMatchObject({ ok: false, error: { code } });
  });

  test('any text gives a record or a refusal', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseRecord(good + text);
        if (!read.ok) expect(read.error.message).toMatch(/\S/);
      }),
    );
  });
});
