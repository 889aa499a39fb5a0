import type { View } from './view.ts';

/** How a game came to what a board or a picture shows. With it nothing shifts or grows while the game goes on. */
export interface PlayHistory<Kind extends View = View> {
  /** Where the game began. */
  readonly start: Kind;
  /** The moves made since, the last of them the last. */
  readonly moves: readonly string[];
  /** How each of them was drawn, as ink, empty for one that was not; absent where none was. */
  readonly inks?: readonly string[];
}

/** Views of the same position are the same object, moves and inks are texts. */
export function isOtherHistory(one: PlayHistory | null, other: PlayHistory | null | undefined): boolean {
  return one?.start !== other?.start || one?.moves.join() !== other?.moves.join() || one?.inks?.join() !== other?.inks?.join();
}
