import { say } from '../phrase.ts';
import type { Result } from '../result.ts';
import { ok } from '../result.ts';
import { type Fault, malformed, overLimit } from './fault.ts';

/**
 * How a move was drawn by hand, as text that goes with it: `120,300 140,310* 180,320`. It is only a hint for pictures: no rule reads it,
 * and a player may leave it out.
 */
export interface Stroke {
  /** From the first place to the last, two at least: across and down in thousandths of the picture that it was drawn on, from 0 to 999. */
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Which of the points is marked, with a star: where what the move makes new is put. Null where none is. */
  readonly marked: number | null;
}

/** Most points of a stroke. */
const MAX_POINTS = 48;

/** Longest ink, in characters: each point has eight at most with the blank after it, and one has a star. */
export const MAX_INK_LENGTH = MAX_POINTS * 8;

const NUMBER = '(?:0|[1-9][0-9]{0,2})';
/** What ink looks like; one star at most is for `readInk` to see. */
const INK = new RegExp(`^${NUMBER},${NUMBER}\\*?(?: ${NUMBER},${NUMBER}\\*?)+$`);

/** The stroke of an ink text. */
export function readInk(text: string): Result<Stroke, Fault> {
  if (text.length > MAX_INK_LENGTH) return overLimit(say`Ink has ${MAX_INK_LENGTH} characters at most.`);
  if (!INK.test(text)) return malformed(say`Ink is points from 0 to 999 with blanks between, such as 120,300 140,310.`);
  const words = text.split(' ');
  const marked = words.findIndex((word) => word.endsWith('*'));
  if (words.findLastIndex((word) => word.endsWith('*')) !== marked) return malformed(say`One point of ink has a star at most.`);
  const points = words.map((word): [number, number] => {
    const [x, y] = word.split(',') as [string, string];
    return [Number(x), Number.parseInt(y, 10)];
  });
  return ok({ points, marked: marked < 0 ? null : marked });
}

/** The stroke as ink. It must have 2 to 48 points, as whole numbers from 0 to 999. */
export function formatStroke({ points, marked }: Stroke): string {
  return points.map(([x, y], at) => `${x},${y}${at === marked ? '*' : ''}`).join(' ');
}
