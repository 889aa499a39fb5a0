/** The address of a class, for pupils and for the teacher. */
export function classPath(code: string): string {
  return `/class/${code}`;
}

/** And of its wall. */
export function wallPath(code: string): string {
  return `/class/${code}/wall`;
}
