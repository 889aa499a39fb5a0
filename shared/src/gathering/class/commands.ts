import type { BotId } from '../../bot/levels.ts';
import type { GameResult } from '../../room/room.ts';
import type { Arrow } from './arrows.ts';
import type { Activity } from './classroom.ts';
import type { LessonId } from './lesson-ids.ts';

/** What the teacher wants to have played, or learnt. */
export interface ActivityWish extends Pick<Activity, 'kind' | 'game' | 'chapter' | 'partner' | 'drawn' | 'bothSides' | 'pauseSeconds'> {
  readonly params?: unknown;
  readonly misere?: boolean | undefined;
  readonly start?: string | undefined;
  readonly bot: BotId;
}

/** What the teacher may want; each says what it is about, so that saying it twice changes nothing more. */
export type Order =
  /** Begins the round of this number, and ends the one before. */
  | { readonly kind: 'start-round'; readonly round: number; readonly activity: ActivityWish }
  | { readonly kind: 'end-round'; readonly round: number }
  /** Has the round after this one, which would begin by itself, wait for the teacher. */
  | { readonly kind: 'hold-next'; readonly round: number }
  /** Has the class play what most of it propose for this turn. */
  | ({ readonly kind: 'close-vote' } & VotedTurn)
  /** Takes everybody to a step of the lesson, by its place from 0. */
  | ({ readonly kind: 'show-step' } & LessonStep)
  /** Shows everybody what the answer to this step is, and which wrong ones there were. */
  | ({ readonly kind: 'explain-step' } & LessonStep)
  /** Stops all boards and shows one of them with perfect play, or plain, on all screens; null for none any more, and then the boards go on. With `onWall` only the wall shows it, and nothing stops. */
  | {
      readonly kind: 'show-board';
      readonly round: number;
      readonly board: number | null;
      readonly onWall?: true | undefined;
      readonly plain?: true | undefined;
    }
  /** Draws an arrow on the board that is shown, which is at this ply, or takes it away. */
  | { readonly kind: 'draw-arrow'; readonly round: number; readonly ply: number; readonly arrow: Arrow; readonly on: boolean }
  | { readonly kind: 'clear-arrows'; readonly round: number }
  | { readonly kind: 'freeze'; readonly on: boolean }
  | { readonly kind: 'lock'; readonly on: boolean }
  | { readonly kind: 'show-names'; readonly on: boolean }
  | { readonly kind: 'rename'; readonly member: number; readonly name: string }
  | { readonly kind: 'remove'; readonly member: number }
  /** Lets somebody back in who was removed. */
  | { readonly kind: 'readmit'; readonly member: number }
  /** Makes the link for other teachers void, and has none of them teach any more. */
  | { readonly kind: 'unshare' }
  | { readonly kind: 'close' };

export type ClassCommand =
  | { readonly kind: 'open'; readonly code: string; readonly prefix: string; readonly lesson?: LessonId | undefined }
  | { readonly kind: 'join'; readonly name: string }
  /** By a member, where the class plays as one. The caller has checked that it is this turn of the board, and that the move is legal. */
  | ({ readonly kind: 'propose'; readonly move: string } & VotedTurn)
  /** By a member, to the present step of a lesson; `wrong` is a wrong answer, and absent where the step is done. */
  | ({ readonly kind: 'answer-step'; readonly wrong?: string | undefined } & LessonStep)
  /** `random` gives [0, 1) and decides among equally fair choices. */
  | { readonly kind: 'order'; readonly order: Order; readonly random: () => number }
  /** By a teacher: to have a secret by which other devices teach. `key` is one that nobody can guess. */
  | { readonly kind: 'share'; readonly key: string }
  /** To teach as well, by that secret. */
  | { readonly kind: 'teach'; readonly key: string }
  /** By the server: begins the round of this number, if it is due by itself. `random` as for an order. */
  | { readonly kind: 'next-round'; readonly round: number; readonly random: () => number }
  /** By the server: this many boards of a round have their rooms by now. */
  | { readonly kind: 'note-opened'; readonly round: number; readonly boards: number }
  /** By the server: what was chosen for this turn has been played, or cannot be. */
  | ({ readonly kind: 'note-played' } & VotedTurn)
  /** By the server: games on boards of a round are over. */
  | { readonly kind: 'note-results'; readonly round: number; readonly results: readonly BoardResult[] };

/** A turn on the board of a class that plays as one. */
export interface VotedTurn {
  readonly round: number;
  readonly branch: number;
  readonly ply: number;
}

/** A step of the lesson of a round. */
export interface LessonStep {
  readonly round: number;
  readonly step: number;
}

export interface BoardResult {
  readonly board: number;
  readonly result: GameResult;
}
