import type { Statement } from 'better-sqlite3';

/** How each of some kinds of writes is done; it tells how much that changed. */
export type Doing<Write extends { readonly kind: string }> = {
  readonly [Kind in Write['kind']]: (write: Extract<Write, { readonly kind: Kind }>) => number;
};

/** Does a write by a statement that names what is in it. */
export function by(statement: Statement): (write: object) => number {
  return (write) => statement.run(write).changes;
}
