import { seededRandom } from '@nimhall/shared/bot/random';
import type { Budget } from '@nimhall/shared/game/budget';
import type { Computation, Solution } from '@nimhall/shared/game/theory';
import type { Form } from '@nimhall/shared/games/sprouts/canonical';
import {
  bytesOfKnown,
  cachedKnowledge,
  cachedMisere,
  cacheKnowledge,
  cacheMisere,
  essence,
  forgetKnowledge,
  type Known,
  nothingKnown,
} from '@nimhall/shared/games/sprouts/known';
import { type LandTable, NIMBERS } from '@nimhall/shared/games/sprouts/land-table';
import { LandValues } from '@nimhall/shared/games/sprouts/land-values';
import type { Line } from '@nimhall/shared/games/sprouts/line';
import { type SproutsMap, spotsAlone } from '@nimhall/shared/games/sprouts/map';
import { sproutsTheory } from '@nimhall/shared/games/sprouts/theory';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { expect, test } from 'vitest';
import { mapsOfGame } from '../../../sprouts-book/games.ts';
import { packed } from '../../../sprouts-book/pack.ts';

/** Three regions in a row, with a free spot in each of the first two. */
const LAND: Form = [1, 1, 3, 2, 4, 5, 1, 1, 2, 6, 7, 0, 2, 2, 4, 5, 2, 6, 7];

function workOut({ lands, search }: Known): number {
  const land = lands.idOfForm(LAND);
  for (let heap = 0; lands.nimber(land) < 0; heap++) while (search.wins(land, heap, 1_000) === null);
  return lands.nimber(land);
}

/** All that is known of a land. */
function known(lands: LandTable, form: Form) {
  const id = lands.idOfForm(form);
  return {
    form,
    lives: lands.lives(id),
    mobility: lands.mobility(id),
    beside: Array.from({ length: NIMBERS }, (_, heap) => lands.winsBeside(id, heap)),
  };
}

/** The forms of all lands with at least so many lives of whose nimbers something is known. */
function settled(lands: LandTable, lives: number): Form[] {
  const ids = Array.from({ length: lands.size }, (_, id) => id);
  return ids.filter((id) => lands.isSettled(id) && lands.lives(id) >= lives).map((id) => lands.form(id));
}

test('what has grown too large for the next question is kept without its options', () => {
  forgetKnowledge();
  const before = runToEnd(cachedKnowledge());
  workOut(before);
  runToEnd(cacheKnowledge(before));
  expect(runToEnd(cachedKnowledge()), 'not too large yet').toBe(before);
  const most = bytesOfKnown(before) - 1;
  const asked = runToEnd(cachedKnowledge(most));
  const freed = runToEnd(cacheKnowledge(before, most));
  const after = runToEnd(cachedKnowledge());
  expect(freed).toBe(bytesOfKnown(before) - bytesOfKnown(after));
  expect(freed).toBeGreaterThan(0);
  const forms = settled(before.lands, 7);
  expect(forms.length).toBeGreaterThan(100);
  for (const { lands } of [asked, after]) {
    expect(lands.options(lands.idOfForm(LAND))).toBeUndefined();
    for (const form of forms) expect(known(lands, form)).toEqual(known(before.lands, form));
  }
});

test('where there is no room for all that is settled, the lands with more lives are kept', () => {
  const before = nothingKnown();
  workOut(before);
  const all = settled(before.lands, 0).map((form) => before.lands.lives(before.lands.idOfForm(form)));
  const most = Math.floor(all.length / 3);
  const { lands } = runToEnd(essence(before.lands, most));
  const kept = settled(lands, 0).map((form) => lands.lives(lands.idOfForm(form)));
  expect(kept.length).toBeLessThanOrEqual(most);
  expect(kept.length).toBeGreaterThan(10);
  const minLives = Math.min(...kept);
  expect(kept.length, 'all with as many lives').toBe(all.filter((lives) => lives >= minLives).length);
  expect(all.filter((lives) => lives >= minLives - 1).length, 'no room for more').toBeGreaterThan(most);
});

function saidIn({ outcome, nimber, winningCount, mayBeMore }: Solution<SproutsMap, Line>) {
  return { outcome, nimber, winningCount, mayBeMore };
}

const [afterSixLines = spotsAlone(6)] = [...mapsOfGame('hard', 6, seededRandom(1)).drop(5).take(1)];
const [afterThreeLines = spotsAlone(7)] = [...mapsOfGame('lot', 7, seededRandom(2)).drop(2).take(1)];

/** Where a kind of knowledge is kept from one question to the next. */
interface Kept<Found> {
  cached(): Computation<Found>;
  cache(found: Found): Computation<number>;
  bytes(found: Found): number;
}

function expectMoreThanMemory<Found>(map: SproutsMap, misere: boolean, { cached, cache, bytes }: Kept<Found>): void {
  /** A question that begins with what the book says. */
  function question(budget: Budget) {
    forgetKnowledge();
    runToEnd(cache(runToEnd(cached())));
    return sproutsTheory.table?.(map, misere, budget) as Computation<Solution<SproutsMap, Line>>;
  }
  const wholly = question({ states: 1_000_000 });
  const found = runToEnd(cached());
  const bytesBefore = bytes(found);
  const answer = saidIn(runToEnd(wholly));
  const nimber = misere ? null : expect.any(Number);
  expect(answer).toEqual({ outcome: 'N', nimber, winningCount: expect.any(Number), mayBeMore: undefined });

  const half = { states: 1_000_000, bytes: (bytes(found) - bytesBefore) / 2 };
  expect(saidIn(runToEnd(question(half)))).toEqual(answer);

  let isOver = false;
  let states = 0;
  const steps = question({ ...half, expired: () => isOver });
  const first = runToEnd(cached());
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    isOver ||= runToEnd(cached()) !== first;
    if (!isOver) states = step.value.states;
  }
  expect(isOver, 'it has begun again').toBe(true);
  const before = runToEnd(question({ states: states - 1 }));
  expect(before.winningCount).toBeGreaterThan(1);
  expect(step.value.winningCount).toBeGreaterThanOrEqual(before.winningCount);
}

test('a question that fills the memory goes on with what was settled by then, and says as much where time is over just then', () => {
  expectMoreThanMemory(afterSixLines, false, { cached: cachedKnowledge, cache: cacheKnowledge, bytes: bytesOfKnown });
});

test('the same where the last line loses', () => {
  expectMoreThanMemory(afterThreeLines, true, { cached: cachedMisere, cache: cacheMisere, bytes: (search) => search.bytes });
});

test('what was known beforehand is told from what was found', () => {
  const { lands, search } = nothingKnown();
  const nimber = workOut({ lands, search });
  const entries = settled(lands, 0)
    .map((form) => ({ form, nimber: lands.nimber(lands.idOfForm(form)) }))
    .filter((entry) => entry.nimber >= 0);
  // Not the land itself, which is the first.
  const some = entries.filter((_, index) => index % 8 === 1);
  const again = nothingKnown(new LandValues(packed(some)));
  expect(workOut(again)).toBe(nimber);
  for (const { form } of some) expect(again.lands.wasKnown(again.lands.idOfForm(form)), `${form}`).toBe(true);
  const written = new Set(some.map(({ form }) => `${form}`));
  const found = settled(again.lands, 0).filter((form) => !written.has(`${form}`));
  const nimbers = found.filter((form) => again.lands.nimber(again.lands.idOfForm(form)) >= 0);
  expect(nimbers.length).toBeGreaterThan(10);
  expect(found.length - nimbers.length, 'of these it is only known what they are not').toBeGreaterThan(10);
  expect(found.filter((form) => again.lands.wasKnown(again.lands.idOfForm(form)))).toEqual([]);
});
