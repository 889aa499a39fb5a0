import { seededRandom } from '@nimhall/shared/bot/random';
import { type Entry, entriesOf, entryText, packedEntriesOf, readBook } from '@nimhall/shared/games/sprouts/book';
import { BOOK } from '@nimhall/shared/games/sprouts/book-text';
import { canonicalForm, type Form, landOf } from '@nimhall/shared/games/sprouts/canonical';
import { EARLY } from '@nimhall/shared/games/sprouts/early-text';
import {
  cachedKnowledge,
  cacheKnowledge,
  forgetKnowledge,
  type Known,
  loadLargeTexts,
  nothingKnown,
} from '@nimhall/shared/games/sprouts/known';
import { type LandId, NIMBERS } from '@nimhall/shared/games/sprouts/land-table';
import { LandValues } from '@nimhall/shared/games/sprouts/land-values';
import { livesOf } from '@nimhall/shared/games/sprouts/lands';
import { type SproutsMap, spotsAlone } from '@nimhall/shared/games/sprouts/map';
import { mapNotation } from '@nimhall/shared/games/sprouts/map-notation';
import { MET } from '@nimhall/shared/games/sprouts/met-text';
import { REST_OF_BOOK } from '@nimhall/shared/games/sprouts/rest-of-book-text';
import { sproutsTheory } from '@nimhall/shared/games/sprouts/theory';
import { WORKED_OUT } from '@nimhall/shared/games/sprouts/worked-text';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { expect, test } from 'vitest';
import { Checker } from '../../../sprouts-book/check.ts';
import { mapsOfGame, mapsUpTo } from '../../../sprouts-book/games.ts';
import { packed } from '../../../sprouts-book/pack.ts';
import { SMALL } from '../../../sprouts-book/proof.ts';
import { optionsOf, whatIsWritten } from '../../../sprouts-book/questions.ts';
import { reduced } from '../../../sprouts-book/who-wins.ts';
import { groupsOf, scaled, spread } from '../../../support/scale.ts';

const entries = [...entriesOf(BOOK)];
const rest = [...packedEntriesOf(REST_OF_BOOK)];
const worked = [...entriesOf(WORKED_OUT)];
const early = [...packedEntriesOf(EARLY)];
const metValues = new LandValues(MET);
/** Knows both parts of the book. */
const checkerOfAll = new Checker([...entries, ...rest]);

/** As many of the lands that games met are searched again. */
const MET_AGAIN = scaled(20, 400);

/** Of the lands of early positions, each of so many is searched again, and at most so many by one search, which grows. */
const EVERY_EARLY = scaled(3_000, 14);
const EARLY_TOGETHER = 200;
/** Most moves that an early position takes, even where no other was answered before. */
const EARLY_MOVES = 100_000;

/** Lands after six lines in games of 7 spots that do not take long. */
const HARD = ['111f456789abca98765012bc1114', '1014245611e2789ab456ba987'];

/** The rest is checked whenever the book is written. */
const EVERY = scaled(192, 8);
/** A sample of the precomputed lands is searched again, as far as that takes at most this many moves. */
const EVERY_WORKED = scaled(512, 128);
const MAX_MOVES = scaled(10_000, 50_000);

test('the book is a proof: every move in one of its lands has a reply that leads back into it', () => {
  const checker = new Checker(entries);
  const some = entries.filter((_, at) => at % EVERY === EVERY - 1);
  expect(some.flatMap((entry) => checker.faultIn(entry) ?? [])).toEqual([]);
});

test('so is it with the rest of it, which is loaded when it is needed', () => {
  const some = rest.filter((_, at) => at % (4 * EVERY) === 4 * EVERY - 1);
  expect(some.flatMap((entry) => checkerOfAll.faultIn(entry) ?? [])).toEqual([]);
});

test('a faulty book is detected', () => {
  const wrong = (changed: (entry: Entry) => Entry) => {
    const at = entries.findIndex(({ form }) => livesOf(landOf(form)) === 12);
    const others = entries.with(at, changed(entries[at] as Entry));
    return new Checker(others).faultIn(others[at] as Entry);
  };
  expect(wrong((entry) => entry)).toBeNull();
  expect(wrong(({ form, nimber }) => ({ form, nimber: nimber + 1 }))).not.toBeNull();
  expect(wrong(({ form, nimber }) => ({ form, nimber: nimber + 8 }))).not.toBeNull();
});

test('entries read back as they are written', () => {
  expect(entries.map(entryText)).toEqual(BOOK.split(/\s+/).filter((entry) => entry !== ''));
});

test('the search finds the same without it', () => {
  const some = entries.filter(({ form }, at) => at % scaled(80, 20) === 0 && livesOf(landOf(form)) <= 18);
  expect(some.length).toBeGreaterThan(10);
  expect(otherThanFound(some)).toEqual([]);
});

test('precomputed lands agree with the search and with the book', () => {
  const inBook = new Map(entries.map((entry) => [entry.form.join(), entry.nimber]));
  expect(worked.filter(({ form, nimber }) => (inBook.get(form.join()) ?? nimber) !== nimber)).toEqual([]);
  expect(worked.filter(({ form }) => canonicalForm(landOf(form)).join() !== form.join())).toEqual([]);
  const some = worked.filter((_, at) => at % EVERY_WORKED === 0);
  const found = some.map(({ form }) => nimberFound(form, MAX_MOVES));
  expect(found.filter((nimber) => nimber >= 0).length).toBeGreaterThan(scaled(2, 10));
  expect(some.filter(({ nimber }, at) => (found[at] as number) >= 0 && found[at] !== nimber)).toEqual([]);
});

test('precomputed lands of games that were meant to be hard agree too', () => {
  const some = spread(HARD, 1);
  const hard = worked.filter((entry) => some.includes(entryText(entry)));
  expect(hard.length).toBe(some.length);
  expect(otherThanFound(hard)).toEqual([]);
});

test('lands that games met agree with the search, and read back as they were packed', () => {
  const met = [...packedEntriesOf(MET)];
  const nimberIn = (form: Form, among = metValues) => among.nimber(Uint8Array.from(form), form.length);
  const some = met.filter((_, at) => at % Math.floor(met.length / MET_AGAIN) === 0);
  expect(some.length).toBeGreaterThanOrEqual(MET_AGAIN);
  expect(some.filter(({ form }) => canonicalForm(landOf(form)).join() !== form.join())).toEqual([]);
  expect(some.filter(({ form, nimber }) => nimberIn(form) !== nimber)).toEqual([]);
  const withLives = (most: number) => some.filter(({ form }) => livesOf(landOf(form)) <= most);
  expect(otherThanFound(withLives(11))).toEqual([]);
  const byDefinition = new Checker([]);
  const small = met.filter(({ form }, at) => at % scaled(1_000, 50) === 0 && livesOf(landOf(form)) <= SMALL + 1);
  expect(small.length).toBeGreaterThanOrEqual(scaled(10, 200));
  expect(small.flatMap((entry) => byDefinition.faultIn(entry) ?? [])).toEqual([]);
  expect([...packedEntriesOf(packed(some.toReversed()))]).toEqual(some);
  expect(() => packed([{ form: [0, 1, 60, ...new Array<number>(60).fill(1)], nimber: 0 }])).toThrow('too many numbers');
  expect(() => packed([{ form: [62, 0], nimber: 0 }])).toThrow('no digit for 62');
  const half = new LandValues(packed(some.filter((_, at) => at % 2 === 0)));
  expect(some.map(({ form }) => nimberIn(form, half))).toEqual(some.map(({ nimber }, at) => (at % 2 === 0 ? nimber : -1)));
});

test('lands of early positions are written in their forms', () => {
  expect(early.filter(({ form }) => canonicalForm(landOf(form)).join() !== form.join())).toEqual([]);
});

test.each(
  groupsOf(
    early.filter((_, at) => at % EVERY_EARLY === 0),
    EARLY_TOGETHER,
  ).map((some, group) => ({ some, group })),
)('lands of early positions agree with a search that knows none of them: group $group', ({ some }) => {
  const { lands, search } = nothingKnown(metValues);
  runToEnd(readBook(lands, { proof: BOOK, worked: WORKED_OUT }));
  const wins = some.map(({ form, nimber }) => search.wins(lands.idOfForm(form), nimber % NIMBERS, MAX_MOVES));
  expect(wins.filter((found) => found !== null).length).toBeGreaterThan(some.length / 2);
  expect(some.filter(({ nimber }, at) => wins[at] === nimber < NIMBERS)).toEqual([]);
});

test('no move in a land of early positions leaves as much as the land is worth, and in most, moves leave all that is less', () => {
  const known = whatIsWritten(new LandValues(MET, EARLY, REST_OF_BOOK));
  const some = early.filter(({ nimber }, at) => nimber < NIMBERS && at % scaled(200, 7) === 0);
  const all = some.map((entry) => ({ ...entry, left: nimbersLeft(known, known.lands.idOfForm(entry.form)) }));
  expect(all.filter(({ nimber, left }) => left.has(nimber)).map(entryText)).toEqual([]);
  const complete = all.filter(({ nimber, left }) => Array.from({ length: nimber }, (_, less) => left.has(less)).every(Boolean));
  expect(complete.length, `of ${some.length}`).toBeGreaterThan((3 / 4) * some.length);
});

/** What the moves in a land leave, as far as it is known. */
function nimbersLeft(known: Known, land: LandId): Set<number> {
  const sums = optionsOf(known, [land]).map((option) => reduced(known.lands, { lands: option, heap: 0 }));
  return new Set(sums.filter(({ open }) => open.length === 0).map(({ heap }) => heap));
}

test('every winning move is found after up to two lines of games with 8 spots', async () => {
  await loadLargeTexts();
  const maps = spread([...mapsUpTo(8, 2)], 12);
  expect(maps.filter((map) => !isAnsweredSoon(map)).map(mapNotation.format)).toEqual([]);
});

test('so are most of them after four and five lines, where both sides make it hard', async () => {
  await loadLargeTexts();
  const maps = Array.from({ length: scaled(3, 30) }, (_, seed) => [
    ...mapsOfGame('hard', 8, seededRandom(seed + 1))
      .drop(3)
      .take(2),
  ]).flat();
  expect(maps.filter(isAnsweredSoon).length).toBeGreaterThan((3 / 4) * maps.length);
});

/** Whether all that is asked about a map is found soon by what is written alone. */
function isAnsweredSoon(map: SproutsMap): boolean {
  forgetKnowledge();
  const task = sproutsTheory.table?.(map, false, { states: EARLY_MOVES });
  const solution = task && runToEnd(task);
  return typeof solution?.nimber === 'number' && !solution.mayBeMore;
}

test('a table that was begun after they were loaded knows them', async () => {
  const [{ form, nimber } = { form: [], nimber: 0 }] = packedEntriesOf(MET);
  const nimberIn = ({ lands }: Known) => lands.nimber(lands.idOfForm(form));
  expect(nimberIn(nothingKnown())).toBe(-1);
  const meanwhile = runToEnd(cachedKnowledge());
  await loadLargeTexts();
  // A question that was asked before ends now.
  runToEnd(cacheKnowledge(meanwhile));
  expect(nimberIn(runToEnd(cachedKnowledge()))).toBe(nimber);
});

test('the book has the values of up to 20 spots', () => {
  const { lands } = nothingKnown();
  runToEnd(readBook(lands, { proof: BOOK, worked: WORKED_OUT }));
  const nimberOf = (spots: number) => lands.nimber(lands.idOf([{ free: spots, boundaries: [] }]));
  const classes = [1, 1, 1, 0, 0, 0];
  expect(Array.from({ length: 18 }, (_, at) => nimberOf(3 + at))).toEqual(Array.from({ length: 18 }, (_, at) => classes[at % 6]));
});

test.each([21, 22])('who wins with %i spots follows from it by the rules alone', (spots) => {
  expect(checkerOfAll.isWon([{ free: spots, boundaries: [] }])).toBe(true);
});

test.each([21, 22])('%i spots are answered with hardly any search', async (spots) => {
  await loadLargeTexts();
  const task = sproutsTheory.table?.(spotsAlone(spots), false, { states: 2_000 });
  if (!task) throw new Error('Sprouts is not solved');
  expect(runToEnd(task)?.outcome).toBe('N');
});

test('the book is still there after a question whose results were too large to keep', () => {
  forgetKnowledge();
  runToEnd(cacheKnowledge(runToEnd(cachedKnowledge()), 0));
  const { lands } = runToEnd(cachedKnowledge());
  expect(lands.nimber(lands.idOf([{ free: 14, boundaries: [] }]))).toBe(0);
});

/** The entries that a search without the book contradicts. */
function otherThanFound(some: readonly Entry[]): Entry[] {
  return some.filter(({ form, nimber }) => nimberFound(form) !== nimber);
}

/** The result of a search without the book; less than 0 when it needs more moves than allowed. */
function nimberFound(form: Form, most = Number.POSITIVE_INFINITY): number {
  const { lands, search } = nothingKnown();
  const id = lands.idOfForm(form);
  for (let heap = 0; lands.nimber(id) < 0; heap++) {
    while (search.wins(id, heap, 10_000) === null) if (lands.moves > most) return -1;
  }
  return lands.nimber(id);
}
