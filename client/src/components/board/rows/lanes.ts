import { indexOfLetters } from '@nimhall/shared/game/letters';
import type { PlayHistory } from '@nimhall/shared/game/play-history';
import type { RowsView } from '@nimhall/shared/game/view';
import { parseRowMove, partsLeft, type Row } from './row-moves.ts';

/** A row in its lane, from the place of its first pin, counted from 0. */
export interface Run extends Row {
  readonly from: number;
  /** Its number among the rows, counted from 0. */
  readonly group: number;
}

/** A row of the start. Its pins keep their places, and taken pins leave gaps. */
export interface Lane {
  /** Places for pins. */
  readonly length: number;
  readonly runs: readonly Run[];
  /** Places of the pins that the last move took. */
  readonly gone: readonly number[];
}

interface Piece {
  readonly lane: number;
  readonly from: number;
  readonly size: number;
}

/**
 * The lanes of a game, following its moves from the start; one lane for every row if the history is unknown or does not lead to this view.
 */
export function lanesOf(view: RowsView, course: PlayHistory<RowsView> | null): readonly Lane[] {
  const { start, moves } = course ?? { start: view, moves: [] };
  let pieces: readonly Piece[] = start.rows.map(({ size }, lane) => ({ lane, from: 0, size }));
  let gone: { readonly lane: number; readonly places: readonly number[] } | null = null;
  for (const text of moves) {
    const move = parseRowMove(text);
    const at = move ? indexOfLetters(move.letter) : -1;
    const piece = pieces[at];
    if (!move || !piece) return lanesOf(view, null);
    const begin = piece.from + move.left;
    const parts = partsLeft(piece.size, move).flatMap(({ from, size }) => (size > 0 ? [{ ...piece, from: piece.from + from, size }] : []));
    pieces = pieces.toSpliced(at, 1, ...(parts.length > 0 ? parts : [{ ...piece, size: 0 }]));
    gone = { lane: piece.lane, places: Array.from({ length: move.take }, (_, each) => begin + each) };
  }
  const same = pieces.length === view.rows.length && pieces.every(({ size }, index) => size === view.rows[index]?.size);
  if (!same) return lanesOf(view, null);
  const runs = view.rows.map((row, group) => ({ ...row, group, from: pieces[group]?.from ?? 0 }));
  return start.rows.map(({ size: length }, lane) => ({
    length,
    runs: runs.filter(({ group }) => pieces[group]?.lane === lane),
    gone: gone?.lane === lane ? gone.places : [],
  }));
}
