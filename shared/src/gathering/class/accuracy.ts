import type { GameReview } from '../../room/accuracy.ts';
import { type Mistakes, mistakesTogether } from '../../room/mistakes.ts';
import type { Accuracy } from '../../room/review.ts';
import { SEATS } from '../../room/seat.ts';
import { boardCode } from '../board-code.ts';
import type { Classroom } from './classroom.ts';

/** How accurately a member has played in all rounds, as far as their games have been reviewed. */
export interface MemberAccuracy extends Accuracy {
  readonly member: number;
  readonly mistakes: Mistakes;
}

/** The rooms of the boards whose games somebody has won, the newest round first. */
export function wonBoards(gathering: Classroom): string[] {
  const rounds = gathering.rounds.map(({ boards }, at) =>
    boards.flatMap(({ result }, board) => (result?.winner ? [boardCode(gathering, at + 1, board)] : [])),
  );
  return rounds.toReversed().flat();
}

/** The accuracy of everybody who has played a game with a review; `reviews` by room. */
export function accuraciesIn(gathering: Classroom, reviews: ReadonlyMap<string, GameReview>): MemberAccuracy[] {
  const sums = new Map<number, MemberAccuracy>();
  for (const [at, { boards }] of gathering.rounds.entries()) {
    for (const [board, { seats }] of boards.entries()) {
      const review = reviews.get(boardCode(gathering, at + 1, board));
      if (!review) continue;
      for (const seat of SEATS) {
        const [member, report] = [seats[seat], review[seat]];
        if (typeof member !== 'number' || report === 'unknown') continue;
        const sum = sums.get(member) ?? { member, had: 0, kept: 0, mistakes: {} };
        const mistakes = mistakesTogether(sum.mistakes, review.mistakes?.[seat] ?? {});
        sums.set(member, { member, had: sum.had + report.had, kept: sum.kept + report.kept, mistakes });
      }
    }
  }
  return [...sums.values()].toSorted((a, b) => a.member - b.member);
}
