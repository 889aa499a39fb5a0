import { msg } from '@lit/localize';
import type { View } from '@nimhall/shared/game/view';

/** Which convention a game is played by; always in words, and true also where objects may be left that nobody can take. */
export function conventionInWords(misere: boolean, kind: View['kind']): string {
  if (kind === 'grid') {
    return misere
      ? msg('Making the last move loses: whoever cannot move wins.')
      : msg('Making the last move wins: whoever cannot move loses.');
  }
  return misere
    ? msg('Taking the last object loses: whoever cannot move wins.')
    : msg('Taking the last object wins: whoever cannot move loses.');
}

/** The same, as short as a list needs it. */
export function conventionInShort(misere: boolean): string {
  return misere ? msg('last one loses') : msg('last one wins');
}
