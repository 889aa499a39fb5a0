import { msg, str } from '@lit/localize';
import type { Stake } from '@nimhall/shared/room/duel';
import { isDuelOver, isInBreak } from '@nimhall/shared/room/duel-phase';
import type { Room } from '@nimhall/shared/room/room';
import { type BySeat, otherSeat, type Seat } from '@nimhall/shared/room/seat';
import { occupantName } from '../../components/text/names.ts';
import { tournamentOf } from './room-facts.ts';

/**
 * Which of the two games of a duel, or of a match of a tournament, this is, or the score once one was won: `Game 2 of 2: 1–0`. It is shown beside the name of the game,
 * also on the smallest phone.
 */
export function duelInShort(room: Room, me: Seat | null): string {
  const { duel, score } = room;
  if (!duel) return '';
  if (tournamentOf(room) !== null && score.first + score.second === 0) return msg(str`Match, game ${duel.game} of 2`);
  return score.first + score.second === 0
    ? msg(str`Duel, game ${duel.game} of 2`)
    : msg(str`Game ${duel.game} of 2: ${scoreText(room, me ?? 'first')}`);
}

/** The stakes of a duel for the player in this seat, or for a spectator; empty for other games and matches of a tournament. `stakes` null while they are not known. */
export function stakeInWords({ duel, status }: Room, me: Seat | null, stakes: BySeat<Stake> | null): string {
  if (!duel || duel.unrated) return '';
  if (!me) return msg('Rated.');
  if (!stakes || status !== 'playing') return msg('Rated. Win and your rating goes up, lose and it goes down.');
  const [won, lost] = [changeText(stakes[me].won), changeText(stakes[me].lost)];
  return duel.game === 1
    ? msg(str`Rated: ${won} if you win both games, ${lost} if you lose both.`)
    : msg(str`Rated: ${won} if you win this game, ${lost} if you lose it.`);
}

/** `+12`, `−8`, or `±0`: a change of a rating. */
export function changeText(points: number): string {
  const by = Math.round(points);
  return `${by > 0 ? '+' : by < 0 ? '−' : '±'}${Math.abs(by)}`;
}

/** When the second game begins, and who moves first. `seconds` is the time until then. */
export function breakInWords(room: Room, me: Seat | null, seconds: number): string {
  const when = seconds > 0 ? msg(str`The second game begins in ${seconds} s.`) : msg('The second game begins.');
  // The seats have not been swapped yet.
  return `${when} ${me === 'second' ? msg('You go first.') : msg(str`${occupantName(room.seats.second)} goes first.`)}`;
}

/** The result of a duel, from the view of this seat or of a spectator. */
export function duelResultInWords(room: Room, me: Seat | null): string {
  const { score } = room;
  if (score.first === score.second) return msg(str`The duel ends ${scoreText(room, 'first')}.`);
  const winner: Seat = score.first > score.second ? 'first' : 'second';
  if (me === null) return msg(str`${occupantName(room.seats[winner])} wins the duel ${scoreText(room, winner)}.`);
  return me === winner ? msg(str`You win the duel ${scoreText(room, me)}.`) : msg(str`You lose the duel ${scoreText(room, me)}.`);
}

/** The texts of a duel after one of its games; none for other games. */
export function duelInWords(room: Room, me: Seat | null): string[] {
  if (isInBreak(room)) return [msg('The second game begins in a moment.')];
  return isDuelOver(room) ? [duelResultInWords(room, me)] : [];
}

/** `2–0`: games won by the player in this seat, and by the other. */
function scoreText({ score }: Room, seat: Seat): string {
  return `${score[seat]}–${score[otherSeat(seat)]}`;
}
