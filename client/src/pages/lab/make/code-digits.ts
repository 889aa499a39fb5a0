/** Numbers taken that are always offered. */
const OFFERED = 4;
/** Largest number taken that can be ticked. */
const MAX_DIGIT_PLACE = 12;

/**
 * The digits of a code from that for taking none, as many as are ticked; null for one that no ticks make, such as one
 * whose digits repeat.
 */
export function digitsOf(code: string): readonly number[] | null {
  const [, none, rest = ''] = /^\s*([048c])[.]([0-9a-f]*)\s*$/i.exec(code) ?? [];
  if (none === undefined || rest.length > MAX_DIGIT_PLACE) return null;
  return Array.from({ length: 1 + Math.min(MAX_DIGIT_PLACE, Math.max(OFFERED, rest.length + 1)) }, (_, take) =>
    Number.parseInt((none + rest)[take] ?? '0', 16),
  );
}

/** The code that has these digits. */
export function codeOfDigits([none = 0, ...digits]: readonly number[]): string {
  const used = digits.slice(0, Math.max(1, digits.findLastIndex((digit) => digit > 0) + 1));
  const [first, ...others] = [none, ...used].map((digit) => digit.toString(16).toUpperCase());
  return `${first}.${others.join('')}`;
}
