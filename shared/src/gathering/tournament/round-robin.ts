import type { Pairings } from './swiss.ts';

/** How many rounds it takes until everybody has met everybody. */
export function roundRobinRounds(players: number): number {
  return players < 2 ? 0 : players - 1 + (players % 2);
}

/**
 * The pairs of a round, from 1, after the tables of Berger: of an even number the last one keeps their place and changes sides, the others move on by half
 * the field. Of an odd number the last place is empty, and who would play there has a bye. `seeds` are numbers in the order that was drawn.
 */
export function pairRoundRobin(seeds: readonly number[], round: number): Pairings {
  const size = seeds.length + (seeds.length % 2);
  const others = size - 1;
  const placeOf = (step: number): number => (((((round - 1) * size) / 2 + step) % others) + others) % others;
  const pairs: (readonly [number, number])[] = [];
  const byes: number[] = [];
  const add = (first: number | undefined, second: number | undefined): void => {
    if (first !== undefined && second !== undefined) pairs.push([first, second]);
    else byes.push(...[first, second].filter((each) => each !== undefined));
  };
  const last = size === seeds.length ? seeds[size - 1] : undefined;
  const leader = seeds[placeOf(0)];
  if (round % 2 === 1) add(leader, last);
  else add(last, leader);
  for (let step = 1; step < size / 2; step++) add(seeds[placeOf(step)], seeds[placeOf(-step)]);
  return { pairs, byes };
}
