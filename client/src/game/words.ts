/** Which convention a game is played by; always in words, and true also where objects may be left that nobody can take. */
export function conventionInWords(misere: boolean): string {
  return misere ? 'Taking the last object loses: whoever cannot move wins.' : 'Taking the last object wins: whoever cannot move loses.';
}
