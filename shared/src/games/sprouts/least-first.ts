/** Numbers of which the least is taken first: a heap, since most lists of moves are left after the first few. */
export class LeastFirst {
  readonly #numbers: number[];

  /** @param numbers in any order; they are written over */
  constructor(numbers: number[]) {
    this.#numbers = numbers;
    for (let at = (numbers.length >> 1) - 1; at >= 0; at--) this.#sink(at);
  }

  /** Undefined where none is left. */
  get least(): number | undefined {
    return this.#numbers[0];
  }

  dropLeast(): void {
    const last = this.#numbers.pop();
    if (last === undefined || this.#numbers.length === 0) return;
    this.#numbers[0] = last;
    this.#sink(0);
  }

  /** Moves a number down until no number below it is less. */
  #sink(from: number): void {
    const numbers = this.#numbers;
    const number = numbers[from] as number;
    let at = from;
    for (let below = 2 * at + 1; below < numbers.length; below = 2 * at + 1) {
      if (below + 1 < numbers.length && (numbers[below + 1] as number) < (numbers[below] as number)) below++;
      const lesser = numbers[below] as number;
      if (lesser >= number) break;
      numbers[at] = lesser;
      at = below;
    }
    numbers[at] = number;
  }
}
