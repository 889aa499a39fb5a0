import type { Notation } from '../../game/contract.ts';
import { type Fault, malformed, overLimit } from '../../game/fault.ts';
import { letterOf } from '../../game/letters.ts';
import { readLetter, readParts } from '../../game/parts.ts';
import { readCount, split, type Token } from '../../game/text.ts';
import { COLOURS } from '../../game/view.ts';
import { count, list, say } from '../../phrase.ts';
import { ok, type Result } from '../../result.ts';

/** A pile of coloured sections. */
export interface Pile {
  /** Section sizes, bottom to top, each at least 1; neighbours differ in colour. */
  readonly sections: readonly number[];
  /** One colour letter for each section; empty when the colours just alternate. */
  readonly colours: string;
}

export type Piles = readonly Pile[];

/** Take `take` ≥ 1 objects of one colour from the top or the bottom of a pile. */
export interface PileMove {
  readonly pile: number;
  readonly end: 'top' | 'bottom';
  readonly take: number;
}

/** Most sections in one pile. */
const MAX_SECTIONS = 400;
/** Most objects in one pile: 2^53 − 1, so that sizes and values stay exact. */
const MAX_PILE = Number.MAX_SAFE_INTEGER;
const EMPTY: Pile = { sections: [], colours: '' };
const LETTERS = COLOURS.map((colour) => colour.letter).join('');

/** `1.2.2,r3.g1`: sections bottom to top; with colour letters, neighbours of one colour are read as one section. */
export const pilesNotation: Notation<Piles> = {
  parse: (text) => readParts(text, (piles) => count(piles, '{0} pile', '{0} piles'), readPile),
  format: (piles) => piles.map(pileText).join(','),
};

export function pileText({ sections, colours }: Pile): string {
  return sections.length === 0 ? '0' : sections.map((size, index) => `${colours.charAt(index)}${size}`).join('.');
}

function readPile(token: Token): Result<Pile, Fault> {
  if (/^0+$/.test(token.text)) return ok(EMPTY);
  const sections: number[] = [];
  let colours = '';
  let total = 0;
  for (const each of split(token, '.')) {
    const letter = each.text.charAt(0).toLowerCase();
    const lettered = letter >= 'a' && letter <= 'z';
    if (lettered && !LETTERS.includes(letter)) {
      return malformed(say`"${letter}" isn’t a color. Use ${list('or', [...LETTERS])}.`, each.at);
    }
    if (sections.length > 0 && lettered !== colours.length > 0) {
      return malformed(say`Give a color letter to every section of a pile, or to none.`, each.at);
    }
    const digits = lettered ? { text: each.text.slice(1), at: each.at + 1 } : each;
    const size = readCount(digits, say`A section`, 1, MAX_PILE - total);
    if (!size.ok) return size;
    total += size.value;
    if (lettered && colours.endsWith(letter)) {
      sections.push((sections.pop() as number) + size.value);
      continue;
    }
    if (sections.length === MAX_SECTIONS) return overLimit(say`A pile may have ${MAX_SECTIONS} sections at most.`, each.at);
    sections.push(size.value);
    if (lettered) colours += letter;
  }
  return ok({ sections, colours });
}

/** `a2` takes 2 from the top of pile a, `a_2` from its bottom. */
export const pileMoveNotation: Notation<PileMove> = {
  parse(text) {
    const named = readLetter(text, say`A move starts with the letter of a pile, such as b3.`);
    if (!named.ok) return named;
    const { part: pile, rest } = named.value;
    const end = rest.text.startsWith('_') ? 'bottom' : 'top';
    const digits = end === 'bottom' ? { text: rest.text.slice(1), at: rest.at + 1 } : rest;
    const take = readCount(digits, say`The number taken`, 1, MAX_PILE);
    return take.ok ? ok({ pile, end, take: take.value }) : take;
  },
  format: ({ pile, end, take }) => `${letterOf(pile)}${end === 'bottom' ? '_' : ''}${take}`,
};

/** The pile without `take` objects of its top or bottom section, which must have as many. */
export function shortened({ sections, colours }: Pile, end: 'top' | 'bottom', take: number): Pile {
  const at = end === 'top' ? sections.length - 1 : 0;
  const left = (sections[at] as number) - take;
  if (left > 0) return { sections: sections.with(at, left), colours };
  return end === 'top'
    ? { sections: sections.slice(0, -1), colours: colours.slice(0, -1) }
    : { sections: sections.slice(1), colours: colours.slice(1) };
}

/** A pile is fickle under misère play exactly when every section is a single object (the empty pile too). */
export function isFickle(sections: readonly number[]): boolean {
  return sections.every((size) => size === 1);
}
