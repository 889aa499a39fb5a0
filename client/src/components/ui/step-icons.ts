import { html, type TemplateResult } from 'lit';

/** Icons of the buttons that step through a game, in a square of 24. */
const SHAPES = {
  first: 'M6 5v14M18 5l-8 7 8 7',
  previous: 'M15 5l-8 7 8 7',
  run: 'M8 5l11 7-11 7z',
  stop: 'M7 6h10v12H7z',
  next: 'M9 5l8 7-8 7',
  last: 'M18 5v14M6 5l8 7-8 7',
} as const;

export type StepIcon = keyof typeof SHAPES;

export function stepIcon(icon: StepIcon): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${SHAPES[icon]} /></svg>`;
}
