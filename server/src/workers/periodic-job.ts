interface ChoreOptions {
  /** How often, in milliseconds. */
  readonly every: number;
  readonly work: () => Promise<void>;
  readonly onError: (error: unknown) => void;
  /** Whether to run once more when asked while it is running. */
  readonly again?: boolean;
}

/** A background job: runs at the start, at intervals, and on request; never twice at a time. */
export class PeriodicJob {
  readonly #options: ChoreOptions;
  #timer: NodeJS.Timeout | null = null;
  #underWay: Promise<void> | null = null;
  #again = false;
  #stopped = false;

  constructor(options: ChoreOptions) {
    this.#options = options;
  }

  /** Long jobs check this to end early. */
  get isStopped(): boolean {
    return this.#stopped;
  }

  start(): void {
    this.#timer = setInterval(() => void this.runNow(), this.#options.every);
    void this.runNow();
  }

  /** Resolves when the current run is over, whatever its result. */
  runNow(): Promise<void> {
    const { work, onError, again = false } = this.#options;
    this.#again = again && this.#underWay !== null;
    this.#underWay ??= work()
      .catch(onError)
      .finally(() => {
        this.#underWay = null;
        if (this.#again && !this.#stopped) void this.runNow();
      });
    return this.#underWay;
  }

  /** Stops after the current step. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#stopped = true;
    await this.#underWay;
  }
}
