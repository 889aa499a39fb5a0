import type { View } from '@nimhall/shared/game/view';

/** Which convention a game is played by; always in words, and true also where objects may be left that nobody can take. */
export function conventionInWords(misere: boolean, kind: View['kind']): string {
  const last = kind === 'grid' ? 'Making the last move' : 'Taking the last object';
  return misere ? `${last} loses: whoever cannot move wins.` : `${last} wins: whoever cannot move loses.`;
}

/** The same, as short as a list needs it. */
export function conventionInShort(misere: boolean): string {
  return misere ? 'last one loses' : 'last one wins';
}
