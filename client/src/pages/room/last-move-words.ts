import { msg, str } from '@lit/localize';
import type { LastMoveUnit } from '@nimhall/shared/game/contract';

/** What the winner or the loser did, by name or as "you", and that it loses under misère play. */
export function lastMoveInWords(misere: boolean, last: LastMoveUnit, name: string, isMe: boolean): string {
  const made = lastMoveMade(last, name, isMe);
  return misere ? `${made} ${msg('Here that loses.')}` : made;
}

function lastMoveMade(last: LastMoveUnit, name: string, isMe: boolean): string {
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
