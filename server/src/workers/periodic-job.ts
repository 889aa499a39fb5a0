interface ChoreOptions {
  /** How often, in milliseconds. */
  readonly every: number;
  readonly work: () => Promise<void>;
  readonly onError: (error: unknown) => void;
  /** Whether to look once more when asked to while it is under way. */
  readonly again?: boolean;
}

/** Something that is looked after in the background: at the start, every so often, and whenever it is asked for; never twice at a time. */
export class PeriodicJob {
  readonly #options: ChoreOptions;
  #timer: NodeJS.Timeout | null = null;
  #underWay: Promise<void> | null = null;
  #again = false;
  #stopped = false;

  constructor(options: ChoreOptions) {
    this.#options = options;
  }

  /** Work that takes long ends early where it is so. */
  get isStopped(): boolean {
    return this.#stopped;
  }

  start(): void {
    this.#timer = setInterval(() => void this.runNow(), this.#options.every);
    void this.runNow();
  }

  /** Resolves when what is under way is done, whatever came of it. */
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

  /** Stops after the piece that is under way. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#stopped = true;
    await this.#underWay;
  }
}
