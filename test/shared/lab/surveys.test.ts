import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBeatty } from '@nimhall/shared/games/chromatic/beatty';
import { partnersUpTo } from '@nimhall/shared/games/chromatic/partners';
import { queenTable } from '@nimhall/shared/games/corner/queen-table';
import { readCode } from '@nimhall/shared/games/octal/code';
import { codeTable } from '@nimhall/shared/games/octal/table';
import { type Kept as KeptValues, sortedTable } from '@nimhall/shared/games/slow/sorted-table';
import { findClaim } from '@nimhall/shared/lab/all-claims';
import { SURVEYS } from '@nimhall/shared/lab/surveys/all-surveys';
import { CERTIFICATES } from '@nimhall/shared/lab/surveys/certificates';
import type { Certificate, Layer, Survey } from '@nimhall/shared/lab/surveys/survey';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { expect, test } from 'vitest';
import { BEGUN, Keeper } from '../../lab/kept.ts';
import { after, carryOut, finished } from '../../lab/work.ts';
import { documented, rowsOf, tableIn, tableOf, withCertificate } from '../../lab/written.ts';

test.each(CERTIFICATES.map((certificate) => [certificate.survey, certificate] as const))(
  'recomputing %s gives its certificate',
  (id, known) => {
    const survey = SURVEYS.find((each) => each.id === id) as Survey;
    const { soon } = carryOut(survey, survey.soon, folder(), () => {});
    expect(soon).toEqual(known.soon);
    expect(known.against).toBeNull();
    expect(known.to).toBeGreaterThan(known.soon.to);
  },
);

test('the documentation of the solver has every certificate', () => {
  expect(tableIn(documented())).toBe(tableOf(CERTIFICATES));
});

test('a certificate replaces its old version, and those of unknown surveys are kept', () => {
  const [first, second, ...others] = CERTIFICATES as unknown as [Certificate, Certificate, ...Certificate[]];
  const stranger = { ...first, survey: 'made-since' };
  const known = [first, stranger, ...others];
  expect(withCertificate(known, second)).toEqual([first, stranger, second, ...others]);
  const farther = { ...first, to: first.to + 1 };
  expect(withCertificate(known, farther)).toEqual([farther, stranger, ...others]);
  expect(withCertificate([farther, stranger], first)).toEqual([farther, stranger]);

  const [, , row, ...rows] = tableOf(CERTIFICATES).split(/(?<=\n)/) as [string, string, string, ...string[]];
  const told = [
    ...tableOf([])
      .split(/(?<=\n)/)
      .slice(0, 2),
    row,
    '| what was made since | 1 | 2 | 3 | 4 |\n',
    ...rows.slice(1),
  ].join('');
  expect(tableOf(known, rowsOf(known, told))).toBe(told);
});

test('every survey has a unique name, a certificate, and existing claims', () => {
  expect(new Set(SURVEYS.map(({ id }) => id)).size).toBe(SURVEYS.length);
  expect(SURVEYS.flatMap(({ claims }) => claims).filter((claim) => !findClaim(claim))).toEqual([]);
  expect(SURVEYS.filter(({ id }) => !CERTIFICATES.some(({ survey }) => survey === id)).map(({ id }) => id)).toEqual([]);
});

test.each(SURVEYS.filter(({ id }) => id.startsWith('slow-')).map((survey) => [survey.id, survey] as const))(
  '%s agrees with a table of all moves',
  (id, survey) => {
    const [, heaps = 0, k = 0] = id.split('-').map(Number);
    const kept: KeptValues = id.endsWith('misere') ? 'misere' : 'nimbers';
    const { values } = runToEnd(sortedTable(heaps, survey.soon, { k, exact: false }, kept));
    let place = 0;
    for (const { cases, bytes, against } of layersOf(survey)) {
      const lost = Array.from({ length: cases }, (_, index) => (((bytes[index >> 3] as number) >> (index & 7)) & 1) === 1);
      expect(lost).toEqual(Array.from(values.subarray(place, place + cases), (value) => value === 0));
      expect(against).toBeNull();
      place += cases;
    }
  },
);

test.each(SURVEYS.filter(({ id }) => id.startsWith('octal-')).map((survey) => [survey.id, survey] as const))(
  '%s agrees with trying every move',
  (id, survey) => {
    const code = readCode(id.slice('octal-'.length));
    if (!code.ok) throw new Error(code.error.message);
    const table = codeTable(code.value);
    const most = 3_000;
    runToEnd(table.reach(most, false));
    const [layer] = layersOf(survey);
    const values = Array.from({ length: most + 1 }, (_, row) => (layer?.bytes[2 * row] ?? 0) + 256 * (layer?.bytes[2 * row + 1] ?? 0));
    expect(values).toEqual(Array.from(values, (_, row) => table.at(row).nimber));
  },
);

test('a queen has the nimbers of all her moves', () => {
  const survey = SURVEYS.find(({ id }) => id === 'queen') as Survey;
  const table = queenTable(survey.soon);
  runToEnd(table.reach({ column: 0, row: survey.soon }, false));
  for (const [sum, { bytes }] of layersOf(survey).entries()) {
    const values = Array.from({ length: sum + 1 }, (_, column) => (bytes[2 * column] as number) + 256 * (bytes[2 * column + 1] as number));
    expect(values).toEqual(values.map((_, column) => table.at({ column, row: sum - column }).nimber));
  }
});

test.each([
  ['chromatic-golden', '(3+sqrt(5))/2'],
  ['chromatic-root-13', '(1+sqrt(13))/2'],
])('%s pairs levels like the solver', (id, beta) => {
  const survey = SURVEYS.find((each) => each.id === id) as Survey;
  const levels = readBeatty({ text: beta, at: 0 });
  if (!levels.ok) throw new Error(levels.error.message);
  const red = new Set(levels.value(1, survey.soon));
  const partners = runToEnd(partnersUpTo(survey.soon, (level) => red.has(level), false));
  const [layer] = layersOf(survey) as [Layer];
  const view = new DataView(layer.bytes.buffer);
  const wrong = [...red].filter(
    (level, pair) => view.getUint32(8 * pair + 4, true) !== level || view.getUint32(8 * pair, true) !== partners[level],
  );
  expect(layer.lost).toBe(red.size);
  expect(wrong.slice(0, 5)).toEqual([]);
});

test('an interrupted survey gives the same result', () => {
  const survey = SURVEYS.find(({ id }) => id === 'slow-4-2-misere') as Survey;
  const whole = carryOut(survey, 20, folder(), () => {});
  const kept = folder();
  const keeper = new Keeper(join(kept, `${survey.id}-20`));
  const working = survey.begin(20);
  let now = { ...BEGUN, next: 0 };
  for (let size = 0; size < 14; size++) {
    now = { ...after(now, survey, finished(working.layer(size))), next: size + 1 };
    if (size === 5 || size === 13) keeper.putAway(now, size === 13 ? 6 : 0, working);
  }
  const sizes: number[] = [];
  const rest = carryOut(survey, 20, kept, ({ next }) => sizes.push(next));
  const { digest, cases, lost, soon } = whole;
  expect(rest).toMatchObject({ digest, cases, lost, soon, against: null });
});

function layersOf(survey: Survey): Layer[] {
  const working = survey.begin(survey.soon);
  const layers: Layer[] = [];
  for (let size = survey.from; size <= survey.soon; size += survey.every) layers.push(finished(working.layer(size)));
  return layers;
}

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'surveys-'));
}
