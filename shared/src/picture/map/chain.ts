import { meet } from './exact.ts';
import { length, offWay, type Place } from './place.ts';
import { type Sketch, UNIT } from './sketch.ts';

/** A line that may be drawn, from spot to spot: the places of both, and bends between. */
export interface Chain {
  readonly from: number;
  readonly to: number;
  readonly places: readonly Place[];
}

/** What a chain meets first, and with which of its segments. */
export interface Touch {
  readonly segment: number;
  readonly what: 'line' | 'itself' | 'spot';
  /** The spot that it meets. */
  readonly spot?: number;
}

/** Segments are no longer than this, in which a line that is drawn is cut. */
const MAX_SEGMENT = 0.6 * UNIT;
/** Both halves of a line have a bend: with the new spot and both ends that is this many places. */
const MIN_PLACES = 5;

/**
 * What a chain meets where it should not: a line, itself, or a spot other than those at its ends, which it may come no nearer than
 * `beside`. Null where it meets nothing.
 */
export function touchOf(sketch: Sketch, { from, to, places }: Chain, beside = 0): Touch | null {
  const last = places.length - 2;
  for (let segment = 0; segment <= last; segment++) {
    const [a, b] = [places[segment] as Place, places[segment + 1] as Place];
    const [first, end] = [segment === 0 ? from : -1, segment === last ? to : -1];
    for (let spot = 0; spot < sketch.spots; spot++) {
      if (spot === first || spot === end) continue;
      const isEnd = spot === from || spot === to;
      const place = placeIn(sketch, spot);
      if (meet(a.x, a.y, b.x, b.y, place.x, place.y, place.x, place.y) || (!isEnd && offWay(place, a, b) < beside))
        return { segment, what: 'spot', spot };
    }
    for (const line of sketch.lines) {
      for (let at = 1; at < line.length; at++) {
        const [one, other] = [line[at - 1] as number, line[at] as number];
        if (one === first || other === first || one === end || other === end) continue;
        const [c, d] = [placeIn(sketch, one), placeIn(sketch, other)];
        if (meet(a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y)) return { segment, what: 'line' };
      }
    }
    for (let other = 0; other < segment - 1; other++) {
      if (other === 0 && segment === last && from === to) continue;
      const [c, d] = [places[other] as Place, places[other + 1] as Place];
      if (meet(a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y)) return { segment, what: 'itself' };
    }
  }
  return null;
}

/** Where a point of a sketch lies. */
export function placeIn({ x, y }: Sketch, point: number): Place {
  return { x: x[point] as number, y: y[point] as number };
}

/** The sketch with a chain as two lines more, and a new spot between them: in its middle, or at one of its places. It must meet nothing. */
export function withChain(sketch: Sketch, { from, to, places }: Chain, marked: number | null = null): Sketch | null {
  const [chain, middle] = filled(places, marked);
  if (touchOf(sketch, { from, to, places: chain })) return null;
  const fresh = sketch.spots;
  // The new spot goes before all bends.
  const number = (point: number): number => (point < fresh ? point : point + 1);
  const x = [...sketch.x.slice(0, fresh), (chain[middle] as Place).x, ...sketch.x.slice(fresh)];
  const y = [...sketch.y.slice(0, fresh), (chain[middle] as Place).y, ...sketch.y.slice(fresh)];
  const numbers = chain.map((bend, index) => {
    if (index === 0) return from;
    if (index === chain.length - 1) return to;
    if (index === middle) return fresh;
    x.push(bend.x);
    y.push(bend.y);
    return x.length - 1;
  });
  const lines = [...sketch.lines.map((line) => line.map(number)), numbers.slice(0, middle + 1), numbers.slice(middle)];
  return { ...sketch, x, y, spots: fresh + 1, lines };
}

/** A chain with places between, so that each half has a bend, and which of them the new spot takes. */
function filled(places: readonly Place[], marked: number | null): [Place[], number] {
  const chain = [...places];
  let mark = marked;
  while (true) {
    const gaps = chain.slice(1).map((place, at) => apart(chain[at] as Place, place));
    const widest = gaps.indexOf(Math.max(...gaps));
    if (chain.length >= MIN_PLACES && (gaps[widest] as number) <= MAX_SEGMENT) break;
    const [a, b] = [chain[widest] as Place, chain[widest + 1] as Place];
    chain.splice(widest + 1, 0, { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) });
    if (mark !== null && mark > widest) mark++;
  }
  return [chain, Math.max(2, Math.min(chain.length - 3, mark ?? middleOf(chain)))];
}

function apart(a: Place, b: Place): number {
  return length(a.x - b.x, a.y - b.y);
}

/** The place in the middle of a chain, by length. */
function middleOf(chain: readonly Place[]): number {
  const along = [0];
  for (const [at, place] of chain.slice(1).entries()) along.push((along[at] as number) + apart(chain[at] as Place, place));
  const half = (along.at(-1) as number) / 2;
  const off = along.map((far) => Math.abs(far - half));
  return off.indexOf(Math.min(...off));
}
