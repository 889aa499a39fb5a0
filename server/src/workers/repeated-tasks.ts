/** A run, and whether it was asked for once more meanwhile. */
interface Run {
  task: Promise<void>;
  again: boolean;
}

/** Runs a task by key: never twice at a time, and once more if asked while it runs. */
export class RepeatedTasks {
  readonly #task: (key: string, isAskedAgain: () => boolean) => Promise<void>;
  readonly #running = new Map<string, Run>();

  constructor(task: (key: string, isAskedAgain: () => boolean) => Promise<void>) {
    this.#task = task;
  }

  /** Resolves when the task has been done after this. */
  run(key: string): Promise<void> {
    const running = this.#running.get(key);
    if (running) {
      running.again = true;
      return running.task;
    }
    const run: Run = { task: Promise.resolve(), again: false };
    this.#running.set(key, run);
    run.task = this.#repeat(key, run).finally(() => this.#running.delete(key));
    return run.task;
  }

  /** Resolves when nothing runs, whatever came of it. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#running.values()].map(({ task }) => task));
  }

  async #repeat(key: string, run: Run): Promise<void> {
    do {
      run.again = false;
      await this.#task(key, () => run.again);
    } while (run.again);
  }
}
