import { html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';
import { announcements } from '../../reactive/announcements.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';

/** The live regions of the page: one polite, one assertive, always there so that screen readers know them. */
@customElement('nh-announcer')
export class Announcer extends LitElement {
  static override styles = base;

  protected readonly watch = new StoreController(this, announcements);

  protected override render() {
    const said = announcements.value;
    return html`
      <p class="unseen" aria-live="polite">${said?.urgency === 'polite' ? said.text : ''}</p>
      <p class="unseen" aria-live="assertive">${said?.urgency === 'assertive' ? said.text : ''}</p>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-announcer': Announcer;
  }
}
