/** Each bucket reaches a tenth further than the one before. */
const STEP = Math.log(1.1);
const PREFIX = 'within ';

/** The name under which an answer that took this many milliseconds is counted. */
export function bucketOf(milliseconds: number): string {
  return `${PREFIX}${Math.ceil(Math.log(Math.max(1, milliseconds)) / STEP)}`;
}

/** How many answers were counted, and how long half of them and 99 of 100 took, to a tenth and at most; null where there are none. */
export function answerTimes(counts: readonly { readonly what: string; readonly number: number }[]) {
  const buckets = counts
    .filter(({ what }) => what.startsWith(PREFIX))
    .map(({ what, number }) => ({ bucket: Number(what.slice(PREFIX.length)), number }))
    .toSorted((a, b) => a.bucket - b.bucket);
  const count = buckets.reduce((sum, { number }) => sum + number, 0);
  const within = (share: number): number | null => {
    let left = share * count;
    const found = buckets.find(({ number }) => {
      left -= number;
      return left <= 0;
    });
    return found ? Math.round(Math.exp(found.bucket * STEP)) : null;
  };
  return { count, p50: within(0.5), p99: within(0.99) };
}
