import { outcomeOf } from './match.ts';
import type { TournamentBoard, TournamentRound } from './tournament.ts';

/** Matches of the same two in one round; when all of them are level, the higher seed goes on. */
export const MAX_MATCHES_OF_A_PAIR = 3;

/** How many rounds there are until one is left. */
export function knockOutRounds(players: number): number {
  return players < 2 ? 0 : Math.ceil(Math.log2(players));
}

/** A place of the bracket: an entrant by number, or nobody. */
export type Slot = number | null;
export type Tie = readonly [Slot, Slot];

/**
 * The ties of the next round in the order of the bracket, or, of the present one, those that are level and go on. The best seeds meet as late as can be,
 * and of a field that is no power of two they have the byes: a tie with nobody.
 */
export function nextTies(
  seeds: readonly number[],
  rounds: readonly TournamentRound[],
): { readonly ties: readonly Tie[]; readonly again: boolean } {
  let slots = firstSlots(seeds);
  for (const [at, { boards }] of rounds.entries()) {
    const ties = tiesOf(slots);
    const level = at === rounds.length - 1 ? ties.filter((tie) => isLevel(tie, boards)) : [];
    if (level.length > 0) return { ties: level, again: true };
    slots = ties.map((tie) => winnerOf(tie, boards, seeds));
  }
  return { ties: slots.length > 1 ? tiesOf(slots) : [], again: false };
}

/** In which round, from 1, those have lost who can win no more. */
export function knockedOut(seeds: readonly number[], rounds: readonly TournamentRound[]): ReadonlyMap<number, number> {
  const outIn = new Map<number, number>();
  let slots = firstSlots(seeds);
  for (const [at, { boards }] of rounds.entries()) {
    const ties = tiesOf(slots);
    for (const tie of ties) {
      const isDecided = matchesOf(tie, boards).every(({ result }) => result) && !(at === rounds.length - 1 && isLevel(tie, boards));
      if (!isDecided) continue;
      const winner = winnerOf(tie, boards, seeds);
      for (const slot of tie) if (slot !== null && slot !== winner) outIn.set(slot, at + 1);
    }
    slots = ties.map((tie) => winnerOf(tie, boards, seeds));
  }
  return outIn;
}

/** The places of the first round: 1, 8, 5, 4, 3, 6, 7, 2 for eight. */
function firstSlots(seeds: readonly number[]): Slot[] {
  let order = [0];
  while (order.length < seeds.length) {
    const size = order.length * 2;
    order = order.flatMap((seed, at) => (at % 2 === 0 ? [seed, size - 1 - seed] : [size - 1 - seed, seed]));
  }
  return order.map((seed) => seeds[seed] ?? null);
}

function tiesOf(slots: readonly Slot[]): Tie[] {
  return Array.from({ length: slots.length / 2 }, (_, at) => [slots[2 * at] ?? null, slots[2 * at + 1] ?? null] as const);
}

/** The matches of two in a round, the last one last. */
function matchesOf([one, other]: Tie, boards: readonly TournamentBoard[]): TournamentBoard[] {
  return boards.filter(({ seats }) => (seats.first === one && seats.second === other) || (seats.first === other && seats.second === one));
}

function isLevel(tie: Tie, boards: readonly TournamentBoard[]): boolean {
  const matches = matchesOf(tie, boards);
  const result = matches.at(-1)?.result;
  return !!result && result.ending !== 'forfeit' && result.won.first === result.won.second && matches.length < MAX_MATCHES_OF_A_PAIR;
}

/** Who goes on; nobody where neither came. */
function winnerOf(tie: Tie, boards: readonly TournamentBoard[], seeds: readonly number[]): Slot {
  const [one, other] = tie;
  const last = matchesOf(tie, boards).at(-1);
  if (!last?.result || one === null || other === null) return one ?? other;
  if (outcomeOf(last.result, 'first') === 'won') return last.seats.first;
  if (outcomeOf(last.result, 'second') === 'won') return last.seats.second;
  if (last.result.ending === 'forfeit') return null;
  return seeds.indexOf(one) < seeds.indexOf(other) ? one : other;
}
