import type { Notation } from '../../game/contract.ts';
import { type Fault, malformed } from '../../game/fault.ts';
import { indexOfLetters, letterOf } from '../../game/letters.ts';
import { readCount, split, type Token, whole } from '../../game/text.ts';
import { say } from '../../phrase.ts';
import { ok, type Result } from '../../result.ts';
import { MAX_SPOTS_AND_LIVES, type Spot } from './map.ts';

/**
 * A move as it is said: a line between two spots, or from one to itself. What goes without saying in a map may be left out.
 *
 *        a ─── z ─── b         The line goes from the spot with the smaller number, a, to b. Where it parts a region, `left` is what
 *          ╲       ╱           lies on the left as one goes there; that is outside here, where the walk comes from b back to a.
 *           ╰─ d ─╯            Inside a loop, for a line from a spot to itself.
 */
export interface Line {
  /** The spot with the smaller number. */
  readonly from: End;
  readonly to: End;
  /** The region it is drawn in, counted from 1 in the text of the map; only needed where there are several with both spots. */
  readonly region?: number;
  /** One spot, the first, of each other boundary of the region that comes to lie on the left of the line or in the loop; sorted. */
  readonly left: readonly Spot[];
}

/** Where a line ends. */
export interface End {
  readonly spot: Spot;
  /** The spot before it in the walk along the boundary; only needed where the region has two corners at the spot. */
  readonly after?: Spot;
}

/** `a-b`; with all that can be said, `2:c.a-d.b/e,f`: in region 2, from a after c, to b after d, with e and f on the left. */
export const lineNotation: Notation<Line> = {
  parse(text) {
    const token = whole(text);
    if (!token.ok) return token;
    const lower = { ...token.value, text: token.value.text.toLowerCase() };
    const [head, sides, more] = split(lower, '/') as [Token, Token?, Token?];
    const [one, two, three] = split(head, ':') as [Token, Token?, Token?];
    if (more || three) return malformedLine(lower);
    const region = two ? readCount(one, say`The number of a region`, 1, MAX_SPOTS_AND_LIVES) : ok(undefined);
    if (!region.ok) return region;
    const ends = split(two ?? one, '-').map(readEnd);
    const [from, to, another] = ends;
    if (!from || !to || another) return malformedLine(two ?? one);
    if (!from.ok) return from;
    if (!to.ok) return to;
    const left = readLeft(sides);
    if (!left.ok) return left;
    const [first, second] = [from.value, to.value].sort((a, b) => a.spot - b.spot) as [End, End];
    return ok({ from: first, to: second, ...(region.value === undefined ? {} : { region: region.value }), left: left.value });
  },
  format({ from, to, region, left }) {
    const place = region === undefined ? '' : `${region}:`;
    const side = left.length > 0 ? `/${left.map(letterOf).join()}` : '';
    return `${place}${endText(from)}-${endText(to)}${side}`;
  },
};

function endText({ spot, after }: End): string {
  return after === undefined ? letterOf(spot) : `${letterOf(after)}.${letterOf(spot)}`;
}

function readEnd(token: Token): Result<End, Fault> {
  const names = split(token, '.');
  if (names.length > 2) return malformedLine(token);
  const last = readSpot(names.at(-1) as Token);
  if (!last.ok || names.length === 1) return last.ok ? ok({ spot: last.value }) : last;
  const before = readSpot(names[0] as Token);
  return before.ok ? ok({ spot: last.value, after: before.value }) : before;
}

function readLeft(sides: Token | undefined): Result<Spot[], Fault> {
  const spots = new Set<Spot>();
  for (const each of sides ? split(sides, ',') : []) {
    const spot = readSpot(each);
    if (!spot.ok) return spot;
    spots.add(spot.value);
  }
  return ok([...spots].sort((a, b) => a - b));
}

function readSpot({ text, at }: Token): Result<Spot, Fault> {
  const spot = indexOfLetters(text);
  return spot >= 0 && spot < MAX_SPOTS_AND_LIVES ? ok(spot) : malformedLine({ text, at });
}

function malformedLine({ at }: Token) {
  return malformed(say`A line is written like a-b, and a loop around c like a-a/c.`, at);
}
