import { chooseMove } from '@nimhall/shared/bot/choose';
import { type BotLevelId, botLevel } from '@nimhall/shared/bot/levels';
import { seededRandom } from '@nimhall/shared/bot/random';
import type { Params } from '@nimhall/shared/game/params';
import { readGame, readPosition } from '@nimhall/shared/game/read';
import { analyse } from '@nimhall/shared/solver/analyse';
import { type Analysis, analysisText } from '@nimhall/shared/solver/analysis';
import type { Steps } from '@nimhall/shared/solver/theory';

/** Something to think about, as it is sent to a worker thread. */
export interface Task<Kind extends 'analyse' | 'choose' = 'analyse' | 'choose'> {
  readonly kind: Kind;
  readonly game: string;
  readonly params: Params;
  readonly misere: boolean;
  readonly position: string;
  readonly level: Kind extends 'choose' ? BotLevelId : null;
  /** Makes a bot's choice reproducible. */
  readonly seed: number;
}

/** What thinking may cost: positions looked at, and milliseconds from when it begins. */
export const THINKING = { states: 400_000, milliseconds: 3_000 } as const;

export type Thought<Kind> = Kind extends 'choose' ? string : Analysis;

/** The thinking itself, in steps; the result of `choose` is the text of a move. `expired` tells when the time is up. */
export function* think<Kind extends Task['kind']>(task: Task<Kind>, expired: () => boolean): Steps<Thought<Kind>> {
  return (yield* steps(task, expired)) as Thought<Kind>;
}

function* steps(task: Task, expired: () => boolean): Steps<Analysis | string> {
  const game = readGame(task.game, task.params);
  if (!game.ok) throw new Error(game.error.message);
  const { rules } = game.value;
  const position = readPosition(rules, task.position);
  if (!position.ok) throw new Error(position.error.message);
  const budget = { states: THINKING.states, expired };
  if (task.level === null) {
    return analysisText(rules, position.value, yield* analyse(rules, position.value, { misere: task.misere, budget }));
  }
  const turn = { rules, position: position.value, misere: task.misere };
  return rules.move.format(yield* chooseMove(botLevel(task.level), turn, { random: seededRandom(task.seed), budget }));
}
