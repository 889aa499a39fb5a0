import { msg, str } from '@lit/localize';

/**
 * The overlay's mark of a thing on a board: a tap on it makes a winning move, begins one that takes more taps, or it is only part of one.
 */
export type Mark = 'wins' | 'begins' | 'goes';

/** A label with its mark. */
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
