import { msg, str } from '@lit/localize';
import type { Residues } from '@nimhall/shared/game/explanation';
import { letterOf } from '@nimhall/shared/game/letters';
import { listInWords, sumInWords } from './sum.ts';

/** Heaps whose value is told one by one. */
const MOST_TOLD = 8;

export function residuesInWords(explanation: Residues): string[] {
  const { sizes, values } = explanation;
  const heaps = sizes.map((size, heap) => msg(str`${letterOf(heap).toUpperCase()} of ${size} counts ${values[heap]}`));
  const told = listInWords(heaps.slice(0, MOST_TOLD));
  return [
    howInWords(explanation),
    heaps.length > MOST_TOLD ? msg(str`${told}, and so on.`) : `${told}.`,
    sumInWords(explanation, 'values'),
  ];
}

function howInWords(explanation: Residues): string {
  const { preperiod, period, saltus } = explanation;
  if (isRemainder(explanation)) return msg(str`Each heap counts for its remainder when divided by ${period}.`);
  if (saltus === 0) {
    return preperiod === 0
      ? msg(str`Each heap counts for its value in a table that repeats every ${period}.`)
      : msg(str`Each heap counts for its value in a table that repeats every ${period} from ${preperiod} on.`);
  }
  return preperiod === 0
    ? msg(str`Each heap counts for its value in a table that repeats every ${period}, growing by ${saltus} each time.`)
    : msg(
        str`Each heap counts for its value in a table that repeats every ${period} from ${preperiod} on, growing by ${saltus} each time.`,
      );
}

/** True where the table is just 0, 1, … up to the period. */
function isRemainder({ preperiod, period, saltus, table }: Residues): boolean {
  return preperiod === 0 && saltus === 0 && table.every((value, size) => value === size % period);
}
