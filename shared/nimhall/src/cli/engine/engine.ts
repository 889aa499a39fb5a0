import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Params } from '../../../../src/game/params.ts';

/** In milliseconds: how long an engine may take to get ready, to answer beyond its time, and to quit. */
const READY = 10_000;
const GRACE = 500;
const LEAVING = 1_000;

/** Longest line, and most lines between two questions: an engine that writes more is ignored. */
const MAX_LINE_LENGTH = 65_536;
const MAX_LINES = 10_000;

/** An error of an engine, as the rest of a sentence that begins with its name. It loses the game. */
export class EngineFault extends Error {}

/** A question to an engine. */
export interface Question {
  readonly game: string;
  readonly params: Params;
  readonly misere: boolean;
  readonly position: string;
  /** The legal moves; null if there are too many to list. */
  readonly legal: readonly string[] | null;
}

/** An engine, which is a program that reads and writes lines: see docs/engines.md. */
export class Engine {
  readonly #child: ChildProcess;
  readonly #gone: Promise<string>;
  /** Unread lines, and the reader that waits for one. */
  #lines: string[] = [];
  #rest = '';
  #heard = 0;
  #wake = (): void => undefined;
  #end: string | null = null;
  #name = '';
  #game = '';

  private constructor(command: string) {
    // A process group of its own, so that it is ended with its children and does not receive Ctrl-C.
    this.#child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#gone = once(this.#child, 'exit').then(
      ([code, signal]: (number | string | null)[]) => (signal ? `was ended by ${signal}` : `ended with code ${code}`),
      (error: Error) => `could not be started: ${error.message}`,
    );
    void this.#gone.then((how) => this.#fail(how));
    // A process that has ended cannot read; its end is reported separately.
    this.#child.stdin?.on('error', () => undefined);
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    process.on('exit', this.#kill);
  }

  /** Starts one, and waits until it is ready. Throws an `EngineFault`. */
  static async start(command: string): Promise<Engine> {
    const engine = new Engine(command);
    try {
      engine.#say('nimhall 1');
      await engine.#listen(READY, (word, rest) => {
        if (word === 'name') engine.#name = rest.slice(0, 40);
        return word === 'ready' ? true : undefined;
      });
      return engine;
    } catch (error) {
      await engine.kill();
      throw error;
    }
  }

  /** Its name; empty if it gives none. */
  get name(): string {
    return this.#name;
  }

  /** Its move in its own notation. Throws an `EngineFault` if it has none in time. */
  async choose({ game, params, misere, position, legal }: Question, movetime: number): Promise<string> {
    const played = `game ${game} ${misere ? 'misere' : 'normal'} ${JSON.stringify(params)}`;
    this.#lines = [];
    this.#heard = 0;
    if (played !== this.#game) this.#say(played);
    this.#game = played;
    this.#say(`position ${position}`);
    if (legal) this.#say(`legal ${legal.join(' ')}`);
    this.#say(`go movetime ${movetime}`);
    return await this.#listen(movetime + GRACE, (word, rest) => (word === 'bestmove' ? rest : undefined));
  }

  /** Asks it to quit, and waits until it has. */
  async quit(): Promise<void> {
    this.#say('quit');
    this.#child.stdin?.end();
    await Promise.race([this.#gone, passed(LEAVING)]);
    await this.kill();
  }

  /** Kills it with all its children. */
  async kill(): Promise<void> {
    this.#kill();
    await this.#gone;
    process.off('exit', this.#kill);
  }

  readonly #kill = (): void => {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch (error) {
      // The process group is already empty.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  };

  #say(line: string): void {
    if (this.#end === null) this.#child.stdin?.write(`${line}\n`);
  }

  #hear(text: string): void {
    const lines = (this.#rest + text).split(/\r?\n/);
    this.#rest = lines.pop() ?? '';
    this.#heard += lines.length;
    if ([this.#rest, ...lines].some(({ length }) => length > MAX_LINE_LENGTH)) this.#fail('says a line that is too long');
    else if (this.#heard > MAX_LINES) this.#fail('says too much');
    else this.#lines.push(...lines);
    this.#wake();
  }

  #fail(how: string): void {
    this.#end ??= how;
    this.#wake();
  }

  /** Reads lines until one is an answer. Other lines are for the engine's author, and skipped. */
  async #listen<T>(milliseconds: number, answer: (word: string, rest: string) => T | undefined): Promise<T> {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      this.#wake();
    }, milliseconds);
    try {
      for (;;) {
        for (let line = this.#lines.shift(); line !== undefined; line = this.#lines.shift()) {
          // Control characters would affect the terminal that shows the text.
          const [, word = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/.exec(line.replace(/\p{Cc}/gu, ' ')) ?? [];
          const found = answer(word, rest);
          if (found !== undefined) return found;
        }
        if (this.#end !== null) throw new EngineFault(this.#end);
        if (late) throw new EngineFault('does not answer in time');
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    } finally {
      clearTimeout(timer);
    }
  }
}

function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
