import type { Entry } from '../../room/events.ts';
import type { GameResult, Player } from '../../room/room.ts';
import type { BySeat } from '../../room/seat.ts';
import type { Arrow } from './arrows.ts';
import type { Activity, Board, Side, StepCounts, Tally } from './classroom.ts';

/** Who is to play where, and from which position if not that of the round. */
export interface PlannedBoard extends BySeat<Side>, Pick<Board, 'start'> {}

/** What can happen to a gathering. As those of rooms, events stay as they are: add kinds and optional fields. */
export type ClassEvent =
  | {
      readonly kind: 'gathered';
      readonly gathering: 'class';
      readonly code: string;
      readonly prefix: string;
      readonly host: string;
      /** The id of a lesson plan. */
      readonly lesson?: string | undefined;
    }
  /** The name is the one they gave here. */
  | { readonly kind: 'joined'; readonly player: Player }
  | { readonly kind: 'renamed'; readonly member: number; readonly player: Player }
  | { readonly kind: 'removed' | 'readmitted'; readonly member: number }
  | { readonly kind: 'locked'; readonly on: boolean }
  | { readonly kind: 'names-shown'; readonly on: boolean }
  | { readonly kind: 'frozen'; readonly on: boolean }
  | {
      readonly kind: 'round-started';
      readonly activity: Activity;
      readonly boards: readonly PlannedBoard[];
      /** The id of the teacher who plays in it, where that is not the host. */
      readonly teacher?: string | undefined;
    }
  /** Somebody joined the current round late, lost their partner, or plays from the other side. */
  | ({ readonly kind: 'board-added'; readonly seats: BySeat<Side> } & Pick<Board, 'start' | 'isSecondGame'>)
  /** This many boards of a round have their rooms. */
  | { readonly kind: 'boards-opened'; readonly round: number; readonly boards: number }
  | { readonly kind: 'board-over'; readonly round: number; readonly board: number; readonly result: GameResult }
  /** By a member, for a turn of the only board of the present round. */
  | { readonly kind: 'proposed'; readonly member: number; readonly branch: number; readonly ply: number; readonly move: string }
  /** What most propose is to be played. */
  | { readonly kind: 'vote-closed'; readonly move: string }
  /** It was. */
  | { readonly kind: 'vote-played' }
  /** The class goes on to this step of its lesson. */
  | { readonly kind: 'step-shown'; readonly step: number }
  /** By a member, to the present step of the lesson; `wrong` is the answer, and absent where it is right. */
  | { readonly kind: 'step-answered'; readonly member: number; readonly wrong?: string | undefined }
  | { readonly kind: 'step-explained' }
  /** All screens, or only the wall, show this board of the present round with perfect play, or plain; null for none any more. */
  | { readonly kind: 'board-shown'; readonly board: number | null; readonly onWall?: true | undefined; readonly plain?: true | undefined }
  /** On the board that is shown, after this many moves. */
  | { readonly kind: 'arrow-drawn' | 'arrow-erased'; readonly ply: number; readonly arrow: Arrow }
  | { readonly kind: 'arrows-cleared' }
  /** All games of the present round are over, and the next one begins by itself then, in milliseconds since 1970. */
  | { readonly kind: 'next-round-due'; readonly at: number }
  /** The next round waits for the teacher after all. */
  | { readonly kind: 'next-round-held' }
  /** The host plays the teacher’s boards of the present round from now on. */
  | { readonly kind: 'round-taken-over' }
  | { readonly kind: 'round-over' }
  | { readonly kind: 'gathering-closed' }
  /** With this secret, other devices may teach. */
  | { readonly kind: 'teaching-shared'; readonly key: string }
  | { readonly kind: 'teacher-added'; readonly player: string }
  /** The secret is void, and only the host teaches. */
  | { readonly kind: 'teaching-unshared' };

export type ClassEntry = Entry<ClassEvent>;

/** Sent to pupils and walls in place of the proposals of others. Never in a log. */
export interface Tallied {
  readonly kind: 'tallied';
  readonly branch: number;
  readonly ply: number;
  readonly voters: number;
  readonly moves: readonly Tally[];
}

/** Sent to pupils and walls in place of the answers of others to a step. Never in a log. */
export interface StepCounted extends StepCounts {
  readonly kind: 'step-counted';
  readonly step: number;
}

/** What is sent to those who follow a gathering. */
export type ToldEvent = ClassEvent | Tallied | StepCounted;

/** An entry as it is sent; without events where it concerns teachers only. */
export type ToldEntry = Entry<ToldEvent>;
