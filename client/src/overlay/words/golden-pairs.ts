import { msg, str } from '@lit/localize';
import type { GoldenPairs } from '@nimhall/shared/game/explanation';

export function goldenPairsInWords({ column, row, lost, misere }: GoldenPairs): string[] {
  const sentences = [
    msg(
      'A queen alone is lost on the golden pairs: each begins with the smallest number not used yet, and is one further apart than the pair before.',
    ),
    lost
      ? msg(str`${column} and ${row} are such a pair: every move leaves the pairs, and the next one can come back to them.`)
      : msg(str`${column} and ${row} are no such pair: a winning move makes them one.`),
    msg('The numbers are the multiples of the golden ratio 1.618… and of its square 2.618…, rounded down.'),
  ];
  if (misere)
    sentences.push(msg('Here making the last move loses: (0, 1) and (2, 2) stand in for (0, 0) and (1, 2), and all others stay.'));
  return sentences;
}
