import { letterOf } from '@nimhall/shared/game/letters';
import type { Stage, StageChain } from '@nimhall/shared/solver/explanation';

export function stageChainInWords({ stacks, misere }: StageChain): string[] {
  return [
    `From the bottom up: whoever empties a game leaves the one below to the other side. If that one is lost to the side to move, emptying wins; otherwise it loses. Under everything, taking the last object ${misere ? 'loses' : 'wins'}.`,
    ...stacks.map(({ stages, nimber }, stack) => {
      const told = stages.map((stage, index) => stageInWords(stage, index + 1)).join(' ');
      const worth = nimber === null ? '' : ` The stack counts ${nimber}.`;
      return `Stack ${letterOf(stack).toUpperCase()}: ${told || 'cleared.'}${worth}`;
    }),
  ];
}

/** `Game 2 (1, 3): its last object loses, nim-sum 2: a win for the side to move.` */
function stageInWords({ heaps, nimSum, last, outcome }: Stage, number: number): string {
  return `Game ${number} (${heaps.join(', ')}): taking its last object ${last}, nim-sum ${nimSum}, so the side to move ${outcome === 'N' ? 'wins' : 'loses'}.`;
}
