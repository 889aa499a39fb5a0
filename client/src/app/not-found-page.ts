import { msg } from '@lit/localize';
import { css, html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';
import { TitleController } from '../components/page/title-controller.ts';
import { aboveHead } from '../components/ui/page-head.ts';
import { base } from '../styles/base.ts';
import '../pages/lobby/welcome.ts';

/** The page for unknown addresses; people who were led here by a link can play all the same. */
@customElement('nh-not-found-page')
export class NotFoundPage extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: 12px;
        max-width: 44rem;
        ${aboveHead}
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
    'nh-not-found-page': NotFoundPage;
  }
}
