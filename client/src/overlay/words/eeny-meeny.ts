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
  const said = steps.length === 0 ? `one section of ${top}` : steps.map((step) => stepInWords(step, top, sections)).join('; ');
  return [`Pile ${letter} – ${said}. It counts ${nimber}.`];
}

/** `eeny: 2 against 3, true`. A tie at the bottom section settles it as well. */
function stepInWords({ said, against, result }: EenyMeenyStep, top: number, sections: readonly number[]): string {
  const size = sections[against];
  const verdict = { holds: 'true', fails: 'false', tie: 'a tie, go on' }[result];
  return `${said}: ${top} against ${size}, ${result !== 'tie' && top === size ? 'a tie at the bottom counts as ' : ''}${verdict}`;
}
