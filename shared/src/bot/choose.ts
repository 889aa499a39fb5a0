import type { Budget } from '../game/budget.ts';
import { after, isOver, type Ruleset } from '../game/contract.ts';
import { randomItem } from '../game/random-item.ts';
import type { Computation, Progress, Solution } from '../game/theory.ts';
import { analyse } from '../solver/analyse.ts';
import { Search } from '../solver/search.ts';
import type { BotLevel } from './level.ts';
import { mostRope } from './rope.ts';

/** What a bot sees: the rules, the position, and which player the last object favours. */
export interface Turn<Position, Move> {
  readonly rules: Ruleset<Position, Move>;
  readonly position: Position;
  readonly misere: boolean;
}

export interface Means {
  /** Uniform in [0, 1). */
  readonly random: () => number;
  /** For the whole choice, however many positions it looks at. */
  readonly budget: Budget;
}

/** Most moves a bot weighs one by one; where there are more it weighs a sample. */
const MAX_WEIGHED = 300;
/** Most replies that are counted to tell moves apart that are otherwise as good. */
const MAX_COUNTED = 1_000;
/** Work between two yields, in moves of a short position that are played: half a millisecond in most games, a few in Sprouts. */
const SLICE = 500;
/**
 * Moves of a short position that a bot still tries after its budget is spent, so that it looks one move ahead: some hundredths of a second.
 */
const LAST_LOOK = 20_000;
/** The cost of looking up a position, counted in moves. */
const SOLVING = 10;
/** Characters of a position that make a move in it take as long again. */
const CHARACTERS_A_MOVE = 16;

/** A legal move for a position that is not over. */
export function chooseMove<Position, Move>(level: BotLevel, turn: Turn<Position, Move>, means: Means): Computation<Move> {
  return new Choice(turn, means).move(level);
}

/** One decision; its look-ups share a search, and weighing ends when all of them together have spent the budget. */
class Choice<Position, Move> {
  readonly #turn: Turn<Position, Move>;
  readonly #random: () => number;
  readonly #budget: Budget;
  readonly #search: Search<Position, Move>;
  /** How much longer a move takes than in a short position. */
  readonly #weight: number;
  /** States that finished look-ups took, those of the search apart. */
  #spent = 0;
  /** Moves played, and those since the last yield. */
  #looked = 0;
  #played = 0;
  #expired = false;

  constructor(turn: Turn<Position, Move>, { random, budget }: Means) {
    this.#turn = turn;
    this.#random = random;
    this.#budget = budget;
    this.#search = new Search(turn.rules, budget);
    this.#weight = 1 + turn.rules.position.format(turn.position).length / CHARACTERS_A_MOVE;
  }

  *move(level: BotLevel): Computation<Move> {
    if (this.#random() < level.perfect) return (yield* this.#perfect()) ?? (yield* this.#greedy());
    if (level.otherwise === 'greedy') return yield* this.#greedy();
    const known = level.familiar ? yield* this.#familiar(level.familiar) : null;
    if (known !== null) return known;
    return yield* this.#anyMove(this.#turn.position);
  }

  /** A winning move, or from a lost position the one that leaves the most rope. Null where nothing is known. */
  *#perfect(): Computation<Move | null> {
    const solution = yield* this.#solve(this.#turn.position);
    if (solution.outcome === 'unknown') return null;
    if (solution.winningMoves.length > 0) return randomItem(solution.winningMoves, this.#random);
    return yield* mostRope(yield* this.#oneOfEach(yield* this.#candidates()), {
      rules: this.#turn.rules,
      random: this.#random,
      after: (move, position) => this.#after(move, position),
      solve: (position) => this.#solve(position),
      replies: (position) => this.#replies(position),
      anyMove: (position) => this.#anyMove(position),
      work: () => this.#spent + this.#search.examined + this.#looked,
      isSpent: () => this.#isSpent(),
    });
  }

  /** The first of those that are one to people: what holds for it holds for all of them. */
  *#oneOfEach(moves: readonly Move[]): Computation<readonly Move[]> {
    const { rules, position } = this.#turn;
    if (!rules.classOf) return moves;
    const first = new Map<string, Move>();
    for (const move of moves) {
      const name = rules.classOf(position, move);
      if (!first.has(name)) first.set(name, move);
      yield this.#progress();
    }
    return [...first.values()];
  }

  /** The number of replies, up to a limit. */
  *#replies(position: Position): Computation<number> {
    let replies = 0;
    for (const _ of this.#turn.rules.moves(position)) {
      if (this.#isTime()) yield this.#progress();
      if (++replies === MAX_COUNTED) break;
    }
    return replies;
  }

  /**
   * Wins at once if it can; else avoids every move that lets the other side win at once, and those that a search which came to no end has
   * found to lose.
   */
  *#greedy(): Computation<Move> {
    const { rules, misere } = this.#turn;
    const now = yield* this.#winNow(this.#turn.position);
    if (now !== null) return now;
    const moves = yield* this.#candidates();
    const safe: Move[] = [];
    for (const move of moves) {
      if (this.#isSpent() && this.#looked > LAST_LOOK) break;
      const next = this.#after(move);
      const lost = (misere && isOver(rules, next)) || this.#search.foundOutcome(next, misere) === true;
      if (!lost && (yield* this.#winNow(next)) === null) safe.push(move);
      yield this.#progress();
    }
    return randomItem(safe.length > 0 ? safe : moves, this.#random);
  }

  /** A move to a position that is known to be lost, by the values of its parts; null where there is none. */
  *#familiar(isLost: (values: readonly number[]) => boolean): Computation<Move | null> {
    const known: Move[] = [];
    for (const move of yield* this.#candidates()) {
      const { parts } = yield* this.#solve(this.#after(move));
      const values = parts.flatMap(({ nimber }) => (nimber === 0 ? [] : [nimber ?? Number.NaN]));
      if (isLost(values)) known.push(move);
      yield this.#progress();
    }
    return known.length > 0 ? randomItem(known, this.#random) : null;
  }

  /**
   * A move that ends the game in the mover's favour: by taking the last object, or under misère play by leaving only
   * replies that do. Where moves are too many to try each, such a move is looked for among the winning ones.
   */
  *#winNow(position: Position): Computation<Move | null> {
    for (const move of this.#all(position) ?? (yield* this.#solve(position)).winningMoves) {
      if (this.#isTime()) yield this.#progress();
      const next = this.#after(move, position);
      if (this.#turn.misere ? yield* this.#mustEnd(next) : isOver(this.#turn.rules, next)) return move;
    }
    return null;
  }

  /** True when there are moves and all of them end the game. */
  *#mustEnd(position: Position): Computation<boolean> {
    let any = false;
    for (const move of this.#turn.rules.moves(position)) {
      if (this.#isTime()) yield this.#progress();
      if (!isOver(this.#turn.rules, this.#after(move, position))) return false;
      any = true;
    }
    return any;
  }

  *#solve(position: Position): Computation<Solution<Position, Move>> {
    const { rules, misere } = this.#turn;
    const steps = analyse(rules, position, { misere, budget: this.#budget, search: this.#search });
    let states = 0;
    // A closed form takes its time as well.
    this.#looked += SOLVING * this.#weight;
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      const more = Math.max(0, step.value.states - this.#search.examined - states);
      states += more;
      this.#spent += more;
      yield step.value;
    }
  }

  *#anyMove(position: Position): Computation<Move> {
    return this.#turn.rules.sample?.(position, this.#random) ?? randomItem(yield* this.#candidates(position), this.#random);
  }

  /** Every legal move, or null where they are too many to weigh. */
  #all(position: Position): Move[] | null {
    const moves: Move[] = [];
    for (const move of this.#turn.rules.moves(position)) {
      if (moves.length === MAX_WEIGHED) return null;
      moves.push(move);
    }
    return moves;
  }

  /** All legal moves, or a sample where they are too many to weigh. */
  *#candidates(position = this.#turn.position): Computation<readonly Move[]> {
    const { rules } = this.#turn;
    const all = this.#all(position);
    if (all) return all;
    const moves: Move[] = [];
    if (!rules.sample) {
      for (const move of rules.moves(position)) if (moves.push(move) === MAX_WEIGHED) break;
      return moves;
    }
    while (moves.length < MAX_WEIGHED) {
      if (this.#isTime()) yield this.#progress();
      moves.push(rules.sample(position, this.#random));
    }
    return moves;
  }

  /** Counts a move that is played; true when it is time to yield. */
  #isTime(): boolean {
    this.#played += this.#weight;
    this.#looked += this.#weight;
    if (this.#played < SLICE) return false;
    this.#played = 0;
    return true;
  }

  #progress(): Progress {
    return { states: this.#spent + this.#search.examined };
  }

  #isSpent(): boolean {
    this.#expired ||= this.#budget.expired?.() ?? false;
    return this.#expired || this.#spent > this.#budget.states;
  }

  #after(move: Move, position = this.#turn.position): Position {
    return after(this.#turn.rules, position, move);
  }
}
