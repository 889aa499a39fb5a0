import { readPosition } from '../../src/catalogue/read.ts';
import type { Game as OpenGame } from '../../src/catalogue/registry.ts';
import type { Family } from '../../src/game/contract.ts';
import { type Params, readParams } from '../../src/game/params.ts';
import { say } from '../../src/phrase.ts';
import { refuse } from '../../src/refusal.ts';
import { orThrow } from './refused.ts';

/** A game with its parameters fixed, as `game` and `gameOf` make it. */
export type Game = OpenGame;

/**
 * A game from its family: `gameOf(nim)`, `gameOf(subtraction, { take: [1, 3, 4] })`. A bundle has only the families that are named in it.
 * Keep the game for as long as you ask about it: the tables that are worked out belong to it.
 */
export function gameOf(family: Family, params?: Params): Game {
  const read = readParams(family.params, params);
  const rules = read.ok ? family.ruleset(read.value) : read;
  if (read.ok && rules.ok) return { family, params: read.value, rules: rules.value };
  const { kind, phrase, at } = (rules as Exclude<typeof rules, { ok: true }>).error;
  return orThrow(refuse(kind === 'limit' ? 'too-large' : 'bad-params', phrase, at));
}

/** The position of a text. */
export function positionOf({ rules }: Game, text: string): unknown {
  if (typeof text !== 'string') return orThrow(refuse('bad-position', say`A position is a text, such as "3,4,5".`));
  return orThrow(readPosition(rules, text));
}
