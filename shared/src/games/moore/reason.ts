import { type Claim, type Columns, type Explanation, type Sentence, tell } from '../../game/explanation.ts';
import type { Heaps } from '../../game/heaps.ts';
import { count, type Phrase, say } from '../../phrase.ts';
import { partName } from '../../solver/reasons.ts';
import { columnsOf, isLost } from './columns.ts';

/** The heaps in binary: the side to move loses when the ones in every column are divisible by k + 1. */
export function reason(heaps: Heaps, k: number, misere: boolean): Explanation {
  const columns = columnsOf(heaps);
  const isTurned = misere && columns.length < 2;
  const lost: Claim = { kind: 'lost', when: { kind: 'columns', of: k + 1, ones: misere ? 1 : 0 }, misere };
  const outcome = (under: boolean): Claim => ({ kind: 'outcome', misere: under, is: isLost(heaps, k, under) ? 'P' : 'N' });
  const uneven = [...columns.keys()].filter((column) => (columns[column] ?? 0) % (k + 1) !== 0);
  const sentences = [tell(rulePhrase(k, misere), lost)];
  if (isTurned) {
    sentences.push(
      tell(
        say`No heap is larger than 1, and the last move loses. The side to move loses if the number of heaps is one more than a multiple of ${k + 1}, and only then.`,
        lost,
        outcome(true),
      ),
    );
  } else {
    sentences.push(...explainUneven(uneven.length, k, misere, [lost, outcome(misere)]));
    if (misere)
      sentences.push(
        tell(say`That the last move loses changes nothing while ${say`a heap is larger than 1`}.`, outcome(false), outcome(true)),
      );
  }
  return { sentences, drawings: [drawn(heaps, k, columns, uneven)] };
}

function rulePhrase(k: number, misere: boolean): Phrase {
  if (misere) {
    return k === 1
      ? say`Write every heap in binary and count the ones in each column. With one heap a move, a position is lost when every count is divisible by 2. Once no heap is larger than 1, it is lost when the number of heaps is odd.`
      : say`Write every heap in binary and count the ones in each column. With up to ${k} heaps a move, a position is lost when every count is divisible by ${k + 1}. Once no heap is larger than 1, it is lost when the number of heaps is one more than a multiple of ${k + 1}.`;
  }
  return k === 1
    ? say`Write every heap in binary and count the ones in each column. With one heap a move, a position is lost when every count is divisible by 2.`
    : say`Write every heap in binary and count the ones in each column. With up to ${k} heaps a move, a position is lost when every count is divisible by ${k + 1}.`;
}

function explainUneven(uneven: number, k: number, misere: boolean, claims: readonly Claim[]): Sentence[] {
  if (uneven === 0) {
    const says = misere
      ? say`All counts are. Every move changes some column by at most ${k}. The other side can mend it, or leave only single stones, one more than a multiple of ${k + 1}.`
      : say`All counts are. Every move changes some column by at most ${k}, and the other side can mend it.`;
    return [tell(says, ...claims)];
  }
  const says = misere
    ? count(
        uneven,
        'One count isn’t. A winning move mends it, or leaves only single stones, one more than a multiple of {1}.',
        '{0} counts aren’t. A winning move mends them all at once, or leaves only single stones, one more than a multiple of {1}.',
        k + 1,
      )
    : count(uneven, 'One count isn’t. A winning move mends it.', '{0} counts aren’t. A winning move mends them all at once.');
  return [tell(says, ...claims)];
}

function drawn(heaps: Heaps, k: number, columns: readonly number[], odd: readonly number[]): Columns {
  return {
    kind: 'columns',
    title: say`The heaps in binary, and how many ones each column has`,
    rows: heaps.map((number, heap) => ({ name: partName(heap), number })),
    odd,
    totals: [
      { name: say`ones`, columns },
      { name: say`left over by ${k + 1}`, columns: columns.map((ones) => ones % (k + 1)) },
    ],
  };
}
