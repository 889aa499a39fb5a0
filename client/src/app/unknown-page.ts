import { msg } from '@lit/localize';
import { html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';
import { base } from '../ground/styles/base.ts';
import { setTitle } from '../parts/page/title.ts';

/** What is shown at an address that is none of ours. */
@customElement('nh-unknown-page')
export class UnknownPage extends LitElement {
  static override styles = base;

  protected override render() {
    return html`
      <h1>${msg('There is nothing at this address')}</h1>
      <p>${msg(html`Perhaps the link was cut short. <a href="/">The lobby</a> has games to join and to start.`)}</p>
    `;
  }

  protected override updated(): void {
    setTitle(msg('Nothing here'));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-unknown-page': UnknownPage;
  }
}
