const { WATCH_REPORT_DEPENDENCIES: _, ...environment } = process.env;

/** The environment for threads and processes of ours: under `node --watch` they would report what they load by the channel of their answers. */
export const CHILD_PROCESS_ENV: NodeJS.ProcessEnv = environment;
