import { html, nothing, type TemplateResult } from 'lit';
import type { Marks } from '../../ground/position/legality.ts';

/**
 * The value of a part of the position, while perfect play is shown. Its place is kept while it is not known yet, and where it
 * never is, so that the board stays where it is.
 */
export function partValue(marks: Marks | null, index: number, title: string): TemplateResult | typeof nothing {
  if (!marks) return nothing;
  const value = marks.values[index] ?? null;
  return value === null
    ? html`<span class="value none" aria-hidden="true">✱0</span>`
    : html`<span class="value" title=${title}>✱${value}</span>`;
}
