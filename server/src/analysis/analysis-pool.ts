import { availableParallelism } from 'node:os';
import type { BotId } from '@nimhall/shared/bot/levels';
import { immediateResult, type Question, type Task, type TaskOf, type TaskResults } from '@nimhall/shared/bot/think';
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
import { need, Refused } from '../refused.ts';
import type { Asker } from '../workers/fair-queue.ts';
import { WorkerLost } from '../workers/worker-process.ts';
import { Workers } from '../workers/workers.ts';
import type { Thought } from './worker.ts';

/** A position to think about: a game with its parameters and convention, checked before. */
export interface AnalysisRequest extends Question {
  readonly params: Params;
}

/**
 * Whose tasks come first. A bot's opponent waits for it; a spectator only watches, of an overlay or of bots, and whoever asks by the API
 * has time; nobody waits for a review. What is equally urgent is done in turn: else whoever has much of one kind stops another.
 */
const URGENCY = { move: 0, watched: 1, review: 2 } as const;

/** What a task may think for, and after how long its worker is ended where nothing else is said, in milliseconds. */
const THINKS_FOR = 3_000;
const MAX_TASK_MS = 8_000;
/** How long a bot's move may take, its wait for a process included, in milliseconds; where the wait takes longer, so does the move. */
const MOVES_WITHIN = 5_000;
/** So long a bot thinks at least, in milliseconds, but for one whose clock has not even that. */
const MIN_BOT_MOVE_MS = 100;
/** Tasks that may wait: those of one identity, and all. Beyond it thinking is refused rather than piled up. */
const QUEUE = { mostOfOne: 64, most: 1_024 } as const;
/** Bytes that the cache holds, as far as answers differ: by the text of the position, which is kept twice, by moves and parts, and by reasons. */
const MAX_CACHED = 32 * 2 ** 20;
const ANSWER_BYTES = 1_000;
const MOVE_BYTES = 50;
/** How long an answer that does not know is kept, in milliseconds: later there may be more time for it. */
const UNKNOWN_KEPT = 600_000;

/** In place of an address, for what is done for nobody. */
const NOBODY: Asker = { address: '' };

interface Deps {
  /** For whom the bots of a room think, and its overlay. */
  readonly askerOf: (room: Room) => Asker;
  readonly metrics: Pick<Metrics, 'lostWorker' | 'hastyMove'>;
  readonly log: Logger;
  /** After how long a worker is ended because it does not stop thinking by itself, in milliseconds. */
  readonly mostTime?: number;
}

/**
 * Analyses positions and chooses bots' moves. Only what takes no thinking is answered at once; all else is done in worker
 * processes, bots first and each address in turn, so that nobody's positions hold up the event loop, or anybody else.
 */
export class AnalysisPool {
  readonly #workers: Workers<Thought, unknown>;
  readonly #known = new LRUCache<string, Analysis>({ maxSize: MAX_CACHED });
  readonly #underWay = new Map<string, Promise<Analysis>>();
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#workers = new Workers({
      file: new URL('./worker.ts', import.meta.url),
      // One more than processors: those of lower priority fill what the urgent ones leave.
      most: Math.max(3, Math.min(4, availableParallelism() + 1)),
      kept: 1,
      mostTime: deps.mostTime ?? MAX_TASK_MS,
      queue: QUEUE,
      full: say`Too many positions are being analyzed right now. Try again.`,
    });
  }

  /** What is known of a position that somebody asks about. */
  analyse(subject: AnalysisRequest, asker: Asker): Promise<Analysis> {
    return this.#analyse(subject, asker, URGENCY.watched);
  }

  /** The same for a game that is over, when nobody else asks for anything. */
  review(subject: AnalysisRequest): Promise<Analysis> {
    return this.#analyse(subject, NOBODY, URGENCY.review);
  }

  /** The same for those who watch a room. */
  overlay(room: Room): Promise<Analysis> {
    return this.#analyse(room, this.#deps.askerOf(room), URGENCY.watched);
  }

  /**
   * The move of a bot in a room, to be made within so many milliseconds: the best that it finds in what the wait for a process leaves of them, and
   * in a moment more where that is nothing. Refuses where too much waits. Where a position takes more memory than there is, the bot only
   * looks a move ahead; where even that fails it plays any move, since whoever plays against a bot wants to go on.
   */
  async choose(room: Room, level: BotId, within = MOVES_WITHIN): Promise<string> {
    const task = { kind: 'choose', level, ...pick(room) } as const;
    const patience = Math.min(within, MOVES_WITHIN);
    const end = performance.now() + patience;
    const most = Math.min(THINKS_FOR, patience / 2);
    const timeLeft = (): number => Math.max(Math.min(MIN_BOT_MOVE_MS, most), Math.min(most, end - performance.now()));
    const turn = { asker: this.#deps.askerOf(room), urgency: isAmongBots(room) ? URGENCY.watched : URGENCY.move };
    try {
      return await this.#think(task, timeLeft, turn).catch((error: unknown) => {
        if (!(error instanceof WorkerLost)) throw error;
        return this.#think({ ...task, level: 'greedy' }, timeLeft, turn);
      });
    } catch (error) {
      const hasty = error instanceof Refused ? null : immediateResult({ ...task, level: 'random' }, Math.random);
      if (!hasty?.ok) throw error;
      this.#deps.metrics.hastyMove();
      this.#deps.log.warn({ err: error, room: room.room }, 'a bot could not think');
      return hasty.value;
    }
  }

  close(): void {
    this.#workers.close();
  }

  async #analyse(subject: AnalysisRequest, asker: Asker, urgency: number): Promise<Analysis> {
    const key = `${subject.game} ${paramsKey(subject.params)} ${subject.misere} ${subject.position}`;
    const known = this.#known.get(key);
    if (known) return known;
    // One who asks twice gets one answer, and nobody waits for the turn of somebody else.
    const turn = `${urgency} ${asker.address} ${key}`;
    const underWay = this.#underWay.get(turn);
    if (underWay) return await underWay;
    const analysis = this.#settle(subject, asker, urgency).finally(() => this.#underWay.delete(turn));
    this.#underWay.set(turn, analysis);
    const settled = await analysis;
    const size =
      ANSWER_BYTES +
      2 * key.length +
      MOVE_BYTES * (settled.winningMoves.length + settled.parts.length) +
      2 * JSON.stringify(settled.explanation).length;
    this.#known.set(key, settled, settled.outcome === 'unknown' ? { size, ttl: UNKNOWN_KEPT } : { size });
    return settled;
  }

  /** An analysis that takes more than there is for it is one that does not know. */
  async #settle(subject: AnalysisRequest, asker: Asker, urgency: number): Promise<Analysis> {
    try {
      return await this.#think({ kind: 'analyse', ...pick(subject) }, () => THINKS_FOR, { asker, urgency });
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      return unknownAnalysis(subject.position);
    }
  }

  async #think<Kind extends Task['kind']>(
    task: TaskOf<Kind>,
    milliseconds: () => number,
    turn: { asker: Asker; urgency: number },
  ): Promise<TaskResults[Kind]> {
    const atOnce = immediateResult<Kind>(task, Math.random);
    if (atOnce) return need(atOnce);
    try {
      return need((await this.#workers.run(() => ({ task, milliseconds: milliseconds() }), turn)) as Result<TaskResults[Kind], Refusal>);
    } catch (error) {
      if (error instanceof WorkerLost) {
        this.#deps.metrics.lostWorker('thinking');
        this.#deps.log.warn({ err: error, game: task.game, position: task.position.slice(0, 200) }, 'a worker was lost');
      }
      throw error;
    }
  }
}

/** Only what a worker needs: rooms are subjects too. */
function pick({ game, params, misere, position }: AnalysisRequest): AnalysisRequest {
  return { game, params, misere, position };
}
