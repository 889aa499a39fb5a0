import { type Budget, bytesOf, type Spent } from '../game/budget.ts';
import { after, type MemoKey, memoKey, type Ruleset } from '../game/contract.ts';
import type { Computation } from '../game/theory.ts';
import { mex, nimSum } from './nimbers.ts';

/** Work between two yields, in moves of a short position: about a millisecond. */
const SLICE = 1_000;
/** This many characters of a position take as long as one move. */
const CHARACTERS_PER_MOVE = 8;
/** Most moves examined for each position the budget allows: positions with endless moves must not stall a search. */
const MOVES_PER_POSITION = 10;

/** Bytes of a position in the memo, and of one under way with the moves it has left, beside what their texts take. */
const MEMO_BYTES = 100;
const FRAME_BYTES = 2_000;
const FRAME_BYTES_PER_CHARACTER = 10;
/** Bytes of a nimber in a set. */
const SEEN_BYTES = 40;

/** Thrown inside a search when its budget is spent; never leaves this file. */
class BudgetSpent extends Error {}

/** A position under way: its options, and the one that waits for a deeper result. */
interface Frame<Position> {
  readonly key: MemoKey;
  /** Characters of its text: emptied parts, which the key leaves out, take time and memory as well. */
  readonly size: number;
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
 * Searches straight from the definitions of nimber and outcome, with a memo on `key`, and stops where the theory of a game already knows. Depth is
 * limited by memory, not by the call stack. Every method answers null once the budget, shared by all of them, is spent; nimbers may use half of it, so
 * that at least the outcome can still be found where there are too many nimbers.
 */
export class Search<Position, Move> {
  readonly #rules: Ruleset<Position, Move>;
  readonly #budget: Budget;
  readonly #nimbers = new Map<MemoKey, number>();
  readonly #wins = { normal: new Map<MemoKey, boolean>(), misere: new Map<MemoKey, boolean>() };
  #moves = 0;
  /** Work since the last yield, in moves. */
  #work = 0;
  /** Bytes of the memo. */
  #memoBytes = 0;
  /** Bytes of the line of play under way. */
  #stackBytes = 0;
  #expired = false;
  /** The part of the budget that the current question may use. */
  #budgetShare = 1;
  /** Positions examined so far. */
  examined = 0;
  /** Whether some line ended at a position that the theory knows. */
  usedTheory = false;
  /** What ran out first, if anything did. */
  spent: Spent | null = null;

  constructor(rules: Ruleset<Position, Move>, budget: Budget) {
    this.#rules = rules;
    this.#budget = budget;
  }

  /** The normal-play nimber: the nim-sum over parts of the mex of their options. */
  nimber(position: Position): Computation<number | null> {
    return this.#withBudgetShare(1 / 2, this.#sumOf(position));
  }

  /** Whether the side to move wins. */
  wins(position: Position, misere: boolean): Computation<boolean | null> {
    return this.#withBudgetShare(1, this.#outcome(position, misere));
  }

  /** Whether the side to move wins, if the search has found out; else null. */
  foundOutcome(position: Position, misere: boolean): boolean | null {
    const known = (misere ? this.#wins.misere : this.#wins.normal).get(this.#key(position));
    if (known !== undefined || misere) return known ?? null;
    const nimber = this.foundNimber(position);
    return nimber === null ? null : nimber !== 0;
  }

  /** The nimber, if the search has found it; else null. */
  foundNimber(position: Position): number | null {
    let sum = 0;
    for (const part of this.#parts(position)) {
      const nimber = this.#nimbers.get(this.#key(part));
      if (nimber === undefined) return null;
      sum = nimSum(sum, nimber);
    }
    return sum;
  }

  *#withBudgetShare<T>(share: number, steps: Computation<T>): Computation<T | null> {
    this.#budgetShare = share;
    this.#stackBytes = 0;
    try {
      return yield* steps;
    } catch (error) {
      if (error instanceof BudgetSpent) return null;
      throw error;
    }
  }

  *#sumOf(position: Position): Computation<number> {
    let sum = 0;
    for (const part of this.#parts(position)) {
      const key = this.#key(part);
      if (this.#shouldYield(lengthOf(key))) yield { states: this.examined };
      if (!this.#nimbers.has(key)) yield* this.#mexOf(part);
      sum = nimSum(sum, this.#nimbers.get(key) as number);
    }
    return sum;
  }

  /** Fills the memo for one part, depth first; a frame waits while a part of its current option is unknown. */
  *#mexOf(root: Position): Computation<void> {
    const stack = [this.#mexFrame(root)];
    for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
      const option = frame.waiting ?? next(frame.options);
      if (option === null) {
        this.#nimbers.set(frame.key, mex(frame.seen));
        this.#finish(frame, frame.seen.size);
        stack.pop();
        continue;
      }
      if (this.#examineMove(frame.size)) yield { states: this.examined };
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
      if (nimber === null || frame.seen.has(nimber)) continue;
      frame.seen.add(nimber);
      this.#reserve(SEEN_BYTES);
    }
  }

  *#outcome(root: Position, misere: boolean): Computation<boolean> {
    const memo = misere ? this.#wins.misere : this.#wins.normal;
    const rootKey = this.#key(root);
    if (this.#shouldYield(lengthOf(rootKey))) yield { states: this.examined };
    const known = this.#knownByTheory(root, misere);
    if (known !== null) return known;
    const stack = memo.has(rootKey) ? [] : [this.#outcomeFrame(root)];
    for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
      const option = frame.waiting ?? next(frame.options);
      if (option === null) {
        memo.set(frame.key, misere && frame.terminal);
        this.#finish(frame);
        stack.pop();
        continue;
      }
      if (this.#examineMove(frame.size)) yield { states: this.examined };
      frame.terminal = false;
      const known = memo.get(this.#key(option)) ?? this.#knownByTheory(option, misere);
      frame.waiting = known === null ? option : null;
      if (known === null) {
        stack.push(this.#outcomeFrame(option));
      } else if (!known) {
        memo.set(frame.key, true);
        this.#finish(frame);
        stack.pop();
      }
    }
    return memo.get(rootKey) as boolean;
  }

  /** The result that the theory gives without a search. */
  #knownByTheory(position: Position, misere: boolean): boolean | null {
    const known = this.#rules.theory?.known?.(position, misere) ?? null;
    this.usedTheory ||= known !== null;
    return known;
  }

  #mexFrame(position: Position): MexFrame<Position> {
    return { ...this.#frame(position), seen: new Set() };
  }

  #outcomeFrame(position: Position): OutcomeFrame<Position> {
    return { ...this.#frame(position), terminal: true };
  }

  #frame(position: Position): Frame<Position> {
    if (this.#expired) this.#end('time');
    if (this.examined >= this.#budget.states * this.#budgetShare) this.#end('positions');
    const size = this.#rules.position.format(position).length;
    this.#reserve(frameBytes(size));
    this.examined++;
    return { key: this.#key(position), size, options: this.#options(position), waiting: null };
  }

  *#options(position: Position): Generator<Position, void, void> {
    for (const move of this.#rules.moves(position)) yield after(this.#rules, position, move);
  }

  #parts(position: Position): readonly Position[] {
    return this.#rules.parts?.(position) ?? [position];
  }

  #key(position: Position): MemoKey {
    return memoKey(this.#rules, position);
  }

  /** Counts one move of a position; true when it is time to yield. Throws when the budget is spent. */
  #examineMove(size: number): boolean {
    if (++this.#moves > MOVES_PER_POSITION * this.#budget.states) this.#end('positions');
    return this.#shouldYield(size);
  }

  /** True when it is time to yield; counts the work that a position of this many characters takes. Throws when time is up. */
  #shouldYield(size: number): boolean {
    this.#work += 1 + size / CHARACTERS_PER_MOVE;
    if (this.#work < SLICE) return false;
    this.#work = 0;
    this.#expired = this.#budget.expired?.() ?? false;
    if (this.#expired) this.#end('time');
    return true;
  }

  /** Counts bytes of the line of play under way. Throws when memory is spent. */
  #reserve(bytes: number): void {
    this.#stackBytes += bytes;
    if (this.#memoBytes + this.#stackBytes > bytesOf(this.#budget) * this.#budgetShare) this.#end('memory');
  }

  /** A position is done: only its answer is kept. */
  #finish({ key, size }: Frame<Position>, seen = 0): void {
    this.#stackBytes -= frameBytes(size) + seen * SEEN_BYTES;
    this.#memoBytes += MEMO_BYTES + lengthOf(key);
  }

  #end(spent: Spent): never {
    this.spent = spent;
    throw new BudgetSpent();
  }
}

/** Characters of a key; a number has none. */
function lengthOf(key: MemoKey): number {
  return typeof key === 'string' ? key.length : 0;
}

function frameBytes(size: number): number {
  return FRAME_BYTES + FRAME_BYTES_PER_CHARACTER * size;
}

/** The next option; null after the last. */
function next<Position>(options: Generator<Position, void, void>): Position | null {
  const step = options.next();
  return step.done ? null : step.value;
}
