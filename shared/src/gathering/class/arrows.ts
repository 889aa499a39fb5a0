/** Arrows on one board: more than anybody tells apart. */
export const MAX_ARROWS = 20;

/** Where an arrow begins or ends on a board, which is drawn in another size on every screen. */
export interface ArrowPlace {
  /** What is there, as boards name their parts; empty for none. */
  readonly cell: string;
  /** Across and down, in thousandths of the board, for where there is nothing, or the part is gone. */
  readonly x: number;
  readonly y: number;
}

/** An arrow that the teacher draws on a board; a ring, where it ends in the part where it begins. */
export interface Arrow {
  readonly from: ArrowPlace;
  readonly to: ArrowPlace;
}

/** The number of moves played when these arrows were drawn, and the arrows in order. */
export interface Drawing {
  readonly ply: number;
  readonly arrows: readonly Arrow[];
}

/** Whether two arrows are between the same parts, or between the same points where there are none. */
export function isSameArrow(one: Arrow, other: Arrow): boolean {
  return isSamePlace(one.from, other.from) && isSamePlace(one.to, other.to);
}

/** Whether two places are the same part, or the same point where there is none. */
export function isSamePlace(one: ArrowPlace, other: ArrowPlace): boolean {
  return one.cell === other.cell && (one.cell !== '' || (one.x === other.x && one.y === other.y));
}

/** The arrows that belong to the position after this many moves. */
export function arrowsAt(drawing: Drawing | undefined, ply: number): readonly Arrow[] {
  return drawing?.ply === ply ? drawing.arrows : [];
}

/** A drawing with one more arrow. Those of another position go. */
export function withArrow(drawing: Drawing | undefined, ply: number, arrow: Arrow): Drawing {
  return { ply, arrows: [...arrowsAt(drawing, ply), arrow] };
}

/** A drawing without an arrow. */
export function withoutArrow(drawing: Drawing | undefined, ply: number, arrow: Arrow): Drawing {
  return { ply, arrows: arrowsAt(drawing, ply).filter((each) => !isSameArrow(each, arrow)) };
}
