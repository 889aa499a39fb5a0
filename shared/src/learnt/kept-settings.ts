import { fieldsOf } from '../json.ts';
import { isTime } from './attempts.ts';

/** Settings that follow a player to other devices. Light and dark, contrast and sound depend on the place instead. */
export const KEPT_SETTINGS = ['material', 'confirm', 'moves', 'shortcuts', 'language'] as const;
export type KeptSetting = (typeof KEPT_SETTINGS)[number];

/** What was chosen, and when, in milliseconds since 1970. */
export type Choice = readonly [value: string | boolean, at: number];

/** The settings that a player changed; defaults are absent. */
export type KeptSettings = Readonly<Partial<Record<KeptSetting, Choice>>>;

/** Longest value of a setting. */
const MAX_VALUE_LENGTH = 20;

/** What was chosen at two devices: the last choice holds. */
export function keptSettingsTogether(one: KeptSettings, other: KeptSettings): KeptSettings {
  const both = KEPT_SETTINGS.flatMap((name) => {
    const choice = last(one[name], other[name]);
    return choice ? [[name, choice] as const] : [];
  });
  return Object.fromEntries(both);
}

function last(one: Choice | undefined, other: Choice | undefined): Choice | undefined {
  if (!one || !other) return one ?? other;
  if (one[1] !== other[1]) return one[1] > other[1] ? one : other;
  return String(one[0]) >= String(other[0]) ? one : other;
}

/** What makes sense of untrusted data, up to this time. */
export function keptSettingsFrom(given: unknown, latest: number): KeptSettings {
  const fields = fieldsOf(given);
  const read = KEPT_SETTINGS.flatMap((name) => {
    const choice = fields[name];
    const [value, at] = Array.isArray(choice) ? choice : [];
    const isValue = typeof value === 'boolean' || (typeof value === 'string' && value.length <= MAX_VALUE_LENGTH);
    return isValue && isTime(at, latest) ? [[name, [value, at] as const] as const] : [];
  });
  return Object.fromEntries(read);
}
