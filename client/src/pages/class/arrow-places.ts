import { type Arrow, type ArrowPlace, isSamePlace } from '@nimhall/shared/gathering/class/arrows';
import type { GameTable } from '../../components/board/game-table.ts';

/** How far from a part of the board it can be meant, and how near two points are the same one, in CSS pixels. */
const REACH = 22;

/** The radius of a ring around nothing, in CSS pixels. */
const RING = 26;

const LIMIT = { least: -1_000, most: 2_000 };

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a place is on this screen: its middle, and half of its width and height. */
export interface Spot extends Point {
  readonly across: number;
  readonly down: number;
}

/** The table on a page of a room, or the element itself where it is one; null while there is none. */
export function tableIn(shown: Element | undefined): GameTable | null {
  const found = shown?.localName === 'nh-game-table' ? shown : shown?.shadowRoot?.querySelector('nh-game-table');
  return (found as GameTable | null | undefined) ?? null;
}

/** The parts of a board by which places are named: the same on every screen. */
function partsOf(board: ShadowRoot): ReadonlyMap<string, Element> {
  const parts = board.querySelectorAll<HTMLElement>('button:not(.value)');
  return new Map([...parts].map((part, at) => [part.dataset.cell ?? `#${at}`, part]));
}

/** What is drawn on: where there is no part, places are relative to it. */
function drawingIn(board: ShadowRoot): DOMRect | undefined {
  return board.querySelector('.figure, .squares, .board')?.getBoundingClientRect();
}

/** The place on a board where a point of the window is; null if that is beside the board. */
export function placeAt(table: GameTable, { x, y }: Point): ArrowPlace | null {
  const board = table.boardRoot;
  const surface = board && drawingIn(board);
  const around = board?.host.getBoundingClientRect();
  if (!board || !surface || !around) return null;
  if (x < around.left || x > around.right || y < around.top || y > around.bottom) return null;
  const near = [...partsOf(board)]
    .map(([cell, part]) => ({ cell, far: distance(part.getBoundingClientRect(), { x, y }) }))
    .filter(({ far }) => far <= REACH)
    .sort((one, other) => one.far - other.far);
  const share = (at: number, from: number, size: number): number =>
    Math.min(LIMIT.most, Math.max(LIMIT.least, Math.round((1_000 * (at - from)) / Math.max(1, size))));
  return {
    cell: near[0]?.cell ?? '',
    x: share(x, surface.left, surface.width),
    y: share(y, surface.top, surface.height),
  };
}

/** The place of a part of the board that an event came from; null where it came from none. */
export function placeOf(table: GameTable, event: Event): ArrowPlace | null {
  const board = table.boardRoot;
  const [, part] = (board && [...partsOf(board)].find(([, each]) => event.composedPath().includes(each))) ?? [];
  if (!part) return null;
  const { left, top, width, height } = part.getBoundingClientRect();
  return placeAt(table, { x: left + width / 2, y: top + height / 2 });
}

/** Where places of a board are in the window at the moment. */
export function spotsOf(table: GameTable): (place: ArrowPlace) => Spot {
  const board = table.boardRoot;
  const parts = board ? partsOf(board) : new Map<string, Element>();
  const surface = (board && drawingIn(board)) ?? new DOMRect();
  return ({ cell, x, y }) => {
    const part = parts.get(cell)?.getBoundingClientRect();
    return part
      ? { x: part.left + part.width / 2, y: part.top + part.height / 2, across: part.width / 2, down: part.height / 2 }
      : { x: surface.left + (x / 1_000) * surface.width, y: surface.top + (y / 1_000) * surface.height, across: RING, down: RING };
  };
}

/** The arrow among these that somebody means who draws this one; undefined for none. */
export function meantAmong(arrows: readonly Arrow[], { from, to }: Arrow, spotOf: (place: ArrowPlace) => Spot): Arrow | undefined {
  const isNear = (one: ArrowPlace, other: ArrowPlace): boolean =>
    isSamePlace(one, other) || (one.cell === '' && other.cell === '' && gap(spotOf(one), spotOf(other)) <= REACH);
  return arrows.find((each) => isNear(each.from, from) && isNear(each.to, to));
}

/** How far two points are apart. */
export function gap(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** From a rectangle to a point outside it; 0 inside. */
function distance({ left, right, top, bottom }: DOMRect, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
