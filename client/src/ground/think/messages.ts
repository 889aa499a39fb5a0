import type { Task, Thoughts } from '@nimhall/shared/bot/think';

/** What a task comes to; null where its texts make no position. */
export type Thought = Thoughts[Task['kind']] | null;

/** What the page writes to the worker. */
export type WorkerRequest =
  | { readonly kind: 'think'; readonly id: number; readonly task: Task; readonly states: number }
  /** Nobody waits for this any more. */
  | { readonly kind: 'stop'; readonly id: number };

/** What the worker writes back. */
export type WorkerReply =
  | { readonly kind: 'progress'; readonly id: number; readonly states: number }
  | { readonly kind: 'done'; readonly id: number; readonly thought: Thought };
