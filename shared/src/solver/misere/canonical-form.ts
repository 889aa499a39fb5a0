/** A position in its simplest form where the last move loses: positions of one form do the same beside every impartial game. */
export interface MisereForm {
  /** Forms are numbered as they are met, so that it tells them apart; 0 is that of a position without a move. */
  readonly id: number;
  /** In ascending order of their numbers. */
  readonly options: ReadonlySet<MisereForm>;
  /** The size of the heap of Nim that it is; null for others. */
  readonly heap: number | null;
  /** Whether the side to move wins. */
  readonly wins: boolean;
}

/** The position without a move: the side to move has won. */
const ZERO: MisereForm = { id: 0, options: new Set(), heap: 0, wins: true };

/**
 * Simplest forms of impartial games where the last move loses (Conway, *On Numbers and Games*, chapter 12; *Winning Ways*, chapter 13). A position is the same as a
 * simpler one T if it has all options of T, and from each of its other options there is a move to T; where T has no move, the side to move must also win.
 * Then a move to such an option is answered by the move to T, and nothing is gained by it.
 */
export class MisereForms {
  readonly #forms = new Map<string, MisereForm>([['', ZERO]]);

  /** The form of a position with these options. */
  of(options: readonly MisereForm[]): MisereForm {
    const distinct = [...new Set(options)].sort((one, other) => one.id - other.id);
    const key = distinct.map(({ id }) => id).join();
    const known = this.#forms.get(key);
    if (known) return known;
    const set = new Set(distinct);
    const wins = distinct.some((option) => !option.wins);
    for (const option of distinct) for (const simpler of option.options) if (isSame(set, wins, simpler)) return simpler;
    // Smaller heaps were met before larger ones.
    const heap = distinct.every((option, size) => option.heap === size) ? distinct.length : null;
    const form: MisereForm = { id: this.#forms.size, options: set, heap, wins };
    this.#forms.set(key, form);
    return form;
  }
}

/** Whether a position with these options is the same as a form. */
function isSame(options: ReadonlySet<MisereForm>, wins: boolean, form: MisereForm): boolean {
  if (form === ZERO && !wins) return false;
  for (const option of form.options) if (!options.has(option)) return false;
  for (const option of options) if (!form.options.has(option) && !option.options.has(form)) return false;
  return true;
}

/** `{2, {2, 3}}`: a form by its options, heaps of Nim by their sizes; null where that is longer than `most` characters. */
export function formText(form: MisereForm, most: number): string | null {
  if (form.heap !== null) return String(form.heap);
  const texts: string[] = [];
  let length = 2;
  for (const option of form.options) {
    const text = formText(option, most - length);
    if (text === null) return null;
    texts.push(text);
    length += text.length + 2;
  }
  const text = `{${texts.join(', ')}}`;
  return text.length <= most ? text : null;
}
