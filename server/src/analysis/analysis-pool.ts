import type { BotId } from '@nimhall/shared/bot/levels';
import { immediateResult, type Question, type Task, type TaskOf, type TaskResults } from '@nimhall/shared/bot/tasks';
import { paramsKey } from '@nimhall/shared/catalogue/registry';
import type { Params } from '@nimhall/shared/game/params';
import { say } from '@nimhall/shared/phrase';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import { isAmongBots, type Room } from '@nimhall/shared/room/room';
import { unknownAnalysis } from '@nimhall/shared/solver/analyse';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { RefusalError, unwrap } from '../refusal-error.ts';
import type { Requester } from '../workers/fair-queue.ts';
import { once } from '../workers/once.ts';
import { WorkerLost } from '../workers/worker-process.ts';
import { Workers } from '../workers/workers.ts';
import type { TimedTask } from './worker.ts';

/** A position to analyse: a game with its parameters and convention, already checked. */
export interface AnalysisRequest extends Question {
  readonly params: Params;
}

/**
 * Whose tasks come first. A bot's opponent waits for its move; a spectator (of an overlay, or of bots) and a caller of the API can wait;
 * nobody waits for a review. Equally urgent tasks take turns by address, so that one that asks for much holds up nobody else.
 */
const URGENCY = { move: 0, watched: 1, review: 2 } as const;
/** A bot whose opponent waits goes before what people watch. */
const NICENESS = [
  { usual: 5, ofMuch: 10 },
  { usual: 10, ofMuch: 19 },
] as const;

/** After how long a worker that does not stop by itself is killed, in milliseconds. */
const MAX_TASK_MS = 8_000;
/** How long a bot's move may take, including the wait for a process, in milliseconds; if that wait takes longer, so does the move. */
const BOT_MOVE_MS = 5_000;
/** The shortest time that a bot gets to search, in milliseconds, unless its clock has even less. */
const MIN_BOT_MOVE_MS = 100;
/** Tasks that may wait: for one identity, and in all. Beyond that a task is refused instead of queued. */
const QUEUE = { mostOfOne: 64, most: 1_024 } as const;
/**
 * Bytes that the cache may hold. An answer's size is estimated from the text of the position (kept twice), its moves and parts, and its
 * reasons.
 */
const MAX_CACHED = 32 * 2 ** 20;
const ANSWER_BYTES = 1_000;
const MOVE_BYTES = 50;
/** How long an unknown answer is cached, in milliseconds: later there may be more time for the search. */
const UNKNOWN_KEPT = 600_000;

/** Used in place of an address for work that nobody asked for. */
const NOBODY: Requester = { address: '' };

interface Deps {
  /** Who is charged for the bots of a room and for its overlay. */
  readonly requesterFor: (room: Room) => Requester;
  /** How long an analysis may take, in milliseconds. */
  readonly thinkingTime: number;
  readonly metrics: Pick<Metrics, 'lostWorker' | 'hastyMove'>;
  readonly log: Logger;
  /** After how long a worker that does not stop by itself is killed, in milliseconds. */
  readonly mostTime?: number;
}

/**
 * Analyses positions and chooses bots' moves. Only what needs no search is answered at once. Everything else runs in worker processes, bots
 * first and each address in turn, so that nobody's positions hold up the event loop or other people.
 */
export class AnalysisPool {
  readonly #workers: Workers<TimedTask, unknown>;
  readonly #known = new LRUCache<string, Analysis>({ maxSize: MAX_CACHED });
  readonly #underWay = new Map<string, Promise<Analysis>>();
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#workers = new Workers({
      file: new URL('./worker.ts', import.meta.url),
      // One for bots, two for an address that asks for much, and one for everybody else. Those that are not urgent use what urgent ones leave.
      most: 4,
      kept: 1,
      niceness: NICENESS,
      mostTime: deps.mostTime ?? MAX_TASK_MS,
      queue: QUEUE,
      full: say`Too many positions are being analyzed right now. Try again.`,
    });
  }

  /** The analysis of a position that somebody asks about. */
  analyse(subject: AnalysisRequest, requester: Requester): Promise<Analysis> {
    return this.#analyse(subject, requester, URGENCY.watched);
  }

  /** The same for a game that is over, done only when nobody else waits. */
  review(subject: AnalysisRequest): Promise<Analysis> {
    return this.#analyse(subject, NOBODY, URGENCY.review);
  }

  /** The same for the spectators of a room. */
  overlay(room: Room): Promise<Analysis> {
    return this.#analyse(room, this.#deps.requesterFor(room), URGENCY.watched);
  }

  /**
   * The move of a bot in a room, due within this many milliseconds: the best it finds in the time that is left after waiting for a process.
   * Refuses when too many tasks wait. If a position needs more memory than there is, the bot looks only one move ahead; if that fails too,
   * it plays a random move, because its opponent wants to go on.
   */
  async choose(room: Room, level: BotId, within = BOT_MOVE_MS): Promise<string> {
    const task = { kind: 'choose', level, ...pick(room) } as const;
    const patience = Math.min(within, BOT_MOVE_MS);
    const end = performance.now() + patience;
    const most = Math.min(this.#deps.thinkingTime, patience / 2);
    const timeLeft = (): number => Math.max(Math.min(MIN_BOT_MOVE_MS, most), Math.min(most, end - performance.now()));
    const turn = { requester: this.#deps.requesterFor(room), urgency: isAmongBots(room) ? URGENCY.watched : URGENCY.move };
    try {
      return await this.#runTask(task, timeLeft, turn).catch((error: unknown) => {
        if (!(error instanceof WorkerLost)) throw error;
        return this.#runTask({ ...task, level: 'greedy' }, timeLeft, turn);
      });
    } catch (error) {
      const hasty = error instanceof RefusalError ? null : immediateResult({ ...task, level: 'random' }, Math.random);
      if (!hasty?.ok) throw error;
      this.#deps.metrics.hastyMove();
      this.#deps.log.warn({ err: error, room: room.room }, 'a bot could not think');
      return hasty.value;
    }
  }

  close(): void {
    this.#workers.close();
  }

  async #analyse(subject: AnalysisRequest, requester: Requester, urgency: number): Promise<Analysis> {
    const key = `${subject.game} ${paramsKey(subject.params)} ${subject.misere} ${subject.position}`;
    const known = this.#known.get(key);
    if (known) return known;
    // The same question asked twice shares one answer, but only within one address, so that nobody waits for somebody else's turn.
    return await once(this.#underWay, `${urgency} ${requester.address} ${key}`, async () => {
      const settled = await this.#settle(subject, requester, urgency);
      this.#keep(key, settled);
      return settled;
    });
  }

  #keep(key: string, settled: Analysis): void {
    const size =
      ANSWER_BYTES +
      2 * key.length +
      MOVE_BYTES * (settled.winningMoves.length + settled.parts.length) +
      2 * JSON.stringify(settled.explanation).length;
    this.#known.set(key, settled, settled.outcome === 'unknown' ? { size, ttl: UNKNOWN_KEPT } : { size });
  }

  /** An analysis that exceeds its limits has the outcome unknown. */
  async #settle(subject: AnalysisRequest, requester: Requester, urgency: number): Promise<Analysis> {
    try {
      return await this.#runTask({ kind: 'analyse', ...pick(subject) }, () => this.#deps.thinkingTime, { requester, urgency });
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      return unknownAnalysis(subject.position);
    }
  }

  async #runTask<Kind extends Task['kind']>(
    task: TaskOf<Kind>,
    milliseconds: () => number,
    turn: { requester: Requester; urgency: number },
  ): Promise<TaskResults[Kind]> {
    const atOnce = immediateResult<Kind>(task, Math.random);
    if (atOnce) return unwrap(atOnce);
    try {
      return unwrap((await this.#workers.run(() => ({ task, milliseconds: milliseconds() }), turn)) as Result<TaskResults[Kind], Refusal>);
    } catch (error) {
      if (error instanceof WorkerLost) {
        this.#deps.metrics.lostWorker('thinking');
        this.#deps.log.warn({ err: error, game: task.game, position: task.position.slice(0, 200) }, 'a worker was lost');
      }
      throw error;
    }
  }
}

/** Only the fields that a worker needs, because rooms are passed in too. */
function pick({ game, params, misere, position }: AnalysisRequest): AnalysisRequest {
  return { game, params, misere, position };
}
