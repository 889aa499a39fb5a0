import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { Marks } from '../../position/legality.ts';

/**
 * The value of a part of the position in the overlay; a tap on it explains it. Its place is reserved while the value is unknown, so that
 * the board does not move.
 */
export function partValue(marks: Marks | null, index: number, title: string): TemplateResult | typeof nothing {
  if (!marks) return nothing;
  const value = marks.values[index] ?? null;
  if (value === null) return html`<span class="value none" aria-hidden="true">✱0</span>`;
  const id = `value-${index}`;
  return html`<button type="button" class="value" title=${title} aria-label=${`${title}: ✱${value}`} popovertarget=${id}>✱${value}</button>
    <span class="meaning" id=${id} popover role="note">${valueInWords(value)}</span>`;
}

/** The same on something that is tapped for another reason. */
export function bareValue(marks: Marks | null, index: number, title: string): TemplateResult | typeof nothing {
  const value = marks?.values[index] ?? null;
  return value === null ? nothing : html`<span class="value" title=${title}>✱${value}</span>`;
}

/** An explanation of a value. */
function valueInWords(value: number): string {
  return value === 0
    ? msg('✱0: when the last move wins, this is worth nothing. Every move here can be answered here.')
    : msg(str`✱${value}: when the last move wins, this is worth a Nim heap of ${value}.`);
}
