import { msg } from '@lit/localize';
import type { ClockRule } from '@nimhall/shared/room/clock-rule';
import { html, type TemplateResult } from 'lit';
import { clockInWords } from '../text/clock-words.ts';
import { CLOCK_CHOICES } from './clock-choices.ts';
import { formatClock, parseClock } from './clock-text.ts';

/** A select of clocks: the usual ones, and the current one if it is none of them. Put it beside a label `for="clock"`. */
export function clockPicker(set: ClockRule | null, choose: (rule: ClockRule | null) => void): TemplateResult {
  const chosen = formatClock(set);
  const isOffered = CLOCK_CHOICES.some((rule) => formatClock(rule) === chosen);
  const onChange = (event: Event) => choose(parseClock((event.target as HTMLSelectElement).value) ?? null);
  return html`<select id="clock" @change=${onChange}>
    ${(isOffered ? CLOCK_CHOICES : [...CLOCK_CHOICES, set]).map((rule) => {
      const text = formatClock(rule);
      return html`<option value=${text} .selected=${text === chosen}>${rule ? clockInWords(rule) : msg('No clock')}</option>`;
    })}
  </select>`;
}
