import { msg } from '@lit/localize';
import { PAGES } from '@nimhall/shared/protocol/pages';
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { showHere, siblings } from '../../components/ui/siblings.ts';
import { base } from '../../styles/base.ts';

const MINE = ['me', 'friends', 'keep', 'devices', 'programs', 'data'] as const;

/** Links between the account pages. */
@customElement('nh-account-nav')
export class AccountNav extends LitElement {
  static override styles = [base, siblings];

  /** The one that is shown. */
  @property() here: (typeof MINE)[number] = 'me';

  protected override render() {
    return html`<nav aria-label=${msg('You')}>
      ${MINE.map((page) => html`<a href=${PAGES[page]} aria-current=${page === this.here ? 'page' : nothing}>${nameOf(page)}</a>`)}
    </nav>`;
  }

  protected override updated(): void {
    showHere(this.renderRoot);
  }
}

function nameOf(page: (typeof MINE)[number]): string {
  switch (page) {
    case 'me':
      return msg('Overview');
    case 'friends':
      return msg('Friends');
    case 'keep':
      return msg('Account');
    case 'devices':
      return msg('Devices');
    case 'programs':
      return msg('Programs');
    case 'data':
      return msg('Data');
    default:
      return page satisfies never;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-account-nav': AccountNav;
  }
}
