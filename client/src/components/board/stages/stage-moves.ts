import { msg, str } from '@lit/localize';
import type { StagesView } from '@nimhall/shared/game/view';
import { leaving, stones } from '../heaps/labels.ts';
import { type MoveWords, takenInWords } from '../move-words.ts';

/** `a2:1`: from stack a, heap 2 of its top game, counted from 1, take 1. */
export interface StageMove {
  readonly letter: string;
  readonly heap: number;
  readonly count: number;
}

export function parseStageMove(text: string): StageMove | null {
  const match = /^\s*([a-z]+)\s*(\d+)\s*:\s*(\d+)\s*$/i.exec(text);
  if (!match) return null;
  const [, letter = '', heap, count] = match;
  return { letter: letter.toLowerCase(), heap: Number(heap), count: Number(count) };
}

export function formatStageMove({ letter, heap, count }: StageMove): string {
  return `${letter}${heap}:${count}`;
}

/** A heap of a top game. */
export interface OpenHeap {
  readonly letter: string;
  /** Counted from 1, as notation does. */
  readonly heap: number;
  readonly size: number;
}

/** Every heap that may be taken from: those of the top game of each stack. */
export function openHeaps({ stacks }: StagesView): OpenHeap[] {
  return stacks.flatMap(({ letter, stages }) => (stages.at(-1) ?? []).map((size, index) => ({ letter, heap: index + 1, size })));
}

/** `Stack A, heap 2 of the top game`. */
export function openHeapName({ letter, heap }: Pick<OpenHeap, 'letter' | 'heap'>): string {
  return msg(str`Stack ${letter.toUpperCase()}, heap ${heap} of the top game`);
}

/** `Take 2 stones from heap 1 on stack A, leaving 3`; null if there is no such heap, or it is too small. */
export function stageMoveInWords(view: StagesView, move: StageMove): MoveWords | null {
  const from = openHeaps(view).find(({ letter, heap }) => letter === move.letter && heap === move.heap);
  if (!from || move.count > from.size) return null;
  const [what, rest] = [stones(move.count), leaving(from.size - move.count)];
  return takenInWords(msg(str`${what} from heap ${move.heap} on stack ${move.letter.toUpperCase()}, ${rest}`));
}

/** `Stack A, from the top: 3 and 4; below 1 and 1`. */
export function stackLabel({ letter, stages }: StagesView['stacks'][number]): string {
  const name = letter.toUpperCase();
  if (stages.length === 0) return msg(str`Stack ${name}, cleared`);
  const games = stages.toReversed().map((heaps) => heaps.join(', '));
  return msg(str`Stack ${name}, from the top: ${games.join(msg('; below '))}`);
}
