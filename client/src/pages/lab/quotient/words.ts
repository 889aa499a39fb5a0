import { msg, str } from '@lit/localize';
import { powers, type QuotientFound } from '@nimhall/shared/lab/quotient';
import { count } from '@nimhall/shared/phrase';
import type { Word } from '@nimhall/shared/solver/quotient/presentation';
import { html, type TemplateResult } from 'lit';
import { localize } from '../../../i18n/language.ts';

type Kind = QuotientFound['kinds'][number];

/** For which positions it is proven. */
export function rangeInWords({ range }: QuotientFound): string {
  return range === Number.POSITIVE_INFINITY
    ? msg('Proven for any number of rows or heaps, of any size.')
    : msg(str`Proven for any number of rows or heaps of up to ${localize(range)}.`);
}

/** How many kinds of positions there are, and how many of them are lost. */
export function kindsInWords({ kinds }: QuotientFound): string {
  const lost = localize(kinds.filter((kind) => kind.lost).length);
  return localize(
    count(
      kinds.length,
      'There is one kind of position. Lost for the player to move: {1}.',
      'There are {0} kinds of positions. Lost for the player to move: {1}.',
      lost,
    ),
  );
}

/** Why it holds for all sizes, or why it ends; empty if neither applies. */
export function endInWords({ period, ends, elements }: QuotientFound): string {
  if (period) {
    return msg(
      str`The kind of a row repeats every ${localize(period.length)} from ${localize(period.start)} on, long enough to repeat forever by the Guy–Smith theorem.`,
    );
  }
  switch (ends) {
    case null:
      return '';
    case 'longest':
      return msg('Longer rows aren’t checked here.');
    case 'stuck':
      return msg(str`No valid quotient was found with rows of ${localize(elements.length)}. It may be large or infinite.`);
    default:
      return ends satisfies never;
  }
}

/** How the number of kinds grows: `1, 2 from size 2, 6 from size 4`. */
export function growthInWords({ orders }: QuotientFound): string {
  return orders
    .map(([size, order]) => (size === 0 ? localize(order) : msg(str`${localize(order)} from size ${localize(size)}`)))
    .join(', ');
}

/** Rows as a sum: `3 + 3`; where there are none, that nothing is there. */
export function rowsInWords(rows: readonly number[]): string {
  return rows.length === 0 ? msg('nothing at all') : rows.map(localize).join(' + ');
}

/** The smallest positions first. */
export function compareKinds(one: Kind | undefined, other: Kind | undefined): number {
  const rows = (kind: Kind | undefined): readonly number[] => kind?.rows ?? [];
  const pins = (kind: Kind | undefined): number => rows(kind).reduce((all, size) => all + size, 0);
  return pins(one) - pins(other) || rows(one).length - rows(other).length;
}

/** A word, with small numbers for how often a letter comes. */
export function wordInWords(word: Word): TemplateResult {
  const letters = powers(word);
  if (letters.length === 0) return html`1`;
  return html`${letters.map(({ letter, times }) => (times === 1 ? html`<i>${letter}</i>` : html`<i>${letter}</i><sup>${times}</sup>`))}`;
}
