/**
 * How many rows a step of a transaction must change or return. In a file of its own, because the writing thread of SQLite needs this and
 * none of the query builder, which would take most of the time that the thread needs to start.
 */
export type Expectation = { readonly atLeast: number } | { readonly exactly: number };

export function isAsExpected(expect: Expectation | undefined, count: number): boolean {
  if (!expect) return true;
  return 'exactly' in expect ? count === expect.exactly : count >= expect.atLeast;
}
