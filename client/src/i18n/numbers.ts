import { language } from './language.ts';

/** A whole number with its thousands set apart: `200,000`, `200.000`. */
export function formatInteger(count: number): string {
  return count.toLocaleString(language());
}
