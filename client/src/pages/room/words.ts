import { msg, str } from '@lit/localize';
import type { View } from '@nimhall/shared/game/view';
import { count } from '@nimhall/shared/phrase';
import type { Occupant, Room } from '@nimhall/shared/room/room';
import { otherSeat, type Seat } from '@nimhall/shared/room/seat';
import { isCorrespondenceGame } from '@nimhall/shared/room/unfinished';
import { moveInWords } from '../../components/board/sentences.ts';
import { occupantName } from '../../components/text/names.ts';
import { localize } from '../../i18n/language.ts';
import { boardPositionOf } from '../../position/board-position.ts';
import type { Announcement } from '../../reactive/announcements.ts';
import { duelInWords } from './duel-words.ts';
import { lastMoveInWords } from './last-move-words.ts';

/** The state of the room, for a player or a spectator. */
export function stateInWords(room: Room, me: Seat | null): string {
  switch (room.status) {
    case 'waiting':
      if (room.duel) return msg('The position is drawn when both players are here.');
      if (me) return msg('Waiting for your opponent.');
      return room.seats.first || room.seats.second
        ? msg('A seat is open. Sit down to play.')
        : msg('Both seats are open. Sit down to play.');
    case 'playing':
      return whoseTurn(room, me);
    case 'over':
      return msg('The game is over.');
    default:
      return room.status satisfies never;
  }
}

/** The same, with hidden state of the position. */
export function statusInWords(room: Room, me: Seat | null): string {
  return [stateInWords(room, me), ...(room.status === 'playing' ? nowInWords(room) : [])].join(' ');
}

function whoseTurn(room: Room, me: Seat | null): string {
  if (room.turn === me) return msg('Your turn.');
  const occupant = room.turn && room.seats[room.turn];
  return occupant?.kind === 'bot' ? msg(str`${occupantName(occupant)} is thinking…`) : `${turnInWords(occupantName(occupant))}.`;
}

/** Hidden state of the position, if there is any. */
function nowInWords(room: Room): string[] {
  const scene = boardPositionOf(room);
  return scene.ok && scene.value.now ? [localize(scene.value.now)] : [];
}

/** `Ann’s turn`. */
function turnInWords(name: string): string {
  return msg(str`${name}’s turn`);
}

/** Who won: `You win`, `Ann wins`. */
export function winnerInWords({ result, seats }: Room, me: Seat | null): string {
  if (!result?.winner) return msg('No one wins');
  return result.winner === me ? msg('You win') : msg(str`${occupantName(seats[result.winner])} wins`);
}

/** Why it ended so, in one sentence about one of the two sides. */
export function reasonInWords(room: Room, me: Seat | null): string {
  const { result } = room;
  if (!result) return '';
  if (!result.winner) return result.reason === 'aborted' ? msg('The game was called off.') : msg('No one moved, so the room was closed.');
  const loser = otherSeat(result.winner);
  const loserName = occupantName(room.seats[loser]);
  const iLost = loser === me;
  switch (result.reason) {
    case 'resigned':
      return iLost ? msg('You resigned.') : msg(str`${loserName} resigned.`);
    case 'time':
      return iLost ? msg('You ran out of time.') : msg(str`${loserName} ran out of time.`);
    case 'abandoned':
      return iLost ? msg('You left and did not come back.') : msg(str`${loserName} left and did not come back.`);
    default: {
      // The player who made the last move is the winner or, by the other convention, the loser.
      const mover = room.misere ? loser : result.winner;
      const game = boardPositionOf(room);
      return lastMoveInWords(room.misere, game.ok ? game.value.game.rules.last : 'move', occupantName(room.seats[mover]), mover === me);
    }
  }
}

/** The result with its reason. */
export function resultInWords(room: Room, me: Seat | null): string {
  return room.result ? `${winnerInWords(room, me)}. ${reasonInWords(room, me)}` : '';
}

/** How many people watch. */
export function watchersInWords(watchers: number): string {
  if (watchers === 0) return msg('No one is watching.');
  return localize(count(watchers, '{0} person is watching.', '{0} people are watching.'));
}

/** The announcement for screen readers when the room changes; null if there is none. */
export function announcementOf(before: Room, after: Room, me: Seat | null, viewBefore: View): Announcement | null {
  const move = after.moves.length > before.moves.length && after.branch === before.branch ? after.moves.at(-1) : undefined;
  const moved = move === undefined ? [] : playedMoveInWords(before, move, me, viewBefore);
  if (after.status === 'over' && before.status !== 'over') {
    return { text: [...moved, resultInWords(after, me), ...duelInWords(after, me)].join(' '), urgency: 'assertive' };
  }
  if (moved.length > 0) return polite(...moved, ...(after.turn === me ? [statusInWords(after, me)] : []));
  if (after.branch !== before.branch && before.status === 'playing') {
    return polite(msg(str`Back to before move ${after.ply + 1}.`), statusInWords(after, me));
  }
  if (after.takeback && after.takeback !== before.takeback && after.takeback !== me && me) {
    return polite(msg(str`${occupantName(after.seats[after.takeback])} asks for a takeback.`));
  }
  if (after.branch !== before.branch) {
    return polite(after.duel ? msg('The second game begins.') : msg('A new game begins.'), statusInWords(after, me));
  }
  if (after.status === 'playing' && before.status === 'waiting') return polite(msg('The game begins.'), statusInWords(after, me));
  if (me && hasLeft(before, after, otherSeat(me))) return polite(msg(str`${occupantName(after.seats[otherSeat(me)])} is away.`));
  return null;
}

/** In a game for days; in others a notice says it. */
function hasLeft(before: Room, after: Room, seat: Seat): boolean {
  return after.away[seat] !== null && before.away[seat] === null && isCorrespondenceGame(after);
}

function polite(...sentences: readonly string[]): Announcement {
  return { text: sentences.join(' '), urgency: 'polite' };
}

/** `Ben took 2 stones from heap B, leaving 3.`; nothing for a move of our own. */
function playedMoveInWords(before: Room, move: string, me: Seat | null, view: View): string[] {
  if (!before.turn || before.turn === me) return [];
  return [moveMade(before.seats[before.turn], view, move)];
}

/** `Ben took 2 stones from heap B, leaving 3.`; `view` is the position before the move. */
export function moveMade(mover: Occupant | null, view: View, move: string): string {
  const words = moveInWords(view, move)?.past ?? msg(str`played ${move}`);
  return msg(str`${occupantName(mover)} ${words}.`);
}

/** The name of the page: whose turn it is, and the game. */
export function titleOf(room: Room, me: Seat | null, game: string): string[] {
  switch (room.status) {
    case 'waiting':
      return [msg('Waiting'), game];
    case 'playing':
      return [room.turn === me ? msg('Your turn') : turnInWords(occupantName(room.turn && room.seats[room.turn])), game];
    case 'over':
      return [msg('Game over'), game];
    default:
      return room.status satisfies never;
  }
}
