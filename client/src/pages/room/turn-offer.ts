import { msg } from '@lit/localize';
import { PAGES } from '@nimhall/shared/protocol/pages';
import type { PushInfo } from '@nimhall/shared/protocol/push';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { offer } from '../../components/ui/offer.ts';
import { canUsePasskeys, fetchPasskeys } from '../../net/passkeys.ts';
import { fetchPush } from '../../net/push.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { panel } from '../../styles/panel.ts';
import '../../components/ongoing-games/turn-push.ts';

/** In a game that can be left and continued later: this device can tell when it is our turn, and a guest whose game takes days can keep the name. */
@customElement('nh-turn-offer')
export class TurnOffer extends LitElement {
  static override styles = [
    base,
    controls,
    panel,
    offer,
    css`
      :host {
        display: grid;
        gap: var(--gap);
      }
    `,
  ];

  /** Whether the game takes days. */
  @property({ type: Boolean }) days = false;

  @state() private info: PushInfo | null = null;

  /** Whether we are a guest who can register here. */
  @state() private isGuest = false;

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    const [push, passkeys] = await Promise.all([fetchPush(), canUsePasskeys() ? fetchPasskeys() : null]);
    if (push.ok) this.info = push.value;
    this.isGuest = passkeys?.ok === true && passkeys.value.length === 0;
  }

  protected override render() {
    return html`<nh-turn-push .info=${this.info} @nh-push=${this.#onPush}></nh-turn-push>${this.isGuest && this.days ? keepName() : nothing}`;
  }

  #onPush({ detail }: CustomEvent<PushInfo>): void {
    this.info = detail;
  }
}

function keepName(): TemplateResult {
  return html`<section class="panel">
    <p>${msg('This game takes days. With an account, you can come back to it on any device.')}</p>
    <a class="button" href=${PAGES.keep}>${msg('Keep your name')}</a>
  </section>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-turn-offer': TurnOffer;
  }
}
