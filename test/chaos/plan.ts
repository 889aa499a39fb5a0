import { seededRandom } from '@nimhall/shared/bot/random';
import type { Trouble } from './trouble.ts';

/** How many faults each kind of test makes: a few by default, `CHAOS_FAULTS=1000` by hand. */
const FAULTS = Number(process.env.CHAOS_FAULTS ?? 6);
/** And those that look at one thing alone. */
export const HALF = Math.ceil(FAULTS / 2);
/** Where the random numbers begin; a failing run names its own. */
export const SEED = Number(process.env.CHAOS_SEED ?? 1);
/** Faults in one round of games. */
const A_ROUND = 3;
/** A round has about three times as many moves, so that every fault comes while all games are going on. */
const WITHIN_ACKS = 14;
/** Most faults are over soon; one of each round lasts long enough to be an outage, or a death, where anybody is stopped by it. In milliseconds. */
const SHORT = 700;
const LONG = 6_000;
/** Time for one fault and the games around it, in milliseconds; nothing is measured by it. */
const TIME_FOR_ONE = 20_000;

export const TIMEOUT = 60_000 + FAULTS * TIME_FOR_ONE;

/** Something that is to go wrong after so many acknowledged commands of a round. */
export interface Fault {
  readonly afterAcks: number;
  readonly trouble: Trouble;
  readonly milliseconds: number;
}

/**
 * Rounds of games, each with a seed of its own and with what goes wrong in it: of these kinds, each as often as the others;
 * nothing for long when it is all to be `brief`.
 */
export function* rounds(
  troubles: readonly Trouble[],
  { faults = FAULTS, brief = false }: { readonly faults?: number; readonly brief?: boolean } = {},
): Generator<{ readonly seed: number; readonly faults: readonly Fault[] }> {
  for (let done = 0; done < faults; done += A_ROUND) {
    const seed = SEED + done;
    const random = seededRandom(seed);
    const count = Math.min(A_ROUND, faults - done);
    const long = Math.floor(random() * count);
    const order = shuffled(
      Array.from({ length: count }, (_, index) => troubles[(seed + index) % troubles.length] as Trouble),
      random,
    );
    yield {
      seed,
      faults: order.map((trouble, index) => {
        const milliseconds = index === long && !brief && trouble.stops !== 'nobody' ? LONG : Math.floor(random() * SHORT);
        return { afterAcks: 1 + index * WITHIN_ACKS + Math.floor(random() * WITHIN_ACKS), trouble, milliseconds };
      }),
    };
  }
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
