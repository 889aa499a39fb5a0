import type { Question } from '@nimhall/shared/bot/tasks';
import { type Judgement, judge, winnerAt } from '@nimhall/shared/room/review';
import type { Room } from '@nimhall/shared/room/room';
import type { Seat } from '@nimhall/shared/room/seat';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { analysisOf } from '../analysis-worker/analyses.ts';
import { positionsOf } from '../position/replay.ts';
import { Store } from '../reactive/store.ts';

/** The review of a finished game. */
export interface Review {
  /** The position after each number of moves, the start first. */
  readonly positions: readonly string[];
  readonly moves: readonly string[];
  /** Analyses of the positions so far, from the start on; null for one that could not be analysed. */
  readonly analyses: readonly (Analysis | null)[];
  /** Of the moves that can be judged so far. */
  readonly judgements: readonly Judgement[];
  /** Who is winning in each position so far; null if unknown. */
  readonly holders: readonly (Seat | null)[];
}

/** Reviews a game: asks about one position after the other, and judges the moves between them. Null until it is asked for. */
export class ReviewStore extends Store<Review | null> {
  readonly #analyse: (question: Question) => Promise<Analysis | null>;
  #branch = 0;

  constructor(analyse = analysisOf) {
    super(null);
    this.#analyse = analyse;
  }

  /** Begins the review of the game of a room; does nothing while there is one, or where another game has begun since it was asked for. */
  async begin(room: Room): Promise<void> {
    if (this.value || room.status !== 'over') return;
    const { moves } = room;
    const positions = positionsOf(room);
    this.#branch = room.branch;
    let review: Review = { positions, moves, analyses: [], judgements: [], holders: [] };
    this.set(review);
    for (const position of positions) {
      const analysis = await this.#analyse({ ...room, position });
      if (this.value !== review) return;
      review = withAnalysis(review, analysis);
      this.set(review);
    }
  }

  /** Drops the review when another game begins. */
  follow(room: Room | null): void {
    if (room?.status !== 'over' || room.branch !== this.#branch) this.set(null);
  }

  /** Stops the review, which asks no more questions. */
  close(): void {
    this.set(null);
  }
}

function withAnalysis(review: Review, analysis: Analysis | null): Review {
  const ply = review.analyses.length;
  const move = review.moves[ply - 1];
  const before = review.analyses[ply - 1] ?? null;
  return {
    ...review,
    analyses: [...review.analyses, analysis],
    judgements: move === undefined ? review.judgements : [...review.judgements, judge(move, before, analysis)],
    holders: [...review.holders, winnerAt(ply, analysis)],
  };
}

/** Whether every position has been analysed. */
export function isComplete({ positions, analyses }: Review): boolean {
  return analyses.length === positions.length;
}
