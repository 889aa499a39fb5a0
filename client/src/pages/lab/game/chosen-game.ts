import { readGame } from '@nimhall/shared/catalogue/read';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import type { ParamInput } from '../../../components/ui/param-input.ts';

/** A game as it was entered, and how it is played; its parameters may not be valid yet. */
export interface ChosenGame {
  readonly game: string;
  readonly params: ParamInput;
  readonly misere: boolean;
}

/** A game of the catalogue as its first preset has it; null where there is none by that name. */
export function usualGame(game: string): ChosenGame | null {
  const family = findFamily(game);
  return family ? { game, params: family.presets[0].params ?? {}, misere: false } : null;
}

/** Writes a game into the query of an address; `before` is a prefix of its parameters, if there are two games. */
export function writeChosen(query: URLSearchParams, { game, params, misere }: ChosenGame, before = ''): void {
  query.set(`${before}game`, game);
  if (Object.keys(params).length > 0) query.set(`${before}params`, JSON.stringify(params));
  if (misere) query.set(`${before}misere`, '1');
}

/** The game of an address; null if it names none that `isThere`. Invalid parameters become the usual ones. */
export function readChosen(query: URLSearchParams, isThere: (game: string) => boolean, before = ''): ChosenGame | null {
  const usual = usualGame(query.get(`${before}game`) ?? '');
  if (!usual || !isThere(usual.game)) return null;
  return {
    ...usual,
    params: readParams(usual.game, query.get(`${before}params`)) ?? usual.params,
    misere: query.get(`${before}misere`) === '1',
  };
}

/** Parameters of a game from an address; null if they are invalid. */
function readParams(game: string, text: string | null): ParamInput | null {
  if (text === null) return null;
  try {
    const read = readGame(game, JSON.parse(text));
    return read.ok ? read.value.params : null;
  } catch {
    return null;
  }
}
