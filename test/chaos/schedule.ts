import type { Fault } from './plan.ts';
import type { History } from './trouble.ts';

/** Makes faults happen one after the other, each after its number of acknowledged commands. */
export class Schedule {
  readonly #due: Fault[];
  readonly #happen: (fault: Fault) => Promise<void>;
  readonly #history: History;
  #acks = 0;
  #underWay = Promise.resolve();

  /** `happen` does more about a fault than to make it happen. */
  constructor(
    faults: readonly Fault[],
    history: History,
    happen: (fault: Fault) => Promise<void> = ({ trouble, milliseconds }) => history.happen(trouble, milliseconds),
  ) {
    this.#due = [...faults];
    this.#history = history;
    this.#happen = happen;
  }

  /** Counts an acknowledged command. */
  readonly ack = (): void => {
    this.#acks++;
    for (let fault = this.#due[0]; fault && this.#acks >= fault.afterAcks; fault = this.#due[0]) {
      this.#due.shift();
      const next = fault;
      this.#underWay = this.#underWay.then(() => this.#happen(next)).catch(this.#history.giveUp);
    }
  };

  /** Resolves when the fault that was due has happened and is repaired. */
  readonly settled = (): Promise<void> => this.#underWay;

  /** Faults that are not due yet. */
  get left(): number {
    return this.#due.length;
  }
}
