import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';

/** What a page says that has no room to show, and why. */
export function missingRoom(why: string): TemplateResult {
  return html`<div class="head">
    <h1>${msg('There is no room here')}</h1>
    <p>${why} ${msg(html`Check the link, or <a href="/">choose a game in the lobby</a>.`)}</p>
  </div>`;
}
