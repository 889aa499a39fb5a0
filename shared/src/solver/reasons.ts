import type { Spent } from '../game/budget.ts';
import { type Claim, type Explanation, MAX_DRAWN, MAX_LISTED, type Sentence, type Table, tell } from '../game/explanation.ts';
import { letterOf } from '../game/letters.ts';
import { count, type Filling, list, type Phrase, say } from '../phrase.ts';

/** What sums come to: see tame-sum.ts. */
export interface Sum {
  readonly nimSum: number;
  readonly misere: boolean;
  /** True when the misère verdict is the reverse of the normal one. */
  readonly turned: boolean;
}

/** How a game says that every part is fickle, and that one is not: `no heap is larger than 1`, `a heap is larger than 1`. */
export interface FickleWords {
  readonly all: Phrase;
  readonly notAll: Phrase;
}

/** Where there is no shorter way to say it. */
export function fickleWords(): FickleWords {
  return { all: say`only fickle parts are left`, notAll: say`a firm part is left` };
}

/** What the nim-sum of the heaps says, or of this many values. Under misère play, also what the last move changes. */
export function explainSum({ nimSum, misere, turned }: Sum, of: 'heaps' | number, { all, notAll }: FickleWords): Sentence[] {
  const nimber: Claim = { kind: 'nimber', is: nimSum };
  const normal: Claim = { kind: 'outcome', misere: false, is: nimSum === 0 ? 'P' : 'N' };
  if (turned) {
    const reversed: Claim = { kind: 'outcome', misere: true, is: nimSum === 0 ? 'N' : 'P' };
    return [
      tell(
        nimSum === 0
          ? say`Here the last move loses, and ${all}. That changes who wins. With a nim-sum of 0, the side to move wins.`
          : say`Here the last move loses, and ${all}. That changes who wins. With a nim-sum of ${nimSum}, the side to move loses.`,
        nimber,
        normal,
        reversed,
      ),
    ];
  }
  const says = misere ? evenedUntil(all, nimSum, of) : evened(nimSum, of);
  if (!misere) return [tell(says, nimber, normal, { kind: 'lost', when: { kind: 'nimber', is: 0 }, misere })];
  return [
    tell(says, nimber, { kind: 'lost', when: { kind: 'nimber', is: 0, fickle: 1 }, misere }),
    tell(say`That the last move loses changes nothing while ${notAll}.`, normal, { ...normal, misere }),
  ];
}

/** How a winning move evens a sum. A value on its own needs no sum. */
function evened(nimSum: number, of: 'heaps' | number): Phrase {
  if (of === 1)
    return nimSum === 0 ? say`After any move, the other side can make the value 0 again.` : say`That isn’t 0. A winning move makes it 0.`;
  const what = summed(of);
  return nimSum === 0
    ? say`The nim-sum of ${what} is 0. After any move, the other side can make it 0 again.`
    : say`The nim-sum of ${what} is ${nimSum}, not 0. A winning move makes it 0.`;
}

/** The same where the last move loses, until something is so of all parts. */
function evenedUntil(all: Phrase, nimSum: number, of: 'heaps' | number): Phrase {
  if (of === 1)
    return nimSum === 0
      ? say`After any move, the other side can make the value 0 again, or 1 once ${all}.`
      : say`That isn’t 0. A winning move makes it 0, or 1 once ${all}.`;
  const what = summed(of);
  return nimSum === 0
    ? say`The nim-sum of ${what} is 0. After any move, the other side can make it 0 again, or 1 once ${all}.`
    : say`The nim-sum of ${what} is ${nimSum}, not 0. A winning move makes it 0, or 1 once ${all}.`;
}

function summed(of: 'heaps' | number): Phrase {
  return of === 'heaps' ? say`the heaps` : say`these values`;
}

/** Which parts are fickle and what that means: nothing in normal play. */
export function explainFickle(fickle: readonly boolean[], misere: boolean): Sentence[] {
  if (!misere) return [];
  const parts = [...fickle.keys()].filter((part) => fickle[part]);
  const claim: Claim = { kind: 'fickle', parts };
  if (parts.length === 0) return [tell(say`Every part is firm. It is worth the same when the last move loses.`, claim)];
  const names = listed(parts.map(partName));
  return [
    tell(
      count(
        parts.length,
        'One part is fickle: {1}. When the last move loses, it is worth 1 instead of 0, or 0 instead of 1.',
        '{0} parts are fickle: {1}. When the last move loses, they are worth 1 instead of 0, or 0 instead of 1.',
        names,
      ),
      claim,
    ),
  ];
}

/** What each part of a sum is worth. */
export function explainValues(values: readonly number[]): Sentence {
  return tell(count(values.length, 'The position is worth {1}.', 'The parts are worth {1}.', listed(values)), {
    kind: 'nimbers',
    are: values.slice(0, MAX_LISTED),
  });
}

/** What people call parts that have a size: `Each heap`, and above a list of them `What each heap is worth` and `Heap`. */
export interface SizedWords {
  readonly each: Phrase;
  readonly title: Phrase;
  readonly one: Phrase;
}

export const HEAPS: SizedWords = { each: say`Each heap`, title: say`What each heap is worth`, one: say`Heap` };

/** What each part counts, as a list to look at. */
export function countsDrawn(sizes: readonly number[], values: readonly number[], { title, one }: SizedWords): Table {
  return {
    kind: 'table',
    title,
    head: [one, say`Size`, say`Value`],
    rows: sizes
      .slice(0, MAX_DRAWN)
      .map((size, part) => ({ name: partName(part), cells: [size, { value: values[part] ?? 0, look: 'key' }] })),
  };
}

/** The first of them in one breath. */
export function listed(items: readonly Filling[]): Phrase {
  return items.length > MAX_LISTED ? say`${list('and', items.slice(0, MAX_LISTED))}, and so on` : list('and', items);
}

/** What people call a part: `A`. */
export function partName(part: number): string {
  return letterOf(part).toUpperCase();
}

/** Of a search. `all` is false where a win was found before the budget ended, and some moves were not looked at. */
export function explainSearch(states: number, all: boolean, usedTheory: boolean): Explanation {
  const says = !all
    ? count(
        states,
        'Lines of play were followed until a win was found: 1 position.',
        'Lines of play were followed until a win was found: {0} positions.',
      )
    : usedTheory
      ? count(
          states,
          'Every line of play was followed until it came to what is known: 1 position.',
          'Every line of play was followed until it came to what is known: {0} positions.',
        )
      : count(
          states,
          'Every line of play was followed to its end: 1 position.',
          'Every line of play was followed to its end: {0} positions.',
        );
  return { sentences: [tell(says), tell(say`No short rule is known for this.`)], drawings: [] };
}

const UNSETTLED: Readonly<Record<Spent, Phrase>> = {
  time: say`No answer was found in the time allowed. With more, there may be one.`,
  memory: say`No answer fitted into the memory allowed. With more, there may be one.`,
  positions: say`No answer was found in as many positions as are allowed. With more, there may be one.`,
};

/** Of a search that came to no answer, by what ran out. */
export function unsettled(states: number, spent: Spent): Explanation {
  return {
    sentences: [tell(UNSETTLED[spent]), tell(count(states, '1 position was looked at.', '{0} positions were looked at.'))],
    drawings: [],
  };
}
