import { spotsAlone } from '@nimhall/shared/games/sprouts/map';
import { bareLandsIn } from '@nimhall/shared/games/sprouts/map-lands';
import { withMisereEssence } from '@nimhall/shared/games/sprouts/misere-essence';
import { MisereSearch } from '@nimhall/shared/games/sprouts/misere-search';
import { MisereTrees, type TreeId } from '@nimhall/shared/games/sprouts/misere-trees';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { expect, test } from 'vitest';

const search = new MisereSearch();
while (search.wins(search.lands.idsOf(bareLandsIn(spotsAlone(9))), 1_000) === null);

/** Trees of every search: those that are the same have the same number here. */
const allTrees = new MisereTrees();

/** The numbers in `allTrees` of a search's trees. */
function numbersOf({ trees }: MisereSearch): readonly TreeId[] {
  const numbers: TreeId[] = [];
  for (let tree = 0; tree < trees.count; tree++) {
    numbers.push(allTrees.withOptions(trees.options(tree).map((option) => numbers[option] as TreeId)));
  }
  return numbers;
}

/** Who wins each sum with large lands, where that is known; and the lives in it. */
function settledIn(search: MisereSearch): Map<string, { readonly wins: boolean; readonly lives: number }> {
  const numbers = numbersOf(search);
  const { lands, sums } = search;
  const settled = new Map<string, { wins: boolean; lives: number }>();
  for (let id = 0; id < sums.size; id++) {
    const wins = search.known(id);
    const ids = [...sums.lands(id)];
    if (wins === null || ids.length === 0) continue;
    const name = [numbers[sums.tree(id)], ...ids.map((land) => lands.form(land).join('.')).sort()].join(' + ');
    settled.set(name, { wins, lives: ids.reduce((sum, land) => sum + lands.lives(land), 0) });
  }
  return settled;
}

/** The trees of small lands that are not soon worked out again. */
function treesIn(search: MisereSearch): Map<string, TreeId | undefined> {
  const numbers = numbersOf(search);
  const { lands } = search;
  const ids = Array.from({ length: lands.size }, (_, id) => id).filter((id) => lands.lives(id) >= 7 && search.treeOf(id) !== undefined);
  return new Map(ids.map((id) => [lands.form(id).join('.'), numbers[search.treeOf(id) as TreeId]]));
}

test('all that a search has found is kept in a fraction of the memory, and no more than that', () => {
  const known = runToEnd(withMisereEssence(new MisereSearch(), search));
  expect(settledIn(search).size).toBeGreaterThan(500);
  expect(settledIn(known)).toEqual(settledIn(search));
  expect(treesIn(search).size).toBeGreaterThan(500);
  expect(treesIn(known)).toEqual(treesIn(search));
  expect(known.bytes / search.bytes).toBeLessThan(0.5);
});

test('where there is no room for all sums, those with more lives are kept', () => {
  const lives = [...settledIn(search).values()].map((sum) => sum.lives);
  const most = Math.floor(lives.length / 3);
  const kept = [...settledIn(runToEnd(withMisereEssence(new MisereSearch(), search, most))).values()].map((sum) => sum.lives);
  expect(kept.length).toBeLessThanOrEqual(most);
  expect(kept.length).toBeGreaterThan(10);
  const least = Math.min(...kept);
  expect(kept.length, 'all with as many lives').toBe(lives.filter((each) => each >= least).length);
  expect(lives.filter((each) => each >= least - 1).length, 'no room for more').toBeGreaterThan(most);
});
