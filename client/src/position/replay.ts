import { playText, readGame, readPosition } from '@nimhall/shared/catalogue/read';

/** A game as far as it has been played, as text. */
export interface Played {
  readonly game: string;
  readonly params: unknown;
  /** The start. */
  readonly start: string;
  /** Moves from the first on. */
  readonly moves: readonly string[];
}

/**
 * The position after each number of moves, the start first, as canonical texts; as far as the rules of this page allow, which may be older
 * than those of the game.
 */
export function positionsOf({ game: id, params, start, moves }: Played): readonly string[] {
  const game = readGame(id, params);
  const begin = game.ok ? readPosition(game.value.rules, start) : game;
  if (!game.ok || !begin.ok) return [start];
  const { rules } = game.value;
  const positions = [rules.position.format(begin.value)];
  let position = begin.value;
  for (const move of moves) {
    const next = playText(rules, position, move);
    if (!next.ok) break;
    position = next.value.value;
    positions.push(next.value.position);
  }
  return positions;
}
