interface Options<Answer> {
  /** For how long an answer is given again, in milliseconds. */
  readonly maxAge: number;
  readonly now: () => number;
  readonly read: () => Promise<Answer>;
}

/** Reads once for all who ask at about the same time; a reading that fails is not kept. */
export class RecentAnswer<Answer> {
  readonly #options: Options<Answer>;
  #last: { readonly at: number; readonly answer: Promise<Answer> } | null = null;

  constructor(options: Options<Answer>) {
    this.#options = options;
  }

  get(): Promise<Answer> {
    const { maxAge, now, read } = this.#options;
    const at = now();
    if (this.#last && at - this.#last.at < maxAge) return this.#last.answer;
    const last = { at, answer: read() };
    this.#last = last;
    last.answer.catch(() => {
      if (this.#last === last) this.forget();
    });
    return last.answer;
  }

  /** Makes the next call read again. */
  forget(): void {
    this.#last = null;
  }
}
