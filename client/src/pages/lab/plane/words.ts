import { msg, str } from '@lit/localize';
import { type Field, UNKNOWN } from '@nimhall/shared/lab/plane/field';
import type { Worth } from '@nimhall/shared/lab/series/terms';
import { localize } from '../../../i18n/language.ts';

/** The meaning of a value of a picture. */
export function valueInWords(worth: Worth, value: number): string {
  if (value === UNKNOWN) return msg('Not computed.');
  const written = value.toString();
  switch (worth) {
    case 'nimbers':
      return msg(str`Nimber ${written}`);
    case 'misere-nimbers':
      return msg(str`Misère nimber ${written}`);
    case 'outcomes':
      return value === 0 ? msg('Lost for the player to move') : msg('Won for the player to move');
    default:
      return worth satisfies never;
  }
}

/** In how many places two pictures differ; `same` has 0 where they do. */
export function differenceInWords({ values }: Field): string {
  let differ = 0;
  let known = 0;
  for (const value of values) {
    if (value === UNKNOWN) continue;
    known++;
    if (value === 0) differ++;
  }
  const all = localize(known);
  return differ === 0 ? msg(str`They agree in all ${all} places.`) : msg(str`They differ in ${localize(differ)} of ${all} places.`);
}
