import type { Ruleset } from '../game/contract.ts';
import { mex, nimSum } from './nimbers.ts';
import type { Steps } from './theory.ts';

/** What a computation may spend. */
export interface Budget {
  /** Most positions (or table entries) to look at. */
  readonly states: number;
  /** Most bytes to hold at a time, as far as they grow with the position: tables, memos, lines of play under way. */
  readonly bytes?: number;
  /** Asked between steps; true once the time is up. The caller owns the clock. */
  readonly expired?: () => boolean;
}

/** How many moves a search looks at between two yields: about a millisecond of work. */
const SLICE = 1_000;
/** Most moves looked at for each position the budget allows: positions with endless moves must not stall a search. */
const MOVES_A_STATE = 10;
/** Deepest line of play followed. Positions under way hold far more memory than finished ones. */
const DEEPEST = 100_000;

/** Thrown inside a search when its budget is spent; never leaves this file. */
class Spent extends Error {}

/** A position under way: its options, and the one that waits for a deeper result. */
interface Frame<Position> {
  readonly key: string;
  readonly options: Generator<Position, void, void>;
  waiting: Position | null;
}

interface MexFrame<Position> extends Frame<Position> {
  /** Nimbers of the options seen so far. */
  readonly seen: Set<number>;
}

interface OutcomeFrame<Position> extends Frame<Position> {
  /** True until an option is seen. */
  terminal: boolean;
}

/**
 * Definition-level search with a memo on `key`. Depth is limited by memory, not by the call stack.
 * Every method answers null once the budget, shared by all of them, is spent; nimbers may use half of it, so that a bare
 * outcome can still be found where the nimbers are too many.
 */
export class Search<Position, Move> {
  readonly #rules: Ruleset<Position, Move>;
  readonly #budget: Budget;
  readonly #nimbers = new Map<string, number>();
  readonly #wins = { normal: new Map<string, boolean>(), misere: new Map<string, boolean>() };
  #moves = 0;
  /** Positions that the question under way may still raise `states` to. */
  #limit = 0;
  /** Positions looked at so far. */
  states = 0;

  constructor(rules: Ruleset<Position, Move>, budget: Budget) {
    this.#rules = rules;
    this.#budget = budget;
  }

  /** The normal-play nimber: the nim-sum over parts of the mex of their options. */
  nimber(position: Position): Steps<number | null> {
    return this.#within(this.#budget.states / 2, this.#sumOf(position));
  }

  /** Whether the side to move wins. */
  wins(position: Position, misere: boolean): Steps<boolean | null> {
    return this.#within(this.#budget.states, this.#outcome(position, misere));
  }

  *#within<T>(limit: number, steps: Steps<T>): Steps<T | null> {
    this.#limit = limit;
    try {
      return yield* steps;
    } catch (error) {
      if (error instanceof Spent) return null;
      throw error;
    }
  }

  *#sumOf(position: Position): Steps<number> {
    let sum = 0;
    for (const part of this.#parts(position)) {
      if (!this.#nimbers.has(this.#key(part))) yield* this.#mexOf(part);
      sum = nimSum(sum, this.#nimbers.get(this.#key(part)) as number);
    }
    return sum;
  }

  /** Fills the memo for one part, depth first; a frame waits while a part of its current option is unknown. */
  *#mexOf(root: Position): Steps<void> {
    const stack = [this.#mexFrame(root)];
    for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
      const option = frame.waiting ?? next(frame.options);
      if (option === null) {
        this.#nimbers.set(frame.key, mex(frame.seen));
        stack.pop();
        continue;
      }
      if (this.#step(stack.length)) yield { states: this.states };
      let nimber: number | null = 0;
      for (const part of this.#parts(option)) {
        const known = this.#nimbers.get(this.#key(part));
        if (known === undefined) {
          stack.push(this.#mexFrame(part));
          nimber = null;
          break;
        }
        nimber = nimSum(nimber, known);
      }
      frame.waiting = nimber === null ? option : null;
      if (nimber !== null) frame.seen.add(nimber);
    }
  }

  *#outcome(root: Position, misere: boolean): Steps<boolean> {
    const memo = misere ? this.#wins.misere : this.#wins.normal;
    const rootKey = this.#key(root);
    const stack = memo.has(rootKey) ? [] : [this.#outcomeFrame(root)];
    for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
      const option = frame.waiting ?? next(frame.options);
      if (option === null) {
        memo.set(frame.key, misere && frame.terminal);
        stack.pop();
        continue;
      }
      if (this.#step(stack.length)) yield { states: this.states };
      frame.terminal = false;
      const known = memo.get(this.#key(option));
      frame.waiting = known === undefined ? option : null;
      if (known === undefined) {
        stack.push(this.#outcomeFrame(option));
      } else if (!known) {
        memo.set(frame.key, true);
        stack.pop();
      }
    }
    return memo.get(rootKey) as boolean;
  }

  #mexFrame(position: Position): MexFrame<Position> {
    return { ...this.#frame(position), seen: new Set() };
  }

  #outcomeFrame(position: Position): OutcomeFrame<Position> {
    return { ...this.#frame(position), terminal: true };
  }

  #frame(position: Position): Frame<Position> {
    if (this.states >= this.#limit) throw new Spent();
    this.states++;
    return { key: this.#key(position), options: this.#options(position), waiting: null };
  }

  *#options(position: Position): Generator<Position, void, void> {
    for (const move of this.#rules.moves(position)) {
      const option = this.#rules.play(position, move);
      if (!option.ok) throw new Error(`moves() offers an illegal move: ${this.#rules.move.format(move)}: ${option.error.message}`);
      yield option.value;
    }
  }

  #parts(position: Position): readonly Position[] {
    return this.#rules.parts?.(position) ?? [position];
  }

  #key(position: Position): string {
    return this.#rules.key?.(position) ?? this.#rules.position.format(position);
  }

  /** Counts a look at one move; true when it is time to yield. */
  #step(depth: number): boolean {
    if (depth > DEEPEST || ++this.#moves > MOVES_A_STATE * this.#budget.states) throw new Spent();
    if (this.#moves % SLICE !== 0) return false;
    if (this.#budget.expired?.()) throw new Spent();
    return true;
  }
}

/** The next option; null after the last. */
function next<Position>(options: Generator<Position, void, void>): Position | null {
  const step = options.next();
  return step.done ? null : step.value;
}
