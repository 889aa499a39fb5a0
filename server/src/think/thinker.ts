import { availableParallelism } from 'node:os';
import type { BotLevelId } from '@nimhall/shared/bot/levels';
import { type Question, type Task, type TaskOf, type Thoughts, think } from '@nimhall/shared/bot/think';
import type { Params } from '@nimhall/shared/game/params';
import { paramsKey } from '@nimhall/shared/game/registry';
import type { Refusal } from '@nimhall/shared/protocol/errors';
import type { Result } from '@nimhall/shared/result';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { need, Refused } from '../refused.ts';
import { meansFromNow } from './budget.ts';

/** A position to think about: a game with its parameters and convention, checked before. */
export interface Subject extends Question {
  readonly params: Params;
}

/** What the cache holds, in winning moves: answers differ in size a thousandfold. An answer counts for some moves of its own. */
const MOST_CACHED = 500_000;
const ANSWER_ITSELF = 20;
/** How long the event loop itself thinks about a position, in milliseconds: most answers take less, and need no thread. */
const AT_ONCE = 2;
/** Tasks that may wait for a thread; beyond it thinking is refused rather than piled up. */
const LONGEST_QUEUE = 256;

/**
 * Analyses positions and chooses bots' moves. Closed forms and small tables answer at once; what is still going after a
 * moment is given to a worker thread, so that the event loop is never held up for long.
 */
export class Thinker {
  readonly #pool = new Piscina<Task, unknown>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    maxQueue: LONGEST_QUEUE,
    idleTimeout: 60_000,
  });
  readonly #analyses = new LRUCache<string, Promise<Analysis>>({ maxSize: MOST_CACHED });

  analyse(subject: Subject): Promise<Analysis> {
    const key = `${subject.game} ${paramsKey(subject.params)} ${subject.misere} ${subject.position}`;
    const known = this.#analyses.get(key);
    if (known) return known;
    const analysis = this.#think({ kind: 'analyse', ...pick(subject) });
    this.#analyses.set(key, analysis, { size: ANSWER_ITSELF });
    analysis.then(
      ({ winningMoves }) => this.#analyses.set(key, analysis, { size: ANSWER_ITSELF + winningMoves.length }),
      () => this.#analyses.delete(key),
    );
    return analysis;
  }

  choose(subject: Subject, level: BotLevelId): Promise<string> {
    return this.#think({ kind: 'choose', level, ...pick(subject) });
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  async #think<Kind extends Task['kind']>(task: TaskOf<Kind>): Promise<Thoughts[Kind]> {
    const steps = think<Kind>(task, meansFromNow());
    const end = performance.now() + AT_ONCE;
    do {
      const step = steps.next();
      if (step.done) return need(step.value);
    } while (performance.now() < end);
    if (this.#pool.queueSize >= LONGEST_QUEUE) {
      throw new Refused({ code: 'unavailable', message: 'Too many positions are being analysed at the moment; try again.' });
    }
    return need((await this.#pool.run(task)) as Result<Thoughts[Kind], Refusal>);
  }
}

/** Only what a worker needs: rooms are subjects too. */
function pick({ game, params, misere, position }: Subject): Subject {
  return { game, params, misere, position };
}
