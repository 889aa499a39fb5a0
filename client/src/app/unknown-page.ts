import { msg } from '@lit/localize';
import { css, html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';
import { base } from '../ground/styles/base.ts';
import { Named } from '../parts/page/named.ts';
import '../pages/lobby/welcome.ts';

/** What is shown at an address that is none of ours: whoever was led here can play all the same. */
@customElement('nh-unknown-page')
export class UnknownPage extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: 12px;
        max-width: 44rem;
      }
    `,
  ];

  protected readonly named = new Named(this, () => [msg('Nothing here')]);

  protected override render() {
    return html`
      <h1>${msg('There is nothing at this address')}</h1>
      <p>${msg(html`Perhaps the link was cut short. <a href="/">The lobby</a> has games to join and to start.`)}</p>
      <nh-welcome></nh-welcome>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-unknown-page': UnknownPage;
  }
}
