import type { Task, TaskResults } from '@nimhall/shared/bot/think';
import type { LadderStarts } from '@nimhall/shared/ladder/starts';
import type { Puzzle } from '@nimhall/shared/puzzle/puzzle';
import type { PuzzleTask } from '@nimhall/shared/puzzle/task';

/** What a page may ask: about a position, for puzzles, or for where the games of a ladder begin. */
export type PageTask = Task | PuzzleTask | { readonly kind: 'ladder'; readonly game: string };

export type PageTaskOf<Kind extends PageTask['kind']> = Extract<PageTask, { kind: Kind }>;

/** What comes of it. */
export interface PageThoughts extends TaskResults {
  /** Those of a word. */
  readonly word: readonly Puzzle[];
  /** One, or none where nothing was found to ask. */
  readonly puzzle: readonly Puzzle[];
  readonly ladder: LadderStarts | null;
}

/** What a task comes to; null where its texts make no position. */
export type Thought = PageThoughts[PageTask['kind']] | null;

/** What the page writes to the worker. */
export type WorkerRequest =
  | { readonly kind: 'think'; readonly id: number; readonly task: PageTask; readonly states: number }
  /** Nobody waits for this any more. */
  | { readonly kind: 'stop'; readonly id: number };

/** What the worker writes back. */
export type WorkerReply =
  | { readonly kind: 'progress'; readonly id: number; readonly states: number }
  | { readonly kind: 'done'; readonly id: number; readonly thought: Thought };
