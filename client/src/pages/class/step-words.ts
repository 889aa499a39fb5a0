import { readNumbersAnswer, readWhoAnswer } from '@nimhall/shared/gathering/class/step-answers';
import { chapterOf } from '@nimhall/shared/lesson/chapters';
import { type Chapter, type Placing, type PlayStep, placed, type Step } from '@nimhall/shared/lesson/lesson';
import { say } from '@nimhall/shared/phrase';
import { analysisOf } from '../../analysis-worker/analyses.ts';
import { localize } from '../../i18n/language.ts';
import { boardPositionOf } from '../../position/board-position.ts';
import { proposalInWords } from './vote-list.ts';

/** The chapter of this id, and the step at this place of it; null where there is none. */
export function placeInCourse(id: string | undefined, place: number): { readonly chapter: Chapter; readonly step: Step } | null {
  const chapter = chapterOf(id ?? '');
  const step = chapter?.steps[place];
  return chapter && step ? { chapter, step } : null;
}

/** A wrong answer to a step, as the wall shows it. */
export function wrongAnswerInWords(step: Step, answer: string): string {
  if (step.kind === 'choose') {
    const option = step.options[Number(answer)];
    if (answer && option) return localize(option.says);
  }
  if (step.kind === 'play' && answer) return proposalInWords(viewOf(step), answer);
  if (step.kind === 'who') {
    const read = readWhoAnswer(answer);
    const position = read && step.positions[read.question];
    if (read && position) return whoInWords(position, read.says);
  }
  if (step.kind === 'fight') return localize(say`Lost a game`);
  return numbersInWords(step, answer) ?? localize(say`Something else`);
}

/** An answer that is a number, with what it was given for; null for any other. */
function numbersInWords(step: Step, answer: string): string | null {
  const [one, other, number] = readNumbersAnswer(step, answer) ?? [];
  if (one === undefined) return null;
  switch (step.kind) {
    case 'values':
      return localize(say`Size ${one}: ${other ?? ''}`);
    case 'table':
      return `${one} + ${other} = ${number}`;
    case 'pairs':
      return localize(say`${one} and ${other ?? ''} as a pair`);
    default:
      return String(one);
  }
}
/**
 * What the teacher shows of a step at last: its answer, as far as it can be said, and what to remember. Put into words while it is
 * drawn, because the language may change.
 */
export async function explanationOf(step: Step): Promise<() => string[]> {
  const answer = await answerOf(step);
  return () => {
    const told = [...answer(), ...(step.remember ?? []).map(({ says }) => localize(says))];
    return told.length > 0 ? told : [localize(say`Explain to each other how you found it.`)];
  };
}

async function answerOf(step: Step): Promise<() => string[]> {
  switch (step.kind) {
    case 'choose':
      return () => step.options.flatMap(({ right, says, because }) => (right ? [`${localize(says)}.`, localize(because.says)] : []));
    case 'who': {
      // What there is to remember says it of all positions at once.
      if (step.remember) return () => [];
      const analyses = await Promise.all(step.positions.map((position) => analysisOf(placed(position))));
      return () =>
        step.positions.flatMap((position, at) => {
          const outcome = analyses[at]?.outcome;
          return outcome === 'N' || outcome === 'P' ? [`${whoInWords(position, outcome)}.`] : [];
        });
    }
    case 'play':
      return asksForWinning(step) ? await winningMoveOf(step) : () => [];
    default:
      return () => [];
  }
}

/** Whether only winning moves are right in it. */
export function asksForWinning({ goal, answers }: PlayStep): boolean {
  return !answers && (goal.kind === 'winning-move' || goal.kind === 'win');
}

async function winningMoveOf(step: PlayStep): Promise<() => string[]> {
  const [move] = (await analysisOf(placed(step)))?.winningMoves ?? [];
  return () => (move === undefined ? [] : [localize(say`This move wins: ${proposalInWords(viewOf(step), move)}.`)]);
}

/** Who wins from a position: `1, 1: the other player wins`. */
function whoInWords({ position }: Placing, says: 'N' | 'P'): string {
  const words = position.replaceAll(',', ', ');
  return says === 'N' ? localize(say`${words}: the player to move wins`) : localize(say`${words}: the other player wins`);
}

function viewOf(position: Placing) {
  const scene = boardPositionOf(placed(position));
  return scene.ok ? scene.value.view : null;
}
