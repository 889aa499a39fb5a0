import { say } from '../phrase.ts';
import { refuse } from '../refusal.ts';
import { fail } from '../result.ts';
import type { Actor, RoomCommand } from './commands.ts';
import { decline } from './decide/challenge.ts';
import { close, closed } from './decide/close.ts';
import type { Decision } from './decide/decision.ts';
import { forfeit, nextGame, startDuel, voidDuel } from './decide/duel.ts';
import { abort, claim, resign } from './decide/endings.ts';
import { dropQueued, joinQueue, leaveQueue, playWinner } from './decide/queue.ts';
import { answerRematch, offerRematch } from './decide/rematch.ts';
import { create, handOver, seatBot, seatProgram, sit, stand } from './decide/seats.ts';
import { callOff, creditClock, expire, flag, recordPresence, restartAbsence } from './decide/server-commands.ts';
import { answerTakeback, offerTakeback } from './decide/takeback.ts';
import { move } from './decide/turns.ts';
import { setVacation } from './decide/vacation.ts';
import { ROOM_NOT_FOUND } from './not-found.ts';
import type { Room } from './room.ts';

/**
 * What a command does to a room: the events that follow from it, or why it is refused. `now` is in milliseconds since
 * 1970. The only place where the rules of a room are; each idea has its file in decide/.
 */
export function decide(room: Room | null, command: RoomCommand, actor: Actor, now: number): Decision {
  if (command.kind === 'create') return room ? refuse('forbidden', say`This room exists already.`) : create(command, actor);
  if (!room) return fail(ROOM_NOT_FOUND);
  if (command.kind === 'void') return voidDuel(room, actor);
  if (room.closed) return closed();
  switch (command.kind) {
    case 'sit':
      return sit(room, command.seat, actor);
    case 'meet':
      return startDuel(room, command, actor);
    case 'decline':
      return decline(room, actor);
    case 'stand':
      return stand(room, actor);
    case 'seat-bot':
      return seatBot(room, command.seat, { kind: 'bot', level: command.level }, actor);
    case 'seat-program':
      return seatProgram(room, command.seat, command.program, actor);
    case 'move':
      return move(room, command, actor, now);
    case 'resign':
      return resign(room, actor);
    case 'abort':
      return abort(room, actor, now);
    case 'claim':
      return claim(room, actor, now);
    case 'offer-rematch':
      return offerRematch(room, actor, now);
    case 'answer-rematch':
      return answerRematch(room, command.accept, actor, now);
    case 'join-queue':
      return joinQueue(room, actor);
    case 'leave-queue':
      return leaveQueue(room, actor);
    case 'play-winner':
      return playWinner(room, command.present, actor, now);
    case 'drop-queued':
      return dropQueued(room, command.player, actor);
    case 'offer-takeback':
      return offerTakeback(room, actor);
    case 'answer-takeback':
      return answerTakeback(room, command.accept, actor);
    case 'flag':
      return flag(room, actor, now);
    case 'next-game':
      return nextGame(room, actor, now);
    case 'call-off':
      return callOff(room, actor);
    case 'forfeit':
      return forfeit(room, command.by, actor);
    case 'expire':
      return expire(room, actor, now);
    case 'note-presence':
      return recordPresence(room, command.seat, command.present, actor);
    case 'renew-absence':
      return restartAbsence(room, command.seat, actor);
    case 'credit-clock':
      return creditClock(room, command, actor);
    case 'set-vacation':
      return setVacation(room, command, actor, now);
    case 'hand-over':
      return handOver(room, command, actor);
    case 'close':
      return close(room, actor);
    default:
      return command satisfies never;
  }
}
