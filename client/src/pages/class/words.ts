import type { Activity, Board, Classroom, Round, Side } from '@nimhall/shared/gathering/class/classroom';
import { count, say } from '@nimhall/shared/phrase';
import { SEATS } from '@nimhall/shared/room/seat';
import { gameName } from '../../components/text/game-name.ts';
import { botName } from '../../components/text/names.ts';
import { listedName } from '../../components/text/players.ts';
import { localize } from '../../i18n/language.ts';
import { kindInWords } from './activity-kinds.ts';

/** How far a round is: `7 of 12 boards finished`; nothing where there are no boards. */
export function progressInWords({ boards }: Round): string {
  if (boards.length === 0) return '';
  const over = boards.filter(({ result }) => result).length;
  return localize(count(boards.length, '{1} of {0} board finished', '{1} of {0} boards finished', over));
}

/** The activity of a round: `Round 2: Nim, last one wins`. */
export function roundInWords(number: number, { activity }: Round): string {
  return localize(say`Round ${number}: ${activity.kind === 'lesson' ? kindInWords('lesson') : gameName(activity)}`);
}

/** The name of a side of a board, as the wall may show it. */
export function sideInWords({ members, showsNames }: Classroom, { bot }: Activity, side: Side): string {
  if (side === 'bot') return botName(bot);
  if (side === 'teacher') return localize(say`Teacher`);
  if (side === 'class') return localize(say`The class`);
  const member = members[side];
  return showsNames && member ? listedName(member) : localize(say`Player ${side + 1}`);
}

/** The result of a board: `Ada wins`; nothing during the game. */
export function resultInWords(gathering: Classroom, activity: Activity, { seats, result }: Board): string {
  if (!result) return '';
  const winner = SEATS.find((seat) => seat === result.winner);
  return winner ? localize(say`${sideInWords(gathering, activity, seats[winner])} wins`) : localize(say`Called off`);
}
