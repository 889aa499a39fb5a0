import type { LabKind, LabProgress, LabResults, LabTask } from '@nimhall/shared/lab/tasks';

/** What the page writes to the worker. */
export type LabRequest =
  | { readonly kind: 'begin'; readonly id: number; readonly task: LabTask }
  /** It waits with this one, and keeps what it has. */
  | { readonly kind: 'pause'; readonly id: number }
  | { readonly kind: 'go-on'; readonly id: number }
  /** Nobody waits for this any more. */
  | { readonly kind: 'drop'; readonly id: number };

/** What the worker writes back; `milliseconds` is what it has spent on the task. */
export type LabReply =
  | { readonly kind: 'progress'; readonly id: number; readonly milliseconds: number; readonly progress: LabProgress[LabKind] }
  | { readonly kind: 'done'; readonly id: number; readonly milliseconds: number; readonly result: LabResults[LabKind] };
