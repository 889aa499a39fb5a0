import { type Claim, type Explanation, type Sentence, type Table, tell } from '../../game/explanation.ts';
import { heapMoveNotation } from '../../game/heaps.ts';
import { list, say } from '../../phrase.ts';
import type { Quota } from './quota.ts';

/** The heap as a sum of Fibonacci numbers, of which the smallest decides; `parts` are those of the heap in play. */
export function reason({ heap, quota }: Quota, parts: readonly number[], takes: readonly number[], misere: boolean): Explanation {
  const outcome = (is: 'N' | 'P'): Claim => ({ kind: 'outcome', misere, is });
  const [smallest] = parts.slice(-1);
  if (smallest === undefined) return { sentences: [explainEnd(heap, misere, outcome)], drawings: [] };
  const number = misere ? heap - 1 : heap;
  return {
    sentences: [
      tell(
        say`The Fibonacci numbers are 1, 2, 3, 5, 8, 13 and so on. Every number is a sum of some of them, with no two neighbors. There is only one way to do it.`,
      ),
      ...(misere ? [tell(say`Here the last stone loses, so leave it out. Play for the other ${number}.`)] : []),
      tell(parts.length === 1 ? say`${number} is a Fibonacci number itself.` : say`${number} is ${parts.join(' + ')}.`),
      takes.length > 0
        ? tell(
            say`A winning move takes ${list('or', takes)}. Each part that is left is more than twice as large, so the other side can’t take it all.`,
            { kind: 'winning', moves: takes.map((take) => heapMoveNotation.format({ heap: 0, take })), misere },
            outcome('N'),
          )
        : tell(
            say`The smallest part is ${smallest}, but at most ${quota} may be taken. After any move, the other side can take the smallest part of what is left.`,
            outcome('P'),
          ),
    ],
    drawings: [drawn(parts, takes)],
  };
}

/** The heap is empty, or under misère play only the last stone is left. */
function explainEnd(heap: number, misere: boolean, outcome: (is: 'N' | 'P') => Claim): Sentence {
  if (heap > 0) return tell(say`Only the last stone is left, and the side to move has to take it.`, outcome('P'));
  return misere
    ? tell(say`Nothing is left, and the side to move has won.`, outcome('N'))
    : tell(say`Nothing is left, and the side to move has lost.`, outcome('P'));
}

/** The parts, and below each what it comes to with all smaller ones. */
function drawn(parts: readonly number[], takes: readonly number[]): Table {
  const sums = parts.map((_, at) => parts.slice(at).reduce((sum, part) => sum + part, 0));
  return {
    kind: 'table',
    title: say`The parts of the heap`,
    rows: [
      { name: say`part`, cells: parts.map((value, at) => (at === parts.length - 1 ? { value, look: 'key' } : value)) },
      { name: say`with all smaller`, cells: sums.map((value) => ({ value, look: takes.includes(value) ? 'open' : 'soft' })) },
    ],
  };
}
