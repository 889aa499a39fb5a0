import { landOf } from '@nimhall/shared/games/sprouts/canonical';
import { loadLargeTexts } from '@nimhall/shared/games/sprouts/known';
import { livesOf } from '@nimhall/shared/games/sprouts/lands';
import { spotsAlone } from '@nimhall/shared/games/sprouts/map';
import { type LostSum, misereBookFrom, misereBookWords } from '@nimhall/shared/games/sprouts/misere-book';
import { MISERE_BOOK } from '@nimhall/shared/games/sprouts/misere-book-text';
import { MisereSearch } from '@nimhall/shared/games/sprouts/misere-search';
import { sproutsTheory } from '@nimhall/shared/games/sprouts/theory';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { expect, test } from 'vitest';
import { MisereChecker } from '../../../sprouts-book/misere-check.ts';
import { scaled } from '../../../support/scale.ts';

const book = misereBookFrom(MISERE_BOOK);
const checker = new MisereChecker(book);

/** The rest is checked whenever the book is written. */
const EVERY = scaled(1_024, 8);
/** How many spots alone it has; Lemoine and Viennot found the same up to 20. */
const SPOTS = 16;
const wins = (spots: number) => spots === 1 || (spots > 4 && [0, 4, 5].includes(spots % 6));
const each = Array.from({ length: SPOTS }, (_, at) => at + 1);

const livesIn = ({ lands }: LostSum) => lands.reduce((sum, form) => sum + livesOf(landOf(form)), 0);

test('the book is a proof: every move in one of its lost sums has an answer that leaves another one', () => {
  const some = book.lost.filter((_, at) => at % EVERY === EVERY - 1);
  expect(some.flatMap((sum) => checker.faultIn(sum) ?? [])).toEqual([]);
});

test('a faulty book is detected', () => {
  const at = book.lost.findIndex((sum) => sum.tree === 0 && livesIn(sum) === 21);
  const sum = book.lost[at] as LostSum;
  expect(checker.faultIn(sum)).toBeNull();
  const needed = { ...book, lost: [sum] };
  expect(new MisereChecker(needed).faultIn(sum)).not.toBeNull();
  const won = { tree: 0, lands: [[SPOTS - 4, 0]] };
  expect(new MisereChecker({ ...book, lost: [...book.lost, won] }).faultIn(won)).not.toBeNull();
});

test('entries read back as they are written', () => {
  expect(misereBookWords(book)).toEqual(MISERE_BOOK.split(/\s+/).filter((word) => word !== ''));
});

test('the search finds the same without it', () => {
  const few = book.lost.filter((sum) => sum.tree === 0 && livesIn(sum) <= 18);
  const some = few.filter((_, at) => at % scaled(16, 1) === 0);
  expect(some.length).toBeGreaterThan(10);
  const search = new MisereSearch();
  const isLost = ({ lands }: LostSum) => search.wins(search.lands.idsOf(lands.map(landOf)), Number.POSITIVE_INFINITY) === false;
  expect(some.filter((sum) => !isLost(sum))).toEqual([]);
});

test(`who wins with up to ${SPOTS} spots follows from it by the rules alone`, () => {
  expect(each.map((spots) => checker.saysOf([[{ free: spots, boundaries: [] }]]))).toEqual(
    each.map((spots) => (wins(spots) ? 'won' : 'lost')),
  );
});

test.each(each)('%i spots are answered with hardly any search', async (spots) => {
  await loadLargeTexts();
  const task = sproutsTheory.table?.(spotsAlone(spots), true, { states: 2_000 });
  if (!task) throw new Error('Sprouts is not solved');
  expect(runToEnd(task)?.outcome).toBe(wins(spots) ? 'N' : 'P');
});
