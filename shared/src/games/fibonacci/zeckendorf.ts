/** 1, 2, 3, 5, 8, … as long as numbers are exact, to 2^53 − 1. */
const FIBONACCI = fibonacciUpTo(Number.MAX_SAFE_INTEGER);

function fibonacciUpTo(largest: number): number[] {
  const numbers: number[] = [];
  for (let [one, next] = [1, 2]; one <= largest; [one, next] = [next, one + next]) numbers.push(one);
  return numbers;
}

/**
 * The parts of a number, largest first; none of 0. By Zeckendorf's theorem every whole number is a sum of Fibonacci numbers of
 * which no two follow each other, and in one way only.
 */
export function zeckendorf(number: number): number[] {
  const parts: number[] = [];
  let left = number;
  for (const each of FIBONACCI.toReversed()) {
    if (each > left) continue;
    parts.push(each);
    left -= each;
  }
  return parts;
}
