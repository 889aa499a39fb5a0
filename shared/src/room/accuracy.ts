import type { Entry } from './events.ts';
import { applyEntry } from './evolve.ts';
import { type Mistakes, mistakeKind, mistakesTogether } from './mistakes.ts';
import { type Accuracy, accuracies, type Judgement, judge, type PositionVerdict, winnerAt } from './review.ts';
import type { Room } from './room.ts';
import { type BySeat, moverOf, type Seat } from './seat.ts';

/** How accurately a player played a game; `unknown` if a position that they moved in, or to, could not be solved. */
export type AccuracyReport = Accuracy | 'unknown';

/** Where a game was decided: from this position on the winner had the win. */
export interface Decided {
  readonly position: string;
  /** The number of the move that gave it away; null where no move did, as where one of them had the win all along, or resigned with it. */
  readonly move: number | null;
}

/** The review of a game by perfect play: how accurately each played, and where it was decided; null if unknown, or nobody won. */
export interface GameReview extends BySeat<AccuracyReport> {
  readonly decided: Decided | null;
  /** What kinds of mistakes each made; absent where nobody made any, and in reviews from before they were counted. */
  readonly mistakes?: BySeat<Mistakes>;
}

/** Longest position that is stored in a review. */
const MAX_STORED_LENGTH = 400;

/** A game that is over: the room as it ended, and the position after each number of its moves, the start first. */
export interface FinishedGame {
  readonly room: Room;
  readonly positions: readonly string[];
}

/** The game of a log that ended with this version; null where none did. Throws where the log cannot be folded. */
export function finishedGameIn(log: Iterable<Entry>, version: number): FinishedGame | null {
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

/** Reviews a game. Asks for one position after the other, and stops when both players' accuracy is unknown. */
export async function reviewOf(course: FinishedGame, know: (position: string) => Promise<PositionVerdict | null>): Promise<GameReview> {
  const { room, positions } = course;
  const judgements: Judgement[] = [];
  const unknown = new Set<Seat>();
  let mistakes: BySeat<Mistakes> = { first: {}, second: {} };
  let before = await know(positions[0] as string);
  const holders = [winnerAt(0, before)];
  for (const [ply, move] of room.moves.entries()) {
    const after = await know(positions[ply + 1] as string);
    holders.push(winnerAt(ply + 1, after));
    const judgement = judge(move, before, after);
    judgements.push(judgement);
    if (judgement === 'gave-away') {
      const [seat, kind] = [moverOf(ply), mistakeKind(room, positions[ply] as string, before?.winningMoves ?? [])];
      mistakes = { ...mistakes, [seat]: mistakesTogether(mistakes[seat], { [kind]: 1 }) };
    }
    if (judgement === 'unknown') unknown.add(moverOf(ply));
    if (unknown.size === 2) break;
    before = after;
  }
  const { first, second } = accuracies(judgements);
  return {
    first: unknown.has('first') ? 'unknown' : first,
    second: unknown.has('second') ? 'unknown' : second,
    decided: decidedBy(course, holders),
    ...(judgements.includes('gave-away') ? { mistakes } : {}),
  };
}

/** The last position in which the loser had the win, or the start where they never had it; `holders` says who had it after each number of moves. */
function decidedBy({ room: { result }, positions }: FinishedGame, holders: readonly (Seat | null)[]): Decided | null {
  const winner = result?.winner;
  if (!winner || holders.length < positions.length) return null;
  const ply = Math.max(
    0,
    holders.findLastIndex((holder) => holder !== winner),
  );
  const [holder, position = ''] = [holders[ply], positions[ply]];
  if (holder === null || position.length > MAX_STORED_LENGTH) return null;
  return { position, move: holder !== winner && ply + 1 < positions.length ? ply + 1 : null };
}
