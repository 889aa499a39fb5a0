import { chooseMove } from '@nimhall/shared/bot/choose';
import type { BotLevel } from '@nimhall/shared/bot/level';
import { botLevel } from '@nimhall/shared/bot/levels';
import { isOver, type Ruleset } from '@nimhall/shared/game/contract';
import { randomItem } from '@nimhall/shared/game/random-item';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { positionOf } from '../support/games.ts';
import { PRESETS } from '../support/playouts.ts';

/** Games between bots, for benchmarks: where they begin, and who wins. */

/** For one move. */
export const BUDGET = { states: 20_000 };
/** The most random moves between a preset and a start. */
const MAX_RANDOM_PLIES = 2;

export interface Start {
  readonly rules: Ruleset;
  readonly position: unknown;
  readonly misere: boolean;
}

export type Chooses = (start: Start, random: () => number) => unknown;

/** Plays as a level does. */
export const as =
  (level: BotLevel): Chooses =>
  (start, random) =>
    runToEnd(chooseMove(level, start, { random, budget: BUDGET }));

/** Draws a start of a game that is not over. */
export function draw(game: string, random: () => number, convention: 'either' | 'last wins' = 'either'): Start {
  const { rules, preset } = randomItem(
    PRESETS.filter((each) => each.game === game),
    random,
  );
  let position = positionOf(rules, preset.start);
  for (let left = Math.floor(random() * (MAX_RANDOM_PLIES + 1)); left > 0; left--) {
    const next = after(rules, position, as(botLevel('random'))({ rules, position, misere: false }, random));
    if (isOver(rules, next)) break;
    position = next;
  }
  return { rules, position, misere: convention === 'either' && random() < 0.5 };
}

/** Whether the player who begins wins. */
export function play(start: Start, players: readonly [Chooses, Chooses], random: () => number): boolean {
  let { position } = start;
  let mover = 0;
  for (; !isOver(start.rules, position); mover = 1 - mover) {
    position = after(start.rules, position, (players[mover] as Chooses)({ ...start, position }, random));
  }
  // When the game is over, the player to move did not make the last move.
  return (mover === 0) === start.misere;
}

/** A row of a table in Markdown, printed. */
export function printRow(cells: readonly string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

function after(rules: Ruleset, position: unknown, move: unknown): unknown {
  const next = rules.play(position, move);
  if (!next.ok) throw new Error(next.error.message);
  return next.value;
}
