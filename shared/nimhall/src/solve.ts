import { chooseMove } from '../../src/bot/choose.ts';
import { BOT_LEVELS, type BotLevelId } from '../../src/bot/levels.ts';
import { type Budget, DEFAULT_BUDGET } from '../../src/game/budget.ts';
import { isOver } from '../../src/game/contract.ts';
import type { Computation } from '../../src/game/theory.ts';
import { inWords, say } from '../../src/phrase.ts';
import { refuse } from '../../src/refusal.ts';
import { analyse as analysed, runToEnd } from '../../src/solver/analyse.ts';
import { type Analysis, analysisText } from '../../src/solver/analysis.ts';
import { type Game, positionOf } from './game.ts';
import { orThrow } from './refused.ts';

/** The convention of a question, and the limit of its cost. */
export interface Asked {
  /** True if the player who makes the last move loses; by default they win. */
  readonly misere?: boolean;
  /** Most positions to examine, by default a million: what is not settled by then is `unknown`. */
  readonly states?: number;
}

/** How a bot chooses. */
export interface Choosing extends Asked {
  /** How well it plays, from `random` (Chick) to `teacher` (Owl, perfect wherever the game is solved). */
  readonly level?: BotLevelId;
  /** Uniform in [0, 1): by default `Math.random`. */
  readonly random?: () => number;
}

/** All that is known of a position: who wins, by which moves, the nimbers, how that was found, and why. Never a guess. */
export function analyse(game: Game, position: string, asked: Asked = {}): Analysis {
  return runToEnd(analysing(game, position, asked));
}

/** The same in steps of 20 ms at most, so that the caller can stop it or do other work in between. */
export function* analysing(
  game: Game,
  position: string,
  { misere = false, states = DEFAULT_BUDGET.states }: Asked = {},
): Computation<Analysis> {
  const read = positionOf(game, position);
  return analysisText(game.rules, read, yield* analysed(game.rules, read, { misere, budget: budgetOf(states) }));
}

/** The Sprague–Grundy value of a position under normal play; null if it was not found within the limits. */
export function nimber(game: Game, position: string, asked: Pick<Asked, 'states'> = {}): number | null {
  return analyse(game, position, asked).nimber;
}

/** Why a verdict holds, sentence by sentence, in English. */
export function explain(game: Game, position: string, asked: Asked = {}): string[] {
  return analyse(game, position, asked).explanation.sentences.map(({ says }) => inWords(says));
}

/** A move as one of the bots would make it. */
export function choose(game: Game, position: string, asked: Choosing = {}): string {
  const { level: id = 'teacher', misere = false, states = DEFAULT_BUDGET.states, random = Math.random } = asked;
  const level = BOT_LEVELS.find((each) => each.id === id);
  if (!level) return orThrow(refuse('bad-request', say`There is no bot level "${id}".`));
  const { rules } = game;
  const read = positionOf(game, position);
  if (isOver(rules, read)) return orThrow(refuse('game-over', say`The game has ended.`));
  return rules.move.format(
    runToEnd(chooseMove(level, { rules, position: read, misere }, { random: () => checked(random()), budget: budgetOf(states) })),
  );
}

function budgetOf(states: number): Budget {
  if (!(states >= 0)) return orThrow(refuse('bad-request', say`“states” must be a number, and not negative.`));
  return { ...DEFAULT_BUDGET, states };
}

/** A random number, which leads outside of lists if it is no such number. */
function checked(lot: number): number {
  return lot >= 0 && lot < 1 ? lot : orThrow(refuse('bad-request', say`“random” must return numbers from 0 up to, but not including, 1.`));
}
