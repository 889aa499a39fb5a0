import type { BotId } from '../../bot/levels.ts';
import type { Params } from '../../game/params.ts';
import type { GameResult } from '../../room/room.ts';
import type { BySeat } from '../../room/seat.ts';
import type { Drawing } from './arrows.ts';

/** Members of a class. */
export const MAX_MEMBERS = 60;
/** Everybody who ever joined; the number of a removed member is not used again. */
export const MAX_NUMBERS = 3 * MAX_MEMBERS;
/** Rounds in one class: more than fit into a morning. */
export const MAX_ROUNDS = 60;

/** Somebody who joined, by the name they gave here. Their number is their place in `members`. */
export interface Member {
  readonly player: string;
  readonly name: string;
  /** Present for a program: the name of its owner. */
  readonly owner?: string;
  /** False once the teacher has removed them. */
  readonly isIn: boolean;
}

/** Pauses before a round that begins by itself, in seconds. */
export const MIN_PAUSE_SECONDS = 5;
export const MAX_PAUSE_SECONDS = 600;

/** Who sits at a board: a member by number, the bot of the round, the teacher, or the whole class. */
export type Side = number | 'bot' | 'teacher' | 'class';

/** The activity of a round, and how people are matched for it. */
export interface Activity {
  /**
   * Everybody against somebody else, everybody against a bot or the teacher, or all together, by vote, against a bot. In a puzzle nobody
   * plays: everybody looks for a winning move, there is no board, and proposals are answers. In a lesson everybody does the same step of a
   * chapter.
   */
  readonly kind: 'pairs' | 'bot' | 'teacher' | 'vote' | 'puzzle' | 'lesson';
  /** Of a lesson: the id of its chapter of the course. */
  readonly chapter?: string | undefined;
  readonly game: string;
  readonly params: Params;
  readonly misere: boolean;
  readonly start: string;
  /** The opponent of everybody, or of pupils without a partner. */
  readonly bot: BotId;
  /** Who plays a pupil who is left over in pairs; absent for the bot. */
  readonly partner?: 'teacher' | undefined;
  /** Where positions are drawn from the pool of the duels: one for all boards, or one for each. Absent where all play from `start`. */
  readonly drawn?: 'one' | 'each' | undefined;
  /** Whether two who have played swap seats and play from the same position again. */
  readonly bothSides?: true | undefined;
  /** How long after the last game of the round the next one begins by itself; absent where it does not. */
  readonly pauseSeconds?: number | undefined;
}

/** A board of a round: an ordinary room, whose code is `boardCode`. */
export interface Board {
  readonly seats: BySeat<Side>;
  /** Where its position differs from that of the round. */
  readonly start?: string | undefined;
  /** Present for the second game of two who play from both sides. */
  readonly isSecondGame?: true | undefined;
  /** How its first game ended; null until then. */
  readonly result: GameResult | null;
}

/** A move that was proposed, and by how many. */
export interface Tally {
  readonly move: string;
  readonly votes: number;
}

/** What a class that plays as one proposes for a turn of its board; or answers to a puzzle, for which turn and branch are 0. */
export interface Vote {
  readonly branch: number;
  readonly ply: number;
  /** One of each member, by number; the latest comes last. Moves are as their game writes them. Pupils are sent only their own. */
  readonly proposals: readonly { readonly member: number; readonly move: string }[];
  /** Counts of all proposals, for those who are not sent the proposals themselves. No moves while they are secret. */
  readonly tally?: { readonly voters: number; readonly moves: readonly Tally[] } | undefined;
  /** The move that was chosen, or answered most; null until then. */
  readonly chosen: string | null;
}

/** What a member has answered to the present step of a lesson. */
export interface StepAnswers {
  readonly member: number;
  readonly isDone: boolean;
  /** Different wrong answers, in order, as `readStepAnswer` writes them. */
  readonly wrong: readonly string[];
}

/** The places of the steps of a lesson that a member has done. */
export interface StepsDone {
  readonly member: number;
  readonly steps: readonly number[];
}

/** How many have done a step, how many made a mistake, and how many gave each wrong answer, the most frequent first. */
export interface StepCounts {
  readonly done: number;
  readonly mistaken: number;
  readonly wrong: readonly Tally[];
}

/** Where a class is in a lesson: everybody at the same step. */
export interface LessonProgress {
  /** The place of the step in its chapter, from 0. */
  readonly step: number;
  /** Whether the teacher has shown the explanation. */
  readonly isExplained: boolean;
  /** Where the class has been in this round, each place once. */
  readonly visited: readonly number[];
  /** Which of these steps members have done. Pupils are sent only their own. */
  readonly done: readonly StepsDone[];
  /** One of each member who has answered, by number. Pupils are sent only their own. */
  readonly answers: readonly StepAnswers[];
  /** Counts of all answers, for those who are not sent the answers themselves. No wrong ones before the explanation. */
  readonly counts?: StepCounts | undefined;
}

export interface Round {
  readonly activity: Activity;
  readonly boards: readonly Board[];
  /** The id of the teacher who plays in it; absent for the host. */
  readonly teacher?: string | undefined;
  /** How many of the boards have their rooms by now, in order. */
  readonly opened: number;
  /** Absent while nobody has proposed anything for the current turn. */
  readonly vote?: Vote | undefined;
  /** Of a lesson. */
  readonly progress?: LessonProgress | undefined;
  /** The board that all screens show alone, by number; absent while there is none. */
  readonly shownBoard?: number | undefined;
  /** Present where only the wall shows it, and everybody plays on. */
  readonly isOnWall?: true | undefined;
  /** Present where it is shown without perfect play. */
  readonly isPlain?: true | undefined;
  /** What the teacher has drawn on it; absent for nothing. */
  readonly drawing?: Drawing | undefined;
  /** When the next round begins by itself, in milliseconds since 1970; absent while that is not certain. */
  readonly nextAt?: number | undefined;
  /** Present where the teacher holds the next round, which would begin by itself. */
  readonly isHeld?: true | undefined;
  /** True once the teacher has ended it, or another one began. */
  readonly isOver: boolean;
}

/** Many people who play together for a while, as folded from its log: rounds of boards, one after the other. JSON-safe. */
export interface Classroom {
  /** What people type to join. */
  readonly code: string;
  /** The first part of the codes of its rooms; it cannot be guessed from the class code. */
  readonly prefix: string;
  readonly kind: 'class';
  /** How many entries its log has. */
  readonly version: number;
  /** The id of the teacher. */
  readonly host: string;
  /** The ids of others who may teach it. Only teachers are sent them. */
  readonly teachers: readonly string[];
  /** A secret that makes another device a teacher; null while there is none. Only teachers are sent it. */
  readonly teacherKey: string | null;
  /** The id of the lesson plan that it follows; absent where there is none. */
  readonly lesson?: string | undefined;
  readonly members: readonly Member[];
  /** Whether joining is closed. */
  readonly isLocked: boolean;
  /** Whether names are shown on the wall. */
  readonly showsNames: boolean;
  /** Whether everybody is to look up from their boards. */
  readonly isFrozen: boolean;
  /** The last one is the present one. */
  readonly rounds: readonly Round[];
  /** Whether the teacher has closed it. */
  readonly isClosed: boolean;
  /** When the last entry was made, in milliseconds since 1970. */
  readonly updatedAt: number;
}

/** Whether in rounds of this kind every two have a board. */
export function hasBoards(kind: Activity['kind']): boolean {
  return kind === 'pairs' || kind === 'bot' || kind === 'teacher';
}

/** The round that is being played, with its number from 1; null before the first one, and between two. */
export function currentRound({ rounds }: Classroom): { readonly number: number; readonly round: Round } | null {
  const round = rounds.at(-1);
  return round && !round.isOver ? { number: rounds.length, round } : null;
}

/** The number of the member with this id; -1 if they are not in the class. */
export function memberOf({ members }: Classroom, player: string): number {
  return members.findIndex((member) => member.isIn && member.player === player);
}

/** The board where a member plays in a round, alone or with the class; -1 where they play at none. The last one, since a member whose partner left gets another. */
export function boardOf({ boards }: Pick<Round, 'boards'>, member: number): number {
  return boards.findLastIndex(({ seats }) => [seats.first, seats.second].some((side) => side === member || side === 'class'));
}
