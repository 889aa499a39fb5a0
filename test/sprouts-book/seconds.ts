/** Seconds of processor time since the start: others may be at work on the machine. */
export function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
