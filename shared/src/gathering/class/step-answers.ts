import { playText, readGame, readPosition } from '../../catalogue/read.ts';
import { type PairsStep, placed, type Step, type TableStep, type TreeStep, type ValuesStep } from '../../lesson/lesson.ts';
import { say } from '../../phrase.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { ok, type Result } from '../../result.ts';

/** Different wrong answers of one member to one step that are kept. */
export const MAX_WRONG_ANSWERS = 6;

/** The text for wrong answers that have none of their own. */
export const OTHER_ANSWER = '';

/** The question, by its place, and what was answered, in a text like `0 N`; null where it is none. */
export function readWhoAnswer(text: string): { readonly question: number; readonly says: 'N' | 'P' } | null {
  const [, question, says] = /^(\d{1,3}) ([NP])$/.exec(text) ?? [];
  return question === undefined ? null : { question: Number(question), says: says as 'N' | 'P' };
}

/**
 * The numbers of a wrong answer that is a number, after what it was given for: a size (`values`), a row and a column (`table`), or nothing
 * (`tree`); or two numbers that are no pair. Null for any other text.
 */
export function readNumbersAnswer({ kind }: Step, text: string): readonly number[] | null {
  const count = { values: 2, table: 3, tree: 1, pairs: 2 }[kind as string];
  return /^\d{1,3}( \d{1,3})*$/.test(text) && text.split(' ').length === count ? text.split(' ').map(Number) : null;
}

/**
 * The canonical text of a wrong answer to a step: a legal move, the place of an option, or what `readWhoAnswer` or `readNumbersAnswer` read. A refusal for any other text,
 * since a whole class reads it.
 */
export function readStepAnswer(step: Step, text: string): Result<string, Refusal> {
  if (text === OTHER_ANSWER) return ok(text);
  switch (step.kind) {
    case 'play':
      return legalMoveIn(placed(step), text);
    case 'choose': {
      const option = /^\d{1,3}$/.test(text) ? step.options[Number(text)] : undefined;
      return option && !option.right ? ok(String(Number(text))) : noAnswer();
    }
    case 'who': {
      const read = readWhoAnswer(text);
      return read && read.question < step.positions.length ? ok(`${read.question} ${read.says}`) : noAnswer();
    }
    case 'fight':
      return noAnswer();
    default: {
      const numbers = readNumbersAnswer(step, text);
      return numbers && isPossible(step, numbers) ? ok(numbers.join(' ')) : noAnswer();
    }
  }
}

/** Whether the step asks for this. */
function isPossible(step: TableStep | ValuesStep | TreeStep | PairsStep, [one = 0, other = 0]: readonly number[]): boolean {
  switch (step.kind) {
    case 'values':
      return one >= step.from && one <= step.upTo;
    case 'table':
      return one < step.size && other < step.size;
    case 'pairs':
      return one > other;
    case 'tree':
      return true;
    default:
      return step satisfies never;
  }
}

/** The canonical text of a move that is legal in a position, or why it is none. */
export function legalMoveIn(
  at: { readonly game: string; readonly params: unknown; readonly position: string },
  move: string,
): Result<string, Refusal> {
  const game = readGame(at.game, at.params);
  if (!game.ok) return game;
  const position = readPosition(game.value.rules, at.position);
  if (!position.ok) return position;
  const played = playText(game.value.rules, position.value, move);
  return played.ok ? ok(played.value.move) : played;
}

function noAnswer() {
  return refuse('bad-request', say`That’s no answer to this step.`);
}
