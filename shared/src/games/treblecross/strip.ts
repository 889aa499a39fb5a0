import type { Notation, Ruleset } from '../../game/contract.ts';
import { type Fault, illegal, malformed, overLimit } from '../../game/fault.ts';
import { quoted, readCount, whole } from '../../game/text.ts';
import { MAX_SQUARES } from '../../game/view.ts';
import { say } from '../../phrase.ts';
import { ok, type Result } from '../../result.ts';

/** From the left: true for a cross. */
export type Strip = readonly boolean[];

/** `..X..`: a cross, or a point for an empty square. */
const stripNotation: Notation<Strip> = { parse: readStrip, format: (strip) => strip.map((cross) => (cross ? 'X' : '.')).join('') };

function readStrip(text: string): Result<Strip, Fault> {
  const token = whole(text);
  if (!token.ok) return token;
  const strip: boolean[] = [];
  for (const [index, sign] of [...token.value.text.toUpperCase()].entries()) {
    const at = token.value.at + index;
    if (sign === ' ') continue;
    if (sign !== 'X' && sign !== '.')
      return malformed(say`A square is X for a cross or a point where it is empty, not "${quoted(sign)}".`, at);
    if (strip.length === MAX_SQUARES) return overLimit(say`A strip may have ${MAX_SQUARES} squares at most.`, at);
    strip.push(sign === 'X');
  }
  return strip.length > 0
    ? ok(strip)
    : malformed(say`Say which squares have crosses, such as ..X.. for the middle one of five.`, token.value.at);
}

/** `3`: the square that gets a cross, counted from 1. */
const placeNotation: Notation<number> = {
  parse(text) {
    const token = whole(text);
    return token.ok ? readCount(token.value, say`A square`, 1, MAX_SQUARES) : token;
  },
  format: (square) => `${square}`,
};

/** Treblecross without its theory. */
export const plainRules: Ruleset<Strip, number> = {
  rule: say`Put a cross on an empty square. Three crosses side by side end the game.`,
  last: 'move',
  position: stripNotation,
  move: placeNotation,
  *moves(strip) {
    if (!hasThree(strip)) yield* emptySquares(strip);
  },
  play(strip, square) {
    if (strip[square - 1] === undefined) return illegal(say`There is no square ${square}.`);
    if (hasThree(strip)) return illegal(say`Three crosses stand side by side, so the game is over.`);
    return strip[square - 1] ? illegal(say`Square ${square} already has a cross. Choose an empty one.`) : ok(withCross(strip, square));
  },
  /** A strip is worth the same from the other end. */
  key(strip) {
    const text = stripNotation.format(strip);
    const turned = stripNotation.format(strip.toReversed());
    return text < turned ? text : turned;
  },
  view: (strip) => ({
    kind: 'squares',
    act: 'cross',
    rows: [strip.map((cross, index) => ({ name: `${index + 1}`, holds: cross ? 'cross' : 'nothing' }))],
  }),
};

/** The empty squares, counted from 1. */
export function emptySquares(strip: Strip): number[] {
  return strip.flatMap((cross, index) => (cross ? [] : [index + 1]));
}

export function withCross(strip: Strip, square: number): Strip {
  return strip.with(square - 1, true);
}

export function hasThree(strip: Strip): boolean {
  return strip.some((cross, index) => cross && strip[index + 1] && strip[index + 2]);
}

/** Whether a cross on this empty square makes three side by side. */
export function makesThree(strip: Strip, square: number): boolean {
  const is = (by: number) => strip[square - 1 + by] === true;
  return (is(-2) && is(-1)) || (is(-1) && is(1)) || (is(1) && is(2));
}

/** Stretches of neighbouring squares of which each is `in`: the number of the first, and their number. */
export function stretches(strip: Strip, isIn: (square: number) => boolean): { readonly from: number; readonly length: number }[] {
  const found: { from: number; length: number }[] = [];
  for (let square = 1; square <= strip.length; square++) {
    if (!isIn(square)) continue;
    const last = found.at(-1);
    if (last && last.from + last.length === square) last.length++;
    else found.push({ from: square, length: 1 });
  }
  return found;
}
