import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { CHILD_PROCESS_ENV } from '../child-env.ts';
import type { Report } from './answer-tasks.ts';
import { MEMORY } from './memory.ts';

/** How long a process may take to start, in milliseconds, on a busy machine. */
const OPENS_WITHIN = 20_000;
/** How many characters of a process's last output are kept for the log. */
const LAST_WORDS = 1_000;

/** A worker process died, or was killed because it took too long or too much memory: its task has no answer. */
export class WorkerLost extends Error {}

/** A process that runs one task at a time, as seen from the server. */
export class WorkerProcess<Task, Answer> {
  readonly #child: ChildProcess;
  readonly #mostTime: number;
  readonly #opened: Promise<unknown>;
  #lastWords = '';
  /** Called when the process is gone. */
  #onGone: ((reason: string) => void) | null = null;
  /** False when it is gone or about to go, and has to be replaced. */
  isFit = true;

  /** How much it lets others run first, from 0 to 19. */
  readonly niceness: number;

  /** Starts a process that runs a file. `mostTime` is the limit of a task in milliseconds; after that the process is killed. */
  constructor(file: URL, mostTime: number, niceness: number) {
    this.#mostTime = mostTime;
    this.niceness = niceness;
    this.#child = fork(file, {
      execArgv: [`--max-old-space-size=${MEMORY.heap}`],
      env: CHILD_PROCESS_ENV,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    // Without a pid it could not be started: `error` says why.
    if (this.#child.pid !== undefined) setPriority(this.#child.pid, niceness);
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#lastWords = (this.#lastWords + chunk.toString()).slice(-LAST_WORDS);
    });
    this.#child.on('error', (error) => this.#gone(error.message));
    this.#child.on('exit', (code, signal) => this.#gone(`exit ${code ?? signal} ${this.#lastWords}`.trim()));
    this.#opened = this.#report(OPENS_WITHIN);
    this.#opened.catch(() => undefined);
  }

  /**
   * Runs one task; the one before must have ended. Resolves with its answer and the processor time it took in milliseconds; rejects with `WorkerLost`,
   * or with the error of the task.
   */
  async do(task: Task): Promise<{ readonly answer: Answer; readonly spent: number }> {
    await this.#opened.catch((error: unknown) => {
      throw new Error('A worker process could not be started', { cause: error });
    });
    const report = this.#report(this.#mostTime);
    this.#child.send(task as object, (error) => error && this.end());
    const told = await report;
    if (told.kind === 'failed') throw new Error(told.message);
    if (told.kind === 'ready') throw new Error('A worker process was ready twice');
    if (told.grown) this.end();
    return told;
  }

  /** Kills it at once: nothing in it is needed any more. */
  end(): void {
    this.isFit = false;
    this.#child.kill('SIGKILL');
  }

  #gone(reason: string): void {
    this.isFit = false;
    this.#onGone?.(reason);
  }

  /** The next message of the process. If it takes too many milliseconds, the process is killed. */
  #report(within: number): Promise<Report<Answer>> {
    return new Promise((resolve, reject) => {
      if (!this.isFit) return reject(new WorkerLost('The process is gone'));
      const timer = setTimeout(() => this.end(), within);
      const heard = (report: unknown): void => {
        over();
        resolve(report as Report<Answer>);
      };
      const over = (): void => {
        clearTimeout(timer);
        this.#child.off('message', heard);
        this.#onGone = null;
      };
      this.#child.once('message', heard);
      this.#onGone = (reason) => {
        over();
        reject(new WorkerLost(reason));
      };
    });
  }
}
