/** Does something for each, `many` of them at a time at most, so that thousands do not hold up the rest; what fails is for `task` to tell. */
export async function forEachLimit<T>(many: number, items: Iterable<T>, task: (item: T) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (let next = left.next(); !next.done; next = left.next()) await task(next.value);
  };
  await Promise.all(Array.from({ length: many }, work));
}
