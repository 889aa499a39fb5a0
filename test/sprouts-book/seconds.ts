/** Seconds of processor time since the start, because the machine may be busy with other things. */
export function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
