import type { Colour, View } from '../../../src/game/view.ts';

/** Longer heaps and rows are drawn so far, and their number stands beside them. */
const LONGEST = 40;

/** Colours of the terminal; those it has no colour for have the one that is nearest. */
const CODES: Readonly<Record<Colour, number>> = { red: 31, yellow: 33, green: 32, blue: 34, white: 37, purple: 35 };

/** A position as lines of text: drawn where its kind can be drawn with letters, else as it is written. */
export function boardLines(view: View, position: string, { colours }: { readonly colours: boolean }): string[] {
  switch (view.kind) {
    case 'heaps':
      return view.heaps.map(({ letter, size, sections }) => {
        const stones = sections
          .map(({ length, colour }) => painted('●'.repeat(Math.min(length, LONGEST)), colour, colours))
          .join(colours ? '' : ' ');
        return `  ${letter.toUpperCase()}  ${stones}${size > 0 ? '  ' : ''}${size}`;
      });
    case 'rows':
      return view.rows.map(
        ({ letter, size }) => `  ${letter.toUpperCase()}  ${'▮'.repeat(Math.min(size, LONGEST))}${size > 0 ? '  ' : ''}${size}`,
      );
    default:
      return [`  ${position}`];
  }
}

/** The same as sentences, for who listens to it. */
export function boardSentences(view: View, position: string): string[] {
  if (view.kind === 'heaps' && view.heaps.every(({ sections }) => sections.length <= 1))
    return [view.heaps.map(({ letter, size }) => `Heap ${letter.toUpperCase()} has ${size}.`).join(' ')];
  if (view.kind === 'rows') return [view.rows.map(({ letter, size }) => `Row ${letter.toUpperCase()} has ${size}.`).join(' ')];
  return [`Position ${position}.`];
}

function painted(text: string, colour: Colour | null, colours: boolean): string {
  return colour && colours ? `\u001b[${CODES[colour]}m${text}\u001b[0m` : text;
}
