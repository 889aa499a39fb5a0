import { DEFAULT_BUDGET } from '../../game/budget.ts';
import type { Edge } from '../../game/graph.ts';
import type { Computation, Method, Solution, Theory } from '../../game/theory.ts';
import { say } from '../../phrase.ts';
import { reachesTarget, solveTameSum, type TameValue, tameSum, targetNimbers } from '../../solver/tame-sum.ts';
import { type Drawing, differentLines, plantsOf, sorted, stalkLength } from './drawings.ts';
import { Fusion } from './fusion.ts';
import { explainFolding, explainStalks, valuesLookedUp } from './reasons.ts';
import { stalkValue, TameTable } from './tame.ts';

/**
 * Normal play by colon and fusion, whatever the drawing. Where the last move loses stalks are Nim, and sums of other plants are
 * known as long as all of them are tame.
 */
export const hackenbushTheory: Theory<Drawing, Edge> = { closed, table };

function closed(lines: Drawing, misere: boolean): Solution<Drawing, Edge> | null {
  const plants = plantsOf(lines);
  const areStalks = plants.every((plant) => stalkLength(plant) !== null);
  if (misere && !areStalks) return null;
  const fusions = plants.map((plant) => new Fusion(plant));
  const worth = (nimber: number): TameValue => (misere ? stalkValue(nimber) : { nimber, fickle: false });
  const { sum, ...verdict } = solveTameSum(
    {
      parts: plants,
      values: fusions.map((fusion) => worth(fusion.nimber())),
      movesTo: (plant, want) =>
        differentLines(plants[plant] ?? []).filter((line) => reachesTarget(worth((fusions[plant] as Fusion).nimber(line)), want)),
    },
    misere,
  );
  const winning = winningIn(verdict.winningMoves);
  const nimbers = verdict.parts.map(({ nimber }) => nimber ?? 0);
  return areStalks
    ? { ...verdict, ...winning, method: STALKS, explain: () => explainStalks(nimbers, sum) }
    : { ...verdict, ...winning, method: FUSION, explain: () => explainFolding(lines, nimbers, sum) };
}

function* table(lines: Drawing, misere: boolean, budget = DEFAULT_BUDGET): Computation<Solution<Drawing, Edge> | null> {
  const plants = plantsOf(lines);
  const tame = new TameTable(budget);
  const values: TameValue[] = [];
  for (const plant of plants) {
    const value = yield* tame.valueOf([plant]);
    if (!value) return null;
    values.push(value);
  }
  const { sum, ...verdict } = solveTameSum({ parts: plants, values, movesTo: () => [] as Edge[] }, misere);
  const whole = tameSum(values);
  const winningMoves: Edge[] = [];
  for (const [index, plant] of verdict.outcome === 'N' ? plants.entries() : []) {
    const want = targetNimbers(whole, values[index] as TameValue, misere);
    for (const line of differentLines(plant)) {
      const value = yield* tame.after(plant, line);
      if (value && reachesTarget(value, want)) winningMoves.push(line);
    }
  }
  return { ...verdict, ...winningIn(winningMoves), method: TAME, explain: () => valuesLookedUp(values, sum) };
}

/** Arches on the ground are parts of their own, but to cut one of them or another is the same move. */
function winningIn(moves: readonly Edge[]): Pick<Solution<Drawing, Edge>, 'winningMoves' | 'winningCount'> {
  const winningMoves = differentLines(sorted(moves));
  return { winningMoves, winningCount: winningMoves.length };
}

const STALKS: Method = { tier: 'theorem', source: say`Bouton 1901: a stalk is a heap of Nim` };
const FUSION: Method = {
  tier: 'theorem',
  source: say`Berlekamp, Conway and Guy, Winning Ways, 1982: the colon principle and the fusion principle`,
};
const TAME: Method = { tier: 'table', source: say`Every part worked out from all that can be left of it; all of that is tame` };
