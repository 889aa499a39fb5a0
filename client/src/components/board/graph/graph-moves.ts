import { msg, str } from '@lit/localize';
import { distancesFrom, type Edge } from '@nimhall/shared/game/graph';
import type { GraphEdge, GraphView } from '@nimhall/shared/game/view';
import { count } from '@nimhall/shared/phrase';
import { nameOf } from '@nimhall/shared/picture/graph-figure';
import { localize } from '../../../i18n/language.ts';
import type { MoveWords } from '../move-words.ts';

/** An edge, and its number among parallel edges, counted from 0. */
export interface Strand {
  readonly edge: GraphEdge;
  readonly at: number;
  readonly of: number;
}

/** The edges of a view, with parallel ones numbered. */
export function strandsOf({ edges }: GraphView): Strand[] {
  return [...Map.groupBy(edges, nameOf).values()].flatMap((parallel) => parallel.map((edge, at) => ({ edge, at, of: parallel.length })));
}

/** `1-2`, or `2-1`: the edge between them, by the name it has in moves. */
export function parseGraphMove({ edges }: GraphView, text: string): string | null {
  const [one = '', other = '', more] = text.split('-').map((end) => end.trim());
  const names = more === undefined ? [`${one}-${other}`, `${other}-${one}`] : [];
  return edges.map(nameOf).find((name) => names.includes(name)) ?? null;
}

/** The edges that a move removes: of parallel ones the last, and all that hung on it. */
export function taken(view: GraphView, move: string): { readonly cut: Strand | null; readonly falling: readonly Strand[] } {
  const strands = strandsOf(view);
  const cut = strands.findLast(({ edge }) => nameOf(edge) === move) ?? null;
  const rest = strands.filter((strand) => strand !== cut);
  const grounds = new Set(view.edges.flatMap(({ from, feet }) => (feet ? [from] : [])));
  const joined = distancesFrom(
    grounds,
    rest.map(({ edge }): Edge<string> => [edge.from, edge.to]),
  );
  return { cut, falling: grounds.size === 0 ? [] : rest.filter(({ edge }) => !joined.has(edge.from)) };
}

/** Edges of one view that are missing in a later one. */
export function removedSince(before: GraphView, now: GraphView): Strand[] {
  const left = Map.groupBy(now.edges, nameOf);
  return strandsOf(before).filter(({ edge, at }) => at >= (left.get(nameOf(edge))?.length ?? 0));
}

/** The letters of the parts, as they come. */
export function partsOf({ edges }: GraphView): string[] {
  return [...new Set(edges.map(({ part }) => part))];
}

/** `the line from 1 to 2`. */
function edgeName({ from, to, feet }: GraphEdge): string {
  if (feet?.length === 2) return msg('the arch on the ground');
  if (feet) return msg(str`the line from the ground to ${to}`);
  return from === to ? msg(str`the loop at ${to}`) : msg(str`the line from ${from} to ${to}`);
}

/** `The line from 1 to 2, 1 of 2`. */
export function strandLabel({ edge, at, of }: Strand): string {
  const name = edgeName(edge);
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return of > 1 ? msg(str`${capital}, ${at + 1} of ${of}`) : capital;
}

/** `Cut the line from 1 to 2, and 3 more lines fall`; null when there is no such line. */
export function graphMoveInWords(view: GraphView, text: string): MoveWords | null {
  const move = parseGraphMove(view, text);
  const { cut, falling } = taken(view, move ?? '');
  if (!cut) return null;
  const name = edgeName(cut.edge);
  if (falling.length === 0) return { imperative: msg(str`Cut ${name}`), past: msg(str`cut ${name}`) };
  const fall = localize(count(falling.length, '{0} more line falls', '{0} more lines fall'));
  return { imperative: msg(str`Cut ${name}: ${fall}`), past: msg(str`cut ${name}: ${fall}`) };
}

/** `Line from the ground to 1; the line from 1 to 2, twice`. */
export function graphInWords(view: GraphView): string {
  if (view.edges.length === 0) return msg('Nothing stands on the ground');
  return strandsOf(view)
    .filter(({ at }) => at === 0)
    .map((strand) => (strand.of > 1 ? msg(str`${edgeName(strand.edge)}, ${strand.of} times`) : edgeName(strand.edge)))
    .join('; ');
}
