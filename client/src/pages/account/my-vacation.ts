import { msg, str } from '@lit/localize';
import { count } from '@nimhall/shared/phrase';
import type { Refusal } from '@nimhall/shared/refusal';
import { isCorrespondence } from '@nimhall/shared/room/clock-rule';
import type { VacationInfo } from '@nimhall/shared/room/vacation';
import { html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { unfinishedGames } from '../../components/page/session.ts';
import { dayInWords } from '../../components/text/day.ts';
import { offer } from '../../components/ui/offer.ts';
import { localize, refusalInWords } from '../../i18n/language.ts';
import { setVacation } from '../../net/vacation.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { panel } from '../../styles/panel.ts';

/** Starts and ends the vacation of a player with games of days, and fires `nh-vacation` with its new state. Hidden without such games. */
@customElement('nh-my-vacation')
export class MyVacation extends LitElement {
  static override styles = [base, controls, panel, offer];

  /** The state of the vacation; null before the server has sent it. */
  @property({ attribute: false }) info: VacationInfo | null = null;

  @state() private refusal: Refusal | null = null;

  /** While the server is asked: once is enough. */
  @state() private going = false;

  protected readonly watch = new StoreController(this, unfinishedGames);

  protected override render() {
    const { info } = this;
    this.hidden = info === null || (info.until === null && !hasGamesOfDays());
    if (!info) return html``;
    return html`<section class="panel" aria-label=${msg('Vacation')}>
      ${info.until === null ? this.#here(info.daysLeft) : this.#away(info.until)}
      <p role="alert">${refusalInWords(this.refusal)}</p>
    </section>`;
  }

  #here(daysLeft: number): TemplateResult {
    if (daysLeft <= 0) return html`<p>${msg('You’ve used up this year’s vacation.')}</p>`;
    const left = localize(count(daysLeft, 'You have {0} day left this year.', 'You have {0} days left this year.'));
    return html`<p>${msg('On vacation, your clocks stop in these games.')} ${left}</p>
      <button type="button" ?disabled=${this.going} @click=${() => this.#set(true)}>${msg('Start vacation')}</button>`;
  }

  #away(until: number): TemplateResult {
    const day = dayInWords(until);
    return html`<p role="status">
        ${msg(str`You’re on vacation until ${day} at the latest. Your clocks are stopped in games you’d already started. Part of a day counts as a full day.`)}
      </p>
      <button type="button" class="main" ?disabled=${this.going} @click=${() => this.#set(false)}>${msg('End vacation')}</button>`;
  }

  async #set(on: boolean): Promise<void> {
    this.going = true;
    const answer = await setVacation(on);
    this.going = false;
    this.refusal = answer.ok ? null : answer.error;
    if (answer.ok) this.dispatchEvent(new CustomEvent<VacationInfo>('nh-vacation', { detail: answer.value }));
  }
}

/** Whether an ongoing game of ours has days for each move. */
function hasGamesOfDays(): boolean {
  return unfinishedGames.value?.some(({ clock }) => clock && isCorrespondence(clock)) ?? false;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-my-vacation': MyVacation;
  }
}
