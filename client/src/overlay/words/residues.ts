import { letterOf } from '@nimhall/shared/game/letters';
import type { Residues } from '@nimhall/shared/solver/explanation';
import { listInWords, sumInWords } from './sum.ts';

/** Heaps whose value is told one by one. */
const MOST_TOLD = 8;

export function residuesInWords(explanation: Residues): string[] {
  const { sizes, values } = explanation;
  const heaps = sizes.map((size, heap) => `${letterOf(heap).toUpperCase()} of ${size} counts ${values[heap]}`).slice(0, MOST_TOLD);
  const rest = sizes.length > MOST_TOLD ? ', and so on' : '';
  return [howInWords(explanation), `${listInWords(heaps)}${rest}.`, sumInWords(explanation, 'these values')];
}

function howInWords(explanation: Residues): string {
  const { preperiod, period, saltus } = explanation;
  if (isRemainder(explanation)) return `Each heap counts for its remainder when divided by ${period}.`;
  const from = preperiod === 0 ? '' : ` from ${preperiod} on`;
  const growth = saltus === 0 ? '' : `, growing by ${saltus} each time`;
  return `Each heap counts for its value in a table that repeats every ${period}${from}${growth}.`;
}

/** True where the table is just 0, 1, … up to the period. */
function isRemainder({ preperiod, period, saltus, table }: Residues): boolean {
  return preperiod === 0 && saltus === 0 && table.every((value, size) => value === size % period);
}
