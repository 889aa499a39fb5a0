/** FNV-1a of numbers from one place up to another. */
export function hashOf(numbers: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ (numbers[at] as number), 0x01000193);
  return hash ^ (hash >>> 15);
}
