import { msg, str } from '@lit/localize';
import type { EenyMeeny, EenyMeenyPile, EenyMeenyStep } from '@nimhall/shared/game/explanation';
import { letterOf } from '@nimhall/shared/game/letters';
import { sumInWords } from './sum.ts';

export function eenyMeenyInWords(explanation: EenyMeeny): string[] {
  return [
    msg(
      'Each pile counts for its top section or for one less. Go down from the top, saying “eeny” (the top is smaller) and “meeny” (the top is larger) in turn, until a section differs from the top: if what was said is true, it is one less.',
    ),
    ...explanation.piles.flatMap((pile, index) => pileInWords(pile, letterOf(index).toUpperCase())),
    sumInWords(explanation, 'values'),
  ];
}

function pileInWords({ sections, steps, nimber }: EenyMeenyPile, letter: string): string[] {
  const top = sections.at(-1);
  if (top === undefined) return [];
  const said = steps.length === 0 ? msg(str`one section of ${top}`) : steps.map((step) => stepInWords(step, top, sections)).join('; ');
  return [msg(str`Pile ${letter} – ${said}. It counts ${nimber}.`)];
}

/** What is said while going down: the first two words of a counting rhyme. */
export function claimInWords(said: EenyMeenyStep['said']): string {
  return said === 'eeny' ? msg('eeny') : msg('meeny');
}

/** `eeny: 2 against 3, true`. A tie at the bottom section settles it as well. */
function stepInWords({ said, against, result }: EenyMeenyStep, top: number, sections: readonly number[]): string {
  const size = sections[against];
  const compared = msg(str`${claimInWords(said)}: ${top} against ${size}`);
  const tied = top === size;
  switch (result) {
    case 'tie':
      return msg(str`${compared}, a tie, go on`);
    case 'holds':
      return tied ? msg(str`${compared}, a tie at the bottom counts as true`) : msg(str`${compared}, true`);
    case 'fails':
      return tied ? msg(str`${compared}, a tie at the bottom counts as false`) : msg(str`${compared}, false`);
    default:
      return result satisfies never;
  }
}
