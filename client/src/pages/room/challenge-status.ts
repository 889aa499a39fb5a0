import { msg, str } from '@lit/localize';
import type { Room } from '@nimhall/shared/room/room';
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { loadRelationships, relationships } from '../../components/friends/relationships.ts';
import { displayName } from '../../components/text/names.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';

/** The state of a challenge, for the challenger. */
@customElement('nh-challenge-status')
export class ChallengeStatus extends LitElement {
  static override styles = base;

  @property({ attribute: false }) room: Room | null = null;

  protected readonly watch = new StoreController(this, relationships);

  override connectedCallback(): void {
    super.connectedCallback();
    if (!relationships.value) void loadRelationships();
  }

  protected override render() {
    const invited = this.room?.invited;
    if (!invited) return nothing;
    const friend = relationships.value?.friends.find(({ player }) => player.id === invited.player);
    const name = friend ? displayName(friend.player.name) : msg('Your friend');
    return html`<p role="status">${
      invited.declined ? msg(str`${name} does not want to play now.`) : msg(str`${name} sees your challenge on every page.`)
    }</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-challenge-status': ChallengeStatus;
  }
}
