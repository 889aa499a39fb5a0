import type { Vote } from './gathering.ts';

/** A move that was proposed, and by how many. */
export interface Tally {
  readonly move: string;
  readonly votes: number;
}

/** What was proposed, the move of most first; of those that as many want the one that was proposed first. */
export function talliesOf({ proposals }: Pick<Vote, 'proposals'>): Tally[] {
  const votes = new Map<string, number>();
  for (const { move } of proposals) votes.set(move, (votes.get(move) ?? 0) + 1);
  return [...votes].map(([move, count]) => ({ move, votes: count })).toSorted((a, b) => b.votes - a.votes);
}
