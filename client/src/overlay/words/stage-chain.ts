import { msg, str } from '@lit/localize';
import type { Stage, StageChain } from '@nimhall/shared/game/explanation';
import { letterOf } from '@nimhall/shared/game/letters';

export function stageChainInWords({ stacks, misere }: StageChain): string[] {
  return [
    misere
      ? msg(
          'From the bottom up: whoever empties a game leaves the one below to the other side. If that one is lost to the side to move, emptying wins; otherwise it loses. Under everything, taking the last object loses.',
        )
      : msg(
          'From the bottom up: whoever empties a game leaves the one below to the other side. If that one is lost to the side to move, emptying wins; otherwise it loses. Under everything, taking the last object wins.',
        ),
    ...stacks.map(({ stages, nimber }, stack) => {
      const told = stages.map((stage, index) => stageInWords(stage, index + 1)).join(' ') || msg('cleared.');
      const letter = letterOf(stack).toUpperCase();
      return nimber === null ? msg(str`Stack ${letter}: ${told}`) : msg(str`Stack ${letter}: ${told} The stack counts ${nimber}.`);
    }),
  ];
}

/** `Game 2 (1, 3): its last object loses, nim-sum 2: a win for the side to move.` */
function stageInWords({ heaps, nimSum, last, outcome }: Stage, number: number): string {
  const game = msg(str`Game ${number} (${heaps.join(', ')})`);
  const why =
    last === 'wins'
      ? msg(str`${game}: taking its last object wins, nim-sum ${nimSum}`)
      : msg(str`${game}: taking its last object loses, nim-sum ${nimSum}`);
  return outcome === 'N' ? msg(str`${why}, so the side to move wins.`) : msg(str`${why}, so the side to move loses.`);
}
