import { after, type MemoKey, memoKey, type Ruleset } from '../game/contract.ts';
import { mex } from './nimbers.ts';

/** The definition of a game: memoised recursion over every legal move, without any theory. */
export class RecursiveSolver<Position, Move> {
  readonly #rules: Ruleset<Position, Move>;
  readonly #misere: boolean;
  readonly #nimbers = new Map<MemoKey, number>();
  readonly #wins = new Map<MemoKey, boolean>();

  constructor(rules: Ruleset<Position, Move>, misere: boolean) {
    this.#rules = rules;
    this.#misere = misere;
  }

  /** The least number that no option has; under misère play 1 where there is no move. */
  nimber(position: Position): number {
    const key = memoKey(this.#rules, position);
    const known = this.#nimbers.get(key);
    if (known !== undefined) return known;
    const options = new Set<number>();
    for (const next of this.#options(position)) options.add(this.nimber(next));
    const nimber = this.#misere && options.size === 0 ? 1 : mex(options);
    this.#nimbers.set(key, nimber);
    return nimber;
  }

  /** Whether the side to move wins: without a move it has lost in normal play and won in misère play. */
  wins(position: Position): boolean {
    const key = memoKey(this.#rules, position);
    const known = this.#wins.get(key);
    if (known !== undefined) return known;
    let over = true;
    let wins = false;
    for (const next of this.#options(position)) {
      over = false;
      if (this.wins(next)) continue;
      wins = true;
      break;
    }
    wins ||= over && this.#misere;
    this.#wins.set(key, wins);
    return wins;
  }

  /** Texts of all moves after which the other side loses. */
  winningMoves(position: Position): string[] {
    return Array.from(this.#rules.moves(position))
      .filter((move) => !this.wins(after(this.#rules, position, move)))
      .map((move) => this.#rules.move.format(move));
  }

  *#options(position: Position): Generator<Position, void, void> {
    for (const move of this.#rules.moves(position)) yield after(this.#rules, position, move);
  }
}
