import type { Question } from '@nimhall/shared/bot/think';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { analysisOf } from '../analysis-worker/analyses.ts';
import { Store } from '../reactive/store.ts';

/** What the worker of this page makes of the position that was last asked about; null until it has an answer. */
export class InsightStore extends Store<Analysis | null> {
  #position = '';

  constructor() {
    super(null);
  }

  /** Asks about a position, of one game all the time. */
  async ask(question: Question): Promise<void> {
    if (question.position === this.#position) return;
    this.#position = question.position;
    const analysis = await analysisOf(question);
    if (question.position === this.#position) this.set(analysis);
  }
}
