import { chooseMove } from '@nimhall/shared/bot/choose';
import { botLevel } from '@nimhall/shared/bot/levels';
import { readGame, readPosition } from '@nimhall/shared/game/read';
import { analyse, finish } from '@nimhall/shared/solver/analyse';
import { analysisText } from '@nimhall/shared/solver/analysis';
import type { Letter, Task, Thoughts } from './task.ts';

/** Positions that may be looked at: what a phone does in a few seconds. */
const BUDGET = { states: 200_000 } as const;

addEventListener('message', ({ data: { id, content } }: MessageEvent<Letter<Task>>) => {
  postMessage({ id, content: think(content) } satisfies Letter<Thoughts[Task['kind']]>);
});

function think(task: Task): Thoughts[Task['kind']] {
  const game = readGame(task.game, task.params);
  if (!game.ok) return null;
  const { rules } = game.value;
  const position = readPosition(rules, task.position);
  if (!position.ok) return null;
  const { misere } = task;
  if (task.kind === 'analyse') {
    return analysisText(rules, position.value, finish(analyse(rules, position.value, { misere, budget: BUDGET })));
  }
  const turn = { rules, position: position.value, misere };
  return rules.move.format(finish(chooseMove(botLevel(task.level), turn, { random: Math.random, budget: BUDGET })));
}
