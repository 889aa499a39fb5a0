import { type Cell, type Claim, type Explanation, MAX_DRAWN, tell } from '../../game/explanation.ts';
import { type Filling, type Phrase, say } from '../../phrase.ts';
import { explainSum, explainValues, type Sum } from '../../solver/reasons.ts';
import { answer, balanceOf } from './end-nim.ts';
import { isFickle } from './pile.ts';

/** Several piles: what each is worth, and where that comes from. */
export function bySections(nimbers: readonly number[], computed: Phrase, sum: Sum): Explanation {
  const words = { all: say`no section is larger than 1`, notAll: say`a section is larger than 1` };
  return { sentences: [explainValues(nimbers), tell(computed), ...explainSum(sum, nimbers.length, words)], drawings: [] };
}

/**
 * A pile of two sections or more. Between its end sections, the middle is lost to the mover with exactly one size of section
 * added below it, and with exactly one added above it; these two sizes settle which end sections balance.
 */
export function byBalance(sections: readonly number[], misere: boolean): Explanation {
  const middle = sections.slice(1, -1);
  const rest = sections.slice(1);
  const left = sections[0] as number;
  const { below, above } = balanceOf(middle);
  const underMiddle = (size: number) => turnedOver(size, middle, misere);
  const needed = turnedOver(answer(below, above, sections.at(-1) as number), rest, misere);
  const lost = (row: readonly number[]): Claim => ({ kind: 'outcome', position: rowText(row), misere, is: 'P' });
  const isSmall = isFickle(middle);
  return {
    sentences: [
      tell(say`The sections lie in a row, and you can only take from the two ends. This game is called End-Nim.`),
      ...(misere ? [tell(isSmall ? say`Here the last move loses, and so single stones count the other way round.` : unchanged())] : []),
      tell(
        say`The middle is lost to the side to move with a section of ${sizePhrase(underMiddle(below))} added on its left, or one of ${sizePhrase(underMiddle(above))} added on its right.`,
        lost([underMiddle(below), ...middle]),
        lost([...middle, underMiddle(above)]),
      ),
      tell(
        left === needed
          ? say`With the rest as it is, the side to move loses exactly when the left section is ${sizePhrase(needed)}; it is ${left}, so the position is lost.`
          : say`With the rest as it is, the side to move loses exactly when the left section is ${sizePhrase(needed)}; it is ${left}.`,
        lost([needed, ...rest]),
        { kind: 'outcome', misere, is: left === needed ? 'P' : 'N' },
      ),
    ],
    drawings: [drawn(sections, needed)],
  };

  function unchanged(): Phrase {
    return say`That the last move loses changes nothing while ${say`a section is larger than 1`}.`;
  }
}

/** What a row needs when the last move loses: single objects alone count the other way round. */
function turnedOver(needed: number, row: readonly number[], misere: boolean): number {
  return misere && isFickle(row) ? 1 - needed : needed;
}

function rowText(row: readonly number[]): string {
  return row.filter((size) => size > 0).join('.') || '0';
}

function sizePhrase(needed: number): Filling {
  return needed === 0 ? say`0 (none at all)` : needed;
}

/** The sections as they lie, with what the left one would have to be. */
function drawn(sections: readonly number[], needed: number): Explanation['drawings'][number] {
  const last = sections.length - 1;
  const row = sections.map((value, at): Cell => (at === 0 || at === last ? { value, look: 'open' } : value));
  const lost = sections.map((value, at): Cell => (at === 0 ? { value: needed, look: 'key' } : { value, look: 'soft' }));
  return {
    kind: 'table',
    title: say`The sections from left to right`,
    rows: [
      { name: say`sections`, cells: row.slice(0, MAX_DRAWN) },
      { name: say`lost with`, cells: lost.slice(0, MAX_DRAWN) },
    ],
  };
}
