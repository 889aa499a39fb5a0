import { type Claim, type Explanation, MAX_DRAWN, MAX_LISTED, type Sentence, type Table, tell } from '../../game/explanation.ts';
import type { Heaps } from '../../game/heaps.ts';
import { list, type Phrase, say } from '../../phrase.ts';
import { nimSum } from '../../solver/nimbers.ts';
import { explainSum, partName, type Sum } from '../../solver/reasons.ts';
import { tameOutcome, tameSum } from '../../solver/tame-sum.ts';
import { type Stack, type Stacks, stackText } from './stacks.ts';

/** A stage of a stack that is played by itself. */
export interface Stage {
  readonly heaps: Heaps;
  readonly nimSum: number;
  /** Whether taking the last stone of this stage wins: decided by the part below. */
  readonly last: 'wins' | 'loses';
  /** The outcome of the stack up to and with this stage. */
  readonly outcome: 'N' | 'P';
}

/** From the bottom up: the part below a stage decides who wants its last object. */
export function stagesOf(stack: Stack, misere: boolean): Stage[] {
  const stages: Stage[] = [];
  let below = misere ? 'N' : 'P';
  for (const heaps of stack) {
    const values = heaps.map((size) => ({ nimber: size, fickle: size <= 1 }));
    const outcome = tameOutcome(tameSum(values), below === 'N');
    stages.push({ heaps, nimSum: heaps.reduce(nimSum, 0), last: below === 'N' ? 'loses' : 'wins', outcome });
    below = outcome;
  }
  return stages;
}

/** Each stack stage by stage; for several stacks, their values. */
export function reason(stacks: Stacks, nimbers: readonly (number | null)[], misere: boolean, sum: Sum | null): Explanation {
  const standing = [...stacks.keys()].filter((stack) => stacks[stack]?.length !== 0);
  const shown = standing.slice(0, MAX_LISTED);
  const chains = shown.map((stack) => ({ stack, stages: stagesOf(stacks[stack] ?? [], misere) }));
  const words = { all: say`no heap is larger than 1`, notAll: say`a heap is larger than 1` };
  return {
    sentences: [
      tell(
        misere
          ? say`Go from the bottom up. If you empty a game, the other side starts the one below. When that one is lost for the side to move, emptying wins. Otherwise it loses. At the very bottom, taking the last stone loses.`
          : say`Go from the bottom up. If you empty a game, the other side starts the one below. When that one is lost for the side to move, emptying wins. Otherwise it loses. At the very bottom, taking the last stone wins.`,
        ...chains.flatMap(({ stages }) => outcomes(stages, misere).slice(-1)),
      ),
      ...chains.map(({ stack, stages }) => explainStack(stack, stages, nimbers[stack] ?? null, misere)),
      ...(standing.length > 1 && sum ? [sumOfStacks(nimbers), ...explainSum(sum, standing.length, words)] : []),
    ],
    drawings: chains.map(({ stack, stages }) => drawn(stack, stages)),
  };
}

/** Stage by stage. */
function explainStack(stack: number, stages: readonly Stage[], nimber: number | null, misere: boolean): Sentence {
  const shown = stages.slice(0, MAX_LISTED);
  const [first, ...others] = shown.map((stage, index) => stagePhrase(stage, index + 1));
  const told = others.reduce((before, stage) => say`${before} ${stage}`, first as Phrase);
  const claims = outcomes(shown, misere);
  const name = partName(stack);
  if (stages.length > MAX_LISTED) return tell(say`Stack ${name} by itself: ${told} And so on.`, ...claims);
  return tell(
    nimber === null ? say`Stack ${name} by itself: ${told}` : say`Stack ${name} by itself: ${told} The stack counts ${nimber}.`,
    ...claims,
  );
}

/** Who wins the stack alone, up to each stage. */
function outcomes(stages: readonly Stage[], misere: boolean): Claim[] {
  return stages.map(({ outcome }, index) => ({
    kind: 'outcome',
    position: stackText(stages.slice(0, index + 1).map(({ heaps }) => heaps)),
    misere,
    is: outcome,
  }));
}

/** `Game 2 (1, 3): taking its last stone loses, nim-sum 2, so the side to move wins.` */
function stagePhrase({ heaps, nimSum, last, outcome }: Stage, number: number): Phrase {
  const game = say`Game ${number} (${list('and', heaps)})`;
  const why =
    last === 'wins'
      ? say`${game}: taking its last stone wins, nim-sum ${nimSum}`
      : say`${game}: taking its last stone loses, nim-sum ${nimSum}`;
  return outcome === 'N' ? say`${why}, so the side to move wins.` : say`${why}, so the side to move loses.`;
}

function sumOfStacks(nimbers: readonly (number | null)[]): Sentence {
  const known = nimbers.flatMap((nimber) => nimber ?? []);
  return tell(say`Several stacks make a sum. What they are worth tells who wins.`, { kind: 'nimbers', are: known.slice(0, MAX_LISTED) });
}

/** A stack from the top down: the heaps of each stage, the effect of its last object, and who wins from there. */
function drawn(stack: number, stages: readonly Stage[]): Table {
  return {
    kind: 'table',
    title: say`Stack ${partName(stack)}`,
    titled: true,
    head: [say`Game`, say`Nim-sum`, say`Last stone`, say`Player to move`],
    rows: stages
      .map(({ heaps, nimSum, last, outcome }) => ({
        name: list('and', heaps),
        cells: [
          nimSum,
          last === 'wins' ? say`wins` : say`loses`,
          { value: outcome === 'N' ? say`wins` : say`loses`, look: 'key' as const },
        ],
      }))
      .toReversed()
      .slice(0, MAX_DRAWN),
  };
}
