import type { Terms } from '@nimhall/shared/lab/series/terms';

/** Most dots of a plot: more than there are columns of pixels on a phone, and drawn in some milliseconds. */
const MAX_DOTS = 4_000;

/** The dots of a plot. */
export interface Dots {
  readonly sizes: Float64Array;
  readonly values: Float64Array;
  /** How many terms each pair of dots stands for; 1 if every term is a dot. */
  readonly stretch: number;
}

/** Every term as a dot or, of very many, the smallest and the largest of each stretch. A logarithm has no place for 0. */
export function thinned({ from, values }: Terms, logarithmic: boolean): Dots {
  const first = logarithmic && from === 0 ? 1 : 0;
  const many = values.length - first;
  if (many <= MAX_DOTS) {
    const shown = Float64Array.from(values.subarray(first));
    return { sizes: shown.map((_, index) => from + first + index), values: shown, stretch: 1 };
  }
  const stretch = Math.ceil((2 * many) / MAX_DOTS);
  const pairs = Math.ceil(many / stretch);
  const dots = { sizes: new Float64Array(2 * pairs), values: new Float64Array(2 * pairs), stretch };
  for (let pair = 0; pair < pairs; pair++) {
    const begin = first + pair * stretch;
    let [least, most] = [begin, begin];
    for (let at = begin; at < Math.min(begin + stretch, values.length); at++) {
      if ((values[at] as number) < (values[least] as number)) least = at;
      if ((values[at] as number) > (values[most] as number)) most = at;
    }
    for (const [index, at] of [Math.min(least, most), Math.max(least, most)].entries()) {
      dots.sizes[2 * pair + index] = from + at;
      dots.values[2 * pair + index] = values[at] as number;
    }
  }
  return dots;
}
