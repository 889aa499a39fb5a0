import { msg, str } from '@lit/localize';

/** A move in words: to be made, `Take 2 stones from heap B, leaving 3`, and made, `took 2 stones …`. */
export interface MoveWords {
  readonly imperative: string;
  readonly past: string;
}

/** A move that takes something: `2 stones from heap B, leaving 3`. */
export function takenInWords(what: string): MoveWords {
  return { imperative: msg(str`Take ${what}`), past: msg(str`took ${what}`) };
}
