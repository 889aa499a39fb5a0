import { botLevel } from '@nimhall/shared/bot/levels';
import { readPosition } from '@nimhall/shared/catalogue/read';
import type { LastMoveUnit } from '@nimhall/shared/game/contract';
import { inWords } from '@nimhall/shared/phrase';
import { ERASED_NAME } from '@nimhall/shared/room/erased-name';
import type { Occupant, Room } from '@nimhall/shared/room/room';
import { otherSeat, SEATS } from '@nimhall/shared/room/seat';
import type { PreviewPosition } from './preview-position.ts';

/** Longest text of a position in a title, because some have thousands of characters. */
const MAX_POSITION_LENGTH = 60;

/** What a link to a room is called: `Nim: Ann against Ben`. */
export function roomTitle({ game: { family } }: PreviewPosition, { status, seats, result }: Room): string {
  const [first, second] = SEATS.map((seat) => nameOf(seats[seat]));
  if (status === 'over' && result?.winner) {
    return `${family.name}: ${nameOf(seats[result.winner])} won against ${nameOf(seats[otherSeat(result.winner)])}`;
  }
  if (first && second) return `${family.name}: ${first} against ${second}`;
  const alone = first ?? second;
  return alone ? `${family.name}: ${alone} is waiting for you` : `${family.name}: both seats are open`;
}

/** The rule, who wins, and what to do. */
export function roomDescription(shown: PreviewPosition, room: Room): string {
  return `${ruleInWords(shown, room.misere)} ${invitation(room)}`;
}

/** The rule of a game and what its page offers. */
export function gameDescription(shown: PreviewPosition): string {
  return `${ruleInWords(shown, false)} The rules, a board to try them on, and what is known.`;
}

export function newRoomTitle({ game: { family }, position }: PreviewPosition): string {
  return `${family.name} ${told(position)}: can you win this?`;
}

export function newRoomDescription(shown: PreviewPosition, misere: boolean): string {
  return `${ruleInWords(shown, misere)} Open a room, for a friend, a stranger or a bot.`;
}

/** The title of a link to an analysis; null stands for a link without a position. */
export function analysisTitle(shown: PreviewPosition | null): string {
  return shown ? `${shown.game.family.name} ${told(shown.position)}: who wins?` : 'Analysis';
}

export function analysisDescription(shown: PreviewPosition | null, misere: boolean): string {
  return shown ? `${ruleInWords(shown, misere)} ${ANALYSIS}` : ANALYSIS;
}

const ANALYSIS = 'Any game, any position: who wins, with which moves, and why.';

export function positionInWords({ game: { family }, position, before }: PreviewPosition): string {
  const what = `The position ${told(position)} of ${family.name}`;
  return before ? `${what}, before the last move` : what;
}

function ruleInWords(shown: PreviewPosition, misere: boolean): string {
  const { rule, last } = shown.game.rules;
  return [inWords(rule), conventionInWords(misere, last), ...nowInWords(shown)].join(' ');
}

function invitation({ status, moves }: Room): string {
  const played = moves.length === 1 ? '1 move' : `${moves.length} moves`;
  switch (status) {
    case 'waiting':
      return 'Sit down and play, or watch.';
    case 'playing':
      return moves.length === 0 ? 'The game has just begun: watch it live.' : `${played} so far: watch it live.`;
    case 'over':
      return `The game is over after ${played}.`;
    default:
      return status satisfies never;
  }
}

function conventionInWords(misere: boolean, last: LastMoveUnit): string {
  return `${last === 'move' ? 'The last move' : `Taking the last ${last}`} ${misere ? 'loses' : 'wins'}.`;
}

/** Hidden state that the picture cannot show, if the game has any. */
function nowInWords({ game: { rules }, position: text }: PreviewPosition): string[] {
  const position = readPosition(rules, text);
  const now = position.ok ? rules.now?.(position.value) : null;
  return now ? [inWords(now)] : [];
}

function told(position: string): string {
  return position.length > MAX_POSITION_LENGTH ? `${position.slice(0, MAX_POSITION_LENGTH)}…` : position;
}

function nameOf(occupant: Occupant | null): string | null {
  if (!occupant) return null;
  if (occupant.kind === 'bot') return `${botLevel(occupant.level).name} (a bot)`;
  const { name, owner } = occupant.player;
  return owner === undefined ? displayName(name) : `${displayName(name)} by ${displayName(owner)}`;
}

function displayName(name: string): string {
  return name === ERASED_NAME ? 'Someone' : name;
}
