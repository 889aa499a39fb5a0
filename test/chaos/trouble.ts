import { setTimeout as passes } from 'node:timers/promises';

/** A fault that lasts for a while. */
export interface Trouble {
  readonly name: string;
  /**
   * Who can do nothing during the fault and is therefore owed time by clocks: the clients of a dead node, or everybody
   * when the store is down.
   */
  readonly stops: 'nobody' | 'some' | 'everybody';
  breaks(): Promise<void>;
  mends(): Promise<void>;
}

/** A time, in milliseconds since 1970. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** A fault, from before it broke until after it was repaired. */
export interface Failure extends Span {
  readonly trouble: Trouble;
  /** When it was certainly broken. */
  readonly broken: Span;
}

/** All faults so far in a test. */
export class History {
  readonly failures: Failure[] = [];
  readonly #lost = Promise.withResolvers<never>();

  constructor() {
    // Maybe nothing is waiting just then.
    this.#lost.promise.catch(() => undefined);
  }

  /** Gives up, because a fault that cannot be repaired would leave everybody waiting. */
  readonly giveUp = (error: unknown): void => {
    this.#lost.reject(error);
  };

  /** The result of a promise; rejects when everything was given up before. */
  async unlessLost<T>(task: Promise<T>): Promise<T> {
    return await Promise.race([this.#lost.promise, task]);
  }

  /** Keeps a fault going for this long. */
  async happen(trouble: Trouble, milliseconds: number): Promise<void> {
    const from = Date.now();
    await trouble.breaks();
    const brokenFrom = Date.now();
    await passes(milliseconds);
    const brokenTo = Date.now();
    await trouble.mends();
    this.failures.push({ trouble, from, to: Date.now(), broken: { from: brokenFrom, to: brokenTo } });
  }

  /** One line for a person to read. */
  report(): string {
    const counts = new Map<string, number>();
    for (const { trouble } of this.failures) counts.set(trouble.name, (counts.get(trouble.name) ?? 0) + 1);
    return `What went wrong: ${[...counts].map(([name, count]) => `${name} (${count})`).join(', ')}`;
  }
}
