import type { Question } from '@nimhall/shared/bot/think';
import { LruMap } from '@nimhall/shared/lru-map';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { questionKey } from '../../analysis-worker/analyses.ts';
import { think } from '../../analysis-worker/thinker.ts';
import { Store } from '../../reactive/store.ts';

/** Positions that are looked at before it says that it does not know, and how many times more each time it is asked to think longer. */
const FIRST_STATES = 300_000;
const LONGER = 8;

/** How long what was found is kept back until it is known whether it is for us, in milliseconds: the server may be out of reach. */
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

/** Works out one position at a time in the worker, and remembers what it found. */
export class AnalysisController extends Store<PositionReport> {
  readonly #found = new LruMap<string, Analysis>(MAX_FOUND);
  #question: Question | null = null;
  /** What is examined next, without a word. */
  #next: Question | null = null;
  #states = FIRST_STATES;
  #stopping = new AbortController();

  readonly #isPlaying: (question: Question) => Promise<boolean>;

  /** `isPlaying` tells whether we play a position just now: then it is for us to work out. */
  constructor(isPlaying: (question: Question) => Promise<boolean>) {
    super(BEGUN);
    this.#isPlaying = isPlaying;
  }

  /** Turns to a position; then, quietly, to the one it came from, which tells what the move between them was worth. */
  examine(question: Question, from: Question | null): void {
    this.#stopping.abort();
    this.#question = question;
    this.#next = from;
    this.#states = FIRST_STATES;
    const known = this.found(question);
    if (known) this.#tell(known);
    else void this.#work(question);
  }

  /** What was found of a position, if it was examined. */
  found(question: Question): Analysis | null {
    return this.#found.get(questionKey(question)) ?? null;
  }

  stop(): void {
    this.#stopping.abort();
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
    if (this.#next && !this.found(this.#next)) void this.#lookBack(this.#next);
  }

  async #lookBack(question: Question): Promise<void> {
    const stopping = new AbortController();
    this.#stopping = stopping;
    if (await this.#find(question, stopping)) this.set({ ...this.value });
  }

  /** Asks while it thinks. Null when it was stopped, when it is not for us, and when the texts make no position. */
  async #find(question: Question, stopping: AbortController, onProgress?: (looked: number) => void): Promise<Analysis | null> {
    const { signal } = stopping;
    const answered = this.#isPlaying(question).then((playing) => playing && this.#leave(question, stopping));
    const [analysis] = await Promise.all([
      think({ kind: 'analyse', ...question }, { states: this.#states, signal, ...(onProgress && { onProgress }) }),
      Promise.race([answered, new Promise((resolve) => setTimeout(resolve, PATIENCE))]),
    ]);
    if (signal.aborted || !analysis) return null;
    this.#found.keep(questionKey(question), analysis);
    return analysis;
  }

  /** Leaves to us what we play, also where that is heard late. */
  #leave(question: Question, stopping: AbortController): void {
    if (stopping.signal.aborted) return;
    stopping.abort();
    const key = questionKey(question);
    this.#found.forget(key);
    const isShown = this.#question !== null && questionKey(this.#question) === key;
    this.set(isShown ? { ...BEGUN, looked: null, playing: true } : { ...this.value });
  }
}
