import type { Phrase } from '../phrase.ts';
import { ok } from '../result.ts';
import { type Family, family, type Group, type Preset } from './contract.ts';
import { NO_PARAMS, readParams } from './params.ts';

/** A game people know by its own name: a family with its parameters fixed, written as data. */
export interface NamedGame {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly group: Group;
  /** A rule in plain words, if that of the family would be clumsy; the family's own is then the exact one. */
  readonly rule?: Phrase;
  /** The parameters of the family; they must fit its form. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly presets: readonly [Preset, ...Preset[]];
}

/** The entry of the catalogue for a named game. */
export function named(of: Family, { id, name, summary, group, rule, params, presets }: NamedGame): Family {
  const fixed = readParams(of.params, params);
  if (!fixed.ok) throw new Error(`${name} does not fit ${of.name}: ${fixed.error.message}`);
  const ruleset: Family['ruleset'] = () => {
    const rules = of.ruleset(fixed.value);
    return rules.ok && rule ? ok({ ...rules.value, rule, exactly: rules.value.exactly ?? rules.value.rule }) : rules;
  };
  return family({ id, name, summary, group, of: of.of ?? { family: of.id, params: fixed.value }, params: NO_PARAMS, presets, ruleset });
}
