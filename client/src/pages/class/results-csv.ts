import { msg } from '@lit/localize';
import type { MemberAccuracy } from '@nimhall/shared/gathering/class/accuracy';
import type { Classroom, Round } from '@nimhall/shared/gathering/class/classroom';
import { say } from '@nimhall/shared/phrase';
import { MISTAKE_KINDS, type MistakeKind } from '@nimhall/shared/room/mistakes';
import { otherSeat, SEATS } from '@nimhall/shared/room/seat';
import { percentage } from '../../components/text/accuracy.ts';
import { listedName } from '../../components/text/players.ts';
import { language, localize } from '../../i18n/language.ts';
import { lessonStepsIn, standingsOf } from './standing.ts';
import { roundInWords, sideInWords } from './words.ts';

/** A table of what everybody came to in a class, a line for each, as spreadsheets read it. */
export function resultsCsv(gathering: Classroom, accuracies: readonly MemberAccuracy[] = []): string {
  const { rounds } = gathering;
  const named = { ...gathering, showsNames: true };
  const isReviewed = accuracies.length > 0;
  const steps = lessonStepsIn(gathering);
  const head = [
    localize(say`Name`),
    localize(say`Played`),
    localize(say`Won`),
    ...(steps > 0 ? [localize(say`Lesson steps done, of ${steps}`)] : []),
    ...(isReviewed ? [msg('Accuracy'), ...MISTAKE_KINDS.map(mistakeInWords)] : []),
    ...rounds.map((round, at) => roundInWords(at + 1, round)),
  ];
  const lines = standingsOf(gathering, accuracies).map(({ number, played, won, steps: done, accuracy, ...standing }) => [
    listedName(standing),
    String(played),
    String(won),
    ...(steps > 0 ? [String(done)] : []),
    ...(isReviewed ? [accuracy ? percentage(accuracy) : '', ...MISTAKE_KINDS.map((kind) => String(accuracy?.mistakes[kind] ?? 0))] : []),
    ...rounds.map((round) => gamesInWords(named, round, number)),
  ]);
  return [head, ...lines].map((line) => line.map(cell).join(separator())).join('\r\n');
}

/** What a player could have done who gave the win away, as the head of a column. */
function mistakeInWords(kind: MistakeKind): string {
  switch (kind) {
    case 'finish':
      return localize(say`Could have won at once`);
    case 'pairs':
      return localize(say`Could have left equal heaps`);
    case 'ones':
      return localize(say`Could have left single stones`);
    case 'other':
      return localize(say`Other mistakes`);
    default:
      return kind satisfies never;
  }
}

/** Languages with a decimal comma use a semicolon between cells. */
function separator(): string {
  return (1.5).toLocaleString(language()).includes(',') ? ';' : ',';
}

/** A member's result in a round: `won against Bo`. */
function gamesInWords(gathering: Classroom, { activity, boards }: Round, member: number): string {
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
