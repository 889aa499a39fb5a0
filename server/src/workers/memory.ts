const MEGABYTE = 2 ** 20;

/** Memory limits of a worker process. */
export const MEMORY = {
  /** The JavaScript heap in megabytes: V8 ends the process beyond it. */
  heap: 320,
  /** All memory in bytes, with tables outside of that heap: the process is killed when it exceeds this. */
  most: 512 * MEGABYTE,
  /** A process that holds this many bytes after a task is replaced, so that leftovers of earlier tasks do not end a later one. */
  grown: 256 * MEGABYTE,
} as const;
