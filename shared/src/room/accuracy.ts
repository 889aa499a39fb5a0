import type { Entry } from './events.ts';
import { applyEntry } from './evolve.ts';
import { type Accuracy, accuracies, type Judgement, judge, type Known } from './review.ts';
import type { Room } from './room.ts';
import { type BySeat, moverOf, type Seat } from './seat.ts';

/** How exactly somebody played a game; `unknown` where a position that they moved in, or to, could not be solved. */
export type Exactness = Accuracy | 'unknown';

/** A game that is over: the room as it ended, and the position after each number of its moves, the start first. */
export interface Course {
  readonly room: Room;
  readonly positions: readonly string[];
}

/** The game of a log that ended with this version; null where none did. Throws where the log cannot be folded. */
export function courseIn(log: Iterable<Entry>, version: number): Course | null {
  let room: Room | null = null;
  let positions: string[] = [];
  for (const entry of log) {
    for (const event of entry.events) {
      if (event.kind === 'created' || event.kind === 'drawn') positions = [event.start];
      else if (event.kind === 'rematch-started') positions.length = 1;
      else if (event.kind === 'moved') positions.push(event.position);
      else if (event.kind === 'taken-back') positions.length = event.ply + 1;
    }
    room = applyEntry(room, entry);
    if (entry.version === version) return room.status === 'over' ? { room, positions } : null;
  }
  return null;
}

/** How exactly both played a game. Asks for one position after the other, and for no more when it is unknown of both. */
export async function exactness(
  { room: { moves }, positions }: Course,
  know: (position: string) => Promise<Known | null>,
): Promise<BySeat<Exactness>> {
  const judgements: Judgement[] = [];
  const unknown = new Set<Seat>();
  let before = await know(positions[0] as string);
  for (const [ply, move] of moves.entries()) {
    const after = await know(positions[ply + 1] as string);
    const judgement = judge(move, before, after);
    judgements.push(judgement);
    if (judgement === 'unknown') unknown.add(moverOf(ply));
    if (unknown.size === 2) break;
    before = after;
  }
  const { first, second } = accuracies(judgements);
  return { first: unknown.has('first') ? 'unknown' : first, second: unknown.has('second') ? 'unknown' : second };
}
