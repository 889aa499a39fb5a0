import type { MemberAccuracy } from '@nimhall/shared/gathering/class/accuracy';
import type { Classroom } from '@nimhall/shared/gathering/class/classroom';
import { SEATS } from '@nimhall/shared/room/seat';

/** A player's score in a class so far. */
export interface Standing {
  readonly number: number;
  readonly name: string;
  /** Present for a program: the name of its owner. */
  readonly owner?: string;
  /** Games that are over and were not called off. */
  readonly played: number;
  readonly won: number;
  /** Steps of the course that they did in lessons of the class; see `lessonStepsIn`. */
  readonly steps: number;
  /** How often they had a winning position, and kept the win; null while no game of theirs has been reviewed. */
  readonly accuracy: MemberAccuracy | null;
}

/** How many steps of the course the class has been at, in all its lessons. */
export function lessonStepsIn({ rounds }: Classroom): number {
  return rounds.reduce((sum, { progress }) => sum + (progress?.visited.length ?? 0), 0);
}

/** All members of a class, by the games of all its rounds. */
export function standingsOf({ members, rounds }: Classroom, accuracies: readonly MemberAccuracy[] = []): Standing[] {
  const over = rounds.flatMap(({ boards }) => boards.filter(({ result }) => result?.winner));
  return members.flatMap(({ name, owner, isIn }, number) => {
    if (!isIn) return [];
    const mine = over.flatMap(({ seats, result }) => {
      const seat = SEATS.find((each) => seats[each] === number);
      return seat ? [seat === result?.winner] : [];
    });
    return [
      {
        number,
        name,
        ...(owner !== undefined && { owner }),
        played: mine.length,
        won: mine.filter((isWon) => isWon).length,
        steps: rounds.reduce((sum, { progress }) => sum + (progress?.done.find((each) => each.member === number)?.steps.length ?? 0), 0),
        accuracy: accuracies.find(({ member }) => member === number) ?? null,
      },
    ];
  });
}
