import * as v from 'valibot';
import type { GameTally } from '../room/tally.ts';
import { plain } from './words.ts';

/** Games that a program may name, and boards that it may take at once. */
const MAX_GAMES = 100;
export const MAX_BOARDS = 20;

/** Programs of one owner. */
export const MAX_PROGRAMS = 10;

/** Commands of programs that offer themselves, and of people who look for one. */
export const PROGRAM_COMMANDS = {
  /** Whether to be told which programs offer themselves. */
  programs: v.strictObject({ on: v.boolean() }),
  /** By a program: what it plays from now on, until it is gone. */
  'program:offer': v.strictObject({
    games: v.pipe(v.array(plain(40)), v.minLength(1), v.maxLength(MAX_GAMES)),
    /** Whether it also plays games in which the last move loses. */
    misere: v.optional(v.boolean(), false),
    boards: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_BOARDS)), 1),
  }),
  'program:withdraw': v.strictObject({}),
} as const;

/** A program that offers itself in the lobby. */
export interface OfferedProgram {
  readonly id: string;
  readonly name: string;
  /** The name of who runs it. */
  readonly owner: string;
  /** Families of games that it knows. */
  readonly games: readonly string[];
  readonly misere: boolean;
  /** Boards that it takes at once, and how many of them are free. */
  readonly boards: number;
  readonly free: number;
}

export interface OfferedPrograms {
  readonly programs: readonly OfferedProgram[];
}

/** What went wrong with a program: moves that the rules refuse, moves that did not come in time, and connections lost in a game. */
export const PROGRAM_FAULTS = ['illegal', 'late', 'lost'] as const;
export type ProgramFault = (typeof PROGRAM_FAULTS)[number];

/** A program as its owner sees it. Faults and answers are those of the last 30 days. */
export interface MyProgram {
  readonly id: string;
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly createdAt: number;
  /** Whether it offers itself now. */
  readonly isOffered: boolean;
  /** What its games came to, by game. */
  readonly games: readonly GameTally[];
  readonly faults: Readonly<Record<ProgramFault, number>>;
  /** How many moves it made, and how long half of them, and 99 of 100, took at most, in milliseconds; null before the first. */
  readonly answers: { readonly count: number; readonly p50: number | null; readonly p99: number | null };
}

export interface MyPrograms {
  readonly programs: readonly MyProgram[];
}
