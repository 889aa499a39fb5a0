import type { Computation } from '../../game/theory.ts';
import type { Form } from './canonical.ts';
import { fromDigits, fromPairs, inDigits, inPairs } from './digits.ts';
import type { MisereSearch } from './misere-search.ts';
import { OVER, type TreeId } from './misere-trees.ts';

/** A sum of the book, which is lost where the last line loses. */
export interface LostSum {
  /** Which of the book's trees stands for the small lands in it. */
  readonly tree: number;
  /** The other lands. */
  readonly lands: readonly Form[];
}

export interface MisereBook {
  /** Each by its options, as numbers of trees before it; the first is the game without a move. */
  readonly trees: readonly (readonly number[])[];
  readonly lost: readonly LostSum[];
}

const SLICE = 200;
/** Begins a tree; ends a tree or a land within a sum. */
const TREE = '=';
const LAND = ',';

/** The words of a book: its trees, then its sums. */
export function misereBookWords({ trees, lost }: MisereBook): string[] {
  return [
    ...trees.slice(1).map((options) => TREE + inPairs(options)),
    ...lost.map(({ tree, lands }) => [inPairs([tree]), ...lands.map(inDigits)].join(LAND)),
  ];
}

export function misereBookFrom(text: string): MisereBook {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return {
    trees: [[], ...words.filter((word) => word.startsWith(TREE)).map((word) => fromPairs(word.slice(TREE.length)))],
    lost: words.filter((word) => !word.startsWith(TREE)).map(lostSum),
  };
}

function lostSum(word: string): LostSum {
  const [tree = '', ...lands] = word.split(LAND);
  return { tree: fromPairs(tree)[0] as number, lands: lands.map(fromDigits) };
}

/** Reads a book into a search, in steps. It is a proof: whatever is drawn in a lost sum of it, there is an answer that leaves another one. */
export function* readMisereBook(search: MisereSearch, { trees, lost }: MisereBook): Computation<void> {
  const ids: TreeId[] = [OVER];
  for (const options of trees.slice(1)) ids.push(search.trees.withOptions(options.map((option) => ids[option] as TreeId)));
  for (const [at, { tree, lands }] of lost.entries()) {
    const forms = lands.map((form) => search.lands.idOfForm(form));
    search.learn(ids[tree] as TreeId, forms, false);
    if (at % SLICE === SLICE - 1) yield { states: 0 };
  }
}
