import { msg, str } from '@lit/localize';
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

/** What the winner or the loser did, by their name or about ourselves; and where that loses, that it does. */
export function lastMoveInWords(misere: boolean, last: LastThing, name: string, isMe: boolean): string {
  const made = lastMoveMade(last, name, isMe);
  return misere ? `${made} ${msg('Here that loses.')}` : made;
}

function lastMoveMade(last: LastThing, name: string, isMe: boolean): string {
  switch (last) {
    case 'stone':
      return isMe ? msg('You took the last stone.') : msg(str`${name} took the last stone.`);
    case 'pin':
      return isMe ? msg('You took the last pin.') : msg(str`${name} took the last pin.`);
    case 'move':
      return isMe ? msg('You made the last move.') : msg(str`${name} made the last move.`);
    default:
      return last satisfies never;
  }
}
