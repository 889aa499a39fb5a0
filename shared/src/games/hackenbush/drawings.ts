import type { Notation } from '../../game/contract.ts';
import { type Fault, illegal, malformed } from '../../game/fault.ts';
import { distancesFrom, type Edge, neighboursIn, partsAbove } from '../../game/graph.ts';
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
const MOST_LINES = 300;
const LAST_POINT = 999;
/** How the ground alone is written. */
const BARE = '0';
/** How often points are told apart by their neighbours in a key. */
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
      MOST_LINES,
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

/** What is left when one line is cut, and all has fallen that was joined to the ground by it alone. */
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

/** The same text for drawings that differ only in the numbers of their points, as far as a few looks at these can tell. */
export function drawingKey(lines: Drawing): string {
  return plantsOf(lines).map(plantKey).sort().join(' ');
}

/** The length of a plant that is a stalk: nothing but one line on top of the other; null for any other. */
export function stalkLength(plant: Drawing): number | null {
  const heights = distancesFrom([GROUND], plant);
  // An arch on the ground goes round, but is cut just like a stalk of 1.
  const isArch = plant.length === 1;
  return isArch || Math.max(...heights.values()) === plant.length ? plant.length : null;
}

/** The plant with its points numbered anew: by how high they are and what is around them. A stalk is known by its length. */
function plantKey(lines: Drawing): string {
  const length = stalkLength(lines);
  if (length !== null) return `${length}`;
  const neighbours = neighboursIn(lines);
  let looks: ReadonlyMap<number, string | number> = distancesFrom([GROUND], lines);
  let ranks = ranksOf(looks);
  for (let round = 0; round < ROUNDS; round++) {
    const known = ranks;
    looks = new Map(
      [...neighbours].map(([point, others]) => {
        const around = others.map((other) => (other === point ? -1 : (known.get(other) ?? 0))).sort((a, b) => a - b);
        return [point, `${String(known.get(point)).padStart(3, '0')}:${around.join('.')}`];
      }),
    );
    ranks = ranksOf(looks);
  }
  const order = [...neighbours.keys()].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0) || a - b);
  const numbers = new Map(order.map((point, number) => [point, number]));
  return sorted(lines.map(([from, to]) => [numbers.get(from) ?? 0, numbers.get(to) ?? 0]))
    .map(lineText)
    .join();
}

/** The place of each look among all that there are. */
function ranksOf<Look extends string | number>(looks: ReadonlyMap<number, Look>): ReadonlyMap<number, number> {
  const order = [...new Set(looks.values())].sort((a, b) => (a < b ? -1 : 1));
  const places = new Map(order.map((look, rank) => [look, rank]));
  return new Map([...looks].map(([point, look]) => [point, places.get(look) ?? 0]));
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
