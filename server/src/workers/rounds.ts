import { FairQueue } from './fair-queue.ts';

/** How much of one address begins in a round: some milliseconds of work. */
const IN_ONE_ROUND = 8;

/**
 * Begins what people ask for in rounds of the event loop. What an address asks for at once, beyond a little, waits for the next rounds, and between them what
 * others ask for is heard. What comes from one address begins in the order in which it came.
 */
export class Rounds {
  readonly #waiting = new FairQueue<() => void>();
  /** How much of each address has begun in this round. */
  readonly #begun = new Map<string, number>();
  #next: NodeJS.Immediate | null = null;

  begin(address: string, task: () => void): void {
    this.#next ??= setImmediate(() => this.#nextRound());
    if (this.#waiting.sizeOf(address) === 0 && this.#mayBegin(address)) this.#do(address, task);
    else this.#waiting.push(() => this.#do(address, task), { address });
  }

  #mayBegin(address: string): boolean {
    return (this.#begun.get(address) ?? 0) < IN_ONE_ROUND;
  }

  #do(address: string, task: () => void): void {
    this.#begun.set(address, (this.#begun.get(address) ?? 0) + 1);
    task();
  }

  #nextRound(): void {
    this.#begun.clear();
    // Before the tasks, one of which may throw.
    this.#next = this.#waiting.size > 0 ? setImmediate(() => this.#nextRound()) : null;
    const mayBegin = (address: string): boolean => this.#mayBegin(address);
    for (let task = this.#waiting.take(mayBegin); task; task = this.#waiting.take(mayBegin)) task();
  }
}
