import { seededRandom } from '@nimhall/shared/bot/random';
import { shortened } from '../support/delays.ts';
import { scaled } from '../support/scale.ts';
import type { Trouble } from './trouble.ts';

/** How many faults each topology must survive; `CHAOS_FAULTS=1000` by hand. */
const BY_HAND = process.env.CHAOS_FAULTS ? Number(process.env.CHAOS_FAULTS) : null;
export const ON_ONE_NODE = BY_HAND ?? scaled(20, 100);
export const ON_TWO_NODES = BY_HAND ?? scaled(10, 100);
/** The number of faults in each test that covers one thing alone. */
export const OF_ONE_KIND = Math.ceil((BY_HAND ?? scaled(6, 30)) / 2);
/** The number of faults in the test of an arena of programs. */
export const IN_AN_ARENA = BY_HAND ?? scaled(4, 100);
/** The seed of the random numbers; a failing run prints its own. */
export const SEED = Number(process.env.CHAOS_SEED ?? 1);
/** Faults in one round of games. */
const A_ROUND = 5;
/** The number of acknowledged commands over which each fault may be spread. */
const WITHIN_ACKS = scaled(8, 14);
/**
 * Most faults are short; one of each round lasts long enough to count as an outage or a death when anybody is
 * affected. In milliseconds.
 */
const SHORT = shortened(700);
const LONG = shortened(6_000);
/** Time limit for one fault and the games around it, in milliseconds; it measures nothing. */
const TIME_FOR_ONE = 20_000;

export const TIMEOUT = 60_000 + ON_ONE_NODE * TIME_FOR_ONE;

/** A fault that happens after this many acknowledged commands of a round. */
export interface Fault {
  readonly afterAcks: number;
  readonly trouble: Trouble;
  readonly milliseconds: number;
}

/**
 * Rounds of games, each with its own seed and its faults: each of these kinds equally often, and
 * none of them long when `brief` is set.
 */
export function* rounds(
  troubles: readonly Trouble[],
  { faults, brief = false }: { readonly faults: number; readonly brief?: boolean },
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

/** A position of Nim with so many moves that every fault happens while all three pairs of a round play it. */
export function startFor(faults: readonly Fault[]): string {
  const moves = Math.ceil((faults.length * WITHIN_ACKS) / 3) + 1;
  return [0, 1, 2].map((heap) => Math.floor((moves + heap) / 3)).join();
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
