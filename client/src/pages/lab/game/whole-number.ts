/** Whether this is a whole number from `from` to `most`. */
export function isWhole(number: number, from: number, most: number): boolean {
  return Number.isInteger(number) && number >= from && number <= most;
}

/** The whole number that an address has by this name; null where there is none, or none from `from` to `most`. */
export function readWhole(query: URLSearchParams, name: string, from: number, most: number): number | null {
  const text = query.get(name) ?? '';
  const number = Number(text);
  return /^\d+$/.test(text) && isWhole(number, from, most) ? number : null;
}
