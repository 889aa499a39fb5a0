import type { Computation } from '../../game/theory.ts';
import type { LandId } from './land-table.ts';
import { livesToKeep, MIN_LIVES } from './lives-to-keep.ts';
import type { MisereSearch } from './misere-search.ts';
import { OVER, type TreeId } from './misere-trees.ts';
import type { SumId } from './sum-table.ts';

/** Most sums that are kept: some 25 MB with their lands and trees. */
const MAX_SUMS_KEPT = 2 ** 18;
/** Sums or trees that are gone through between two yields, and such as are copied. */
const LOOKS = 20_000;
const COPIES = 1_000;

/** Adds what another search has found, but not how: who wins sums, at most so many of them, and the trees of small lands. */
export function* withMisereEssence(known: MisereSearch, search: MisereSearch, most = MAX_SUMS_KEPT): Computation<MisereSearch> {
  const { lands, sums } = search;
  const settled = yield* settledSums(search, most);
  const small = yield* smallLands(search);
  const trees = yield* withTrees(known, search, [...settled.map((id) => sums.tree(id)), ...small.map(({ tree }) => tree)]);
  for (const [at, { land, tree }] of small.entries()) {
    known.learnTree(known.lands.copy(lands, land), trees[tree] as TreeId);
    if (at % COPIES === COPIES - 1) yield { states: 0 };
  }
  for (const [at, id] of settled.entries()) {
    const copies = Array.from(sums.lands(id), (land) => known.lands.copy(lands, land));
    known.learn(trees[sums.tree(id)] as TreeId, copies, search.known(id) as boolean);
    if (at % COPIES === COPIES - 1) yield { states: 0 };
  }
  return known;
}

/** Sums of which it is known who wins, those with the most lives; not trees alone, which say it themselves. */
function* settledSums(search: MisereSearch, most: number): Computation<SumId[]> {
  const { lands, sums } = search;
  const settled: SumId[] = [];
  const lives: number[] = [];
  for (let id = 0; id < sums.size; id++) {
    if (id % LOOKS === LOOKS - 1) yield { states: 0 };
    if (search.known(id) === null) continue;
    const livesNow = sums.lands(id).reduce((sum, land) => sum + lands.lives(land), 0);
    if (livesNow === 0) continue;
    settled.push(id);
    lives.push(livesNow);
  }
  const least = livesToKeep(lives, most);
  return settled.filter((_, index) => (lives[index] as number) >= least);
}

function* smallLands(search: MisereSearch): Computation<{ readonly land: LandId; readonly tree: TreeId }[]> {
  const { lands } = search;
  const small: { land: LandId; tree: TreeId }[] = [];
  for (let land = 0; land < lands.size; land++) {
    if (land % LOOKS === LOOKS - 1) yield { states: 0 };
    const tree = search.treeOf(land);
    if (tree !== undefined && lands.lives(land) >= MIN_LIVES) small.push({ land, tree });
  }
  return small;
}

/** Adds trees of another search with all that they are made of; gives what each of its trees is now. */
function* withTrees(known: MisereSearch, { trees }: MisereSearch, wanted: readonly TreeId[]): Computation<(TreeId | undefined)[]> {
  const isWanted = new Uint8Array(trees.count);
  for (const tree of wanted) isWanted[tree] = 1;
  // The options of a tree come before it.
  for (let tree = trees.count - 1; tree > OVER; tree--) {
    if (tree % LOOKS === 0) yield { states: 0 };
    if (isWanted[tree]) for (const option of trees.options(tree)) isWanted[option] = 1;
  }
  const now: (TreeId | undefined)[] = [OVER];
  for (let tree = OVER + 1; tree < trees.count; tree++) {
    if (tree % COPIES === 0) yield { states: 0 };
    if (isWanted[tree]) now[tree] = known.trees.withOptions(trees.options(tree).map((option) => now[option] as TreeId));
  }
  return now;
}
