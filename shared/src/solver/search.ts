import type { Ruleset } from '../game/contract.ts';
import { mex, nimSum } from './nimbers.ts';
import type { Steps } from './theory.ts';

/** What a computation may spend. */
export interface Budget {
  /** Most positions (or table entries) to look at. */
  readonly states: number;
  /** Asked between steps; true once the time is up. The caller owns the clock. */
  readonly expired?: () => boolean;
}

/** How many positions a search looks at between two yields: under a millisecond of work for every game we have. */
const SLICE = 500;

/** Thrown inside a search when its budget is spent; never leaves this file. */
class Spent extends Error {}

/** A position under way: its options, the one that waits for a deeper result, and what the others came to. */
interface Frame<Position> {
  readonly key: string;
  readonly options: Generator<Position, void, void>;
  waiting: IteratorYieldResult<Position> | null;
  readonly seen: Set<number>;
  /** True until an option is seen. */
  terminal: boolean;
}

/**
 * Definition-level search with a memo on `key`. Depth is limited by memory, not by the call stack.
 * Every method answers null once the budget, shared by all of them, is spent.
 */
export class Search<Position, Move> {
  readonly #rules: Ruleset<Position, Move>;
  readonly #budget: Budget;
  readonly #nimbers = new Map<string, number>();
  readonly #wins = { normal: new Map<string, boolean>(), misere: new Map<string, boolean>() };
  /** Positions looked at so far. */
  states = 0;

  constructor(rules: Ruleset<Position, Move>, budget: Budget) {
    this.#rules = rules;
    this.#budget = budget;
  }

  /** The normal-play nimber: the nim-sum over parts of the mex of their options. */
  *nimber(position: Position): Steps<number | null> {
    return yield* this.#within(this.#sumOf(this.#parts(position)));
  }

  /** Whether the side to move wins. */
  *wins(position: Position, misere: boolean): Steps<boolean | null> {
    return yield* this.#within(this.#outcome(position, misere));
  }

  *#within<T>(steps: Steps<T>): Steps<T | null> {
    try {
      return yield* steps;
    } catch (error) {
      if (error instanceof Spent) return null;
      throw error;
    }
  }

  *#sumOf(parts: readonly Position[]): Steps<number> {
    let sum = 0;
    for (const part of parts) {
      if (this.#nimbers.get(this.#key(part)) === undefined) yield* this.#mexOf(part);
      sum = nimSum(sum, this.#nimbers.get(this.#key(part)) as number);
    }
    return sum;
  }

  /** Fills the memo for one part, depth first; a frame waits while a part of its current option is unknown. */
  *#mexOf(root: Position): Steps<void> {
    const stack = [this.#frame(root)];
    for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
      const option = frame.waiting ?? frame.options.next();
      if (option.done) {
        this.#nimbers.set(frame.key, mex(frame.seen));
        stack.pop();
        continue;
      }
      const parts = this.#parts(option.value);
      const unknown = parts.filter((part) => !this.#nimbers.has(this.#key(part)));
      frame.waiting = unknown.length === 0 ? null : option;
      if (unknown.length === 0) {
        frame.seen.add(parts.reduce((sum, part) => nimSum(sum, this.#nimbers.get(this.#key(part)) as number), 0));
      } else {
        for (const part of unknown) stack.push(this.#frame(part));
        if (this.#look()) yield { states: this.states };
      }
    }
  }

  *#outcome(root: Position, misere: boolean): Steps<boolean> {
    const memo = misere ? this.#wins.misere : this.#wins.normal;
    const rootKey = this.#key(root);
    const stack = memo.has(rootKey) ? [] : [this.#frame(root)];
    for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
      const option = frame.waiting ?? frame.options.next();
      if (option.done) {
        memo.set(frame.key, misere && frame.terminal);
        stack.pop();
        continue;
      }
      frame.terminal = false;
      const known = memo.get(this.#key(option.value));
      frame.waiting = known === undefined ? option : null;
      if (known === undefined) {
        stack.push(this.#frame(option.value));
        if (this.#look()) yield { states: this.states };
      } else if (!known) {
        memo.set(frame.key, true);
        stack.pop();
      }
    }
    return memo.get(rootKey) as boolean;
  }

  #frame(position: Position): Frame<Position> {
    return { key: this.#key(position), options: this.#options(position), waiting: null, seen: new Set(), terminal: true };
  }

  *#options(position: Position): Generator<Position, void, void> {
    for (const move of this.#rules.moves(position)) {
      const next = this.#rules.play(position, move);
      if (!next.ok) throw new Error(`moves() offers an illegal move: ${this.#rules.move.format(move)}: ${next.error.message}`);
      yield next.value;
    }
  }

  #parts(position: Position): readonly Position[] {
    return this.#rules.parts?.(position) ?? [position];
  }

  #key(position: Position): string {
    return this.#rules.key?.(position) ?? this.#rules.position.format(position);
  }

  /** Counts one position; true when it is time to yield. */
  #look(): boolean {
    this.states++;
    if (this.states >= this.#budget.states) throw new Spent();
    if (this.states % SLICE !== 0) return false;
    if (this.#budget.expired?.()) throw new Spent();
    return true;
  }
}
