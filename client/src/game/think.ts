import { chooseMove } from '@nimhall/shared/bot/choose';
import { type BotLevelId, botLevel } from '@nimhall/shared/bot/levels';
import { readPosition } from '@nimhall/shared/game/read';
import type { Game } from '@nimhall/shared/game/registry';
import { analyse } from '@nimhall/shared/solver/analyse';
import { type Analysis, analysisText } from '@nimhall/shared/solver/analysis';
import type { Steps } from '@nimhall/shared/solver/theory';

/** Positions that may be looked at: what a phone does in about a second. */
const BUDGET = { states: 100_000 } as const;

/** Milliseconds of thinking before the page gets its turn. */
const SLICE = 8;

/** A position to think about. */
export interface Question {
  readonly game: Game;
  readonly position: string;
  readonly misere: boolean;
}

/** What is known of a position; null when its text is none. */
export async function analysisOf({ game: { rules }, position: text, misere }: Question): Promise<Analysis | null> {
  const position = readPosition(rules, text);
  if (!position.ok) return null;
  const solution = await inSlices(analyse(rules, position.value, { misere, budget: BUDGET }));
  return analysisText(rules, position.value, solution);
}

/** The move of a bot; null when the text is no position. The game must not be over. */
export async function botMove({ game: { rules }, position: text, misere }: Question, level: BotLevelId): Promise<string | null> {
  const position = readPosition(rules, text);
  if (!position.ok) return null;
  const turn = { rules, position: position.value, misere };
  const move = await inSlices(chooseMove(botLevel(level), turn, { random: Math.random, budget: BUDGET }));
  return rules.move.format(move);
}

/** Runs a computation a little at a time, so that the page stays awake. */
async function inSlices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const pause = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < pause);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
