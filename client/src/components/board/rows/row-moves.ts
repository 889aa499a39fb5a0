import { msg, str } from '@lit/localize';
import type { RowsView } from '@nimhall/shared/game/view';
import { count } from '@nimhall/shared/phrase';
import { localize } from '../../../i18n/language.ts';
import { leaving } from '../heaps/labels.ts';
import type { Mark } from '../mark.ts';
import { type MoveWords, takenInWords } from '../move-words.ts';

export type Row = RowsView['rows'][number];

/**
 * `a2@3`: take 2 neighbouring pins from row a, leaving 3 on their left. `a0@3` cuts the row there. `a2@3/5` also cuts what is left, with 5 of its
 * pins on the left of the cut.
 */
export interface RowMove {
  readonly letter: string;
  readonly take: number;
  readonly left: number;
  readonly cut?: number;
}

export function parseRowMove(text: string): RowMove | null {
  const match = /^\s*([a-z]+)\s*(\d+)\s*(?:@\s*(\d+)\s*(?:[/]\s*(\d+)\s*)?)?$/i.exec(text);
  if (!match) return null;
  const [, letter = '', take, left = '0', cut] = match;
  return { letter: letter.toLowerCase(), take: Number(take), left: Number(left), ...(cut === undefined ? {} : { cut: Number(cut) }) };
}

export function formatRowMove({ letter, take, left, cut }: RowMove): string {
  return `${letter}${take}@${left}${cut === undefined ? '' : `/${cut}`}`;
}

/** Where a move cuts its row beside the pins taken: between which pins, as how many stand on the left; null where it does not. */
export function gapOfCut({ take, left, cut }: RowMove): number | null {
  return cut === undefined ? null : cut < left ? cut : cut + take;
}

/** A move that also cuts its row at a gap. Where nothing is taken, the first cut comes first; null where the gap is at or among the pins taken. */
export function withCut({ letter, take, left }: RowMove, gap: number): RowMove | null {
  if (gap >= left && gap <= left + take) return null;
  if (take === 0 && gap < left) return { letter, take, left: gap, cut: left };
  return { letter, take, left, cut: gap < left ? gap : gap - take };
}

/** The parts of a row that a move leaves, from the left: the place of the first pin, counted from 0, and how many pins. */
export function partsLeft(size: number, move: RowMove): { readonly from: number; readonly size: number }[] {
  const end = move.left + move.take;
  const gap = gapOfCut(move);
  const ends = gap === null ? [] : [gap];
  return [
    { from: 0, to: move.left },
    { from: end, to: size },
  ].flatMap(({ from, to }) => {
    const places = [from, ...ends.filter((each) => each > from && each < to), to];
    return places.slice(1).map((each, at) => ({ from: places[at] as number, size: each - (places[at] as number) }));
  });
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
  if (!row || move.take + Math.max(move.left, move.cut ?? 0) > row.size) return null;
  const right = row.size - move.take - move.left;
  const name = row.letter.toUpperCase();
  if (move.cut !== undefined) return cutInWords(row, move);
  const [one, other] = [localize(move.left), localize(right)];
  if (move.take === 0) {
    return {
      imperative: msg(str`Split row ${name} into ${one} and ${other}`),
      past: msg(str`split row ${name} into ${one} and ${other}`),
    };
  }
  const left = move.left > 0 && right > 0 ? msg(str`leaving ${one} and ${other}`) : leaving(move.left + right);
  return takenInWords(msg(str`${pins(move.take)} from row ${name}, ${left}`));
}

/** `Take 2 pins from row A, leaving 3, 2 and 4`, `Split row A into 3, 2 and 4`. */
function cutInWords(row: Row, move: RowMove): MoveWords {
  const name = row.letter.toUpperCase();
  const [first = '', second = '', third = ''] = partsLeft(row.size, move).map(({ size }) => localize(size));
  if (move.take > 0)
    return takenInWords(msg(str`${pins(move.take)} from row ${name}, ${msg(str`leaving ${first}, ${second} and ${third}`)}`));
  return {
    imperative: msg(str`Split row ${name} into ${first}, ${second} and ${third}`),
    past: msg(str`split row ${name} into ${first}, ${second} and ${third}`),
  };
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

/**
 * The move of a tap on a gap: it also cuts the row of the selected pins or of the selected cut there, or takes that cut back; or splits the row
 * there. If none of that is legal, the last, which the rules will refuse.
 */
export function moveForGap({ letter }: Row, gap: number, selected: RowMove | null, isLegal: (move: RowMove) => boolean): RowMove {
  const alone = { letter, take: 0, left: gap };
  if (selected?.letter !== letter) return alone;
  const { take, left } = selected;
  const both = withCut({ letter, take, left }, gap);
  return both && isLegal(both) ? both : alone;
}

/** The selected move with the cut that it had before pins joined it, where that is legal. */
export function keepingCut(move: RowMove, before: RowMove | null, isLegal: (move: RowMove) => boolean): RowMove {
  const gap = before?.letter === move.letter && before.take > 0 ? gapOfCut(before) : null;
  const both = gap === null ? null : withCut(move, gap);
  return both && isLegal(both) ? both : move;
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

/** The mark of a gap, a tap on which selects `tap`: without pins it may be the first of two cuts. */
export function markOfGap(wins: readonly RowMove[], gap: number, tap: RowMove): Mark | null {
  if (wins.some((win) => isSame(win, tap))) return 'wins';
  const isCutOf = (win: RowMove) => win.letter === tap.letter && win.take === 0 && (win.left === gap || win.cut === gap);
  return tap.take === 0 && tap.cut === undefined && wins.some(isCutOf) ? 'begins' : null;
}

function isSame(one: RowMove, other: RowMove): boolean {
  return formatRowMove(one) === formatRowMove(other);
}
