import { msg } from '@lit/localize';
import { css, html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';
import { TitleController } from '../components/page/title-controller.ts';
import { base } from '../styles/base.ts';
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

  protected readonly named = new TitleController(this, () => [msg('Page not found')]);

  protected override render() {
    return html`
      <h1>${msg('Page not found')}</h1>
      <p>${msg(html`The link may be incomplete. Find a game in <a href="/">the lobby</a>.`)}</p>
      <nh-welcome></nh-welcome>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-unknown-page': UnknownPage;
  }
}
