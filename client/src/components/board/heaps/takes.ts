import type { HeapView } from '@nimhall/shared/game/view';
import type { Mark } from '../mark.ts';

/** Objects taken from one end of a heap. */
export interface Take {
  readonly letter: string;
  readonly end: 'top' | 'bottom';
  readonly count: number;
}

/** `a1,c4`, `a_2`: the takes of a heap move; none for any other text. */
export function parseTakes(text: string): readonly Take[] {
  const takes: Take[] = [];
  for (const token of text.toLowerCase().replaceAll(' ', '').split(',')) {
    const match = /^([a-z]+)(_?)(\d+)$/.exec(token);
    if (!match) return [];
    const [, letter = '', bottom, count] = match;
    takes.push({ letter, end: bottom ? 'bottom' : 'top', count: Number(count) });
  }
  return takes;
}

export function formatTakes(takes: readonly Take[]): string {
  return takes
    .toSorted((a, b) => a.letter.length - b.letter.length || (a.letter < b.letter ? -1 : 1))
    .map(({ letter, end, count }) => `${letter}${end === 'bottom' ? '_' : ''}${count}`)
    .join(',');
}

/**
 * The take of a tap on an object: everything from it to the top or, if both ends are open and the bottom is nearer or the only legal end,
 * everything from it to the bottom. `index` counts objects from the bottom, from 0.
 */
export function takeAt(heap: HeapView, index: number, ends: 'top' | 'both', isLegal: (take: Take) => boolean): Take {
  const top: Take = { letter: heap.letter, end: 'top', count: heap.size - index };
  if (ends === 'top') return top;
  const bottom: Take = { letter: heap.letter, end: 'bottom', count: index + 1 };
  const [nearer, farther] = bottom.count < top.count ? [bottom, top] : [top, bottom];
  return !isLegal(nearer) && isLegal(farther) ? farther : nearer;
}

/** The selection after a take was chosen: with one heap a move it is just that, otherwise it joins those of other heaps. */
export function withTake(selected: readonly Take[], take: Take, mostHeaps: number): readonly Take[] {
  if (mostHeaps === 1) return [take];
  const others = selected.filter(({ letter }) => letter !== take.letter);
  return [...others, take];
}

/** Whether the object at `index` from the bottom is part of this take. */
export function isTakenWith(take: Take, heap: HeapView, index: number): boolean {
  if (take.letter !== heap.letter) return false;
  return take.end === 'top' ? index >= heap.size - take.count : index < take.count;
}

/**
 * Takes of one heap that the overlay marks: together with the takes chosen in other heaps they are a winning move, or the beginning of one.
 */
export interface WinningTakes {
  readonly whole: readonly Take[];
  readonly begun: readonly Take[];
}

/** Which takes of a heap win, and which can go on to win, with those chosen in other heaps. */
export function winningTakes(
  wins: readonly (readonly Take[])[],
  selected: readonly Take[],
  letter: string,
  mostHeaps: number,
): WinningTakes {
  const others = mostHeaps === 1 ? [] : selected.filter((take) => take.letter !== letter);
  const fitting = wins.filter((win) => others.every((take) => win.some((each) => isSame(each, take))));
  const mine = (among: readonly (readonly Take[])[]): Take[] => {
    const takes = among.flatMap((win) => win.filter((take) => take.letter === letter));
    return [...new Map(takes.map((take) => [formatTakes([take]), take])).values()];
  };
  const isWhole = (win: readonly Take[]): boolean => win.length === others.length + 1;
  return { whole: mine(fitting.filter(isWhole)), begun: mine(fitting.filter((win) => !isWhole(win))) };
}

/** The mark of the object at `index` from the bottom, a tap on which means `take`. */
export function markOf({ whole, begun }: WinningTakes, heap: HeapView, index: number, take: Take): Mark | null {
  if (whole.some((each) => isSame(each, take))) return 'wins';
  if (begun.some((each) => isSame(each, take))) return 'begins';
  return [...whole, ...begun].some((each) => isTakenWith(each, heap, index)) ? 'goes' : null;
}

export function isSame(one: Take, other: Take): boolean {
  return one.letter === other.letter && one.end === other.end && one.count === other.count;
}
