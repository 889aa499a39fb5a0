import { msg, str } from '@lit/localize';
import { isDuelOver, isInBreak } from '@nimhall/shared/room/duel-phase';
import type { Room } from '@nimhall/shared/room/room';
import { otherSeat, type Seat } from '@nimhall/shared/room/seat';
import { occupantName } from '../../components/text/names.ts';

/** Which of the two games of a duel this is, or how it stands once one was won: `Game 2 of 2: 1–0`. It stands beside the name of the game, also on the smallest phone. */
export function duelInShort(room: Room, me: Seat | null): string {
  const { duel, score } = room;
  if (!duel) return '';
  return score.first + score.second === 0
    ? msg(str`Duel, game ${duel.game} of 2`)
    : msg(str`Game ${duel.game} of 2: ${scoreText(room, me ?? 'first')}`);
}

/** What a duel is played for, for who holds this seat, or none; empty for other games. */
export function stakeInWords({ duel }: Room, me: Seat | null): string {
  if (!duel) return '';
  return me ? msg('Rated. Win and your rating goes up, lose and it goes down.') : msg('Rated.');
}

/** When the second game begins, and who moves first then. `seconds` is how long that is. */
export function breakInWords(room: Room, me: Seat | null, seconds: number): string {
  const when = seconds > 0 ? msg(str`The second game begins in ${seconds} s.`) : msg('The second game begins.');
  // The seats have not been swapped yet.
  return `${when} ${me === 'second' ? msg('You go first.') : msg(str`${occupantName(room.seats.second)} goes first.`)}`;
}

/** How a duel ended, for who holds this seat, or none. */
export function duelResultInWords(room: Room, me: Seat | null): string {
  const { score } = room;
  if (score.first === score.second) return msg(str`The duel ends ${scoreText(room, 'first')}.`);
  const winner: Seat = score.first > score.second ? 'first' : 'second';
  if (me === null) return msg(str`${occupantName(room.seats[winner])} wins the duel ${scoreText(room, winner)}.`);
  return me === winner ? msg(str`You win the duel ${scoreText(room, me)}.`) : msg(str`You lose the duel ${scoreText(room, me)}.`);
}

/** What is told of a duel when one of its games has just ended; nothing of other games. */
export function duelTold(room: Room, me: Seat | null): string[] {
  if (isInBreak(room)) return [msg('The second game begins in a moment.')];
  return isDuelOver(room) ? [duelResultInWords(room, me)] : [];
}

/** `2–0`: games won by who holds this seat, and by the other. */
function scoreText({ score }: Room, seat: Seat): string {
  return `${score[seat]}–${score[otherSeat(seat)]}`;
}
