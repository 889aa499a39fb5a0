import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countsOf, withCount, withOneMore, without } from '../../client/src/components/new-game/counts.ts';
import { studyOfGame } from '../../client/src/pages/analysis/room-study.ts';
import {
  back,
  courseOf,
  forward,
  here,
  lineThrough,
  newStudy,
  nextVariation,
  played,
  promoted,
  removed,
  type Study,
  toEnd,
  toStart,
  wentTo,
  withMoves,
} from '../../client/src/pages/analysis/study.ts';
import { linkTo, readStudy } from '../../client/src/pages/analysis/study-address.ts';
import { studyLink } from '../../client/src/pages/analysis/study-link.ts';

const start = newStudy({ game: 'nim', params: {}, misere: false, start: '1,2,3' });

/** Every line from the start to its end, the main one first. */
function linesOf({ lines }: Study): string[] {
  const ends = (variations: Study['lines'], before: string): string[] =>
    variations.flatMap(({ move, next }) => (next.length === 0 ? [`${before}${move}`] : ends(next, `${before}${move} `)));
  return ends(lines, '');
}

describe('a study', () => {
  const study = withMoves(start, ['c1', 'b2', 'a1']);

  test('plays moves, written canonically, and moves to the position after them', () => {
    expect(here(study).position).toBe('0,0,2');
    expect(study.path).toEqual(['c1', 'b2', 'a1']);
    expect(played(start, ' C2 ').path).toEqual(['c2']);
  });

  test('is unchanged by an illegal move', () => {
    expect(played(study, 'a1')).toBe(study);
    expect(played(study, 'nonsense')).toBe(study);
    expect(withMoves(start, ['c1', 'c9', 'a1']).path).toEqual(['c1', 'a1']);
  });

  test('going back and playing another move keeps both lines; playing the same one follows it', () => {
    const other = played(back(study), 'c2');
    expect(linesOf(other)).toEqual(['c1 b2 a1', 'c1 b2 c2']);
    expect(played(back(other), 'c2')).toEqual(other);
    expect(lineThrough(other, ['c1'])).toEqual(['c1', 'b2', 'a1']);
  });

  test('keeps how a line was drawn in every variation; one that is redrawn is shown in its new form', () => {
    const [round, flat] = ['100,100 500,10 900,100', '100,100 500,90 900,100'];
    const sprouts = newStudy({ game: 'sprouts', params: {}, misere: false, start: '3' });
    const drawn = played(played(sprouts, 'a-b', round), 'c-c');
    expect(courseOf(drawn)).toMatchObject({ moves: ['a-b', 'c-c'], inks: [round, ''] });
    expect(courseOf(played(toStart(drawn), 'a-b'))?.inks, 'going along a line draws it as it was').toEqual([round]);
    expect(courseOf(forward(played(toStart(drawn), 'a-b', flat)))?.inks).toEqual([flat, '']);
    expect(courseOf(played(sprouts, 'a-b'))).not.toHaveProperty('inks');
    const game = { game: 'sprouts', params: {}, misere: false, start: '3', moves: ['a-b', 'c-c'], inks: [round, ''] };
    expect(courseOf(studyOfGame(game, 1))?.inks).toEqual([round]);
  });

  test('steps along the main line, to its ends, and to the lines beside it', () => {
    const other = played(back(study), 'c2');
    expect(toStart(other).path).toEqual([]);
    expect(forward(toStart(other)).path).toEqual(['c1']);
    expect(toEnd(toStart(other)).path).toEqual(['c1', 'b2', 'a1']);
    expect(nextVariation(other, 1).path).toEqual(['c1', 'b2', 'a1']);
    expect(nextVariation(nextVariation(other, 1), -1).path).toEqual(other.path);
    expect(nextVariation(toStart(other), 1).path).toEqual([]);
    expect(forward(study)).toBe(study);
    expect(back(start).path).toEqual([]);
  });

  test('a line is promoted all the way, and removed from a given move on', () => {
    const other = withMoves(played(back(study), 'c2'), ['a1', 'c3']);
    expect(linesOf(other)).toEqual(['c1 b2 a1', 'c1 b2 c2', 'a1 c3']);
    expect(linesOf(promoted(other, ['c1', 'b2', 'c2']))).toEqual(['c1 b2 c2', 'c1 b2 a1', 'a1 c3']);
    expect(linesOf(promoted(other, ['a1', 'c3']))).toEqual(['a1 c3', 'c1 b2 a1', 'c1 b2 c2']);
    const less = removed(other, ['a1']);
    expect(linesOf(less)).toEqual(['c1 b2 a1', 'c1 b2 c2']);
    expect(less.path).toEqual([]);
    expect(removed(other, ['c1', 'b2', 'a1']).path).toEqual(['a1', 'c3']);
  });

  test('no sequence of steps through a study loses a line or reaches an invalid place', () => {
    const steps: ((study: Study) => Study)[] = [back, forward, toStart, toEnd, (at) => nextVariation(at, 1), (at) => nextVariation(at, -1)];
    const moves = ['a1', 'b1', 'b2', 'c1', 'c2', 'c3'];
    const walk = fc.array(fc.nat(steps.length + moves.length - 1), { maxLength: 40 });
    fc.assert(
      fc.property(walk, (numbers) => {
        let study = start;
        for (const number of numbers) {
          const before = linesOf(study);
          const step = steps[number];
          study = step ? step(study) : played(study, moves[number - steps.length] ?? '');
          const after = linesOf(study);
          expect(before.every((line) => after.some((each) => each === line || each.startsWith(`${line} `)))).toBe(true);
          expect(wentTo(study, study.path)).toEqual(study);
        }
      }),
      { seed: 7 },
    );
  });
});

describe('the address of a study', () => {
  test('contains the current place, and is read back', () => {
    const study = withMoves(newStudy({ game: 'subtraction', params: { max: 4 }, misere: true, start: '9' }), ['a2', 'a1']);
    const link = linkTo(study);
    expect(link).toBe('/analysis?game=subtraction&params=%7B%22max%22:4%7D&misere=1&position=9&moves=a2+a1');
    const read = readStudy(link.split('?')[1] ?? '');
    expect(read.fault).toBeNull();
    expect(read.study).toMatchObject({ game: 'subtraction', misere: true, start: '9', path: ['a2', 'a1'] });
    expect(linkTo(read.study)).toBe(link);
  });

  test.each([
    ['', null, 'nim'],
    ['game=kayles', null, 'kayles'],
    ['game=chess', 'chess', 'nim'],
    ['game=nim&position=3,x', '3,x', 'nim'],
    ['game=subtraction&params={&position=9', '{', 'subtraction'],
    ['game=nim&position=1,2&moves=a1+c1', 'c1', 'nim'],
  ])('%s: invalid parts are reported, the rest is kept', (query, fault, game) => {
    const read = readStudy(query);
    expect(read.fault).toBe(fault);
    expect(read.study.game).toBe(game);
  });

  test('keeps notation legible', () => {
    expect(studyLink({ game: 'kayles', position: '5,3', moves: ['a2@1'] })).toBe('/analysis?game=kayles&position=5,3&moves=a2@1');
  });
});

test('a finished game opens at its end, or after a given number of moves', () => {
  const game = { game: 'nim', params: {}, misere: false, start: '1,2', moves: ['b1', 'a1', 'b1'] };
  expect(studyOfGame(game, null).path).toEqual(['b1', 'a1', 'b1']);
  expect(studyOfGame(game, 1)).toMatchObject({ path: ['b1'] });
  expect(studyOfGame(game, 99).path).toEqual(['b1', 'a1', 'b1']);
});

test('positions that are lists of numbers can be edited number by number', () => {
  expect(countsOf('3,4,5')).toEqual([3, 4, 5]);
  expect(countsOf('1.2,3')).toBeNull();
  expect(withCount('3,4,5', 1, 9)).toBe('3,9,5');
  expect(withCount('3', 0, -1)).toBe('0');
  expect(withOneMore('3')).toBe('3,1');
  expect(without('3,4', 0)).toBe('4');
  expect(without('3', 0)).toBe('3');
});
