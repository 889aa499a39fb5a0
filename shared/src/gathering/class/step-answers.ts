import { playText, readGame, readPosition } from '../../catalogue/read.ts';
import { placed, type Step } from '../../lesson/lesson.ts';
import { say } from '../../phrase.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { ok, type Result } from '../../result.ts';

/** Different wrong answers of one member to one step that are kept. */
export const MAX_WRONG_ANSWERS = 6;

/** What stands for wrong answers that have no text of their own. */
export const OTHER_ANSWER = '';

/** The question, by its place, and what was answered, in a text like `0 N`; null where it is none. */
export function readWhoAnswer(text: string): { readonly question: number; readonly says: 'N' | 'P' } | null {
  const [, question, says] = /^(\d{1,3}) ([NP])$/.exec(text) ?? [];
  return question === undefined ? null : { question: Number(question), says: says as 'N' | 'P' };
}

/**
 * The canonical text of a wrong answer to a step: a legal move, the place of an option, or what `readWhoAnswer` reads. A refusal for any other text,
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
    default:
      return noAnswer();
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
