/** Ends an option in a list of options. */
export const END = -1;

/** The lands of each option in a list of options. */
export function* eachOption(options: Int32Array): Generator<Int32Array, void, void> {
  for (let at = 0; at < options.length; at++) {
    const end = options.indexOf(END, at);
    yield options.subarray(at, end);
    at = end;
  }
}

/** Numbers ascending, without pairs of the same: in normal play they cancel. */
export function withoutPairs(ids: number[]): number[] {
  if (ids.length < 2) return ids;
  if (ids.length === 2) return pairOf(ids[0] as number, ids[1] as number);
  ids.sort((a, b) => a - b);
  const left: number[] = [];
  for (const id of ids) {
    if (left.at(-1) === id) left.pop();
    else left.push(id);
  }
  return left;
}

function pairOf(one: number, other: number): number[] {
  if (one === other) return [];
  return one < other ? [one, other] : [other, one];
}

/** Numbers ascending, as where the last move loses: there a pair of the same does matter. */
export function ascending(ids: number[]): number[] {
  return ids.sort((a, b) => a - b);
}
