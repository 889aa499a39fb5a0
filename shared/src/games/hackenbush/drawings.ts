import type { Notation } from '../../game/contract.ts';
import { type Fault, illegal, malformed } from '../../game/fault.ts';
import { distancesFrom, type Edge, partsAbove } from '../../game/graph.ts';
import { GROUND, graphLayout } from '../../game/graph-layout.ts';
import { letterOf } from '../../game/letters.ts';
import { readParts } from '../../game/parts.ts';
import { readCount, split, type Token, whole } from '../../game/text.ts';
import type { GraphView } from '../../game/view.ts';
import { count, say } from '../../phrase.ts';
import { ok, type Result } from '../../result.ts';

/** Lines between numbered points, each with its smaller end first, in order; 0 is the ground, and all are joined to it. */
export type Drawing = readonly Edge[];

/** Most lines of a drawing, and the highest number of a point. */
const MAX_LINES = 300;
const LAST_POINT = 999;
/** How the ground alone is written. */
const BARE = '0';
/** Rounds of refinement by which a key tells points apart. */
const ROUNDS = 4;

/** `0-1,1-2,1-2,1-1`: a line on the ground, two side by side on it, and a loop. */
export const drawingNotation: Notation<Drawing> = {
  parse(text) {
    const token = whole(text);
    if (!token.ok) return token;
    if (token.value.text === BARE) return ok([]);
    const at = new Map<Edge, number>();
    const read = readParts(
      text,
      (lines) => count(lines, '{0} line', '{0} lines'),
      (part) => {
        const line = readLine(part);
        if (line.ok) at.set(line.value, part.at);
        return line;
      },
      MAX_LINES,
    );
    if (!read.ok) return read;
    const joined = distancesFrom([GROUND], read.value);
    const loose = read.value.find(([from]) => !joined.has(from));
    if (loose) return malformed(say`The line ${lineText(loose)} hangs in the air: nothing joins it to 0, the ground.`, at.get(loose));
    return ok(sorted(read.value));
  },
  format: (lines) => lines.map(lineText).join(',') || BARE,
};

/** `1-2`: cut the line between points 1 and 2. */
export const lineNotation: Notation<Edge> = {
  parse(text) {
    const token = whole(text);
    return token.ok ? readLine(token.value) : token;
  },
  format: lineText,
};

export function lineText([from, to]: Edge): string {
  return `${from}-${to}`;
}

function readLine(token: Token): Result<Edge, Fault> {
  const [first = token, second, more] = split(token, '-');
  if (!second || more) return malformed(say`A line joins two points, such as 1-2.`, more?.at ?? token.at);
  const from = readCount(first, say`A point`, 0, LAST_POINT);
  if (!from.ok) return from;
  const to = readCount(second, say`A point`, 0, LAST_POINT);
  if (!to.ok) return to;
  return ok(upwards([from.value, to.value]));
}

/** With the smaller end first. */
function upwards([from, to]: Edge): Edge {
  return from <= to ? [from, to] : [to, from];
}

/** Lines as a drawing has them. */
export function sorted(lines: readonly Edge[]): Drawing {
  return lines.map(upwards).sort(([a, b], [c, d]) => a - c || b - d);
}

/** Every line once, however many run beside it. */
export function differentLines(lines: Drawing): Drawing {
  return lines.filter(([from, to], at) => lines[at - 1]?.[0] !== from || lines[at - 1]?.[1] !== to);
}

/** The drawing after a line is cut and everything has fallen that hung on it. */
export function cut(lines: Drawing, [from, to]: Edge): Result<Drawing, Fault> {
  const at = lines.findIndex((line) => line[0] === from && line[1] === to);
  if (at < 0) return illegal(say`There is no line ${lineText([from, to])}.`);
  const rest = lines.toSpliced(at, 1);
  const joined = distancesFrom([GROUND], rest);
  return ok(rest.filter(([end]) => joined.has(end)));
}

/** The parts that share nothing but the ground. */
export function plantsOf(lines: Drawing): Drawing[] {
  return partsAbove(GROUND, lines);
}

/**
 * A key that is equal for drawings that play alike: those that differ only in the numbers of their points (as far as a few rounds can
 * tell), or have a loop instead of a line to a dead end, because either is cut alone.
 */
export function drawingKey(lines: Drawing): string {
  return plantsOf(lines).map(plantKey).sort().join(' ');
}

/** The length of a plant that is a stalk: nothing but one line on top of the other; null for any other. */
export function stalkLength(plant: Drawing): number | null {
  // An arch on the ground goes round, but is cut just like a stalk of 1.
  if (plant.length === 1) return 1;
  return Math.max(...distancesFrom([GROUND], plant).values()) === plant.length ? plant.length : null;
}

/** The plant with its points renumbered by height and surroundings. A stalk is identified by its length. */
function plantKey(plant: Drawing): string {
  const length = stalkLength(plant);
  if (length !== null) return `${length}`;
  const lines = looped(plant);
  const heights = [...distancesFrom([GROUND], lines)];
  const places = new Map(heights.map(([point], place) => [point, place]));
  const ends = lines.map(([from, to]) => [places.get(from) ?? 0, places.get(to) ?? 0] as const);
  const looks = Int32Array.from(heights, ([, height]) => height);
  for (let round = 0; round < ROUNDS; round++) {
    const before = looks.slice();
    for (const [from, to] of ends) {
      looks[from] = (looks[from] as number) + mixed(before[to] as number, from === to);
      if (from !== to) looks[to] = (looks[to] as number) + mixed(before[from] as number, false);
    }
  }
  const order = [...looks.keys()].sort((a, b) => (heights[a]?.[1] ?? 0) - (heights[b]?.[1] ?? 0) || (looks[a] ?? 0) - (looks[b] ?? 0));
  const numbers = new Int32Array(order.length);
  for (const [number, place] of order.entries()) numbers[place] = number;
  const renamed = Int32Array.from(ends, ([from, to]) => {
    const [one, other] = [numbers[from] as number, numbers[to] as number];
    return Math.min(one, other) * (LAST_POINT + 1) + Math.max(one, other);
  });
  return renamed.sort().join();
}

/** Replaces every line to a dead end by a loop. */
function looped(lines: Drawing): Drawing {
  const ends = new Map<number, number>();
  for (const line of lines) for (const end of line) ends.set(end, (ends.get(end) ?? 0) + 1);
  const isEnd = (point: number): boolean => point !== GROUND && ends.get(point) === 1;
  return lines.map((line): Edge => {
    const [from, to] = line;
    return isEnd(to) ? [from, from] : isEnd(from) ? [to, to] : line;
  });
}

/** A 32-bit hash of a neighbour, or of a loop. */
function mixed(look: number, isLoop: boolean): number {
  const once = Math.imul(look ^ (look >>> 15), isLoop ? 0x2c1b3c6d : 0x297a2d39);
  return once ^ (once >>> 12);
}

/** What a board draws. */
export function drawingView(lines: Drawing): GraphView {
  const { places, feet } = graphLayout(lines);
  const letters = new Map(plantsOf(lines).flatMap((plant, part) => plant.map((line) => [line, letterOf(part)])));
  return {
    kind: 'graph',
    vertices: [...places].map(([point, place]) => ({ name: `${point}`, ...place })),
    edges: lines.map((line, at) => {
      const ends = feet[at] ?? [];
      const [from, to] = line;
      return { from: `${from}`, to: `${to}`, part: letters.get(line) ?? '', ...(ends.length > 0 ? { feet: ends } : {}) };
    }),
  };
}
