/** The address of a class, for pupils and for the teacher. */
export function classPath(code: string): string {
  return `/class/${code}`;
}

/** And of its wall. */
export function wallPath(code: string): string {
  return `/class/${code}/wall`;
}

/** Where another device becomes a teacher. The secret stays in the browser, and out of the logs of servers between. */
export function teachPath(code: string, key: string): string {
  return `/class/${code}/teach#${key}`;
}

/** A lesson that is ready to be taught. */
export function lessonPath(id: string): string {
  return `/class/lessons/${id}`;
}
