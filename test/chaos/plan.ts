import { seededRandom } from '@nimhall/shared/bot/random';

/** How many faults each kind of test makes: a few by default, `CHAOS_FAULTS=1000` by hand. */
const FAULTS = Number(process.env.CHAOS_FAULTS ?? 6);
/** Where the random numbers begin; a failing run names its own. */
export const SEED = Number(process.env.CHAOS_SEED ?? 1);
/** Faults in one round of games. */
const A_ROUND = 3;
/** A round has about three times as many moves, so that every fault comes while all games are going on. */
const WITHIN_ACKS = 14;
/** Time for one fault and the games around it, in milliseconds; nothing is measured by it. */
const TIME_FOR_ONE = 20_000;

export const TIMEOUT = 60_000 + FAULTS * TIME_FOR_ONE;

/** Seeds of rounds, and after how many acknowledged moves things go wrong in each. */
export function* rounds(): Generator<{ readonly seed: number; readonly random: () => number; readonly afterAcks: readonly number[] }> {
  for (let done = 0; done < FAULTS; done += A_ROUND) {
    const seed = SEED + done;
    const random = seededRandom(seed);
    const count = Math.min(A_ROUND, FAULTS - done);
    yield {
      seed,
      random,
      afterAcks: Array.from({ length: count }, (_, index) => 1 + index * WITHIN_ACKS + Math.floor(random() * WITHIN_ACKS)),
    };
  }
}
