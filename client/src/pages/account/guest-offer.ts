import { msg, str } from '@lit/localize';
import { count } from '@nimhall/shared/phrase';
import type { OfferedGuest } from '@nimhall/shared/protocol/guests';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { displayName } from '../../components/text/names.ts';
import { localize } from '../../i18n/language.ts';
import { answerGuest, fetchGuests } from '../../net/guests.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { panel } from '../../styles/panel.ts';
import { OwnedListController } from './owned-list.ts';

/** Fired when a guest's data has become mine. */
const KEPT = 'nh-kept';

/** Asks a person who has just signed in whether to keep what they did here as a guest; hidden if there is nothing to keep. */
@customElement('nh-guest-offer')
export class GuestOffer extends LitElement {
  static override styles = [
    base,
    controls,
    panel,
    css`
      :host([hidden]) {
        display: none;
      }
      :host,
      section {
        display: grid;
        gap: 12px;
      }
      [role='alert']:empty {
        display: none;
      }
    `,
  ];

  protected readonly mine = new OwnedListController(this, fetchGuests);

  protected override render() {
    const offers = this.mine.things ?? [];
    this.hidden = offers.length === 0;
    return html`${offers.map((offer) => this.#offer(offer))}${offers.length > 0 ? this.mine.said() : nothing}`;
  }

  #offer({ id, name, games }: OfferedGuest): TemplateResult {
    const question =
      games > 0
        ? localize(count(games, 'Keep the game you just played?', 'Keep the {0} games you just played?'))
        : msg('Keep what you did here?');
    return html`<section class="panel" aria-labelledby="question-${id}">
      <h2 id="question-${id}">${question}</h2>
      <p>
        ${msg(str`You were ${displayName(name)} then. Your games, lessons, puzzles and ladders move to your account, and games in progress go on under your name. Ratings stay behind.`)}
      </p>
      <div class="row">
        <button type="button" class="main" @click=${() => this.#answer(id, true)}>${msg('Keep')}</button>
        <button type="button" @click=${() => this.#answer(id, false)}>${msg('No, thanks')}</button>
      </div>
    </section>`;
  }

  async #answer(guest: string, keep: boolean): Promise<void> {
    await this.mine.once(() => answerGuest(guest, keep));
    if (keep && !this.mine.refusal) this.dispatchEvent(new Event(KEPT));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-guest-offer': GuestOffer;
  }
}
