import type { Gathering, Round } from '@nimhall/shared/gathering/gathering';
import { say } from '@nimhall/shared/phrase';
import { otherSeat, SEATS } from '@nimhall/shared/room/seat';
import { displayName } from '../../components/text/names.ts';
import { language, localize } from '../../i18n/language.ts';
import { standingsOf } from './standing.ts';
import { roundInWords, sideInWords } from './words.ts';

/** A table of what everybody came to in a class, a line for each, as spreadsheets read it. */
export function resultsCsv(gathering: Gathering): string {
  const { rounds } = gathering;
  const named = { ...gathering, showsNames: true };
  const head = [localize(say`Name`), localize(say`Played`), localize(say`Won`), ...rounds.map((round, at) => roundInWords(at + 1, round))];
  const lines = standingsOf(gathering).map(({ number, name, played, won }) => [
    displayName(name),
    String(played),
    String(won),
    ...rounds.map((round) => gamesInWords(named, round, number)),
  ]);
  return [head, ...lines].map((line) => line.map(cell).join(separator())).join('\r\n');
}

/** Languages with a decimal comma use a semicolon between cells. */
function separator(): string {
  return (1.5).toLocaleString(language()).includes(',') ? ';' : ',';
}

/** A member's result in a round: `won against Bo`. */
function gamesInWords(gathering: Gathering, { activity, boards }: Round, member: number): string {
  const games = boards.flatMap(({ seats, result }) => {
    const seat = SEATS.find((each) => seats[each] === member);
    if (!seat) return [];
    const opponent = sideInWords(gathering, activity, seats[otherSeat(seat)]);
    if (!result?.winner) return [localize(say`not finished against ${opponent}`)];
    return [result.winner === seat ? localize(say`won against ${opponent}`) : localize(say`lost to ${opponent}`)];
  });
  return games.join('; ');
}

/** A quoted cell. Text that a spreadsheet would treat as a formula is escaped. */
function cell(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
