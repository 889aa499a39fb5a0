import { closeSync, mkdirSync, openSync, readFileSync, readSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Certificate, SurveyRun } from '@nimhall/shared/lab/surveys/survey';

/** How far a survey is: everything below `next` is computed and stored in the tables. */
export interface Kept {
  readonly next: number;
  readonly cases: number;
  readonly lost: number;
  readonly digest: string;
  readonly soon: Certificate['soon'] | null;
  readonly against: string | null;
  readonly seconds: number;
}

export const BEGUN: Kept = { next: Number.NaN, cases: 0, lost: 0, digest: '', soon: null, against: null, seconds: 0 };

/** How much is written or read at once. */
const PIECE = 2 ** 26;

/**
 * A folder in which a survey is saved: a file with its progress, and one with its tables for each saved state, of
 * which the last is kept.
 */
export class Keeper {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** The saved state, with the tables filled; a fresh start when nothing was saved. */
  takeUp(from: number, { tables }: SurveyRun): Kept {
    let kept: Kept;
    try {
      kept = JSON.parse(readFileSync(this.#file('state.json'), 'utf8'));
    } catch {
      return { ...BEGUN, next: from };
    }
    const file = openSync(this.#tables(kept.next), 'r');
    for (const piece of pieces(tables))
      if (readSync(file, piece) !== piece.length) throw new Error(`${this.#folder} has tables of another size`);
    closeSync(file);
    return kept;
  }

  putAway(kept: Kept, before: number, { tables }: SurveyRun): void {
    const file = openSync(this.#tables(kept.next), 'w');
    for (const piece of pieces(tables)) writeSync(file, piece);
    closeSync(file);
    writeFileSync(this.#file('state.new'), JSON.stringify(kept));
    renameSync(this.#file('state.new'), this.#file('state.json'));
    if (before !== kept.next) rmSync(this.#tables(before), { force: true });
  }

  /** Deletes everything that was saved. */
  clear(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #tables(next: number): string {
    return this.#file(`tables-${next}.bin`);
  }

  #file(name: string): string {
    return join(this.#folder, name);
  }
}

function* pieces(tables: SurveyRun['tables']): Generator<Uint8Array, void, void> {
  for (const { buffer, byteOffset, byteLength } of tables) {
    for (let at = 0; at < byteLength; at += PIECE) yield new Uint8Array(buffer, byteOffset + at, Math.min(PIECE, byteLength - at));
  }
}
