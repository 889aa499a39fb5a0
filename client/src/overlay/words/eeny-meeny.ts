import { letterOf } from '@nimhall/shared/game/letters';
import type { EenyMeeny, EenyMeenyPile, EenyMeenyStep } from '@nimhall/shared/solver/explanation';
import { sumInWords } from './sum.ts';

export function eenyMeenyInWords(explanation: EenyMeeny): string[] {
  return [
    'Each pile counts for its top section or for one less. Go down from the top, saying “eeny” (the top is smaller) and “meeny” (the top is larger) in turn, until a section differs from the top: if what was said is true, it is one less.',
    ...explanation.piles.flatMap((pile, index) => pileInWords(pile, letterOf(index).toUpperCase())),
    sumInWords(explanation, 'these values'),
  ];
}

function pileInWords({ sections, steps, nimber }: EenyMeenyPile, letter: string): string[] {
  const top = sections.at(-1);
  if (top === undefined) return [];
  const last = steps.at(-1);
  const worth = `pile ${letter} counts ${nimber}`;
  if (!last) return [`One section of ${top}: ${worth}.`];
  return [`${steps.map((step) => stepInWords(step, top, sections)).join('; ')}. So ${worth}.`];
}

/** `eeny: 2 against 3, true`. */
function stepInWords({ said, against, result }: EenyMeenyStep, top: number, sections: readonly number[]): string {
  const verdict = { holds: 'true', fails: 'false', tie: 'a tie, go on' }[result];
  return `${said}: ${top} against ${sections[against]}, ${verdict}`;
}
