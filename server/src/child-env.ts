const { WATCH_REPORT_DEPENDENCIES: _, ...environment } = process.env;

/**
 * The environment of our threads and processes. Under `node --watch` they would otherwise report the files they load on the channel of
 * their answers.
 */
export const CHILD_PROCESS_ENV: NodeJS.ProcessEnv = environment;
