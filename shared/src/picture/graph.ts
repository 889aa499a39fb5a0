import type { GraphView } from '../game/view.ts';
import { type Drawing, disc, type Shape } from './drawing.ts';
import { type DrawnEdge, graphFigure } from './graph-figure.ts';

/** The line of the ground, the dots at vertices, and the dark rim of edges on both sides. */
const GROUND = 1.6;
const DOT = 1.3;
const RIM = 0.8;

/** Edges that grow out of the ground; the ground stays when they are gone. */
export function drawGraph(view: GraphView, start: GraphView = view): Drawing {
  const { edges, vertices, width, height } = graphFigure(view, start);
  const ground = at(`M.8 ${height + GROUND / 2}H${width - 0.8}`, { stroke: 'rim', strokeWidth: GROUND });
  const insides = edges.filter(({ isRound }) => isRound).map(({ path }) => at(path, { fill: 'yellow', opacity: 0.75 }));
  const dots = vertices.map(({ x, y }) => at(disc(x, y, DOT), { fill: 'green-edge' }));
  return { shapes: [ground, ...insides, ...edges.flatMap(drawEdge), ...dots], width, height: height + GROUND };
}

function drawEdge({ path, width, leaves }: DrawnEdge): Shape[] {
  return [
    at(path, { stroke: 'green-edge', strokeWidth: width }),
    at(path, { stroke: 'green', strokeWidth: width - RIM }),
    ...(leaves ? [at(leaves, { fill: 'green', stroke: 'green-edge', strokeWidth: RIM / 2 })] : []),
  ];
}

/** A path in the units of the drawing. */
function at(path: string, painted: Omit<Shape, 'path' | 'x' | 'y' | 'scale'>): Shape {
  return { path, x: 0, y: 0, scale: 1, ...painted };
}
