import type { Form } from '@nimhall/shared/games/sprouts/canonical';
import { bytesOfKnown, cachedKnowledge, cacheKnowledge, type Known, nothingKnown } from '@nimhall/shared/games/sprouts/known';
import { type LandTable, NIMBERS } from '@nimhall/shared/games/sprouts/land-table';
import { LandValues } from '@nimhall/shared/games/sprouts/land-values';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { expect, test } from 'vitest';
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
  cacheKnowledge(nothingKnown(), -1);
  const before = runToEnd(cachedKnowledge());
  workOut(before);
  cacheKnowledge(before);
  expect(runToEnd(cachedKnowledge()), 'not too large yet').toBe(before);
  const after = runToEnd(cachedKnowledge(bytesOfKnown(before) - 1));
  expect(after).not.toBe(before);
  expect(bytesOfKnown(after)).toBeLessThan(bytesOfKnown(before));
  expect(after.lands.options(after.lands.idOfForm(LAND))).toBeUndefined();
  const forms = settled(before.lands, 7);
  expect(forms.length).toBeGreaterThan(100);
  for (const form of forms) expect(known(after.lands, form)).toEqual(known(before.lands, form));
  cacheKnowledge(before, -1);
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
