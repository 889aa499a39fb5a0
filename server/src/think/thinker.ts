import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { BotLevelId } from '@nimhall/shared/bot/levels';
import type { Params } from '@nimhall/shared/game/params';
import { paramsKey } from '@nimhall/shared/game/registry';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { Refused } from '../refused.ts';
import { type Task, type Thought, think } from './task.ts';

/** A position to think about: a game with its parameters and convention, checked before. */
export interface Subject {
  readonly game: string;
  readonly params: Params;
  readonly misere: boolean;
  readonly position: string;
}

const MOST_CACHED = 5_000;
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
  readonly #analyses = new LRUCache<string, Promise<Analysis>>({ max: MOST_CACHED });

  analyse(subject: Subject): Promise<Analysis> {
    const key = `${subject.game} ${paramsKey(subject.params)} ${subject.misere} ${subject.position}`;
    const known = this.#analyses.get(key);
    if (known) return known;
    const analysis = this.#think({ ...pick(subject), kind: 'analyse', level: null, seed: 0 });
    this.#analyses.set(key, analysis);
    analysis.catch(() => this.#analyses.delete(key));
    return analysis;
  }

  choose(subject: Subject, level: BotLevelId): Promise<string> {
    return this.#think({ ...pick(subject), kind: 'choose', level, seed: randomInt(2 ** 32) });
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  async #think<Kind extends Task['kind']>(task: Task<Kind>): Promise<Thought<Kind>> {
    const steps = think(task, () => false);
    const end = performance.now() + AT_ONCE;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    if (this.#pool.queueSize >= LONGEST_QUEUE) {
      throw new Refused({ code: 'unavailable', message: 'Too many positions are being analysed at the moment; try again.' });
    }
    return (await this.#pool.run(task)) as Thought<Kind>;
  }
}

/** Only what a worker needs: rooms are subjects too. */
function pick({ game, params, misere, position }: Subject): Subject {
  return { game, params, misere, position };
}
