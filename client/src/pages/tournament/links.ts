/** The address of a tournament. */
export function tournamentPath(code: string): string {
  return `/t/${code}`;
}
