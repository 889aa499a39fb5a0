import { openGame } from '../catalogue/registry.ts';
import { list, type Phrase, say } from '../phrase.ts';
import { RecursiveSolver } from '../solver/recursive-solver.ts';
import type { Counterexample, Place } from './claim.ts';

/** Checks about a position: null if the claim is right. */
export interface Judge<Position> {
  /** `claimed` is whether the side to move loses. */
  lost(position: Position, claimed: boolean): Counterexample | null;
  /** Under misère play, the misère nimber. */
  nimber(position: Position, claimed: number): Counterexample | null;
  /** Texts of all moves that win, in any order. */
  winningMoves(position: Position, claimed: readonly string[]): Counterexample | null;
  /** Whether moving to this position wins: whether the next player has lost. */
  wonByMovingTo(position: Position, target: Position | null): Counterexample | null;
  /** A counterexample at this position. */
  against(position: Position, says: Phrase): Counterexample;
}

/** A judge of one game, which works everything out from the rules. Positions are those of the game. */
export function judge<Position>(id: string, given: object = {}, misere = false): Judge<Position> {
  const game = openGame(id, given);
  if (!game.ok) throw new Error(`${id}: ${game.error.fault.message}`);
  const { params, rules } = game.value;
  const definition = new RecursiveSolver(rules, misere);

  function against(position: Position, says: Phrase): Counterexample {
    const text = rules.position.format(position);
    const place: Place = { game: id, params, misere, position: text };
    return { at: text, place, says };
  }

  return {
    against,
    lost(position, claimed) {
      if (definition.wins(position) !== claimed) return null;
      return against(position, partedPhrase(claimed, [...rules.moves(position)].length === 0));
    },
    nimber(position, claimed) {
      const nimber = definition.nimber(position);
      return nimber === claimed ? null : against(position, say`By the claim this is worth ${claimed}, but it is worth ${nimber}.`);
    },
    winningMoves(position, claimed) {
      const moves = definition.winningMoves(position).sort();
      if (moves.join() === [...claimed].sort().join()) return null;
      return against(position, say`By the claim the winning moves are ${movesPhrase(claimed)}, but they are ${movesPhrase(moves)}.`);
    },
    wonByMovingTo(position, target) {
      if (target !== null && !definition.wins(target)) return null;
      return against(
        position,
        target === null
          ? say`The claim describes a winning move, but there is no such move.`
          : say`By the claim the move to ${rules.position.format(target)} wins, but it loses.`,
      );
    },
  };
}

/** How claim and definition part over who wins. */
function partedPhrase(claimedLost: boolean, isOver: boolean): Phrase {
  if (isOver) {
    return claimedLost
      ? say`By the claim the player to move loses here. But the game is over, and they have won.`
      : say`By the claim the player to move wins here. But the game is over, and they have lost.`;
  }
  return claimedLost
    ? say`By the claim the player to move loses here, but a move wins.`
    : say`By the claim the player to move wins here, but every move loses.`;
}

function movesPhrase(moves: readonly string[]): Phrase {
  return moves.length === 0 ? say`none` : list('and', moves);
}

/** A counterexample that is no position: two numbers that should be the same. */
export function sameNumber(at: string, claimed: number, found: number): Counterexample | null {
  return claimed === found ? null : { at, place: null, says: say`By the claim this is ${claimed}, but it is ${found}.` };
}

/** A judge that only says that a statement is false. */
export function isTrue(at: string, so: boolean): Counterexample | null {
  return so ? null : { at, place: null, says: say`The claim is false here.` };
}
