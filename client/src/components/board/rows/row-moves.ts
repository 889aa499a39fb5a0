import { msg, str } from '@lit/localize';
import type { RowsView } from '@nimhall/shared/game/view';
import { count } from '@nimhall/shared/phrase';
import { localize } from '../../../i18n/language.ts';
import { leaving } from '../heaps/labels.ts';
import type { Mark } from '../mark.ts';
import { type MoveWords, takenInWords } from '../move-words.ts';

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
function pins(number: number): string {
  return localize(count(number, '{0} pin', '{0} pins'));
}

/** `Row A, 7 pins`. */
export function rowLabel({ letter, size }: Row): string {
  return msg(str`Row ${letter.toUpperCase()}, ${size === 0 ? msg('empty') : pins(size)}`);
}

/** `Take 2 pins from row A, leaving 3 and 2`, `Split row A into 3 and 4`; null if the row is too short. */
export function rowMoveInWords({ rows }: RowsView, move: RowMove): MoveWords | null {
  const row = rows.find(({ letter }) => letter === move.letter);
  if (!row || move.take + move.left > row.size) return null;
  const right = row.size - move.take - move.left;
  const name = row.letter.toUpperCase();
  if (move.take === 0) {
    return {
      imperative: msg(str`Split row ${name} into ${move.left} and ${right}`),
      past: msg(str`split row ${name} into ${move.left} and ${right}`),
    };
  }
  const left = move.left > 0 && right > 0 ? msg(str`leaving ${move.left} and ${right}`) : leaving(move.left + right);
  return takenInWords(msg(str`${pins(move.take)} from row ${name}, ${left}`));
}

/** Whether this move takes the pin at `index` from the left. */
export function isPinTaken(move: RowMove, row: Row, index: number): boolean {
  return move.letter === row.letter && index >= move.left && index < move.left + move.take;
}

/**
 * The move of a tap on a pin. The pin joins all selected pins of its row; or is taken alone; or joins as many of the nearest selected pins
 * as can be taken with it; or stands for the shortest legal run that includes it. If none of that is legal it is taken alone, which the
 * rules will refuse.
 */
export function moveForPin(row: Row, index: number, selected: RowMove | null, isLegal: (move: RowMove) => boolean): RowMove {
  const { letter, size } = row;
  const alone = { letter, take: 1, left: index };
  const mine = selected?.letter === letter ? selected : null;
  const [all, ...nearest] = mine ? joining(mine, index) : [];
  const joined = [...(all ? [all] : []), alone, ...nearest].find(isLegal);
  if (joined) return joined;
  for (let take = 2; take <= size; take++) {
    for (let left = Math.min(index, size - take); left >= Math.max(0, index - take + 1); left--) {
      const move = { letter, take, left };
      if (isLegal(move)) return move;
    }
  }
  return alone;
}

/** Runs from a pin outside of the selected ones to the end of these, then to ever fewer of them. */
function joining({ letter, take, left }: RowMove, index: number): RowMove[] {
  const end = left + take;
  if (index < left) return Array.from({ length: take }, (_, less) => ({ letter, take: end - less - index, left: index }));
  if (index >= end) return Array.from({ length: take }, (_, less) => ({ letter, take: index + 1 - left - less, left: left + less }));
  return [];
}

/** The mark of the pin at `index`, a tap on which selects `tap`. */
export function markOf(wins: readonly RowMove[], row: Row, index: number, tap: RowMove): Mark | null {
  const going = wins.filter((win) => isPinTaken(win, row, index));
  if (wins.some((win) => isSame(win, tap))) return 'wins';
  if (going.some((win) => win.left <= tap.left && tap.left + tap.take <= win.left + win.take)) return 'begins';
  return going.length > 0 ? 'goes' : null;
}

export function isSame(one: RowMove, other: RowMove): boolean {
  return one.letter === other.letter && one.take === other.take && one.left === other.left;
}
