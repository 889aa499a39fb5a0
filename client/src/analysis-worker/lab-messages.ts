import type { LabKind, LabProgress, LabResults, LabTask } from '@nimhall/shared/lab/tasks';

/** Messages of the page to the worker. */
export type LabRequest =
  | { readonly kind: 'begin'; readonly id: number; readonly task: LabTask }
  /** Pauses the task and keeps its results. */
  | { readonly kind: 'pause'; readonly id: number }
  | { readonly kind: 'go-on'; readonly id: number }
  /** Nobody waits for this any more. */
  | { readonly kind: 'drop'; readonly id: number };

/** Messages of the worker to the page; `milliseconds` is the time spent on the task. */
export type LabReply =
  | { readonly kind: 'progress'; readonly id: number; readonly milliseconds: number; readonly progress: LabProgress[LabKind] }
  | { readonly kind: 'done'; readonly id: number; readonly milliseconds: number; readonly result: LabResults[LabKind] };
