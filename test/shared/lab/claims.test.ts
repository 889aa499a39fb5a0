import { readGame, readPosition } from '@nimhall/shared/catalogue/read';
import { CLAIMS, findClaim } from '@nimhall/shared/lab/all-claims';
import { type Claim, MAX_KEPT } from '@nimhall/shared/lab/claim';
import { judge } from '@nimhall/shared/lab/judge';
import { PAPERS } from '@nimhall/shared/lab/papers';
import { type TrialProgress, trial, type Verdict } from '@nimhall/shared/lab/trial';
import { inWords } from '@nimhall/shared/phrase';
import { expect, test } from 'vitest';
import { scaled } from '../../support/scale.ts';

/** How many cases of every claim are tried here. */
const CASES = scaled(300, 600);

test.each(CLAIMS.map((claim) => [claim.id, claim] as const))('%s', (_, claim) => {
  const { size, checked, counterexample } = tried(claim);
  expect(checked).toBeGreaterThan(0);
  expect(checked).toBeLessThanOrEqual(claim.cost(size));
  const told = counterexample && `${counterexample.at}: ${inWords(counterexample.says)}`;
  if (claim.standing === 'misprint') expect(told, 'a counterexample').toMatch(/./);
  else expect(told).toBeNull();
});

test('every counterexample that is a position can be parsed by its game', () => {
  const places = CLAIMS.flatMap((claim) => (claim.standing === 'misprint' ? [tried(claim).counterexample?.place ?? []] : [])).flat();
  expect(places.length).toBeGreaterThan(10);
  const unread = places.filter(({ game, params, position }) => {
    const read = readGame(game, params);
    return !(read.ok && readPosition(read.value.rules, position).ok);
  });
  expect(unread).toEqual([]);
});

test('every claim has a unique name, every paper has claims, and every misprint has its correct form', () => {
  expect(new Set(CLAIMS.map(({ id }) => id)).size).toBe(CLAIMS.length);
  expect(PAPERS.filter(({ id }) => !CLAIMS.some(({ paper }) => paper === id))).toEqual([]);
  const misprints = CLAIMS.filter(({ standing }) => standing === 'misprint');
  expect(misprints.filter(({ corrected = '' }) => findClaim(corrected)?.standing !== 'holds')).toEqual([]);
  expect(CLAIMS.filter(({ standing, corrected }) => standing !== 'misprint' && corrected)).toEqual([]);
});

test('no range exceeds the limits, and costs grow with it', () => {
  for (const { id, range, cost } of CLAIMS) {
    if (!range) continue;
    expect(range.from, id).toBeLessThan(range.usual);
    expect(range.usual, id).toBeLessThanOrEqual(range.most);
    expect(cost(range.usual), id).toBeLessThanOrEqual(cost(range.most));
    expect(cost(range.most), id).toBeLessThanOrEqual(MAX_KEPT);
  }
});

test('an interrupted trial resumes where it was', () => {
  const claim = findClaim('slow-proposition-5-8') as Claim;
  const steps = trial(claim, 6);
  for (let cases = 0; cases < 100; cases++) steps.next();
  const before = steps.next().value;
  expect(before).toMatchObject({ checked: 101 });
  let last: TrialProgress = before;
  for (const step of steps) last = step;
  expect(last.checked).toBe(finished(trial(claim, 6)).checked);
});

/** The result of the first cases of a claim. */
function tried(claim: Claim): Verdict {
  const steps = trial(claim, claim.range?.usual ?? 0);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (step.value.checked >= CASES) return { ...step.value, counterexample: null };
  }
}

function finished(steps: ReturnType<typeof trial>): Verdict {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

test.each([
  [false, true, null],
  [false, false, 'By the claim the player to move wins here. But the game is over, and they have lost.'],
  [true, false, null],
  [true, true, 'By the claim the player to move loses here. But the game is over, and they have won.'],
] as const)('no heap left, misère %s, claimed to be lost %s: no moves are spoken of', (misere, claimed, told) => {
  const { lost } = judge<readonly number[]>('nim', {}, misere);
  const found = lost([0], claimed);
  expect(found && inWords(found.says)).toBe(told);
});
