import { msg } from '@lit/localize';
import type { LastMoveUnit } from '@nimhall/shared/game/contract';

/** Which convention a game is played by; always in words. */
export function conventionInWords(misere: boolean, last: LastMoveUnit): string {
  switch (last) {
    case 'stone':
      return misere
        ? msg('Taking the last stone loses. If you can’t move, you win.')
        : msg('Taking the last stone wins. If you can’t move, you lose.');
    case 'pin':
      return misere
        ? msg('Taking the last pin loses. If you can’t move, you win.')
        : msg('Taking the last pin wins. If you can’t move, you lose.');
    case 'move':
      return misere
        ? msg('Making the last move loses. If you can’t move, you win.')
        : msg('Making the last move wins. If you can’t move, you lose.');
    default:
      return last satisfies never;
  }
}

/** The same in short, for lists. */
export function conventionInShort(misere: boolean): string {
  return misere ? msg('last one loses') : msg('last one wins');
}
