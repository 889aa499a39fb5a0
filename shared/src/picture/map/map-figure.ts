import type { MapView } from '../../game/view.ts';

/** In units of a drawing, of which a stone has ten; `y` goes down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a map looks like. */
export interface MapFigure {
  /** Where each spot lies. */
  readonly spots: readonly Point[];
  readonly width: number;
  readonly height: number;
}

/** Between spots, and from them to the edge. */
const APART = 16;

/** Spots in rows, as many across as fit a picture that is a little wider than high. */
export function mapFigure({ spots }: MapView): MapFigure {
  const across = Math.ceil(Math.sqrt(spots * 1.3));
  const rows = Math.ceil(spots / across);
  const places = Array.from({ length: spots }, (_, spot) => {
    const row = Math.floor(spot / across);
    const inRow = Math.min(across, spots - row * across);
    return { x: (across / 2 + (spot % across) - (inRow - 1) / 2) * APART, y: (row + 0.5) * APART };
  });
  return { spots: places, width: across * APART, height: rows * APART };
}
