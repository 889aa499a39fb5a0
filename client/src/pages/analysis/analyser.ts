import type { Question } from '@nimhall/shared/bot/tasks';
import { LruMap } from '@nimhall/shared/lru-map';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { questionKey } from '../../analysis-worker/analyses.ts';
import { runInWorker } from '../../analysis-worker/worker-client.ts';
import { Store } from '../../reactive/store.ts';

/** Positions that are looked at before it says that it does not know, and how many times more each time it is asked to think longer. */
const FIRST_STATES = 300_000;
const LONGER = 8;

/** How long a result is held back until the server says whether we may see it, in milliseconds: the server may be unreachable. */
const PATIENCE = 1_500;

/** How far the examination of a position is. */
export interface PositionReport {
  /** Null while it is not finished. */
  readonly analysis: Analysis | null;
  /** Positions that have been looked at; null once it is over. */
  readonly looked: number | null;
  /** True when somebody stopped it. */
  readonly stopped: boolean;
  /** True where it is not for us: we are playing this position. */
  readonly playing: boolean;
}

/** How many positions are remembered: more than anybody goes back through. */
const MAX_FOUND = 2_000;
const BEGUN: PositionReport = { analysis: null, looked: 0, stopped: false, playing: false };

/** Analyses one position at a time in the worker, and caches the results. */
export class AnalysisController extends Store<PositionReport> {
  readonly #found = new LruMap<string, Analysis>(MAX_FOUND);
  #question: Question | null = null;
  /** What is analysed next, silently: the positions before the last moves, the latest first. */
  #earlier: readonly Question[] = [];
  #states = FIRST_STATES;
  #stopping = new AbortController();

  readonly #isPlaying: (question: Question) => Promise<boolean>;

  /** `isPlaying` says whether we are playing a position now: then it is not analysed. */
  constructor(isPlaying: (question: Question) => Promise<boolean>) {
    super(BEGUN);
    this.#isPlaying = isPlaying;
  }

  /**
   * Analyses a position, and then silently the one before it, which shows the quality of the move between them, and those further back that
   * were left before they were analysed. `before` has the latest first.
   */
  examine(question: Question, before: readonly Question[]): void {
    this.#stopping.abort();
    const left = new Set([this.#question, ...this.#earlier].map((each) => each && questionKey(each)));
    this.#earlier = before.filter((each, back) => !this.found(each) && (back === 0 || left.has(questionKey(each))));
    this.#question = question;
    this.#states = FIRST_STATES;
    const known = this.found(question);
    if (known) this.#tell(known);
    else void this.#work(question);
  }

  /** The cached analysis of a position. */
  found(question: Question): Analysis | null {
    return this.#found.get(questionKey(question)) ?? null;
  }

  stop(): void {
    this.#stopping.abort();
    // Earlier positions wait as well.
    this.#stopping = new AbortController();
    if (this.value.looked !== null) this.set({ ...this.value, looked: null, stopped: true });
  }

  /** Once more, and further than the last time. */
  thinkLonger(): void {
    this.#states *= LONGER;
    if (this.#question) void this.#work(this.#question);
  }

  async #work(question: Question): Promise<void> {
    this.#stopping.abort();
    const stopping = new AbortController();
    this.#stopping = stopping;
    this.set(BEGUN);
    const onProgress = (looked: number) => !stopping.signal.aborted && this.set({ ...BEGUN, looked });
    const found = await this.#find(question, stopping, onProgress);
    if (found) this.#tell(found);
  }

  #tell(analysis: Analysis): void {
    this.set({ ...BEGUN, analysis, looked: null });
    void this.#lookBack();
  }

  async #lookBack(): Promise<void> {
    for (let [next] = this.#earlier; next; [next] = this.#earlier) {
      const stopping = new AbortController();
      this.#stopping = stopping;
      const isNew = !this.found(next) && (await this.#find(next, stopping));
      // Something else is analysed now.
      if (this.#stopping !== stopping) return;
      this.#earlier = this.#earlier.slice(1);
      if (isNew) this.set({ ...this.value });
    }
  }

  /** Asks while it thinks. Null when it was stopped, when it is not for us, and when the texts make no position. */
  async #find(question: Question, stopping: AbortController, onProgress?: (looked: number) => void): Promise<Analysis | null> {
    const { signal } = stopping;
    const answered = this.#isPlaying(question).then((playing) => playing && this.#leave(question, stopping));
    const [analysis] = await Promise.all([
      runInWorker({ kind: 'analyse', ...question }, { states: this.#states, signal, ...(onProgress && { onProgress }) }),
      Promise.race([answered, new Promise((resolve) => setTimeout(resolve, PATIENCE))]),
    ]);
    if (signal.aborted || !analysis) return null;
    this.#found.keep(questionKey(question), analysis);
    return analysis;
  }

  /** Hides a position that we are playing, also if that is known late. */
  #leave(question: Question, stopping: AbortController): void {
    if (stopping.signal.aborted) return;
    stopping.abort();
    const key = questionKey(question);
    this.#found.forget(key);
    const isShown = this.#question !== null && questionKey(this.#question) === key;
    this.set(isShown ? { ...BEGUN, looked: null, playing: true } : { ...this.value });
  }
}
