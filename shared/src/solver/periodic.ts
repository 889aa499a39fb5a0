/** From `start` on, the value at n + length is the value at n plus `saltus`. Proven, not observed. */
export interface Period {
  readonly start: number;
  readonly length: number;
  readonly saltus: number;
}

/** The value at any n ≥ 0, from values known up to start + length or, without a period, up to n. */
export function valueAt(values: ArrayLike<number>, period: Period | null, n: number): number {
  if (period === null || n < period.start + period.length) return values[n] as number;
  const phase = (n - period.start) % period.length;
  const rounds = (n - period.start - phase) / period.length;
  return (values[period.start + phase] as number) + rounds * period.saltus;
}

/** Every n ≤ `most` whose value is `value`, for a sequence that takes each value a bounded number of times. */
export function* placesOf(values: ArrayLike<number>, period: Period | null, value: number, most: number): Generator<number, void, void> {
  const known = Math.min(most + 1, period === null ? values.length : period.start + period.length);
  for (let n = 0; n < known; n++) {
    const first = values[n] as number;
    if (first === value) yield n;
    if (period === null || n < period.start || first >= value) continue;
    const rounds = (value - first) / period.saltus;
    const place = n + rounds * period.length;
    if (Number.isInteger(rounds) && place <= most) yield place;
  }
}

/** The same sequence with the shortest length and the earliest start that describe it. */
export function shortest(values: ArrayLike<number>, period: Period): Period {
  const holds = (length: number, saltus: number, n: number) => valueAt(values, period, n + length) === valueAt(values, period, n) + saltus;
  let { start, length, saltus } = period;
  for (let divisor = 1; divisor < period.length; divisor++) {
    const share = (period.saltus * divisor) / period.length;
    if (period.length % divisor !== 0 || !Number.isInteger(share)) continue;
    let phase = 0;
    while (phase < period.length && holds(divisor, share, start + phase)) phase++;
    if (phase < period.length) continue;
    length = divisor;
    saltus = share;
    break;
  }
  while (start > 0 && holds(length, saltus, start - 1)) start--;
  return { start, length, saltus };
}
