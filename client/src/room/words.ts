import { msg, str } from '@lit/localize';
import type { View } from '@nimhall/shared/game/view';
import { otherSeat, type Room, type Seat } from '@nimhall/shared/room/room';
import { isCleared, moveInWords } from '../board/sentences.ts';
import type { Announcement } from '../state/announcements.ts';
import { occupantName } from './names.ts';

/** `You`, or the name of whoever sits there. */
function whoIs(room: Room, seat: Seat, me: Seat | null): string {
  return seat === me ? 'You' : occupantName(room.seats[seat]);
}

/** What a player of this room, or somebody watching, waits for. */
export function statusInWords(room: Room, me: Seat | null): string {
  switch (room.status) {
    case 'waiting':
      if (me) return 'Waiting for somebody to take the other seat.';
      return room.seats.first || room.seats.second ? 'A seat is open: sit down to play.' : 'Both seats are open: sit down to play.';
    case 'playing': {
      if (room.turn === me) return 'Your turn.';
      const occupant = room.turn && room.seats[room.turn];
      const name = occupantName(occupant);
      return occupant?.kind === 'bot' ? `${name} is thinking…` : `${possessive(name)} turn.`;
    }
    case 'over':
      return 'The game is over.';
    default:
      return room.status satisfies never;
  }
}

function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

/** The result in one sentence, with its reason. `view` shows the final position. */
export function resultInWords(room: Room, me: Seat | null, view: View): string {
  const { result } = room;
  if (!result) return '';
  if (!result.winner) {
    return result.reason === 'aborted' ? 'Nobody wins: the game was called off.' : 'Nobody wins: the room was closed because nobody moved.';
  }
  const winner = whoIs(room, result.winner, me);
  const loser = whoIs(room, otherSeat(result.winner), me);
  const wins = winner === 'You' ? 'You win' : `${winner} wins`;
  return `${wins}: ${reasonInWords(room, winner, loser, view)}.`;
}

function reasonInWords(room: Room, winner: string, loser: string, view: View): string {
  if (room.result?.reason === 'resigned') return `${inSentence(loser)} resigned`;
  if (room.result?.reason === 'time') return `${inSentence(loser)} ran out of time`;
  if (room.result?.reason === 'abandoned') return `${inSentence(loser)} went away and did not come back`;
  const took = view.kind === 'grid' ? 'made the last move' : 'took the last object';
  const taking = view.kind === 'grid' ? 'making the last move' : 'taking the last object';
  if (!room.misere) {
    return isCleared(view) ? `${inSentence(winner)} ${took}` : `${inSentence(loser)} ${has(loser)} no move left`;
  }
  return isCleared(view)
    ? `${inSentence(loser)} ${took}, and here ${taking} loses`
    : `${inSentence(winner)} ${has(winner)} no move left, and here that wins`;
}

function inSentence(name: string): string {
  return name === 'You' ? 'you' : name;
}

function has(name: string): string {
  return name === 'You' ? 'have' : 'has';
}

/** How many people watch. */
export function watchersInWords(count: number): string {
  if (count === 0) return msg('Nobody is watching.');
  return count === 1 ? msg('1 person is watching.') : msg(str`${count} people are watching.`);
}

/** What a screen reader is told when the room goes from one state to the next; null when it needs no telling. */
export function announcementOf(before: Room, after: Room, me: Seat | null, viewBefore: View, viewAfter: View): Announcement | null {
  const move = after.moves.length > before.moves.length && after.branch === before.branch ? after.moves.at(-1) : undefined;
  const moved = move === undefined ? '' : moveTold(before, move, me, viewBefore);
  if (after.status === 'over' && before.status !== 'over') {
    return { text: `${moved}${resultInWords(after, me, viewAfter)}`, urgency: 'assertive' };
  }
  if (moved) return { text: `${moved}${after.turn === me ? 'Your turn.' : ''}`, urgency: 'polite' };
  if (after.branch !== before.branch && before.status === 'playing') {
    return { text: `Back to before move ${after.ply + 1}. ${statusInWords(after, me)}`, urgency: 'polite' };
  }
  if (after.takeback && after.takeback !== before.takeback && after.takeback !== me && me) {
    return { text: `${occupantName(after.seats[after.takeback])} asks for a move back.`, urgency: 'polite' };
  }
  if (after.branch !== before.branch) return { text: `A new game begins. ${statusInWords(after, me)}`, urgency: 'polite' };
  if (after.status === 'playing' && before.status === 'waiting') {
    return { text: `The game begins. ${statusInWords(after, me)}`, urgency: 'polite' };
  }
  return null;
}

/** `Ben took 2 stones from heap B, leaving 3. `; empty for a move of our own. */
function moveTold(before: Room, move: string, me: Seat | null, view: View): string {
  if (!before.turn || before.turn === me) return '';
  const words = moveInWords(view, move);
  return `${occupantName(before.seats[before.turn])} ${words ? words.past : `played ${move}`}. `;
}

/** The name of the page: whose turn it is, and the game. */
export function titleOf(room: Room, me: Seat | null, game: string): string[] {
  switch (room.status) {
    case 'waiting':
      return ['Waiting', game];
    case 'playing':
      return [room.turn === me ? 'Your turn' : `${possessive(occupantName(room.turn && room.seats[room.turn]))} turn`, game];
    case 'over':
      return ['Game over', game];
    default:
      return room.status satisfies never;
  }
}
