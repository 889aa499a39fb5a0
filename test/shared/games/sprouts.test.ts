import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { playText } from '@nimhall/shared/catalogue/read';
import { sprouts } from '@nimhall/shared/games/sprouts';
import { livesOf, type SproutsMap } from '@nimhall/shared/games/sprouts/map';
import { describe, expect, test } from 'vitest';
import { afterText, positionOf } from '../../support/games.ts';
import { Oracle } from '../../support/oracle.ts';

const made = sprouts.ruleset({});
if (!made.ok) throw new Error(made.error.message);
const rules = made.value;

interface Case {
  readonly position: string;
  readonly nimber: number;
  readonly outcome: 'N' | 'P';
  readonly misere?: { readonly outcome: 'N' | 'P' };
  /** The nimbers that moves lead to. */
  readonly options: readonly number[];
}

/** Computed by another program, which knows lands but no drawings. */
const { cases } = JSON.parse(readFileSync(new URL('../../vectors/sprouts.json', import.meta.url), 'utf8')) as { cases: Case[] };

/** The most lives of a drawing that is solved by definition. */
const FEW_LIVES = 5;

/** The rules' own texts: what is refused, and why. */
function refusedFor(position: string, move: string): string {
  const played = playText(rules, positionOf(rules, position), move);
  return played.ok ? `played: ${played.value.position}` : played.error.message;
}

function written(position: string, move: string): string {
  const played = playText(rules, positionOf(rules, position), move);
  return played.ok ? played.value.move : played.error.message;
}

test('one spot and two spots, played through to the end', () => {
  const oracle = new Oracle(rules);
  expect(oracle.nimber(positionOf(rules, '1'))).toBe(0);
  expect(oracle.nimber(positionOf(rules, '2'))).toBe(0);
  expect(oracle.wins(positionOf(rules, '1'), true)).toBe(true);
  expect(oracle.wins(positionOf(rules, '2'), true)).toBe(false);
});

test('the moves of a drawing lead to the values that another program found, and its value follows from them', () => {
  const oracle = new Oracle(rules);
  const few = cases.filter(({ position }) => sum(livesOf(positionOf(rules, position) as SproutsMap)) <= FEW_LIVES);
  const wrong = few.flatMap(({ position: text, ...expected }) => {
    const position = positionOf(rules, text);
    const options = [...new Set(oracle.options(position).map(([, next]) => oracle.nimber(next)))].sort((a, b) => a - b);
    const outcomeOf = (misere: boolean) => (oracle.wins(position, misere) ? 'N' : 'P');
    const found = { nimber: oracle.nimber(position), outcome: outcomeOf(false), misere: { outcome: outcomeOf(true) }, options };
    return isDeepStrictEqual({ ...found, ...(expected.misere ? {} : { misere: undefined }) }, { misere: undefined, ...expected })
      ? []
      : [{ text, expected, found }];
  });
  expect(few.length).toBe(37);
  expect(wrong).toEqual([]);
});

describe('a move is written as briefly as possible', () => {
  test.each([
    ['3', 'b-a', 'a-b'],
    ['3', ' C - A ', 'a-c'],
    ['3', '1:a-b', 'a-b'],
    ['3', 'a-a/b,c', 'a-a'],
    ['3', 'a-a/c,b,c', 'a-a'],
    ['3', 'a-a/b', 'a-a/c'],
    ['4', 'a-a/d,b,c', 'a-a'],
    ['adbd,c', 'b-a', 'a-b'],
    ['adbd,c', 'b-a/c', 'a-b/c'],
    ['adbd,c', 'c-d', 'The line can leave C or reach D on two sides. Say after which spot, such as c.c-a.d.'],
    ['adbd,c', 'c-b.d', 'c-b.d'],
    ['adbd,c', '1:c.c-b.d', 'c-b.d'],
    ['adbd,c', 'a-a/c', 'a-a/c'],
    ['ad;ad,b,c', '2:a-b', 'a-b'],
    ['ad;ad,b,c', 'a-d', 'A and D share several regions. Name one by its number, such as 1:a-d.'],
    ['ad;ad,b,c', '2:d-a/b', '2:a-d/b'],
  ])('%s %s', (position, move, text) => {
    expect(written(position, move)).toBe(text);
  });
});

describe('what cannot be drawn is refused', () => {
  test.each([
    ['3', 'a-d', 'There is no spot D.'],
    ['3', 'a-b/c', 'This line does not split a region, so no spot can be put on one side of it.'],
    ['3', '2:a-b', 'There is no region 2.'],
    ['adbd,c', 'd-d', 'Spot D has room for one more line, and a loop has two ends.'],
    ['adbd,c', 'a-b/d', 'Spot D is joined to this line, so you can’t choose its side.'],
    ['adbd,c', 'c.a-b', 'A line from A to B would cross another line. Join other spots.'],
    ['ad,b;ad,c', 'b-c', 'A line from B to C would cross another line. Join other spots.'],
    ['ab;abc;acb', 'a-c', 'Spot A already has three lines. Use a spot with fewer.'],
  ])('%s %s', (position, move, message) => {
    expect(refusedFor(position, move)).toBe(message);
  });
});

test('spots beyond z have two letters, with dots between', () => {
  const lone = 'a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t';
  let position = lone;
  for (const move of ['a-b', 'c-d', 'e-f', 'g-h', 'i-j', 'k-l']) position = afterText(rules, position, move);
  expect(position).toBe('aubu,cvdv,ewfw,gxhx,iyjy,kzlz,m,n,o,p,q,r,s,t');
  position = afterText(rules, position, 'm-n');
  expect(position).toBe('a.u.b.u,c.v.d.v,e.w.f.w,g.x.h.x,i.y.j.y,k.z.l.z,m.aa.n.aa,o,p,q,r,s,t');
  expect(afterText(rules, position, 'm.aa-o')).toContain('m.aa.ab.o.ab.aa.n.aa');
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
