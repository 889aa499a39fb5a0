import { html, type TemplateResult } from 'lit';

/** One of the things that a select offers. */
export function option(value: string, selected: boolean, label: string): TemplateResult {
  return html`<option value=${value} .selected=${selected}>${label}</option>`;
}

/** The value chosen in a select. */
export function chosen(event: Event): string {
  return (event.target as HTMLSelectElement).value;
}

/** The choice that was made; the first where it is none of them. */
export function found<const Choice extends string>(choices: readonly [Choice, ...Choice[]], event: Event): Choice {
  return choices.find((each) => each === chosen(event)) ?? choices[0];
}
