/** Runs a task for each, at most `many` at a time, so that thousands do not hold up the rest; `task` must report its own errors. */
export async function forEachLimit<T>(many: number, items: Iterable<T>, task: (item: T) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (let next = left.next(); !next.done; next = left.next()) await task(next.value);
  };
  await Promise.all(Array.from({ length: many }, work));
}
