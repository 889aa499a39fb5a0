const MEGABYTE = 2 ** 20;

/** What a worker process may hold. */
export const MEMORY = {
  /** Objects of JavaScript, in megabytes: V8 ends the process beyond it. */
  heap: 320,
  /** Everything, tables outside of that heap among it, in bytes: the process is ended when it is seen to hold more. */
  most: 512 * MEGABYTE,
  /** A process that holds so many bytes when a task is done is replaced, so that what earlier tasks left costs no later one its life. */
  grown: 256 * MEGABYTE,
} as const;
