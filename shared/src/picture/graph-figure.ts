import type { GraphEdge, GraphView } from '../game/view.ts';
import { groupBy } from '../group-by.ts';

/** In units of a drawing, of which a stone has ten; `y` goes down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An edge as it is drawn. */
export interface DrawnEdge {
  readonly edge: GraphEdge;
  readonly path: string;
  /** Where a finger looks for it: a point that is far from other edges. */
  readonly middle: Point;
  /** Its thickness: higher edges are thinner. */
  readonly width: number;
  /** Leaves at its end, where nothing goes on from there. */
  readonly leaves: string | null;
  /** Whether it is round, and has an inside. */
  readonly isRound: boolean;
}

export interface GraphFigure {
  readonly edges: readonly DrawnEdge[];
  readonly vertices: readonly (Point & { readonly name: string })[];
  /** How far to the right the middle of each part is, where it stands on the ground; by its letter. */
  readonly parts: ReadonlyMap<string, number>;
  readonly width: number;
  /** From the top down to the ground. */
  readonly height: number;
}

/** Length of an edge, and the margin around everything. */
const UNIT = 16;
const MARGIN = 4;
/** Thickness of an edge on the ground, and the factor from one height to the next. */
const THICK = 3.2;
const THINNER = 0.9;
/** Beside the outermost things, in lengths of an edge. */
const SIDE = 0.3;
/** In lengths of an edge: between parallel edges; how high an arch is drawn, and how far a loop, by their control points. */
const APART = 0.4;
const ARCH = 1.2;
const REACH = 1.3;
/** How thick a loop is, beside what grows straight. */
const SLENDER = 0.7;
/** Half of the angle at which a loop opens, at most, and as a part of the room it has. */
const OPEN = { most: 0.8, share: 0.55 } as const;
/** Angles that differ by less are alike. */
const ALIKE = 0.02;
/** How high an edge goes that has to pass over others between its ends. */
const OVER = 0.45;
/** Where on a branch a finger looks for it: nearer to its end, where branches are farther apart. */
const OUTWARDS = 0.62;
/** Points of a curve that are looked at to know how large it is. */
const SAMPLES = [0, 0.15, 0.3, 0.5, 0.7, 0.85, 1];

/** In lengths of an edge, `y` up. */
type Vector = readonly [number, number];
type Curve = readonly [Vector, Vector, Vector, Vector];

/** An edge as it lies in the plane, before it is brought to scale. */
interface Laid {
  readonly edge: GraphEdge;
  readonly curve: Curve;
  readonly middle: Vector;
  readonly height: number;
  /** In which direction leaves grow at its end. */
  readonly tip: Vector | null;
  readonly isRound: boolean;
}

/**
 * What a view looks like. With the view that the game started from, all that is left stays where it was; of parallel edges,
 * which nothing tells apart, the last are gone first.
 */
export function graphFigure(view: GraphView, start: GraphView = view): GraphFigure {
  const laid = laidOut(start);
  const places = groupBy(laid, ({ edge }) => nameOf(edge));
  const edges = [...groupBy(view.edges, nameOf)].flatMap(([name, parallel]) =>
    parallel.flatMap((edge, at) => {
      const place = places.get(name)?.[at];
      return place ? [{ ...place, edge }] : [];
    }),
  );
  // What the start does not have did not come from there.
  if (edges.length < view.edges.length) return view === start ? EMPTY : graphFigure(view);
  return toScale(edges, laid, view, start);
}

const EMPTY: GraphFigure = { edges: [], vertices: [], parts: new Map(), width: 0, height: 0 };

/** The name of an edge in a move. */
export function nameOf({ from, to }: GraphEdge): string {
  return `${from}-${to}`;
}

function toScale(edges: readonly Laid[], all: readonly Laid[], view: GraphView, start: GraphView): GraphFigure {
  const points = all.flatMap(({ curve }) => SAMPLES.map((t) => pointOn(curve, t)));
  const left = Math.min(0, ...points.map(([x]) => x - SIDE));
  const right = Math.max(1, ...points.map(([x]) => x + SIDE));
  const top = Math.max(1, ...points.map(([, y]) => y));
  const scaled = ([x, y]: Vector): Point => ({ x: MARGIN + (x - left) * UNIT, y: MARGIN + (top - y) * UNIT });
  const text = (vector: Vector): string => {
    const { x, y } = scaled(vector);
    return `${rounded(x)} ${rounded(y)}`;
  };
  const names = new Set(view.vertices.map(({ name }) => name));
  const feet = groupBy(
    edges.flatMap(({ edge, curve: [from, , , to] }) =>
      (edge.feet ?? []).map((_, at) => ({ part: edge.part, x: (at === 0 ? from : to)[0] })),
    ),
    ({ part }) => part,
  );
  return {
    edges: edges.map(({ edge, curve, middle, height, tip, isRound }) => ({
      edge,
      path: `M${text(curve[0])}C${curve.slice(1).map(text).join(' ')}`,
      middle: scaled(middle),
      width: rounded(THICK * THINNER ** height * (isRound ? SLENDER : 1)),
      leaves: tip && leavesAt(scaled(curve[3]), tip),
      isRound,
    })),
    vertices: start.vertices.filter(({ name }) => names.has(name)).map(({ name, x, y }) => ({ name, ...scaled([x, y]) })),
    parts: new Map([...feet].map(([part, ends]) => [part, scaled([ends.reduce((sum, { x }) => sum + x, 0) / ends.length, 0]).x])),
    width: (right - left) * UNIT + 2 * MARGIN,
    height: top * UNIT + MARGIN,
  };
}

/** Every edge in its place: first those between two ends, then loops, in the room that is left between them. */
function laidOut({ vertices, edges }: GraphView): Laid[] {
  const places = new Map(vertices.map(({ name, x, y }) => [name, [x, y] as const]));
  const degrees = new Map<string, number>();
  for (const { from, to } of edges) for (const end of [from, to]) degrees.set(end, (degrees.get(end) ?? 0) + 1);
  const levels = groupBy(vertices, ({ y }) => y);
  const held = heldFromBelow(edges, places);
  const groups = [...groupBy(edges, nameOf).values()];
  const between = groups.flatMap((parallel) =>
    parallel.flatMap((edge, at): Laid[] => {
      const [low, high] = endsOf(edge, places);
      if (!low || !high || (edge.from === edge.to && !edge.feet)) return [];
      const isFoot = edge.feet !== undefined;
      const isBranch = !isFoot && parallel.length === 1 && low[1] < high[1] && held.get(nameAbove(edge, places)) === 1;
      const over =
        low[1] === high[1]
          ? (levels.get(low[1]) ?? []).filter(({ x }) => x > Math.min(low[0], high[0]) && x < Math.max(low[0], high[0]))
          : [];
      const bend = isFoot ? 0 : (at - (parallel.length - 1) / 2) * APART;
      const curve =
        edge.feet?.length === 2 ? archOver(low, high) : isBranch ? branch(low, high) : bent(low, high, bend, over.length * OVER);
      const isEnd = degrees.get(nameAbove(edge, places)) === 1;
      return [
        {
          edge,
          curve,
          middle: pointOn(curve, isBranch ? OUTWARDS : 0.5),
          height: low[1],
          tip: isEnd ? [high[0] - curve[2][0], high[1] - curve[2][1]] : null,
          isRound: false,
        },
      ];
    }),
  );
  const rest = groups.filter(([edge]) => edge && edge.from === edge.to && !edge.feet);
  return [...between, ...rest.flatMap((loops) => loopsAt(loops, places, between))];
}

/** Where an edge begins and ends, the lower end first. */
function endsOf(
  { from, to, feet = [] }: GraphEdge,
  places: ReadonlyMap<string, Vector>,
): readonly [Vector | undefined, Vector | undefined] {
  const [foot, other] = feet;
  if (foot !== undefined) return [[foot, 0], other === undefined ? places.get(to) : [other, 0]];
  const [one, two] = [places.get(from), places.get(to)];
  return one && two && one[1] > two[1] ? [two, one] : [one, two];
}

/** The name of the higher end. */
function nameAbove({ from, to, feet }: GraphEdge, places: ReadonlyMap<string, Vector>): string {
  return !feet && (places.get(from)?.[1] ?? 0) > (places.get(to)?.[1] ?? 0) ? from : to;
}

/** By how many edges each vertex is held that come from below or from beside it. */
function heldFromBelow(edges: readonly GraphEdge[], places: ReadonlyMap<string, Vector>): ReadonlyMap<string, number> {
  const held = new Map<string, number>();
  const count = (name: string): void => void held.set(name, (held.get(name) ?? 0) + 1);
  for (const edge of edges) {
    if (edge.from === edge.to) continue;
    count(nameAbove(edge, places));
    if (!edge.feet && places.get(edge.from)?.[1] === places.get(edge.to)?.[1]) count(edge.from);
  }
  return held;
}

function archOver(from: Vector, to: Vector): Curve {
  return [from, [from[0], ARCH], [to[0], ARCH], to];
}

/** A branch leaves sideways and then grows up. */
function branch(low: Vector, high: Vector): Curve {
  const [across, up] = [high[0] - low[0], high[1] - low[1]];
  return [low, [low[0] + across * 0.45, low[1] + up * 0.12], [high[0] - across * 0.05, high[1] - up * 0.5], high];
}

/** A straight line, bent to its side or upwards. */
function bent(low: Vector, high: Vector, aside: number, up: number): Curve {
  const [across, along] = [high[0] - low[0], high[1] - low[1]];
  const length = Math.hypot(across, along) || 1;
  const [x, y] = [(along / length) * aside, (-across / length) * aside + up];
  const third = (share: number): Vector => [low[0] + across * share + x * (4 / 3), low[1] + along * share + y * (4 / 3)];
  return [low, third(0.3), third(0.7), high];
}

/** Loops at a vertex, side by side in the widest room between its edges. */
function loopsAt(loops: readonly GraphEdge[], places: ReadonlyMap<string, Vector>, between: readonly Laid[]): Laid[] {
  const name = loops[0]?.to ?? '';
  const place = places.get(name);
  if (!place) return [];
  const [from, room] = widestRoom(place, between);
  const share = room / (loops.length + 1);
  const open = Math.min(OPEN.most, share * OPEN.share);
  return loops.map((edge, at) => {
    const middle = from + share * (at + 1);
    const towards = (angle: number): Vector => [place[0] + REACH * Math.cos(angle), place[1] + REACH * Math.sin(angle)];
    const curve: Curve = [place, towards(middle + open), towards(middle - open), place];
    return { edge, curve, middle: pointOn(curve, 0.5), height: place[1], tip: null, isRound: true };
  });
}

/** The widest angle between two edges at a place: where it begins, and how wide it is, in radians. */
function widestRoom([x, y]: Vector, between: readonly Laid[]): readonly [number, number] {
  const angles = between.flatMap(({ curve: [from, out, back, to] }) => [
    ...(from[0] === x && from[1] === y ? [Math.atan2(out[1] - y, out[0] - x)] : []),
    ...(to[0] === x && to[1] === y ? [Math.atan2(back[1] - y, back[0] - x)] : []),
  ]);
  const sorted = angles.toSorted((a, b) => a - b);
  const rooms = sorted.map((angle, at) => [angle, (sorted[at + 1] ?? (sorted[0] ?? 0) + 2 * Math.PI) - angle] as const);
  const widest = Math.max(...rooms.map(([, room]) => room));
  // Of rooms that are as wide as each other the first, which is on the right.
  return rooms.find(([, room]) => room > widest - ALIKE) ?? [-Math.PI / 2, 2 * Math.PI];
}

function pointOn([a, b, c, d]: Curve, t: number): Vector {
  const at = (axis: 0 | 1): number =>
    a[axis] * (1 - t) ** 3 + 3 * b[axis] * t * (1 - t) ** 2 + 3 * c[axis] * t ** 2 * (1 - t) + d[axis] * t ** 3;
  return [at(0), at(1)];
}

/** Two small leaves at a point, on either side of where its edge would go on. */
function leavesAt({ x, y }: Point, [right, up]: Vector): string {
  const ahead = Math.atan2(-up, right);
  return [-LEAF.angle, LEAF.angle]
    .map((aside) => {
      const at = (angle: number, far: number): string =>
        `${rounded(x + far * Math.cos(ahead + aside + angle))} ${rounded(y + far * Math.sin(ahead + aside + angle))}`;
      return `M${rounded(x)} ${rounded(y)}Q${at(0.75, LEAF.length * 0.7)} ${at(0, LEAF.length)}Q${at(-0.75, LEAF.length * 0.7)} ${rounded(x)} ${rounded(y)}Z`;
    })
    .join('');
}

const LEAF = { length: 5, angle: 0.65 } as const;

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
