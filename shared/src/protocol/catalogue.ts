import { botsOf } from '../bot/levels.ts';
import type { Preset } from '../game/contract.ts';
import type { ParamForm } from '../game/params.ts';
import { GAMES } from '../games/all.ts';

/** The catalogue as data, for programs and for pages that only describe games. */
export interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly params: ParamForm;
  readonly presets: readonly Preset[];
  readonly bots: readonly { readonly id: string; readonly name: string; readonly about: string }[];
}

export const CATALOGUE: readonly CatalogueEntry[] = GAMES.map(({ id, name, summary, params, presets }) => ({
  id,
  name,
  rule: summary,
  params,
  presets,
  bots: botsOf(id, false).map(({ id, name, about }) => ({ id, name, about })),
}));
