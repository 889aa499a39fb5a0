import type { Family, Ruleset } from '../game/contract.ts';
import { type Fault, malformed } from '../game/fault.ts';
import { type Params, readParams } from '../game/params.ts';
import { quoted } from '../game/text.ts';
import { GAMES } from '../games/all.ts';
import { LruMap } from '../lru-map.ts';
import { say } from '../phrase.ts';
import { fail, ok, type Result } from '../result.ts';

/** A family with its parameters fixed: everything needed to play. */
export interface Game {
  readonly family: Family;
  readonly params: Params;
  readonly rules: Ruleset;
}

/** What is invalid: the id of the game, or the parameters. */
export interface OpenFault {
  readonly what: 'game' | 'params';
  readonly fault: Fault;
}

/** How many opened games are kept, for the tables they have. */
export const MAX_OPENED = 200;
/** So that tables built for one request serve the next. */
const opened = new LruMap<string, Game>(MAX_OPENED);

export function findFamily(id: string): Family | undefined {
  return GAMES.find((family) => family.id === id);
}

/** The rules of a game for untrusted parameters. The same game and parameters give the same object while it is in use. */
export function openGame(id: string, input: unknown): Result<Game, OpenFault> {
  const family = findFamily(id);
  if (!family) return fail({ what: 'game', fault: malformed(say`There is no game called "${quoted(id, 40)}".`).error });
  const params = readParams(family.params, input);
  if (!params.ok) return fail({ what: 'params', fault: params.error });
  const key = `${id} ${paramsKey(params.value)}`;
  const known = opened.get(key);
  if (known) return ok(known);
  const rules = family.ruleset(params.value);
  if (!rules.ok) return fail({ what: 'params', fault: rules.error });
  // A game with a name of its own has no parameters, whatever it is written as in its family.
  const written = family.of ? params.value : (rules.value.params ?? params.value);
  const game: Game = { family, params: written, rules: rules.value };
  opened.keep(key, game);
  return ok(game);
}

/** Canonical text of parameters: equal parameters give equal texts. */
export function paramsKey(params: Params): string {
  return JSON.stringify(Object.fromEntries(Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))));
}
