import type { Computation } from '../../game/theory.ts';
import { product, type Quotient } from './quotient.ts';
import { TooMuch, type Work } from './work.ts';

/** A sum of rows, by a number: sums of one form are won and lost alike beside every sum of rows, also of rows beyond the range. */
export type Form = number;

/** That of nothing. */
export const NOTHING: Form = 0;

/** Instead of an element: some row is beyond the range of the quotient. */
const BEYOND = -1;

/** Most options of a form, so that one step does not take long. */
const MAX_OPTIONS = 400;

/** Most moves in a row that there may be in a sum: calls are as deep. */
const MAX_PLIES = 1_000;

/** Bytes of a form, of each option of it, and of a sum that is remembered. */
const FORM_BYTES = 300;
const OPTION_BYTES = 16;
const SUM_BYTES = 60;
/** Keys of two forms. */
const MAX_FORMS = 2 ** 24;

/**
 * Sums of rows in their simplest forms, where the last move loses. That two sums within the range of a quotient are of one
 * kind says nothing of what they do beside longer rows. This does:
 *
 * *G and T do the same beside every sum R, if both are within the range and of one kind, or both beyond it; every option of T is also
 * one of G; and each other option of G has T as an option, so that a move to it can be taken back.* By induction on R: if G + R is within
 * the range, so is T + R, and they are of one kind. Else both have a row beyond it and are not over. If a move wins from T + R, it is one
 * in R, which wins from G + R by induction, or one to an option of T, which is one of G. If T + R is lost, so is G + R: a move in R leaves
 * what is won, by induction; one to an option of T too; and from another option of G the move back to T leaves T + R, which is lost.
 *
 * So G is taken for T, and options for their forms: if G is taken for T, so is G + H for T + H. This is Conway's simplest form of misère
 * games (On Numbers and Games, 1976, chapter 12), where T may stand for G if both are alike in being over or not; to ask instead
 * that a quotient does not tell them apart lets many more fall together. A row without a move counts as nothing, also beyond the range.
 */
export class Forms {
  readonly #quotient: Quotient;
  /** Of each form its element, or `BEYOND`; and its options, ascending: all smaller than itself. */
  readonly #elements: number[] = [];
  readonly #options: (readonly Form[])[] = [];
  /** Of each the most moves that there can be until it is over. */
  readonly #plays: number[] = [];
  readonly #byContent = new Map<string, Form>();
  readonly #sums = new Map<number, Form>();
  bytes = 0;

  /** The quotient must be proven for all rows that are given an element of it. */
  constructor(quotient: Quotient) {
    this.#quotient = quotient;
    this.#kept(0, []);
  }

  /** What it comes to in the quotient; null where it has a row beyond the range. */
  elementOf(form: Form): number | null {
    const element = this.#elements[form] as number;
    return element === BEYOND ? null : element;
  }

  optionsOf(form: Form): readonly Form[] {
    return this.#options[form] as readonly Form[];
  }

  /** The form of a row by its element, null beyond the range, and by the forms of its options. */
  row(element: number | null, options: ReadonlySet<Form>, work: Work): Form {
    return options.size === 0 ? NOTHING : this.#simplest(element ?? BEYOND, options, work);
  }

  /** The form of a sum. Throws `TooMuch` beyond what may be done. */
  *sum(one: Form, other: Form, work: Work): Computation<Form> {
    return this.known(one, other) ?? (yield* this.#added(one, other, work));
  }

  /** The form of a sum, if it has been worked out. */
  known(one: Form, other: Form): Form | undefined {
    if (one === NOTHING) return other;
    if (other === NOTHING) return one;
    return this.#sums.get(sumKey(one, other));
  }

  *#added(one: Form, other: Form, work: Work): Computation<Form> {
    if ((this.#plays[one] as number) + (this.#plays[other] as number) > MAX_PLIES) throw new TooMuch();
    const options = new Set<Form>();
    for (const option of this.optionsOf(one)) options.add(this.known(option, other) ?? (yield* this.#added(option, other, work)));
    for (const option of this.optionsOf(other)) options.add(this.known(one, option) ?? (yield* this.#added(one, option, work)));
    const elements = [this.#elements[one] as number, this.#elements[other] as number] as const;
    const form = this.#simplest(elements.includes(BEYOND) ? BEYOND : product(this.#quotient, ...elements), options, work);
    this.#sums.set(sumKey(one, other), form);
    this.bytes += SUM_BYTES;
    if (work.isDue(options.size)) yield work.progress();
    return form;
  }

  /** The simplest form of a position with this element and these options: a smaller form, or itself. */
  #simplest(element: number, options: ReadonlySet<Form>, work: Work): Form {
    if (options.size > MAX_OPTIONS) throw new TooMuch();
    const sorted = [...options].sort((a, b) => a - b);
    work.isDue(8 * sorted.length);
    const content = `${element} ${sorted.join()}`;
    const same = this.#byContent.get(content);
    if (same !== undefined) return same;
    // Whatever may stand for it is an option of the largest option: that is none of its own, or what has it as an option were larger still.
    for (const smaller of this.optionsOf(sorted.at(-1) as Form)) {
      if (this.#elements[smaller] === element && this.#isLike(smaller, options, work)) return smaller;
    }
    return this.#kept(element, sorted, content);
  }

  /** Whether all options of a form are among these, and all others of these have the form as an option. */
  #isLike(form: Form, options: ReadonlySet<Form>, work: Work): boolean {
    const own = this.optionsOf(form);
    work.isDue(own.length);
    if (!own.every((option) => options.has(option))) return false;
    for (const option of options) {
      work.isDue(own.length);
      if (!own.includes(option) && !this.optionsOf(option).includes(form)) return false;
    }
    return true;
  }

  #kept(element: number, options: readonly Form[], content = `${element} `): Form {
    const form = this.#options.push(options) - 1;
    if (form >= MAX_FORMS) throw new TooMuch();
    this.#elements.push(element);
    this.#plays.push(options.reduce((most, option) => Math.max(most, 1 + (this.#plays[option] as number)), 0));
    this.#byContent.set(content, form);
    this.bytes += FORM_BYTES + OPTION_BYTES * options.length;
    return form;
  }
}

function sumKey(one: Form, other: Form): number {
  return Math.max(one, other) * MAX_FORMS + Math.min(one, other);
}
