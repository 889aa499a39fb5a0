import { playText } from '../../../../src/catalogue/read.ts';
import { isOver } from '../../../../src/game/contract.ts';
import { positionOf } from '../../game.ts';
import { orThrow } from '../../refused.ts';
import type { Contender, Played } from './contender.ts';
import { EngineFault } from './engine.ts';

/** A game of a match: the index of the winner, and the fault of the other one, if that decided it. */
export interface MatchGame {
  readonly winner: 0 | 1;
  /** Who moved first. */
  readonly first: 0 | 1;
  readonly start: string;
  readonly moves: readonly string[];
  readonly fault: string | null;
}

/** Games between two, one after the other: two from each position, so that each has the first move there. Ends early on request. */
export async function* playMatch(
  played: Played,
  contenders: readonly [Contender, Contender],
  {
    starts,
    games,
    movetime,
    signal,
  }: { readonly starts: readonly string[]; readonly games: number; readonly movetime: number; readonly signal: AbortSignal },
): AsyncGenerator<MatchGame, void, void> {
  for (let at = 0; at < games && !signal.aborted; at++) {
    const start = starts[Math.floor(at / 2) % starts.length] as string;
    const game = await playGame(played, contenders, start, at % 2 === 0 ? 0 : 1, movetime, signal);
    if (game) yield game;
  }
}

/** Null if it was ended early. */
async function playGame(
  played: Played,
  contenders: readonly [Contender, Contender],
  start: string,
  first: 0 | 1,
  movetime: number,
  signal: AbortSignal,
): Promise<MatchGame | null> {
  const { game, misere } = played;
  const moves: string[] = [];
  let position = start;
  for (let mover = first; ; mover = other(mover)) {
    if (signal.aborted) return null;
    // If nobody can move, the opponent made the last move.
    if (isOver(game.rules, positionOf(game, position))) return { winner: misere ? mover : other(mover), first, start, moves, fault: null };
    try {
      const move = await contenders[mover].choose(played, position, movetime);
      position = orThrow(playText(game.rules, positionOf(game, position), move)).position;
      moves.push(move);
    } catch (error) {
      if (!(error instanceof EngineFault)) throw error;
      return { winner: other(mover), first, start, moves, fault: error.message };
    }
  }
}

function other(place: 0 | 1): 0 | 1 {
  return place === 0 ? 1 : 0;
}
