import type { Question } from '@nimhall/shared/bot/tasks';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { analysisOf } from '../analysis-worker/analyses.ts';
import { Store } from '../reactive/store.ts';

/** The analysis of the latest position by the page's worker; null until there is one. */
export class AnalysisStore extends Store<Analysis | null> {
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
