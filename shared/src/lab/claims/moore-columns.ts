/** Whether the ones of every binary column, one number below the other, are a multiple of a number. */
export function columnsDivisibleBy(numbers: readonly number[], divisor: number): boolean {
  return digitsDivisibleBy(numbers, 2, divisor);
}

/** Whether the digits of every column, in a base, add up to a multiple of a number. */
export function digitsDivisibleBy(numbers: readonly number[], base: number, divisor: number): boolean {
  for (let place = 1; numbers.some((number) => number >= place); place *= base) {
    const sum = numbers.reduce((digits, number) => digits + (Math.floor(number / place) % base), 0);
    if (sum % divisor !== 0) return false;
  }
  return true;
}
