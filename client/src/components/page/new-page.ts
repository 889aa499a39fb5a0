import type { TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

/** Draws a new page for every key, so that no state of the page before is reused. */
export function newPage(key: string, page: () => TemplateResult) {
  return repeat([key], (each) => each, page);
}
