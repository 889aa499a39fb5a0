import { readGame, readPosition } from '../catalogue/read.ts';
import { isOver } from '../game/contract.ts';
import type { Computation } from '../game/theory.ts';
import { say } from '../phrase.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { ok, type Result } from '../result.ts';
import { analyse, closedForm } from '../solver/analyse.ts';
import { type Analysis, analysisText } from '../solver/analysis.ts';
import { chooseMove, type Means, type Turn } from './choose.ts';
import { type BotId, botLevel } from './levels.ts';

/** A position to think about, as text. */
export interface Question {
  readonly game: string;
  readonly params: unknown;
  readonly misere: boolean;
  readonly position: string;
}

/** A task: analyse a position, or choose a bot's move in a game that is not over. */
export type Task = ({ readonly kind: 'analyse' } & Question) | ({ readonly kind: 'choose'; readonly level: BotId } & Question);

/** What comes of it. */
export interface TaskResults {
  readonly analyse: Analysis;
  /** A move as text. */
  readonly choose: string;
}

export type TaskOf<Kind extends Task['kind']> = Extract<Task, { kind: Kind }>;

/** Thinks in steps, in a worker thread and in a web worker alike. Refuses texts that make no position, and to move where the game is over. */
export function* runTask<Kind extends Task['kind']>(task: TaskOf<Kind>, means: Means): Computation<Result<TaskResults[Kind], Refusal>> {
  return (yield* stepsOf(task, means)) as Result<TaskResults[Kind], Refusal>;
}

/**
 * The answer where it takes no thinking: an analysis by a closed form, the move of a level that plays any; null where it takes
 * steps. However large the position, it is soon there, so this is all that may run where others wait, as on an event loop.
 */
export function immediateResult<Kind extends Task['kind']>(
  task: TaskOf<Kind>,
  random: () => number,
): Result<TaskResults[Kind], Refusal> | null {
  return atOnce(task, random) as Result<TaskResults[Kind], Refusal> | null;
}

function* stepsOf(task: Task, means: Means): Computation<Result<Analysis | string, Refusal>> {
  const turn = readTurn(task);
  if (!turn.ok) return turn;
  const { rules, position, misere } = turn.value;
  if (task.kind === 'choose') return ok(rules.move.format(yield* chooseMove(botLevel(task.level), turn.value, means)));
  return ok(analysisText(rules, position, yield* analyse(rules, position, { misere, budget: means.budget })));
}

function atOnce(task: Task, random: () => number): Result<Analysis | string, Refusal> | null {
  const turn = readTurn(task);
  if (!turn.ok) return turn;
  const { rules, position, misere } = turn.value;
  if (task.kind === 'choose') {
    const { perfect, otherwise } = botLevel(task.level);
    return perfect === 0 && otherwise === 'random' && rules.sample ? ok(rules.move.format(rules.sample(position, random))) : null;
  }
  const solution = closedForm(rules, position, misere);
  return solution ? ok(analysisText(rules, position, solution)) : null;
}

function readTurn(task: Task): Result<Turn<unknown, unknown>, Refusal> {
  const game = readGame(task.game, task.params);
  if (!game.ok) return game;
  const { rules } = game.value;
  const position = readPosition(rules, task.position);
  if (!position.ok) return position;
  if (task.kind === 'choose' && isOver(rules, position.value)) return refuse('game-over', say`The game has ended.`);
  return ok({ rules, position: position.value, misere: task.misere });
}
