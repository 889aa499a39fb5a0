import type { View } from '@nimhall/shared/game/view';
import { moveInShort } from '../../components/board/sentences.ts';
import { settings } from '../../reactive/settings.ts';

/** The moves of a game with these views: `took 1 from C, leaving 2`, or in notation if preferred. */
export function movesInWords(moves: readonly string[], views: readonly (View | null)[]): readonly string[] {
  return moves.map((move, ply) => moveMadeInShort(views[ply] ?? null, move));
}

/** A move that was made: `took 1 from C, leaving 2`. */
export function moveMadeInShort(view: View | null, move: string): string {
  return told(view, move, 'past');
}

/** A move that could be made: `Take 1 from C, leaving 2`. */
export function moveToMakeInShort(view: View | null, move: string): string {
  return told(view, move, 'imperative');
}

function told(view: View | null, move: string, how: 'past' | 'imperative'): string {
  return (settings.value.moves === 'words' && view && moveInShort(view, move)?.[how]) || move;
}
