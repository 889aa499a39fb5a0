import type { PushInfo } from '@nimhall/shared/protocol/push';
import { html, LitElement } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { fetchPush } from '../../net/push.ts';
import { base } from '../../styles/base.ts';
import '../../components/ongoing-games/turn-push.ts';

/** In a game of days: this device can tell when it is our turn. */
@customElement('nh-turn-offer')
export class TurnOffer extends LitElement {
  static override styles = base;

  @state() private info: PushInfo | null = null;

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    const answer = await fetchPush();
    if (answer.ok) this.info = answer.value;
  }

  protected override render() {
    return html`<nh-turn-push .info=${this.info}></nh-turn-push>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-turn-offer': TurnOffer;
  }
}
