import { type BySeat, otherSeat, SEATS } from '../../room/seat.ts';
import { shuffled } from '../shuffled.ts';
import type { Board, Side } from './classroom.ts';

/** Who plays members that have no other partner. */
export type Partner = Extract<Side, 'bot' | 'teacher'>;

/** Drafts of a pairing that are made; the one with the fewest repeated meetings is used. */
const MAX_DRAFTS = 40;

/**
 * Boards for these members, by number: as few as can be meet again whom they have met. Of an odd number `partner` gets one of those who have
 * been left over least. Who moved first less often moves first. Where all of that is equal chance decides; `random` gives [0, 1).
 */
export function pairsOf(
  members: readonly number[],
  played: readonly Board[],
  random: () => number,
  partner: Partner = 'bot',
): BySeat<Side>[] {
  const history = historyOf(played);
  const free = shuffled(members, random);
  const left = free.length % 2 === 1 ? free.splice(leastLeftOver(free, history), 1) : [];
  let best = draft(free, history);
  for (let drafts = 1; best.again > 0 && drafts < MAX_DRAFTS; drafts++) {
    const other = draft(shuffled(free, random), history);
    if (other.again < best.again) best = other;
  }
  const sides = [...best.pairs, ...left.map((each) => [each, partner] as const)];
  return sides.map(([one, other]) => seated(one, other, history, random));
}

function leastLeftOver(members: readonly number[], { met }: History): number {
  const times = members.map((each) => met(each, 'bot') + met(each, 'teacher'));
  return times.indexOf(Math.min(...times));
}

/** Pairs in which each in turn gets one of those they met least often, and how often such two have met in all. */
function draft(members: readonly number[], { met }: History): { readonly pairs: (readonly [number, number])[]; readonly again: number } {
  const free = [...members];
  const pairs: (readonly [number, number])[] = [];
  let again = 0;
  for (let one = free.shift(); one !== undefined; one = free.shift()) {
    const { at, times } = leastMet(one, free, met);
    again += times;
    for (const other of free.splice(at, 1)) pairs.push([one, other]);
  }
  return { pairs, again };
}

/** The first of these whom somebody met least often, by place, and how often that was; -1 where there is nobody. */
function leastMet(one: number, others: readonly number[], met: History['met']): { readonly at: number; readonly times: number } {
  let least = { at: -1, times: 0 };
  for (const [at, other] of others.entries()) {
    const times = met(one, other);
    if (least.at === -1 || times < least.times) least = { at, times };
    if (times === 0) break;
  }
  return least;
}

/** A board of a member and a partner who is no member; who moved first less often moves first. */
export function boardWith(partner: Partner, member: number, played: readonly Board[], random: () => number): BySeat<Side> {
  return seated(member, partner, historyOf(played), random);
}

/** Who met whom how often, and how often they moved first. */
interface History {
  met(one: Side, other: Side): number;
  /** How much more often this one moved first than second. */
  lead(side: Side): number;
}

function historyOf(played: readonly Board[]): History {
  const meetings = new Map<Side, Map<Side, number>>();
  const leads = new Map<Side, number>();
  for (const { seats } of played) {
    for (const seat of SEATS) {
      const [one, other] = [seats[seat], seats[otherSeat(seat)]];
      const ofOne = meetings.get(one) ?? new Map<Side, number>();
      meetings.set(one, ofOne.set(other, (ofOne.get(other) ?? 0) + 1));
      leads.set(one, (leads.get(one) ?? 0) + (seat === 'first' ? 1 : -1));
    }
  }
  return {
    met: (one, other) => meetings.get(one)?.get(other) ?? 0,
    lead: (side) => (typeof side === 'number' ? (leads.get(side) ?? 0) : 0),
  };
}

function seated(one: Side, other: Side, { lead }: History, random: () => number): BySeat<Side> {
  const [first, second] =
    lead(one) === lead(other) ? shuffled([one, other], random) : lead(one) < lead(other) ? [one, other] : [other, one];
  return { first: first as Side, second: second as Side };
}
