import type { BotLevelId } from '@nimhall/shared/bot/levels';
import type { Analysis } from '@nimhall/shared/solver/analysis';

/** A position to think about. */
export interface Question {
  readonly game: string;
  readonly params: unknown;
  readonly misere: boolean;
  readonly position: string;
}

/** What the worker is asked: what is known of a position, or the move of a bot, where the game is not over. */
export type Task = ({ readonly kind: 'analyse' } & Question) | ({ readonly kind: 'choose'; readonly level: BotLevelId } & Question);

/** What it answers; null where the texts make no position. */
export interface Thoughts {
  readonly analyse: Analysis | null;
  /** A move as text. */
  readonly choose: string | null;
}

/** A task or its answer on the way between page and worker. */
export interface Letter<Content> {
  readonly id: number;
  readonly content: Content;
}
