/**
 * Milliseconds since 1970, by a clock that nobody sets while the process runs: when the time of the machine is put right
 * by an hour, or a laptop wakes up, no flag falls because of it.
 */
export function steadyNow(): number {
  return Math.round(performance.timeOrigin + performance.now());
}
