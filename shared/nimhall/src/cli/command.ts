import type { Params } from '../../../src/game/params.ts';
import type { Terminal } from './terminal.ts';

/** An option of a command: a switch, or with `takes` one that has a value. */
export interface Option {
  /** What its value is, in capitals: `NUMBER`. */
  readonly takes?: string;
  /** Whether it may be given more than once. */
  readonly many?: true;
  readonly about: string;
}

/** The parsed arguments of a command. */
export interface Given {
  readonly operands: readonly string[];
  /** Which switches are on. */
  has(option: string): boolean;
  /** The value of an option, the last one if it was given more often. */
  value(option: string): string | undefined;
  values(option: string): readonly string[];
  /** The value of an option as a whole number; throws `UsageError` for any other text. */
  number(option: string, fallback: number, range?: { readonly min?: number; readonly max?: number }): number;
  /** Parameters of this game among the options, such as `--take 1,3,4`; throws `UsageError` for those of another game. */
  params(game: string): Params | undefined;
}

export interface Command {
  /** Its arguments, with optional ones in brackets. */
  readonly form: string;
  /** What it does, in one line. */
  readonly about: string;
  /** More about it, for its own page of help. */
  readonly more?: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
  /** True if the parameters of games are options as well. */
  readonly params?: true;
  /** Example command lines; the tests run them. */
  readonly examples: readonly string[];
  /** Does it; resolves with the exit code. */
  run(given: Given, terminal: Terminal): Promise<number>;
}

/** Exit codes: done; refused or failed; an invalid command line. */
export const DONE = 0;
export const REFUSED = 1;
export const USAGE = 2;

/** An invalid command line: the sentence says why. */
export class UsageError extends Error {}
