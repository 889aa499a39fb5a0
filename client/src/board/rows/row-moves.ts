import type { RowsView } from '@nimhall/shared/game/view';

export type Row = RowsView['rows'][number];

/** `a2@3`: take 2 neighbouring pins from row a, leaving 3 on their left. `a0@3` cuts the row there. */
export interface RowMove {
  readonly letter: string;
  readonly take: number;
  readonly left: number;
}

export function parseRowMove(text: string): RowMove | null {
  const match = /^\s*([a-z]+)\s*(\d+)\s*(?:@\s*(\d+)\s*)?$/i.exec(text);
  if (!match) return null;
  const [, letter = '', take, left = '0'] = match;
  return { letter: letter.toLowerCase(), take: Number(take), left: Number(left) };
}

export function formatRowMove({ letter, take, left }: RowMove): string {
  return `${letter}${take}@${left}`;
}

/** `1 pin`, `2 pins`. */
function pins(count: number): string {
  return count === 1 ? '1 pin' : `${count} pins`;
}

/** `Row A, 7 pins`. */
export function rowLabel({ letter, size }: Row): string {
  return `Row ${letter.toUpperCase()}, ${size === 0 ? 'empty' : pins(size)}`;
}

/** `2 pins from row A, leaving 3 and 2`, `row A into 3 and 4`; null when the row has not so many. */
export function rowMoveInWords({ rows }: RowsView, move: RowMove): { verb: 'take' | 'split'; words: string } | null {
  const row = rows.find(({ letter }) => letter === move.letter);
  if (!row || move.take + move.left > row.size) return null;
  const right = row.size - move.take - move.left;
  const name = `row ${row.letter.toUpperCase()}`;
  if (move.take === 0) return { verb: 'split', words: `${name} into ${move.left} and ${right}` };
  const rest = [move.left, right].filter((size) => size > 0);
  return { verb: 'take', words: `${pins(move.take)} from ${name}, leaving ${rest.length === 0 ? 'nothing' : rest.join(' and ')}` };
}

/** Whether the pin at `index` from the left goes with this move. */
export function pinGoes(move: RowMove, row: Row, index: number): boolean {
  return move.letter === row.letter && index >= move.left && index < move.left + move.take;
}

/**
 * What a tap on a pin means. The pin joins the pins selected in its row, when taking all of them is legal; otherwise it
 * stands for the shortest legal run of pins it belongs to; and when there is none, for itself alone, which the rules
 * will say no to.
 */
export function moveForPin(row: Row, index: number, selected: RowMove | null, isLegal: (move: RowMove) => boolean): RowMove {
  const { letter, size } = row;
  if (selected?.letter === letter && selected.take > 0) {
    const left = Math.min(index, selected.left);
    const joined = { letter, take: Math.max(index + 1, selected.left + selected.take) - left, left };
    if (isLegal(joined)) return joined;
  }
  for (let take = 1; take <= size; take++) {
    for (let left = Math.min(index, size - take); left >= Math.max(0, index - take + 1); left--) {
      const move = { letter, take, left };
      if (isLegal(move)) return move;
    }
  }
  return { letter, take: 1, left: index };
}
