import { seededRandom } from '@nimhall/shared/bot/random';
import { dartsOf } from '@nimhall/shared/games/sprouts/darts';
import { draw, drawJoin, joinOf, lineOf } from '@nimhall/shared/games/sprouts/draw';
import { lineNotation } from '@nimhall/shared/games/sprouts/line';
import { livesOf, type SproutsMap } from '@nimhall/shared/games/sprouts/map';
import { mapNotation } from '@nimhall/shared/games/sprouts/map-notation';
import { isFinished, joinsOf, linesOf, sampleLine } from '@nimhall/shared/games/sprouts/moves';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scaled } from '../../../support/scale.ts';
import { mapsAfter, rubbedOut } from './rubbing.ts';

function mapOf(text: string): SproutsMap {
  const map = mapNotation.parse(text);
  if (!map.ok) throw new Error(`${text}: ${map.error.message}`);
  return map.value;
}

function after(text: string, ...lines: readonly string[]): string {
  return lines.reduce((position, line) => {
    const read = lineNotation.parse(line);
    if (!read.ok) throw new Error(`${line}: ${read.error.message}`);
    const drawn = draw(mapOf(position), read.value);
    return drawn.ok ? mapNotation.format(drawn.value.map) : drawn.error.message;
  }, text);
}

const seed = fc.integer({ min: 0, max: 2 ** 31 });

/** The maps of one random game. */
function game(spots: number, random: () => number): SproutsMap[] {
  const maps = [mapOf(`${spots}`)];
  for (let map = maps[0] as SproutsMap; !isFinished(map); maps.push(map)) {
    const drawn = draw(map, sampleLine(map, random));
    if (!drawn.ok) throw new Error(`${mapNotation.format(map)}: ${drawn.error.message}`);
    map = drawn.value.map;
  }
  return maps;
}

describe('drawing', () => {
  test.each([
    ['a,b,c', ['a-b'], 'adbd,c'],
    ['3', ['c-a'], 'adcd,b'],
    ['3', ['a-a'], 'ad;ad,b,c'],
    ['3', ['a-a/c'], 'ad,b;ad,c'],
    ['3', ['a-a/b,c'], 'ad;ad,b,c'],
    ['1', ['a-a', '1:a-b'], 'ab;abc;acb'],
    ['3', ['a-b', 'a-b'], 'adbe,c;aebd'],
  ])('%s %j', (start, lines, position) => {
    expect(after(start, ...lines)).toBe(position);
  });
});

test('a game of n spots lasts from 2n to 3n − 1 moves, and a finished one has no move', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), seed, (spots, start) => {
      const maps = game(spots, seededRandom(start));
      expect(maps.length - 1).toBeGreaterThanOrEqual(2 * spots);
      expect(maps.length - 1).toBeLessThan(3 * spots);
      for (const map of maps) expect(linesOf(map).next().done).toBe(isFinished(map));
    }),
    { numRuns: scaled(50, 100) },
  );
});

test('every map of a game reads back, whatever the order of its parts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), seed, (spots, start) => {
      const random = seededRandom(start);
      for (const map of game(spots, random)) {
        const text = mapNotation.format(map);
        expect(mapNotation.parse(text)).toEqual({ ok: true, value: map });
        const turned = map.regions.map((region) => region.map((walk) => [...walk.slice(1), walk[0] as number]).reverse()).reverse();
        const shuffled = mapNotation.format({ ...map, regions: turned });
        expect(mapNotation.parse(` ${shuffled.toUpperCase().replaceAll(/[,;]/g, ' $& ')}`)).toEqual({ ok: true, value: map });
      }
    }),
    { numRuns: scaled(20, 50) },
  );
});

test('every move of small games is drawn as it is written, and removing the new spot gives the map before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), seed, (spots, start) => {
      for (const map of game(spots, seededRandom(start))) {
        for (const join of joinsOf(map)) {
          const line = lineOf(map, join);
          const text = lineNotation.format(line);
          expect(lineNotation.parse(text), text).toEqual({ ok: true, value: line });
          expect(joinOf(map, line), text).toEqual({ ok: true, value: join });
          const drawn = drawJoin(map, join);
          expect(rubbedOut(drawn.map), text).toBe(mapNotation.format(map));
          expect(mapNotation.parse(mapNotation.format(drawn.map)), text).toEqual({ ok: true, value: drawn.map });
        }
      }
    }),
    { numRuns: scaled(15, 30) },
  );
});

test('moves are exactly the maps that become the previous one when the new spot is removed', () => {
  const seen = new Set<string>();
  for (let start = 0; start < scaled(24, 60); start++) {
    for (const map of game(1 + (start % 3), seededRandom(start))) {
      const text = mapNotation.format(map);
      if (map.regions.flat().length > 5 || seen.has(text)) continue;
      seen.add(text);
      const reached = Array.from(joinsOf(map), (join) => mapNotation.format(drawJoin(map, join).map));
      expect([...new Set(reached)].sort(), text).toEqual([...mapsAfter(map)].sort());
    }
  }
  expect(seen.size).toBeGreaterThan(scaled(40, 100));
});

test('the lines around each spot form one cycle', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), seed, (spots, start) => {
      for (const map of game(spots, seededRandom(start))) {
        const { from, next, twin } = dartsOf(map);
        const lives = livesOf(map);
        for (const [dart, spot] of from.entries()) {
          if (next[dart] === dart) continue;
          expect(twin[twin[dart] as number]).toBe(dart);
          expect(from[next[dart] as number]).toBe(from[twin[dart] as number]);
          let turns = 0;
          let each = dart;
          do {
            each = next[twin[each] as number] as number;
            turns++;
          } while (each !== dart);
          expect(turns).toBe(3 - (lives[spot] as number));
        }
      }
    }),
    { numRuns: scaled(15, 30) },
  );
});

describe('invalid maps are refused, with the place of the error', () => {
  test.each([
    ['', 0],
    ['0', 0],
    ['23', 0],
    ['a,,b', 2],
    ['a,b,d', 4],
    ['a,a', 2],
    ['abc', 0],
    ['aab', 0],
    ['abc;abc', 0],
    ['adbd,adcd', 8],
    ['ac;ac;b', 6],
    ['ac,b;ac,b', 8],
    ['a?b', 1],
    ['abcd;acbd', 0],
  ])('%s', (text, at) => {
    const map = mapNotation.parse(text);
    expect(map.ok ? text : map.error.kind).not.toBe(text);
    if (!map.ok) expect(map.error.at).toBe(at);
  });

  test('no text makes parse throw', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aabbccdd,;.'), maxLength: 40 });
    fc.assert(
      fc.property(fc.oneof(letters, fc.string()), (text) => void mapNotation.parse(text)),
      { numRuns: 5_000 },
    );
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...'ab1:-/.,') }), (text) => void lineNotation.parse(text)));
  });
});
