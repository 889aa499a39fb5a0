import { MAX_OPENED, openGame } from '@nimhall/shared/catalogue/registry';
import type { Budget } from '@nimhall/shared/game/budget';
import type { Ruleset } from '@nimhall/shared/game/contract';
import { analyse, runToEnd } from '@nimhall/shared/solver/analyse';
import { type Analysis, analysisText } from '@nimhall/shared/solver/analysis';
import { dropTables } from '@nimhall/shared/solver/table-cache';

/** The rules of a game that must exist, with parameters that must be valid. */
export function rulesOf(id: string, params?: unknown): Ruleset {
  const game = openGame(id, params);
  if (game.ok) return game.value.rules;
  throw new Error(`${id}: ${game.error.fault.message}`);
}

/** Like `rulesOf`, but with empty tables. */
export function freshRules(id: string, params?: unknown): Ruleset {
  const game = openGame(id, params);
  const rules = game.ok ? game.value.family.ruleset(game.value.params) : game;
  if (rules.ok) return rules.value;
  throw new Error(`${id} with ${JSON.stringify(params)} makes no game`);
}

/** Clears the registry's cache of games, and with it their tables. */
export function forgetGames(): void {
  for (let other = 1; other <= MAX_OPENED; other++) openGame('subtraction', { max: other * 1_000 + 7 });
}

/** Forgets all that the solver kept for the next question. */
export function forgetAnswers(): void {
  forgetGames();
  dropTables();
}

/** Parses a position that must be well formed. */
export function positionOf<Position>(rules: Ruleset<Position>, text: string): Position {
  const position = rules.position.parse(text);
  if (position.ok) return position.value;
  throw new Error(`${text}: ${position.error.message}`);
}

export function analyseText(rules: Ruleset, text: string, misere = false, budget?: Budget): Analysis {
  const position = positionOf(rules, text);
  return analysisText(rules, position, runToEnd(analyse(rules, position, { misere, ...(budget ? { budget } : {}) })));
}

/** Plays a move that must be legal; returns the text of the position after it. */
export function afterText(rules: Ruleset, text: string, moveText: string): string {
  const move = rules.move.parse(moveText);
  const next = move.ok ? rules.play(positionOf(rules, text), move.value) : move;
  if (next.ok) return rules.position.format(next.value);
  throw new Error(`${text} ${moveText}: ${next.error.message}`);
}
