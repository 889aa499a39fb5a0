import type { Task, TaskResults } from '@nimhall/shared/bot/tasks';
import type { LadderStarts } from '@nimhall/shared/ladder/starts';
import type { Puzzle } from '@nimhall/shared/puzzle/puzzle';
import type { PuzzleTask } from '@nimhall/shared/puzzle/task';

/** Tasks of a page: about a position, for puzzles, or for the starts of a ladder. */
export type PageTask = Task | PuzzleTask | { readonly kind: 'ladder'; readonly game: string };

export type PageTaskOf<Kind extends PageTask['kind']> = Extract<PageTask, { kind: Kind }>;

/** The results of tasks. */
export interface PageTaskResults extends TaskResults {
  /** Those of a word. */
  readonly word: readonly Puzzle[];
  /** One, or none where nothing was found to ask. */
  readonly puzzle: readonly Puzzle[];
  readonly ladder: LadderStarts | null;
}

/** The result of a task; null for invalid texts. */
export type PageTaskResult = PageTaskResults[PageTask['kind']] | null;

/** Messages of the page to the worker. */
export type WorkerRequest =
  | { readonly kind: 'run'; readonly id: number; readonly task: PageTask; readonly states: number }
  /** Nobody waits for this any more. */
  | { readonly kind: 'stop'; readonly id: number };

/** Messages of the worker to the page. */
export type WorkerReply =
  | { readonly kind: 'progress'; readonly id: number; readonly states: number }
  | { readonly kind: 'done'; readonly id: number; readonly result: PageTaskResult };
