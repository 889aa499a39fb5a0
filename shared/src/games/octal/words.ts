import type { Ruleset } from '../../game/contract.ts';
import { groupBy } from '../../group-by.ts';
import { count, list, type Phrase, say } from '../../phrase.ts';
import { type Code, MAX_DIGITS, NOTHING, ONE_ROW, THREE_ROWS, TWO_ROWS } from './code.ts';

/** Up to here every digit of a code has been seen, and those that repeat three times at least. */
const SEEN = 4 * MAX_DIGITS;

/** Up to this many numbers are listed one by one. */
const FEW = 4;

/** A code's rule for beginners; short, and in full if the places depend on how many are taken. */
export function ruleOf(code: Code): Pick<Ruleset, 'rule' | 'exactly'> {
  if (code.unequal) return { rule: say`Split a row into two of different sizes.` };
  const takes = [...Array(SEEN).keys()].slice(1).filter((take) => code.digit(take) !== 0);
  const groups = [...groupBy(takes, (take) => code.digit(take))].map(([digit, same]) => takesInWords(digit, same, code));
  const [first, ...others] = groups;
  if (!first) return { rule: SPLITS[code.digit(0)] as Phrase };
  if (others.length === 0) return { rule: withSplits(first, code) };
  const brief =
    takes.length > FEW
      ? say`Take neighboring pins from a row. The number decides where.`
      : say`Take ${list('or', takes)} neighboring pins from a row. The number decides where.`;
  return {
    rule: BRIEF_SPLITS[code.digit(0)] ?? brief,
    exactly: withSplits(
      others.reduce((before, next) => say`${before} ${next}`, first),
      code,
    ),
  };
}

/** What can be split without taking, by the digit for it: where that is the whole rule, and in short beside others. */
const SPLITS: Readonly<Record<number, Phrase>> = {
  [TWO_ROWS]: say`Split a row in two.`,
  [THREE_ROWS]: say`Split a row in three.`,
  [TWO_ROWS | THREE_ROWS]: say`Split a row in two or in three.`,
};
const BRIEF_SPLITS: Readonly<Record<number, Phrase>> = {
  [TWO_ROWS]: say`Take neighboring pins, or split a row in two. The number decides where.`,
  [THREE_ROWS]: say`Take neighboring pins, or split a row in three. The number decides where.`,
  [TWO_ROWS | THREE_ROWS]: say`Take neighboring pins, or split a row in two or in three. The number decides where.`,
};

function withSplits(takes: Phrase, code: Code): Phrase {
  switch (code.digit(0)) {
    case TWO_ROWS:
      return say`${takes} Or split a row in two without taking.`;
    case THREE_ROWS:
      return say`${takes} Or split a row in three without taking.`;
    case TWO_ROWS | THREE_ROWS:
      return say`${takes} Or split a row in two or in three without taking.`;
    default:
      return takes;
  }
}

/** Where one may take these numbers, all of which have the same digit. Three of them show how a repeating code goes on. */
function takesInWords(digit: number, takes: readonly number[], code: Code): Phrase {
  const goesOn = code.longest === Number.POSITIVE_INFINITY && takes.length > FEW;
  const last = takes.at(-1) as number;
  const numbers = goesOn ? `${takes.slice(0, 3).join(', ')} …` : list('or', takes);
  if (digit === THREE_ROWS) {
    return count(
      last,
      'Take 1 pin and also cut the row, leaving three rows.',
      'Take {1} neighboring pins and also cut the row, leaving three rows.',
      numbers,
    );
  }
  if ((digit & THREE_ROWS) !== 0) {
    const orInThree = count(
      last,
      'Or take 1 pin and also cut the row, leaving three rows.',
      'Or take {1} neighboring pins and also cut the row, leaving three rows.',
      numbers,
    );
    return say`${takesInWords(digit & ~THREE_ROWS, takes, code)} ${orInThree}`;
  }
  switch (digit) {
    case NOTHING:
      return count(last, 'Take a whole row of 1 pin.', 'Take a whole row of {1} pins.', numbers);
    case ONE_ROW:
      return count(
        last,
        'Take 1 pin from an end of a row, but never the only one.',
        'Take {1} neighboring pins from an end of a row, but never a whole row.',
        numbers,
      );
    case NOTHING | ONE_ROW:
      return count(last, 'Take 1 pin from an end of a row.', 'Take {1} neighboring pins from an end of a row.', numbers);
    case TWO_ROWS:
      return count(
        last,
        'Take 1 pin, leaving some on both sides of it.',
        'Take {1} neighboring pins, leaving some on both sides of them.',
        numbers,
      );
    case NOTHING | TWO_ROWS:
      return count(
        last,
        'Take a whole row of 1 pin, or 1 pin with some on both sides of it.',
        'Take a whole row of {1} pins, or as many with some on both sides of them.',
        numbers,
      );
    case ONE_ROW | TWO_ROWS:
      return count(
        last,
        'Take 1 pin from a row, but never the only one.',
        'Take {1} neighboring pins from a row, but never a whole row.',
        numbers,
      );
    default:
      return count(last, 'Take 1 pin from a row.', 'Take {1} neighboring pins from a row.', numbers);
  }
}
