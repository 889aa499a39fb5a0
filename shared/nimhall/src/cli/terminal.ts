import type { Readable, Writable } from 'node:stream';
import type { Computation, Progress } from '../../../src/game/theory.ts';

/** In milliseconds: work that takes less says nothing, and then it says how far it is so often. */
const QUIET = 500;
const OFTEN = 200;

interface Streams {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
}

/** Where a command reads and writes. */
export class Terminal {
  readonly input: Streams['stdin'];
  readonly #out: Streams['stdout'];
  readonly #err: Streams['stderr'];

  constructor({ stdin, stdout, stderr }: Streams = process) {
    this.input = stdin;
    this.#out = stdout;
    this.#err = stderr;
    // Whoever waits for a write is told of its error; without a listener it would end the process as well.
    for (const stream of [stdout, stderr]) stream.on('error', () => undefined);
  }

  /** True where a person types and reads. */
  get isInteractive(): boolean {
    return this.input.isTTY === true && this.#out.isTTY === true;
  }

  get hasColours(): boolean {
    return this.#out.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
  }

  get output(): Writable {
    return this.#out;
  }

  /** Writes a text as it is, and waits until it is taken: a reader that is slow, or gone, is noticed here. */
  write(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#out.write(text, (error) => (error ? reject(error) : resolve()));
    });
  }

  /** Writes lines. */
  print(...lines: readonly string[]): Promise<void> {
    return this.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** Writes to people and not to what reads the output. */
  warn(...lines: readonly string[]): void {
    this.#err.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** Shows how far something is, in place of what was shown before; on a screen only. */
  progress(words: string): void {
    if (this.#err.isTTY) this.#err.write(`\r\u001b[K${words}`);
  }

  /** Does work in steps, and shows on a screen how far it is. */
  runToEnd<T>(steps: Computation<T>, what: string): T {
    return this.finishAny(steps, ({ states }: Progress) => `${what}: ${Math.round(states).toLocaleString('en')} positions`);
  }

  /** The same for steps of any kind. */
  finishAny<Step, T>(steps: Generator<Step, T, void>, words: (step: Step) => string): T {
    let next = Date.now() + QUIET;
    let said = false;
    for (;;) {
      const step = steps.next();
      if (step.done || (this.#err.isTTY && Date.now() >= next)) {
        if (said) this.progress('');
        if (step.done) return step.value;
        this.progress(words(step.value));
        said = true;
        next = Date.now() + OFTEN;
      }
    }
  }
}

/** Rows as lines whose columns stand below each other. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>((most, row) => row.map((cell, at) => Math.max(most[at] ?? 0, cell.length)), []);
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
