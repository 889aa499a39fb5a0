import { indexOfLetters, letterOf } from '@nimhall/shared/game/letters';
import type { MapView } from '@nimhall/shared/game/view';
import { joinOf, lineOf } from '@nimhall/shared/games/sprouts/draw';
import { type Line, lineNotation } from '@nimhall/shared/games/sprouts/line';
import type { Spot } from '@nimhall/shared/games/sprouts/map';
import { othersOf, type Pair, pairsOf } from '@nimhall/shared/games/sprouts/moves';
import { parseMapMove } from './map-moves.ts';

/** The chosen part of a line: nothing, its first spot, or both ends. */
export type Chosen = { readonly from?: undefined; readonly to?: undefined } | { readonly from: Spot; readonly to?: Spot };

/** The choices left when both spots are chosen. */
interface Choices {
  /** Between which corners the line can go, each as a line that leaves nothing on its left; one at least. */
  readonly ways: readonly { readonly move: string; readonly pair: Pair }[];
  /** Which of them is chosen; −1 where none is. */
  readonly way: number;
  /** What may be on either side of the chosen line. */
  readonly sides: readonly Side[];
}

/** One more boundary of the region that a line parts. */
interface Side {
  readonly spots: readonly Spot[];
  /** Whether it is on the left of the line, or inside the loop. */
  readonly isLeft: boolean;
  /** The line with it on the other side. */
  readonly other: string;
}

/** Something to choose of a line. */
export type Choice =
  /** A way between its ends. */
  | { readonly kind: 'way'; readonly move: string; readonly pair: Pair; readonly isChosen: boolean }
  /** To put what lies on one side of it on the other. */
  | { readonly kind: 'side'; readonly move: string; readonly spots: readonly Spot[]; readonly isLeft: boolean };

/** The choices left for a selected line, first the ways if there are several. */
export function choicesIn(view: MapView, selected: string): Choice[] {
  const { ways = [], way, sides = [] } = choicesOf(view, selected) ?? {};
  return [
    ...(ways.length > 1 ? ways.map(({ move, pair }, at) => ({ kind: 'way' as const, move, pair, isChosen: at === way })) : []),
    ...sides.map(({ spots, isLeft, other }) => ({ kind: 'side' as const, move: other, spots, isLeft })),
  ];
}

/** The chosen part of a selection: `a`, `a-b`, or a whole line. */
export function chosenIn(view: MapView, selected: string): Chosen {
  const spot = indexOfLetters(selected.trim().toLowerCase());
  if (spot >= 0 && spot < view.spots) return { from: spot };
  const line = parseMapMove(view, selected);
  return line ? { from: line.from.spot, to: line.to.spot } : {};
}

/** For each spot, those that a line can go to from there. */
export function reachable(view: MapView): readonly ReadonlySet<Spot>[] {
  const reached = Array.from({ length: view.spots }, () => new Set<Spot>());
  for (const pair of pairsOf(view)) {
    const [from, to] = spotsOf(view, pair);
    reached[from]?.add(to);
    reached[to]?.add(from);
  }
  return reached;
}

/** The meaning of a tap on a spot. */
export interface Tap {
  readonly move: string;
  /** Whether the tap completes the line. */
  readonly whole: boolean;
  /** Whether this begins a line: at a `spot`, or as a `pair` of ends between which several lines go. */
  readonly begins: false | 'spot' | 'pair';
}

/** The first tap begins a line and the second ends it; a tap on an end of a complete line repeats it, and any other begins a new one. */
export function tapOn(view: MapView, reach: readonly ReadonlySet<Spot>[], spot: Spot, selected: string): Tap {
  const { from, to } = chosenIn(view, selected);
  if (from !== undefined && to === undefined) {
    if (reach[from]?.has(spot)) return lineTo(view, Math.min(from, spot), Math.max(from, spot));
    if (from === spot) return { move: '', whole: false, begins: false };
  }
  const isEnd = to !== undefined && (spot === from || spot === to);
  if (isEnd && choicesOf(view, selected)?.way !== -1) return { move: selected, whole: true, begins: false };
  const begins = reach[spot] !== undefined && reach[spot].size > 0;
  return begins
    ? { move: letterOf(spot), whole: false, begins: 'spot' }
    : { move: `${letterOf(spot)}-${letterOf(spot)}`, whole: false, begins: false };
}

function lineTo(view: MapView, from: Spot, to: Spot): Tap {
  const move = `${letterOf(from)}-${letterOf(to)}`;
  const choices = choicesOf(view, move);
  const isOne = choices?.ways.length === 1;
  return { move, whole: isOne && choices.sides.length === 0, begins: isOne ? false : 'pair' };
}

/** The choices of a line whose ends are chosen; null if they are not. */
function choicesOf(view: MapView, selected: string): Choices | null {
  const line = parseMapMove(view, selected);
  if (!line) return null;
  const pairs = pairsBetween(view, line);
  const ways = pairs.map((pair) => ({ move: lineNotation.format(lineOf(view, { ...pair, left: [] })), pair }));
  const join = joinOf(view, line);
  if (!join.ok) return pairs.length > 0 ? { ways, way: -1, sides: [] } : null;
  const chosen = lineNotation.format(lineOf(view, { ...join.value, left: [] }));
  const way = ways.findIndex(({ move }) => move === chosen);
  return { ways, way, sides: sidesOf(view, line, join.value) };
}

function pairsBetween(view: MapView, { from, to }: Line): Pair[] {
  return [...pairsOf(view)].filter((pair) => spotsOf(view, pair).join() === [from.spot, to.spot].join());
}

function spotsOf({ regions }: MapView, pair: Pair): [Spot, Spot] {
  return [pair.from, pair.to].map(({ region, boundary, at }) => regions[region]?.[boundary]?.[at] as Spot) as [Spot, Spot];
}

function sidesOf(view: MapView, line: Line, pair: Pair): Side[] {
  const boundaries = othersOf(view, pair).map((boundary) => view.regions[pair.from.region]?.[boundary] ?? []);
  const isLeft = (walk: readonly Spot[]): boolean => walk.some((spot) => line.left.includes(spot));
  return boundaries.map((walk) => {
    const left = boundaries.filter((each) => isLeft(each) !== (each === walk)).map((each) => Math.min(...each));
    const spots = [...new Set(walk)].sort((a, b) => a - b);
    return { spots, isLeft: isLeft(walk), other: lineNotation.format({ ...line, left: left.sort((a, b) => a - b) }) };
  });
}
