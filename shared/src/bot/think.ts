import { readGame, readPosition } from '../game/read.ts';
import type { Refusal } from '../protocol/errors.ts';
import { ok, type Result } from '../result.ts';
import { analyse } from '../solver/analyse.ts';
import { type Analysis, analysisText } from '../solver/analysis.ts';
import type { Steps } from '../solver/theory.ts';
import { chooseMove, type Means } from './choose.ts';
import { type BotLevelId, botLevel } from './levels.ts';

/** A position to think about, as text. */
export interface Question {
  readonly game: string;
  readonly params: unknown;
  readonly misere: boolean;
  readonly position: string;
}

/** What is asked: what is known of a position, or the move of a bot, where the game is not over. */
export type Task = ({ readonly kind: 'analyse' } & Question) | ({ readonly kind: 'choose'; readonly level: BotLevelId } & Question);

/** What comes of it. */
export interface Thoughts {
  readonly analyse: Analysis;
  /** A move as text. */
  readonly choose: string;
}

export type TaskOf<Kind extends Task['kind']> = Extract<Task, { kind: Kind }>;

/** Thinks in steps, in a worker thread and in a web worker alike. Refuses texts that make no position. */
export function* think<Kind extends Task['kind']>(task: TaskOf<Kind>, means: Means): Steps<Result<Thoughts[Kind], Refusal>> {
  return (yield* thought(task, means)) as Result<Thoughts[Kind], Refusal>;
}

function* thought(task: Task, means: Means): Steps<Result<Analysis | string, Refusal>> {
  const game = readGame(task.game, task.params);
  if (!game.ok) return game;
  const { rules } = game.value;
  const read = readPosition(rules, task.position);
  if (!read.ok) return read;
  const { misere } = task;
  const position = read.value;
  if (task.kind === 'choose') return ok(rules.move.format(yield* chooseMove(botLevel(task.level), { rules, position, misere }, means)));
  return ok(analysisText(rules, position, yield* analyse(rules, position, { misere, budget: means.budget })));
}
