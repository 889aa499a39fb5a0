import {
  type Drawing as Drawn,
  type Explanation,
  MAX_DRAWN,
  type Pictures,
  type Sentence,
  type Table,
  tell,
} from '../../game/explanation.ts';
import { list, say } from '../../phrase.ts';
import { nimColumns } from '../../solver/nim-columns.ts';
import { explainSum, explainValues, fickleWords, partName, type Sum } from '../../solver/reasons.ts';
import { explainTame } from '../../solver/size-table.ts';
import type { TameValue } from '../../solver/tame-sum.ts';
import { type Drawing, drawingNotation, drawingView } from './drawings.ts';
import { type Fork, folded, forksOf, stalks } from './fusion.ts';

/** Forks that are described, the highest first. */
const FORKS_TOLD = 12;

/** Nothing but stalks: Nim itself. */
export function explainStalks(lengths: readonly number[], sum: Sum): Explanation {
  const words = { all: say`no stalk is longer than 1`, notAll: say`a stalk is longer than 1` };
  return {
    sentences: [explainStalk(), explainValues(lengths), ...explainSum(sum, lengths.length, words)],
    drawings: columnsOf(lengths, sum),
  };
}

/** From a drawing to stalks: what goes round folds up, and what forks is added. */
export function explainFolding(lines: Drawing, nimbers: readonly number[], sum: Sum): Explanation {
  const flat = folded(lines);
  const forks = forksOf(flat);
  const straight = stalks(nimbers);
  const goesRound = drawingNotation.format(flat) !== drawingNotation.format(lines);
  const folding: Sentence[] = goesRound
    ? [
        tell(
          say`Lines that form a ring fold up. All points of the ring become one. Each of its lines becomes a small loop there, worth 1 like a single line.`,
          { kind: 'nimber', position: drawingNotation.format(flat), is: sum.nimSum },
        ),
      ]
    : [];
  const adding: Sentence[] =
    forks.length > 0
      ? [
          tell(say`At a fork, add the values of what stands there as in Nim. The line below a fork adds one.`, {
            kind: 'nimber',
            position: drawingNotation.format(straight),
            is: sum.nimSum,
          }),
        ]
      : [];
  const isDrawn = lines.length <= MAX_DRAWN;
  return {
    sentences: [explainStalk(), ...folding, ...adding, explainValues(nimbers), ...explainSum(sum, nimbers.length, fickleWords())],
    drawings: [
      ...(isDrawn ? [foldingDrawn(lines, goesRound ? flat : null, straight)] : []),
      ...(forks.length > 0 ? [forksDrawn(forks)] : []),
      ...columnsOf(nimbers, sum),
    ],
  };
}

/** Plants that were looked up, where the last move loses. */
export function valuesLookedUp(values: readonly TameValue[], sum: Sum): Explanation {
  return { sentences: [explainValues(values.map(({ nimber }) => nimber)), ...explainTame(values, sum)], drawings: [] };
}

function explainStalk(): Sentence {
  return tell(say`A stalk is a Nim heap. Cut it, and you take that line and all above it.`);
}

function foldingDrawn(lines: Drawing, flat: Drawing | null, straight: Drawing): Pictures {
  return {
    kind: 'pictures',
    title: say`From the drawing to stalks`,
    pictures: [
      { view: drawingView(lines), says: say`as it stands` },
      ...(flat ? [{ view: drawingView(flat), says: say`folded up` }] : []),
      { view: drawingView(straight), says: say`as stalks` },
    ],
  };
}

function forksDrawn(forks: readonly Fork[]): Table {
  return {
    kind: 'table',
    title: say`What stands on each fork`,
    head: [say`Fork`, say`Stands there`, say`Total`],
    rows: forks.slice(0, FORKS_TOLD).map(({ point, counts, together }) => ({
      name: `${point}`,
      cells: [list('and', counts), { value: together, look: 'key' }],
    })),
  };
}

function columnsOf(nimbers: readonly number[], sum: Sum): Drawn[] {
  if (nimbers.length < 2) return [];
  const rows = nimbers.slice(0, MAX_DRAWN).map((number, plant) => ({ name: partName(plant), number }));
  return [nimColumns(say`The parts in binary`, rows, sum.nimSum)];
}
