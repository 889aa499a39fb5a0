import { msg, str } from '@lit/localize';

/**
 * What perfect play says of a thing on a board: a tap on it makes a winning move, or begins one that more taps complete; or
 * it only goes with one.
 */
export type Mark = 'wins' | 'begins' | 'goes';

/** What a thing is called, with its mark. */
export function withMark(label: string, mark: Mark | null): string {
  switch (mark) {
    case 'wins':
      return msg(str`${label} – a winning move`);
    case 'begins':
      return msg(str`${label} – begins a winning move`);
    case 'goes':
    case null:
      return label;
    default:
      return mark satisfies never;
  }
}

/** The classes that show a mark. */
export function markClasses(mark: Mark | null): readonly (string | false)[] {
  return [mark !== null && 'shaded', mark === 'wins' && 'wins', mark === 'begins' && 'begins'];
}
