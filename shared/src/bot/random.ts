/** A reproducible source of numbers in [0, 1) for a 32-bit seed (Marsaglia's xorshift32, scrambled first so that near seeds differ). */
export function seededRandom(seed: number): () => number {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
