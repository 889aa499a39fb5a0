import type { Tally, Vote } from './classroom.ts';

/** How many have proposed something. */
export function votersOf({ proposals, tally }: Pick<Vote, 'proposals' | 'tally'>): number {
  return tally?.voters ?? proposals.length;
}

/** What was proposed, as far as it is known: the move with the most votes first, and of equal ones the one that was proposed first. */
export function talliesOf({ proposals, tally }: Pick<Vote, 'proposals' | 'tally'>): readonly Tally[] {
  if (tally) return tally.moves;
  const votes = new Map<string, number>();
  for (const { move } of proposals) votes.set(move, (votes.get(move) ?? 0) + 1);
  return [...votes].map(([move, count]) => ({ move, votes: count })).toSorted((a, b) => b.votes - a.votes);
}
