/** Numbers taken that are always offered. */
const OFFERED = 4;
/** Largest number taken that can be ticked. */
const MAX_DIGIT_PLACE = 12;

/**
 * The digits of an octal code from that for taking none, as many as are ticked; null for one that no ticks make, such as one
 * whose digits repeat.
 */
export function digitsOf(code: string): readonly number[] | null {
  const [, none, rest = ''] = /^\s*([04])[.]([0-7]*)\s*$/.exec(code) ?? [];
  if (none === undefined || rest.length > MAX_DIGIT_PLACE) return null;
  return Array.from({ length: 1 + Math.min(MAX_DIGIT_PLACE, Math.max(OFFERED, rest.length + 1)) }, (_, take) =>
    Number((none + rest)[take] ?? 0),
  );
}

/** The code that has these digits. */
export function codeOfDigits([none = 0, ...digits]: readonly number[]): string {
  return `${none}.${digits.slice(0, Math.max(1, digits.findLastIndex((digit) => digit > 0) + 1)).join('')}`;
}
