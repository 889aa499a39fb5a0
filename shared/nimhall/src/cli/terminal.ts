import type { Readable, Writable } from 'node:stream';
import type { Computation, Progress } from '../../../src/game/theory.ts';

/** In milliseconds: shorter work shows no progress, and longer work shows it at this interval. */
const QUIET = 500;
const OFTEN = 200;

interface Streams {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
}

/** The input and output of a command. */
export class Terminal {
  readonly input: Streams['stdin'];
  readonly #out: Streams['stdout'];
  readonly #err: Streams['stderr'];

  constructor({ stdin, stdout, stderr }: Streams = process) {
    this.input = stdin;
    this.#out = stdout;
    this.#err = stderr;
    // Write errors are reported to the writer; without this listener they would also end the process.
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

  /** Writes a text and waits until it is accepted, so that a slow or closed reader is noticed. */
  write(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#out.write(text, (error) => (error ? reject(error) : resolve()));
    });
  }

  /** Writes lines. */
  print(...lines: readonly string[]): Promise<void> {
    return this.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** Writes to people, not to the reader of the output. */
  warn(...lines: readonly string[]): void {
    this.#err.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** Shows progress in place of the last one; on a screen only. */
  progress(words: string): void {
    if (this.#err.isTTY) this.#err.write(`\r\u001b[K${words}`);
  }

  /** Runs a computation and shows its progress on a screen. */
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

/** Rows as lines with aligned columns. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>((most, row) => row.map((cell, at) => Math.max(most[at] ?? 0, cell.length)), []);
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
