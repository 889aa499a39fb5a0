import type { Explanation } from '@nimhall/shared/game/explanation';
import { inWords } from '@nimhall/shared/phrase';
import { analyse, runToEnd } from '@nimhall/shared/solver/analyse';
import { describe, expect, test } from 'vitest';
import { analyseText, positionOf, rulesOf } from '../../support/games.ts';
import { PRESETS } from '../../support/playouts.ts';
import { scaled } from '../../support/scale.ts';

describe.each(PRESETS)('$title', ({ preset, rules }) => {
  test.each([false, true])('its answer is plain data and consistent, and a step of a computation is right, misère %s', (misere) => {
    const found = analyseText(rules, preset.start, misere, { states: scaled(20_000, 100_000) });
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
    expect(found.explanation.sentences.length).toBeGreaterThan(0);
    expect(found.winningMoves.length > 0 || (misere && found.outcome === 'N')).toBe(found.outcome === 'N');
    expect(found.winningCount).toBeGreaterThanOrEqual(found.winningMoves.length);
    if (misere) expect(found.nimber).toBeNull();
    else expect(found.nimber === null || (found.nimber === 0) === (found.outcome === 'P')).toBe(true);
    expect(found.method.source).not.toBe('');
    if (found.nimber !== null && found.method.tier !== 'theorem') expectStep(found.explanation);
  });
});

interface Told {
  readonly game: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly position: string;
  readonly misere?: boolean;
  /** Its sentences, or the relevant ones. */
  readonly told: readonly string[];
}

const TOLD: readonly Told[] = [
  {
    game: 'nim',
    position: '7,1',
    misere: true,
    told: [
      'The nim-sum of the heaps is 6, not 0. A winning move makes it 0, or 1 once no heap is larger than 1.',
      'That the last move loses changes nothing while a heap is larger than 1.',
      'A winning move takes from A.',
    ],
  },
  {
    game: 'nim',
    position: '1,1',
    misere: true,
    told: ['Here the last move loses, and no heap is larger than 1. That changes who wins. With a nim-sum of 0, the side to move wins.'],
  },
  {
    game: 'subtraction',
    params: { take: [1, 3] },
    position: '1001,1000',
    misere: true,
    told: [
      '2 parts are fickle: A and B. When the last move loses, they are worth 1 instead of 0, or 0 instead of 1.',
      'Here the last move loses, and only fickle parts are left. That changes who wins. With a nim-sum of 1, the side to move loses.',
    ],
  },
  {
    game: 'colourful',
    position: '1.2.2.2',
    told: ['Pile A – eeny: 2 against 2, a tie, go on; meeny: 2 against 2, a tie, go on; eeny: 2 against 1, false. It counts 2.'],
  },
  {
    game: 'colourful',
    params: { ends: 'both' },
    position: '4.3.5',
    told: [
      'The middle is lost to the side to move with a section of 3 added on its left, or one of 3 added on its right.',
      'With the rest as it is, the side to move loses exactly when the left section is 5; it is 4.',
    ],
  },
  { game: 'moore', position: '4,1', params: { k: 1 }, told: ['2 counts aren’t. A winning move mends them all at once.'] },
  {
    game: 'moore',
    position: '4,1',
    params: { k: 1 },
    misere: true,
    told: ['2 counts aren’t. A winning move mends them all at once, or leaves only single stones, one more than a multiple of 2.'],
  },
  { game: 'slow', position: '5,2,6,3', told: ['From small to large, the heaps are 2, 3, 5 and 6. 2 of them are odd.'] },
  {
    game: 'slow',
    position: '5,2',
    params: { k: 1 },
    misere: true,
    told: ['Every move takes one stone, so only the total matters. An odd total loses.'],
  },
  { game: 'slow', position: '1,1,1,1,1,1', told: ['All positions of 6 heaps with up to 1 stones each were worked out.'] },
  {
    game: 'chromatic',
    params: { red: 'set:2,3' },
    position: '1,4',
    told: ['The stack of 1, green has 2 as its partner.', 'The stack of 4, green has no partner this far up.'],
  },
  { game: 'corner', params: { piece: 'king' }, position: '3.5,2.2', told: ['The parts are worth 2 and 0.'] },
  {
    game: 'wythoff',
    position: '4.7,1.0',
    told: ['The parts are worth 0 and 1.', 'The nim-sum of these values is 1, not 0. A winning move makes it 0.'],
  },
  {
    game: 'kayles',
    position: '5,4',
    misere: true,
    told: ['This position is on the list. With a nim-sum of 5, not 0, the side to move loses.'],
  },
  {
    game: 'grundys-game',
    position: '8',
    told: [
      'The position is worth 2.',
      'That isn’t 0. A winning move makes it 0.',
      'Every size up to 8 was worked out from the smaller ones.',
    ],
  },
  { game: 'stack', position: '1|2.2,2|1.3', told: ['Several stacks make a sum. What they are worth tells who wins.'] },
  { game: 'dawsons-kayles', position: '10,3', misere: true, told: [] },
];

test.each(TOLD)('$game $params on $position, misère $misere', ({ game, params, position, misere, told }) => {
  const { explanation } = analyseText(rulesOf(game, params), position, misere);
  expect(explanation.sentences.map(({ says }) => inWords(says))).toEqual(expect.arrayContaining([...told]));
});

test('drawings are plain data', () => {
  const drawings = (game: string, position: string) => analyseText(rulesOf(game), position).explanation.drawings;
  expect(drawings('nim', '3,4,5')).toMatchObject([
    { kind: 'columns', rows: [{ name: 'A', number: 3, key: true }, { number: 4 }, { number: 5 }], odd: [1], totals: [{ columns: [0, 1] }] },
  ]);
  expect(drawings('kayles', '7,3')).toMatchObject([
    { kind: 'table', rows: [{ name: 'A', cells: [7, { value: 2 }] }, { name: 'B' }] },
    { kind: 'sequence', values: expect.arrayContaining([0, 1, 2, 3]), period: { start: 71, length: 12, saltus: 0 }, marks: [7, 3] },
  ]);
  expect(drawings('colourful', '1.2')).toMatchObject([
    {
      kind: 'chain',
      links: [
        { value: 2, look: 'key' },
        { value: 1, sign: '✗', look: 'end' },
      ],
    },
  ]);
});

test('for a step of a computation that was too large to repeat, nothing is searched', () => {
  const rules = rulesOf('colourful', { ends: 'both' });
  let looks = 0;
  const counting: typeof rules = {
    ...rules,
    moves(position) {
      looks++;
      return rules.moves(position);
    },
  };
  const string = Array(400).fill(2).join('.');
  // A third part, because two equal ones cancel and nothing is computed.
  const solution = runToEnd(analyse(counting, positionOf(rules, `${string},${string},0`), { misere: false }));
  expect(solution).toMatchObject({ nimber: 0, method: { tier: 'table' } });
  looks = 0;
  expect(solution.explain().drawings).toEqual([]);
  expect(looks, 'positions whose moves were looked at').toBeLessThan(10);
});

test('an unsettled position is reported as such', () => {
  const { outcome, explanation } = analyseText(rulesOf('dawsons-kayles'), '60,61,62', true, { states: 300 });
  expect(outcome).toBe('unknown');
  expect(inWords(explanation.sentences[0]?.says ?? '')).toMatch(/^No answer was found/);
});

/** Where values were only computed, one step of the computation is shown. */
function expectStep({ drawings }: Explanation): void {
  expect(drawings.length).toBeGreaterThan(0);
  for (const drawing of drawings) {
    if (drawing.kind !== 'options') continue;
    const values = new Set(drawing.to.map(({ counts }) => counts));
    expect(values.has(drawing.from.counts), 'the value of the position is missing among those of its options').toBe(false);
    for (let less = 0; less < drawing.from.counts; less++) expect(values.has(less)).toBe(true);
  }
}
