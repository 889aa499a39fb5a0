import type { Question } from '@nimhall/shared/bot/think';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { Store } from '../state/store.ts';
import { questionKey } from '../think/analyses.ts';
import { think } from '../think/thinker.ts';

/** Positions that are looked at before it says that it does not know, and how many times more each time it is asked to think longer. */
const FIRST_STATES = 300_000;
const LONGER = 8;

/** How far the examination of a position is. */
export interface Examination {
  /** Null while it is not finished. */
  readonly analysis: Analysis | null;
  /** Positions that have been looked at; null once it is over. */
  readonly looked: number | null;
  /** True when somebody stopped it. */
  readonly stopped: boolean;
}

const BEGUN: Examination = { analysis: null, looked: 0, stopped: false };

/** Works out one position at a time in the worker, and remembers what it found. */
export class Examiner extends Store<Examination> {
  readonly #found = new Map<string, Analysis>();
  #question: Question | null = null;
  #states = FIRST_STATES;
  #stopping = new AbortController();

  constructor() {
    super(BEGUN);
  }

  /** Turns to a position, from the one before. */
  examine(question: Question): void {
    this.#stopping.abort();
    this.#question = question;
    this.#states = FIRST_STATES;
    const known = this.#found.get(questionKey(question));
    if (known) this.set({ analysis: known, looked: null, stopped: false });
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
    const stopping = new AbortController();
    this.#stopping = stopping;
    this.set(BEGUN);
    const analysis = await think(
      { kind: 'analyse', ...question },
      { states: this.#states, signal: stopping.signal, onProgress: (looked) => !stopping.signal.aborted && this.set({ ...BEGUN, looked }) },
    );
    if (stopping.signal.aborted || !analysis) return;
    this.#found.set(questionKey(question), analysis);
    this.set({ analysis, looked: null, stopped: false });
  }
}
