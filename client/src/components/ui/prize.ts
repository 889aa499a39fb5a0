import { html, type TemplateResult } from 'lit';

/** What bursts from under the last stone. */
const SPARKS = 10;

/** The last stone, as it lands in the hand of who has won. */
export function prize(): TemplateResult {
  return html`<div class="prize" aria-hidden="true">
    ${Array.from({ length: SPARKS }, (_, at) => html`<i .style=${`--at: ${(at * 360) / SPARKS + 8}deg`}></i>`)}<b></b>
  </div>`;
}
