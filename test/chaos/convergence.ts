import type { ChaosPlayer } from './player.ts';

/** Measures how long after a fault every client has everything that any of them had before. Asserts nothing. */
export class Convergence {
  /** In milliseconds. */
  readonly #times: number[] = [];

  /** To be called when the broken part runs again. */
  async measure(games: readonly { readonly players: readonly ChaosPlayer[] }[]): Promise<void> {
    const began = performance.now();
    await Promise.all(
      games.map(async ({ players }) => {
        const newest = Math.max(...players.map(({ room }) => room?.version ?? 0));
        await Promise.all(players.map((player) => player.reaches(({ version }) => version >= newest)));
      }),
    );
    this.#times.push(performance.now() - began);
  }

  /** One line for a person to read. */
  report(): string {
    const sorted = this.#times.toSorted((a, b) => a - b);
    const at = (share: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
    return `After ${sorted.length} faults every client had caught up in ${at(0.5)} ms (median), ${at(0.99)} ms (99 of 100), ${at(1)} ms (longest)`;
  }
}
