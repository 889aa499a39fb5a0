import type { Land, Region } from './lands.ts';
import { endOfRegion, MAX_REGIONS, Row, regionFrom } from './row.ts';
import { writeForm } from './row-form.ts';

/**
 * A land as one row of numbers below 256 (see row.ts), the same for nearly all ways to write it. Letters are counted up as they come.
 */
export type Form = readonly number[];

const row = new Row();
const written = new Row();
/** All regions are of one land. */
const FIRST = new Uint8Array(MAX_REGIONS);

/**
 * The form of a land. Lands with one form are the same. Of ten thousand lands that games meet, one has several forms, because it has corners
 * that look the same from everywhere and are not (row-colours.ts). That costs a search time but no truth.
 */
export function canonicalForm(land: Land): Form {
  writeForm(row.write(land), FIRST, 0, written);
  return Array.from(written.numbers.subarray(0, written.end));
}

/** The land that has a form. */
export function landOf(form: ArrayLike<number>): Land {
  const numbers = Uint8Array.from(form);
  const land: Region[] = [];
  for (let at = 0; at < numbers.length; at = endOfRegion(numbers, at)) land.push(regionFrom(numbers, at));
  return land;
}
