/** One of the items, all equally likely; `random` gives [0, 1). There must be at least one. */
export function randomItem<T>(items: readonly T[], random: () => number): T {
  return items[Math.floor(random() * items.length)] as T;
}
