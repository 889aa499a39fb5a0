import type { Writable } from 'node:stream';

/** The most lines that wait in memory for a reader. A slower reader catches up later, this many at a time. */
export const MAX_WAITING = 50;
/** A reader that has read nothing during this many signs of life is disconnected. */
const MAX_SILENT_FEEDS = 4;

/** A line as it is written, formatted once for all readers. */
export interface Line {
  /** The state that it leads to. */
  readonly version: number;
  readonly text: string;
}

/** One reader of lines: first the past ones, then live ones, without gaps. */
export class Feed {
  readonly #reader: Writable;
  readonly #catchUp: (after: number) => Promise<readonly Line[]>;
  /** The version that was written last. */
  #version: number;
  #waiting: Line[] = [];
  /** True if lines are missing that only catching up gives: at the start, all of them. */
  #isBehind = true;
  #isOver = false;
  #silent = 0;
  #wake = (): void => undefined;

  /** `catchUp` gives the lines that lead on from a version, at most `MAX_WAITING`; if there are that many, more may follow. */
  constructor(reader: Writable, since: number, catchUp: (after: number) => Promise<readonly Line[]>) {
    this.#reader = reader;
    this.#version = since;
    this.#catchUp = catchUp;
    reader.on('close', () => this.end());
    reader.on('drain', () => {
      this.#silent = 0;
      this.#wake();
    });
  }

  /** The next line, for readers that are not behind. */
  push(line: Line): void {
    if (this.#waiting.length < MAX_WAITING) this.#waiting.push(line);
    else this.#isBehind = true;
    this.#wake();
  }

  /** There are lines up to this version. */
  hear(version: number): void {
    if (version <= this.#version) return;
    this.#isBehind = true;
    this.#wake();
  }

  /** Ends in order, so that the reader can continue at another node or later. */
  end(): void {
    this.#isOver = true;
    this.#wake();
  }

  /** Writes an empty line, so that proxies and readers know that the feed is alive. */
  signOfLife(): void {
    if (!this.#reader.writableNeedDrain) this.#reader.write('\n');
    else if (++this.#silent >= MAX_SILENT_FEEDS) this.#reader.destroy();
  }

  /** Writes until the reader leaves or the feed is ended. */
  async run(): Promise<void> {
    while (!this.#isOver) {
      if (this.#isBehind) {
        this.#isBehind = false;
        this.#waiting = [];
        const lines = await this.#catchUp(this.#version);
        for (const line of lines) await this.#write(line);
        this.#isBehind ||= lines.length === MAX_WAITING;
      } else {
        const next = this.#waiting.shift();
        if (!next) await this.#woken();
        else if (next.version === this.#version + 1) await this.#write(next);
        else this.#isBehind = next.version > this.#version;
      }
    }
    if (!this.#reader.destroyed) this.#reader.end();
  }

  /** Resolves when the reader can take more. */
  async #write({ version, text }: Line): Promise<void> {
    if (this.#isOver) return;
    this.#version = version;
    this.#reader.write(text);
    while (!this.#isOver && this.#reader.writableNeedDrain) await this.#woken();
  }

  #woken(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
