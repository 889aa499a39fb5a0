import { type Columns, MAX_LISTED, type Sentence, tell } from '../game/explanation.ts';
import { count, list, type Phrase, say } from '../phrase.ts';
import { powersOf } from './powers.ts';

/** Numbers in binary with their nim-sum: columns with an odd number of ones stand out. */
export function nimColumns(title: Phrase, rows: Columns['rows'], nimSum: number): Columns {
  const digits = [...nimSum.toString(2)].map(Number).reverse();
  const odd = [...digits.keys()].filter((column) => digits[column] === 1);
  return { kind: 'columns', title, rows, odd, totals: [{ name: say`nim-sum ${nimSum}`, columns: digits }] };
}

/** Which columns have an odd number of ones: those where the nim-sum has a one, the largest first; nothing where all are even. */
export function explainOddColumns(nimSum: number): Sentence[] {
  const columns = powersOf(nimSum);
  if (columns.length === 0) return [];
  const names = list('and', columns);
  const says =
    columns.length > MAX_LISTED
      ? say`${columns.length} columns have an odd number of ones.`
      : count(columns.length, 'The column of {1} has an odd number of ones.', 'The columns of {1} have an odd number of ones.', names);
  return [tell(says, { kind: 'nimber', is: nimSum })];
}
