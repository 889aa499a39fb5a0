import type { Forms } from '@nimhall/shared/phrase';

/**
 * Forms of what is counted. French has one for 0 and 1, one for round millions, after which "de" comes, and one for all other
 * numbers.
 */
export function counted(one: string, other: string, many = other): Forms {
  return { one, many, other };
}

/** Puts spaces that lines do not break at before high punctuation and inside of quotation marks. */
export function spaced(text: string): string {
  return text
    .replace(/« /g, '«\u00a0')
    .replace(/ (?=[:»])/g, '\u00a0')
    .replace(/ (?=[;!?])/g, '\u202f');
}
