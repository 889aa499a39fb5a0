import type { Ruleset } from '@nimhall/shared/game/contract';

/**
 * The definition of outcome and nimber, and nothing else: plain recursion over every legal move, memoised by the
 * position's text. Knows no theory and uses nothing of the solver, so that it can check it. For small positions only.
 */
export class Oracle<Position, Move> {
  readonly #rules: Ruleset<Position, Move>;
  readonly #nimbers = { normal: new Map<string, number>(), misere: new Map<string, number>() };
  readonly #wins = { normal: new Map<string, boolean>(), misere: new Map<string, boolean>() };

  constructor(rules: Ruleset<Position, Move>) {
    this.#rules = rules;
  }

  /** The mex of the options' nimbers; the misère nimber is 1 when there is no move. */
  nimber(position: Position, misere = false): number {
    const memo = misere ? this.#nimbers.misere : this.#nimbers.normal;
    const text = this.#rules.position.format(position);
    let nimber = memo.get(text);
    if (nimber === undefined) {
      const options = new Set(this.options(position).map(([, next]) => this.nimber(next, misere)));
      nimber = misere && options.size === 0 ? 1 : 0;
      while (options.has(nimber)) nimber++;
      memo.set(text, nimber);
    }
    return nimber;
  }

  /** Whether the side to move wins: without a move it has lost in normal play and won in misère play. */
  wins(position: Position, misere: boolean): boolean {
    const memo = misere ? this.#wins.misere : this.#wins.normal;
    const text = this.#rules.position.format(position);
    let wins = memo.get(text);
    if (wins === undefined) {
      wins = this.#hasWinningMove(position, misere);
      memo.set(text, wins);
    }
    return wins;
  }

  /** Canonical texts of all moves after which the other side loses, sorted. */
  winningMoves(position: Position, misere: boolean): string[] {
    return this.options(position)
      .filter(([, next]) => !this.wins(next, misere))
      .map(([move]) => this.#rules.move.format(move))
      .sort();
  }

  /** Every move with the position it leads to. */
  options(position: Position): [Move, Position][] {
    return [...this.#eachOption(position)];
  }

  *#eachOption(position: Position): Generator<[Move, Position]> {
    for (const move of this.#rules.moves(position)) {
      const next = this.#rules.play(position, move);
      if (!next.ok) throw new Error(`${this.#rules.move.format(move)} is listed but refused: ${next.error.message}`);
      yield [move, next.value];
    }
  }

  #hasWinningMove(position: Position, misere: boolean): boolean {
    let isOver = true;
    for (const [, next] of this.#eachOption(position)) {
      if (!this.wins(next, misere)) return true;
      isOver = false;
    }
    return isOver && misere;
  }
}
