import { type MisereBook, readMisereBook } from '@nimhall/shared/games/sprouts/misere-book';
import { MisereSearch } from '@nimhall/shared/games/sprouts/misere-search';
import { OVER, type TreeId } from '@nimhall/shared/games/sprouts/misere-trees';
import type { SumId } from '@nimhall/shared/games/sprouts/sum-table';
import { runToEnd } from '@nimhall/shared/solver/analyse';

const BREATH = 10_000;

/**
 * Searches sums where the last line loses, and keeps only the lost ones that prove who wins: an answer to every move,
 * choosing the one that needs the least further work.
 */
export class MisereProof {
  readonly #search = new MisereSearch();
  readonly #lost = new Set<SumId>();
  readonly #unproven: SumId[] = [];

  /** @param book what is proved already */
  constructor(book: MisereBook) {
    runToEnd(readMisereBook(this.#search, book));
    for (let id = 0; id < this.#search.sums.size; id++) this.#lost.add(id);
  }

  /** Adds the proof of who wins with this many spots. */
  addSpots(spots: number): void {
    this.#prove(this.#spotsAlone(spots));
  }

  /** Adds the proof of who wins after each first move. */
  addFirstMoves(spots: number): void {
    for (const option of this.#search.options(this.#spotsAlone(spots))) this.#prove(option);
  }

  #spotsAlone(spots: number): SumId {
    const land = this.#search.lands.idOf([{ free: spots, boundaries: [] }]);
    return this.#search.sumOf([land]);
  }

  #prove(sum: SumId): void {
    while (this.#search.winsSum(sum, BREATH) === null);
    if (this.#search.known(sum)) this.#needAnswer(sum);
    else this.#need(sum);
    for (let next = this.#unproven.pop(); next !== undefined; next = this.#unproven.pop()) {
      for (const option of this.#search.options(next)) this.#needAnswer(option);
    }
  }

  #isThere(sum: SumId): boolean {
    return this.#search.sums.lands(sum).length === 0 || this.#lost.has(sum);
  }

  /** Adds a lost sum; those with the most lives are proved first, because their answers may be used again. */
  #need(sum: SumId): void {
    if (this.#isThere(sum)) return;
    this.#lost.add(sum);
    this.#unproven.push(sum);
    this.#unproven.sort((a, b) => this.#lives(a) - this.#lives(b));
  }

  /** What is needed to show that a sum is won. */
  #needAnswer(sum: SumId): void {
    if (this.#search.sums.lands(sum).length === 0) return;
    const answers = Array.from(this.#search.options(sum)).filter((option) => this.#search.known(option) === false);
    if (answers.some((answer) => this.#isThere(answer))) return;
    const [best] = answers.sort((a, b) => this.#effort(a) - this.#effort(b));
    if (best === undefined) throw new Error('a move without an answer');
    this.#need(best);
  }

  #lives(sum: SumId): number {
    return this.#search.sums.lands(sum).reduce((lives, land) => lives + this.#search.lands.lives(land), 0);
  }

  #effort(sum: SumId): number {
    return this.#search.sums.lands(sum).reduce((effort, land) => effort + this.#search.lands.mobility(land), 0);
  }

  /** What is proved: what was there before, and what is new after it. */
  book(): MisereBook {
    const { sums, lands, trees } = this.#search;
    const options: number[][] = [[]];
    const numbers = new Map<TreeId, number>([[OVER, 0]]);
    const numberOf = (tree: TreeId): number => {
      const known = numbers.get(tree);
      if (known !== undefined) return known;
      const own = trees.options(tree).map(numberOf);
      numbers.set(tree, options.push(own) - 1);
      return options.length - 1;
    };
    const lost = Array.from(this.#lost, (sum) => ({
      tree: numberOf(sums.tree(sum)),
      lands: Array.from(sums.lands(sum), (land) => lands.form(land)),
    }));
    return { trees: options, lost };
  }
}
