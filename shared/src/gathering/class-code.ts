/** Letters and digits of the code of a class. */
export const CODE_LENGTH = 6;

/** Longest nickname in a class, in UTF-16 code units: it has to fit on a board of the wall. */
export const MAX_NICKNAME_LENGTH = 24;

/** The code of a class as it was typed: in capitals, perhaps, and with gaps. */
export function readClassCode(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The code of a class as it is shown: in capitals, in two halves. */
export function shownClassCode(code: string): string {
  const capitals = code.toUpperCase();
  return `${capitals.slice(0, CODE_LENGTH / 2)} ${capitals.slice(CODE_LENGTH / 2)}`;
}
