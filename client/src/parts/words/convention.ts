import { msg } from '@lit/localize';
import type { LastThing } from '@nimhall/shared/game/contract';

/** Which convention a game is played by; always in words. */
export function conventionInWords(misere: boolean, last: LastThing): string {
  switch (last) {
    case 'stone':
      return misere
        ? msg('Taking the last stone loses: whoever cannot move wins.')
        : msg('Taking the last stone wins: whoever cannot move loses.');
    case 'pin':
      return misere
        ? msg('Taking the last pin loses: whoever cannot move wins.')
        : msg('Taking the last pin wins: whoever cannot move loses.');
    case 'move':
      return misere
        ? msg('Making the last move loses: whoever cannot move wins.')
        : msg('Making the last move wins: whoever cannot move loses.');
    default:
      return last satisfies never;
  }
}

/** The same, as short as a list needs it. */
export function conventionInShort(misere: boolean): string {
  return misere ? msg('last one loses') : msg('last one wins');
}
