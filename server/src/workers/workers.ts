import type { Phrase } from '@nimhall/shared/phrase';
import { refusal } from '@nimhall/shared/refusal';
import { RefusalError } from '../refusal-error.ts';
import { FairQueue, type Requester } from './fair-queue.ts';
import { WorkerProcess } from './worker-process.ts';

/** How long an idle process is kept, in milliseconds. */
const IDLE = 60_000;
/** The urgency for which some processes are reserved. */
const URGENT = 0;
/** An address with this many tasks waiting asks for much. */
const MANY = 4;

/** How nice a process is to others, from 0 to 19, and for an address that asks for much. The event loop, which serves everybody, is at 0. */
export interface Niceness {
  readonly usual: number;
  readonly ofMuch: number;
}

interface Deps {
  /** The file that each process runs: it calls `answerTasks`. */
  readonly file: URL;
  /** Most processes at a time. */
  readonly most: number;
  /** How many of them are reserved for urgent tasks. */
  readonly kept: number;
  /** Of the process that does a task, by its urgency; the last one holds for all that are less urgent. */
  readonly niceness: readonly [Niceness, ...Niceness[]];
  /** The time limit of a task, in milliseconds. */
  readonly mostTime: number;
  /** Tasks that may wait, for one requester and in all. */
  readonly queue: { readonly mostOfOne: number; readonly most: number };
  /** The message of a refusal when too much waits. */
  readonly full: Phrase;
}

/** Who is charged for a task, and how urgent it is: 0 comes first. */
interface Turn {
  readonly requester: Requester;
  readonly urgency: number;
  /** Called with the processor time that the task took, in milliseconds. */
  readonly onSpent?: (milliseconds: number) => void;
}

interface Job<Task, Answer> {
  readonly task: () => Task;
  readonly turn: Turn;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs tasks in processes of their own: one task at a time each, within limits of time and memory, and with a new process after a loss.
 * They are processes and not threads, because a thread that takes too much memory outside the heap of V8 ends the server with it. They
 * start on demand and end when idle. One address never has all that are open to a task, so that one is always left for somebody else. What an
 * address that asks for much has done runs at lower priority.
 */
export class Workers<Task, Answer> {
  readonly #deps: Deps;
  readonly #waiting: FairQueue<Job<Task, Answer>>;
  readonly #processes = new Set<WorkerProcess<Task, Answer>>();
  /** Idle processes, and when they end. */
  readonly #idle = new Map<WorkerProcess<Task, Answer>, NodeJS.Timeout>();
  /** Tasks under way: all of them, and those that are not urgent. */
  readonly #underWay = new Tally();
  readonly #ordinary = new Tally();
  #isClosed = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#waiting = new FairQueue(deps.queue);
  }

  /**
   * Runs a task when its turn comes, as it is then. Rejects with a refusal when too much waits, with `WorkerLost` when it took too long or
   * too much memory, or with its own error.
   */
  run(task: () => Task, turn: Turn): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const { requester, urgency } = turn;
      if (this.#isClosed) return reject(this.#refused('unavailable'));
      if (this.#waiting.isFullFor(requester, urgency)) return reject(this.#refused('rate-limited'));
      this.#waiting.push({ task, turn, resolve, reject }, requester, urgency)?.reject(this.#refused('unavailable'));
      this.#next();
    });
  }

  /** Ends all processes; tasks that wait or run are refused. */
  close(): void {
    this.#isClosed = true;
    for (let job = this.#waiting.take(); job; job = this.#waiting.take()) job.reject(this.#refused('unavailable'));
    for (const timer of this.#idle.values()) clearTimeout(timer);
    for (const process of this.#processes) process.end();
  }

  #refused(code: 'rate-limited' | 'unavailable'): RefusalError {
    return new RefusalError(refusal(code, this.#deps.full));
  }

  #next(): void {
    const { most, kept } = this.#deps;
    const mayRun = (address: string, urgency: number): boolean =>
      this.#underWay.hasRoom(address, most) && (urgency === URGENT || this.#ordinary.hasRoom(address, most - kept));
    for (let job = this.#waiting.take(mayRun); job; job = this.#waiting.take(mayRun)) this.#begin(job);
  }

  /** A task that is refused when its turn comes needs no process. */
  #begin(job: Job<Task, Answer>): void {
    try {
      const task = job.task();
      void this.#do(task, job);
    } catch (error) {
      job.reject(error);
    }
  }

  async #do(task: Task, { turn, resolve, reject }: Job<Task, Answer>): Promise<void> {
    this.#count(turn, 1);
    const process = this.#hire(this.#nicenessFor(turn));
    const began = performance.now();
    try {
      const { answer, spent } = await process.do(task);
      turn.onSpent?.(spent);
      resolve(answer);
    } catch (error) {
      turn.onSpent?.(performance.now() - began);
      reject(this.#isClosed ? this.#refused('unavailable') : error);
    }
    this.#count(turn, -1);
    this.#rest(process);
    this.#next();
  }

  #count({ requester: { address }, urgency }: Turn, more: 1 | -1): void {
    this.#underWay.add(address, more);
    if (urgency > URGENT) this.#ordinary.add(address, more);
  }

  #nicenessFor({ requester: { address }, urgency }: Turn): number {
    const { niceness } = this.#deps;
    const { usual, ofMuch } = niceness[Math.min(urgency, niceness.length - 1)] ?? niceness[0];
    return this.#waiting.sizeOf(address) >= MANY ? ofMuch : usual;
  }

  /** An idle process, or a new one. */
  #hire(niceness: number): WorkerProcess<Task, Answer> {
    for (const process of this.#idle.keys()) {
      if (process.niceness !== niceness) continue;
      this.#wake(process);
      if (process.isFit) return process;
      this.#processes.delete(process);
    }
    // A process cannot be made less nice, so there may be idle ones of another kind; the one that has been idle longest makes room.
    const [oldest] = this.#idle.keys();
    if (oldest && this.#processes.size >= 2 * this.#deps.most) {
      this.#wake(oldest);
      this.#processes.delete(oldest);
      oldest.end();
    }
    const process = new WorkerProcess<Task, Answer>(this.#deps.file, this.#deps.mostTime, niceness);
    this.#processes.add(process);
    return process;
  }

  #wake(process: WorkerProcess<Task, Answer>): void {
    clearTimeout(this.#idle.get(process));
    this.#idle.delete(process);
  }

  #rest(process: WorkerProcess<Task, Answer>): void {
    if (!process.isFit) return void this.#processes.delete(process);
    const end = setTimeout(() => {
      this.#idle.delete(process);
      this.#processes.delete(process);
      process.end();
    }, IDLE);
    this.#idle.set(process, end);
  }
}

/** How many tasks are under way, in all and for each address. */
class Tally {
  readonly #byAddress = new Map<string, number>();
  #all = 0;

  /** Whether another task of an address fits into this many processes, of which it may not have the last one. */
  hasRoom(address: string, processes: number): boolean {
    return this.#all < processes && (this.#byAddress.get(address) ?? 0) < Math.max(1, processes - 1);
  }

  add(address: string, more: 1 | -1): void {
    this.#all += more;
    const ofThese = (this.#byAddress.get(address) ?? 0) + more;
    if (ofThese > 0) this.#byAddress.set(address, ofThese);
    else this.#byAddress.delete(address);
  }
}
