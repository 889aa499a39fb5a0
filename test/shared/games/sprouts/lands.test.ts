import { BudgetedSearch } from '@nimhall/shared/games/sprouts/budgeted-search';
import { canonicalForm, landOf } from '@nimhall/shared/games/sprouts/canonical';
import { drawJoin } from '@nimhall/shared/games/sprouts/draw';
import { nothingKnown } from '@nimhall/shared/games/sprouts/known';
import { LandTable } from '@nimhall/shared/games/sprouts/land-table';
import { FIRST_LETTER, type Land, livesOf, type Spot } from '@nimhall/shared/games/sprouts/lands';
import { spotsAlone } from '@nimhall/shared/games/sprouts/map';
import { bareLandsIn, landsIn, landsKey } from '@nimhall/shared/games/sprouts/map-lands';
import { mapNotation } from '@nimhall/shared/games/sprouts/map-notation';
import { MisereSearch } from '@nimhall/shared/games/sprouts/misere-search';
import { joinsOf } from '@nimhall/shared/games/sprouts/moves';
import { NormalPlay } from '@nimhall/shared/games/sprouts/normal-play';
import { eachOption } from '@nimhall/shared/games/sprouts/options';
import { Row } from '@nimhall/shared/games/sprouts/row';
import { RowSplits } from '@nimhall/shared/games/sprouts/row-splits';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { nimSum } from '@nimhall/shared/solver/nimbers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitIntoLands } from '../../../sprouts-book/cleaned-up.ts';
import { movesIn } from '../../../sprouts-book/land-moves.ts';
import { scaled } from '../../../support/scale.ts';
import { maps } from './chance.ts';
import { landCases } from './land-notation.ts';

const NO_LIMIT = { states: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };
const NO_END = Number.POSITIVE_INFINITY;
const cases = landCases();
/** Separators between forms in a key. */
const BETWEEN = '\uffff';

/** A search with an empty cache and unlimited time. */
function freshPlay() {
  const known = nothingKnown();
  const play = new NormalPlay(known, new BudgetedSearch(NO_LIMIT, () => 0));
  const nimberOf = (lands: readonly Land[]) =>
    known.lands
      .idsOf(lands)
      .map((id) => runToEnd(play.nimber(id)) ?? Number.NaN)
      .reduce(nimSum, 0);
  return { known, play, nimberOf };
}

/** The options of lands, each as one text. */
function optionKeys(lands: readonly Land[]): Set<string> {
  const form = (land: Land) => String.fromCharCode(...canonicalForm(land));
  const keys = new Set<string>();
  for (const [index, land] of lands.entries()) {
    const rest = lands.toSpliced(index, 1).map(form);
    for (const left of movesIn(land)) keys.add([...rest, ...left.map(form)].sort().join(BETWEEN));
  }
  return keys;
}

describe('against another program', () => {
  const { nimberOf } = freshPlay();

  test('nimbers of lands, and of sums of lands', () => {
    expect(cases.filter(({ lands, nimber }) => nimberOf(lands) !== nimber).map(({ text }) => text)).toEqual([]);
  });

  test('nimbers of all options', () => {
    const wrong = cases.filter(({ lands, options }) => {
      const found = new Set<number>();
      for (const [index, land] of lands.entries()) {
        const rest = nimberOf(lands.toSpliced(index, 1));
        for (const left of movesIn(land)) found.add(nimSum(rest, nimberOf(left)));
      }
      return [...found].sort((a, b) => a - b).join('') !== options;
    });
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  test('no land has a nimber as large as its number of lives', () => {
    const single = cases.flatMap(({ lands: [land, ...others], nimber }) => (land && others.length === 0 ? [{ land, nimber }] : []));
    expect(single.length).toBeGreaterThan(100);
    expect(single.filter(({ land, nimber }) => nimber >= livesOf(land))).toEqual([]);
  });

  test.each([0, 0, 0, 1, 1, 1, 0, 0, 0].entries().toArray())('%i spots are worth %i', (spots, nimber) => {
    expect(nimberOf(bareLandsIn(spotsAlone(spots)))).toBe(nimber);
  });
});

describe('against another program, under misère play', () => {
  const search = new MisereSearch();

  test('who wins lands, and sums of lands', () => {
    const wrong = cases.filter(
      ({ lands, misere }) => misere !== null && search.wins(search.lands.idsOf(lands), NO_END) !== (misere === 'N'),
    );
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  test.each([true, false, false, false, true, true, false, false].entries().toArray())('%i spots and one: won, %s', (spots, won) => {
    expect(search.wins(search.lands.idsOf(bareLandsIn(spotsAlone(spots + 1))), NO_END)).toBe(won);
  });

  test('an unfinished search is continued by the next question', () => {
    const search = new MisereSearch();
    const lands = search.lands.idsOf(bareLandsIn(spotsAlone(5)));
    let won: boolean | null = null;
    let questions = 0;
    for (; won === null; questions++) won = search.wins(lands, 20);
    expect({ won, more: questions > 10 }).toEqual({ won: true, more: true });
  });
});

describe('the form of a land', () => {
  const land = fc.constantFrom(...cases.flatMap(({ lands }) => lands));

  test('denotes the land', () => {
    fc.assert(
      fc.property(land, (given) => {
        expect(canonicalForm(landOf(canonicalForm(given)))).toEqual(canonicalForm(given));
      }),
    );
  });

  test('keeps the number of lives, and the number and lengths of boundaries', () => {
    const shape = (given: Land) => [
      livesOf(given),
      ...given.map(({ free, boundaries }) => [free, ...boundaries.map((each) => each.length).sort()].join()).sort(),
    ];
    fc.assert(
      fc.property(land, (given) => {
        expect(shape(landOf(canonicalForm(given)))).toEqual(shape(given));
      }),
    );
  });

  test('is independent of how a land is written', () => {
    fc.assert(
      fc.property(land, fc.infiniteStream(fc.nat()), (given, numbers) => {
        expect(canonicalForm(rewritten(given, () => numbers.next().value))).toEqual(canonicalForm(given));
      }),
      { numRuns: 1_000, seed: 1 },
    );
  });
});

describe('a region with few lives', () => {
  /** The game from a land, by the rules alone: the games that moves leave. */
  const gameOf = (land: Land): string => {
    const options = new Set<string>();
    for (const left of movesIn(land, 0)) options.add(`(${left.map(gameOf).sort().join('')})`);
    return [...options].sort().join('');
  };
  const [a, b, c, x, y] = [4, 5, 6, 7, 8];
  /** Letters of the region are at two corners of the land; the others also here, so that each of them does something else. */
  const beside = [a, 1, b, 2, c];
  const games = (letters: readonly Spot[], corners: readonly (readonly Spot[])[]) => {
    const around = { free: 0, boundaries: [beside.filter((spot) => spot < FIRST_LETTER || letters.includes(spot))] };
    return new Set(
      corners.flatMap((spots) => divided([...letters, ...spots]).map((boundaries) => gameOf([{ free: 0, boundaries }, around]))),
    );
  };

  test.each([
    [[a], [[1], [x, x]]],
    [
      [a, b],
      [[1], [x, x]],
    ],
    [[a], [[1, 1], [2], [1, x, x], [x, x, y, y]]],
    [[a, b, c], [[]]],
  ])('with letters %j the game is the same, whatever and wherever the others are', (letters, corners) => {
    expect(games(letters, corners).size).toBe(1);
  });

  test('with four lives it is not', () => {
    expect(games([a, b], [[1, 1]]).size).toBeGreaterThan(1);
  });
});

/** Every way to have these spots on boundaries. */
function divided(spots: readonly Spot[]): Spot[][][] {
  const [first, ...rest] = spots;
  if (first === undefined) return [[]];
  // The first spot is alone on its boundary, or comes after another one that is there already.
  return divided(rest).flatMap((boundaries) => [
    [[first], ...boundaries],
    ...boundaries.flatMap((boundary, at) => boundary.map((_, before) => boundaries.with(at, boundary.toSpliced(before, 0, first)))),
  ]);
}

describe('moves in rows of numbers', () => {
  test('lead to what the definition says', () => {
    const table = new LandTable('every');
    const form = (land: Land) => `${canonicalForm(land)}`;
    fc.assert(
      fc.property(maps(8, 14), (map) => {
        for (const id of table.idsOf(bareLandsIn(map))) {
          while (!table.options(id)) table.expand(id, 1_000);
          const made = [...eachOption(table.options(id) as Int32Array)].map((left) => Array.from(left, (each) => `${table.form(each)}`));
          const defined = Array.from(movesIn(table.land(id)), (left) => left.map(form));
          const keys = (options: readonly string[][]) => new Set(options.map((option) => option.sort().join(' + ')));
          expect(keys(made), form(table.land(id))).toEqual(keys(defined));
        }
      }),
      { numRuns: scaled(120, 300), seed: 1 },
    );
  });

  test('the lives of a land and its approximate number of moves are stored with it', () => {
    const table = new LandTable();
    const [id = -1] = table.idsOf(bareLandsIn(spotsAlone(7)));
    expect([table.lives(id), table.mobility(id)]).toEqual([21, 5]);
  });
});

function landsOfKey(key: string): Land[] {
  return key
    .split(BETWEEN)
    .filter((form) => form !== '')
    .map((form) => landOf(Array.from(form, (each) => each.charCodeAt(0))));
}

/**
 * The same land with other letters, regions and boundaries in another order, and boundaries read from another spot and
 * in the other direction.
 */
function rewritten(land: Land, next: () => number): Land {
  const shift = next() % 50;
  const shuffled = <T>(items: readonly T[]) =>
    items
      .map((item) => ({ item, by: next() }))
      .sort((a, b) => a.by - b.by)
      .map(({ item }) => item);
  return shuffled(land).map(({ free, boundaries }) => {
    const back = next() % 2 === 1;
    return {
      free,
      boundaries: shuffled(boundaries).map((boundary) => {
        const at = next() % boundary.length;
        const turned = [...boundary.slice(at), ...boundary.slice(0, at)].map((spot) =>
          spot < FIRST_LETTER ? spot : FIRST_LETTER + 60 - spot + shift,
        );
        return back ? turned.reverse() : turned;
      }),
    };
  });
}

describe('lands of a map', () => {
  test('a move on the map is a move in a land, and vice versa', () => {
    fc.assert(
      fc.property(maps(6, 12), (map) => {
        const found = new Set<string>();
        for (const join of joinsOf(map)) found.add(landsKey(drawJoin(map, join).map));
        const { nimberOf } = freshPlay();
        const sums = optionKeys(bareLandsIn(map));
        if (sums.symmetricDifference(found).size === 0) return;
        // Where regions with few lives are written alike, moves in them may leave other lands of the same worth.
        const worth = (keys: Set<string>) => new Set([...keys].map((key) => nimberOf(landsOfKey(key))));
        expect(worth(found), mapNotation.format(map)).toEqual(worth(sums));
      }),
      { numRuns: 60 },
    );
  });

  test('each has its own regions', () => {
    fc.assert(
      fc.property(maps(9, 20), (map) => {
        const regions = landsIn(map).flatMap((land) => land.regions);
        expect(new Set(regions).size).toBe(regions.length);
      }),
    );
  });
});

test('into how many lands a land falls when one or two letters go', () => {
  const found = new Map<number, number>();
  const splits = new RowSplits();
  for (const land of cases.flatMap(({ lands }) => lands).filter(({ length }) => length > 1)) {
    const row = new Row().write(land);
    splits.read(row.numbers, Array.from(row.starts.subarray(0, row.regions)));
    const letters = new Set(land.flatMap(({ boundaries }) => boundaries.flat()).filter((spot) => spot >= FIRST_LETTER));
    for (const one of letters) {
      for (const other of [0, ...letters]) {
        const left = land.map(({ free, boundaries }) => ({
          free,
          boundaries: boundaries.map((boundary) => boundary.filter((spot) => spot !== one && spot !== other)),
        }));
        const lands = splitIntoLands(left).length;
        expect({ land, one, other, lands: splits.without(one, other) }).toEqual({ land, one, other, lands });
        found.set(lands, (found.get(lands) ?? 0) + 1);
      }
    }
  }
  for (const lands of [1, 2, 3]) expect(found.get(lands) ?? 0, `${lands} lands`).toBeGreaterThan(10);
});
