/** The numbers of a form, one character each. */
const CHARACTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Numbers that one character can stand for: those below this. */
export const DIGITS = CHARACTERS.length;

const VALUES = new Uint8Array(128);
for (let value = 0; value < DIGITS; value++) VALUES[CHARACTERS.charCodeAt(value)] = value;

/** Numbers below 62 as text, a character each. Throws where a number is no such. */
export function inDigits(numbers: readonly number[]): string {
  return numbers.map(digitOf).join('');
}

function digitOf(number: number): string {
  const digit = CHARACTERS[number];
  if (digit === undefined) throw new RangeError(`no digit for ${number}`);
  return digit;
}

export function fromDigits(text: string): number[] {
  return Array.from(text, (_, at) => digitAt(text, at));
}

/** The number at one place of a text. */
export function digitAt(text: string, at: number): number {
  return VALUES[text.charCodeAt(at)] as number;
}

/** Numbers below 62², two characters each. */
export function inPairs(numbers: readonly number[]): string {
  return inDigits(numbers.flatMap((number) => [Math.floor(number / DIGITS), number % DIGITS]));
}

export function fromPairs(text: string): number[] {
  const digits = fromDigits(text);
  return Array.from({ length: digits.length / 2 }, (_, at) => (digits[2 * at] as number) * DIGITS + (digits[2 * at + 1] as number));
}
