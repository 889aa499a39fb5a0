/**
 * For every shift, how many of the first `length` values are the same, at their end, as the values that far before them: the
 * Z-algorithm, read from behind, whose time is linear however the values repeat. Four bytes a value.
 */
export function repeatsFromBehind(values: ArrayLike<number>, length: number): Int32Array {
  const last = length - 1;
  const repeats = new Int32Array(length);
  // The stretch that is known to be the same as the end and reaches farthest.
  let from = 0;
  let to = 0;
  for (let shift = 1; shift < length; shift++) {
    let same = shift < to ? Math.min(to - shift, repeats[shift - from] as number) : 0;
    while (shift + same < length && values[last - same] === values[last - shift - same]) same++;
    repeats[shift] = same;
    if (shift + same > to) [from, to] = [shift, shift + same];
  }
  return repeats;
}
