import { msg, str } from '@lit/localize';
import type { View } from '@nimhall/shared/game/view';
import type { Presence } from '@nimhall/shared/protocol/messages';
import { takebackRefused } from '@nimhall/shared/room/decide/takeback';
import type { Room } from '@nimhall/shared/room/room';
import { otherSeat, type Seat } from '@nimhall/shared/room/seat';
import type { Answer } from '../../components/board/events.ts';
import { positionInWords } from '../../components/board/position-words.ts';
import { timeInWords, timeLeft } from '../../components/text/clock-words.ts';
import { occupantName } from '../../components/text/names.ts';
import { language, refusalInWords } from '../../i18n/language.ts';
import { boardPositionOf } from '../../position/board-position.ts';
import type { Action } from './actions.ts';
import { isHere } from './room-facts.ts';
import { statusInWords, watchersInWords } from './words.ts';

/** Words that a player may type besides moves. */
const COMMANDS = ['heaps', 'clock', 'who', 'takeback', 'resign', 'help'] as const;

type Command = (typeof COMMANDS)[number];

/** Other spellings; always English, whatever the language. */
const ALSO: Readonly<Record<Command, readonly string[]>> = {
  heaps: ['board', 'position'],
  clock: ['clocks', 'time'],
  who: ['players'],
  takeback: ['take back', 'undo'],
  resign: ['give up'],
  help: ['?', 'commands'],
};

/** The game a command is given in, as the player of one seat sees it. */
export interface CommandContext {
  readonly room: Room;
  readonly seat: Seat;
  readonly view: View;
  readonly presence: Presence;
  /** A legal move, to show how moves are written. */
  readonly example: string;
  /** Server time, in milliseconds since 1970. */
  readonly now: number;
}

/** The answer to a command, and its action. */
export interface Reply extends Answer {
  readonly action?: Action;
}

/**
 * Answers typed text; null if it may be a move. `question` is the last question, if it is still shown: only then does `yes` mean anything.
 */
export function runCommandLine(text: string, question: string, situation: CommandContext): Reply | null {
  const typed = text.trim().toLowerCase();
  if (question === reallyResign()) {
    if (typed === 'yes' || typed === yes()) return { say: () => msg('You resign.'), action: { kind: 'resign' } };
    if (typed === 'no' || typed === no()) return { say: () => msg('The game goes on.') };
  }
  const command = COMMANDS.find((each) => typed === each || typed === wordFor(each) || ALSO[each].includes(typed));
  if (command) return obey(command, situation);
  if (maybeMove(typed, situation.room)) return null;
  return { say: () => msg(str`“${text.trim()}” is neither a move nor a word I know. ${help(situation.example)}`) };
}

/** A move, or so close to notation that the rules explain best what is wrong. */
function maybeMove(typed: string, room: Room): boolean {
  const scene = boardPositionOf(room);
  return /\d/.test(typed) || (scene.ok && scene.value.game.rules.move.parse(typed).ok);
}

function obey(command: Command, situation: CommandContext): Reply {
  const { room, seat, view } = situation;
  switch (command) {
    case 'heaps':
      return { say: () => `${positionInWords(view)}. ${statusInWords(room, seat)}` };
    case 'clock':
      return { say: () => clocksInWords(situation) };
    case 'who':
      return { say: () => whoIsHere(situation) };
    case 'takeback':
      return askForTakeback(room, seat);
    case 'resign':
      return { say: () => reallyResign(), asks: true };
    case 'help':
      return { say: () => help(situation.example) };
    default:
      return command satisfies never;
  }
}

function askForTakeback(room: Room, seat: Seat): Reply {
  const refused = takebackRefused(room, seat);
  if (refused) return { say: () => refusalInWords(refused.error) };
  return { say: () => msg('You ask for your move back.'), action: { kind: 'offer-takeback' } };
}

function clocksInWords({ room, seat, now }: CommandContext): string {
  if (!room.clock) return msg('This game is played without a clock.');
  const told = (each: Seat): string => timeInWords(timeLeft(room, each, now), language());
  const other = otherSeat(seat);
  return msg(str`You have ${told(seat)}. ${occupantName(room.seats[other])} has ${told(other)}.`);
}

function whoIsHere({ room, seat, presence }: CommandContext): string {
  const other = otherSeat(seat);
  const name = occupantName(room.seats[other]);
  const opponent = isHere(room, presence, other) ? msg(str`You play against ${name}.`) : msg(str`You play against ${name}, who is away.`);
  return `${opponent} ${watchersInWords(presence.spectators)}`;
}

function help(example: string): string {
  const words = COMMANDS.filter((command) => command !== 'help').map(wordFor);
  return msg(str`Type a move such as ${example}, or one of these words: ${words.join(', ')}.`);
}

function reallyResign(): string {
  return msg(str`Resign this game? Your opponent wins at once. Type ${yes()} to resign, ${no()} to go on.`);
}

function yes(): string {
  return msg('yes', { desc: 'typed to confirm' });
}

function no(): string {
  return msg('no', { desc: 'typed to decline' });
}

/** The word for a command in the language of the page, in small letters. */
function wordFor(command: Command): string {
  switch (command) {
    case 'heaps':
      return msg('heaps', { desc: 'command: say the position' });
    case 'clock':
      return msg('clock', { desc: 'command: say both clocks' });
    case 'who':
      return msg('who', { desc: 'command: say who is here' });
    case 'takeback':
      return msg('takeback', { desc: 'command: ask for a move back' });
    case 'resign':
      return msg('resign', { desc: 'command: resign the game' });
    case 'help':
      return msg('help', { desc: 'command: say which commands there are' });
    default:
      return command satisfies never;
  }
}
