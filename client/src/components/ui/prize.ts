import { html, type TemplateResult } from 'lit';

/** Sparks from under the last stone. */
const SPARKS = 10;

/** The last stone, landing in the winner's hand. */
export function prize(): TemplateResult {
  return html`<div class="prize" aria-hidden="true">
    ${Array.from({ length: SPARKS }, (_, at) => html`<i .style=${`--at: ${(at * 360) / SPARKS + 8}deg`}></i>`)}<b></b>
  </div>`;
}
