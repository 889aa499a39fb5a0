import { msg, str } from '@lit/localize';
import { MAX_NICKNAME_LENGTH } from '@nimhall/shared/gathering/class-code';
import type { TournamentOrder } from '@nimhall/shared/gathering/tournament/commands';
import type { Entrant, Tournament } from '@nimhall/shared/gathering/tournament/tournament';
import { say } from '@nimhall/shared/phrase';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { fieldStyles } from '../../styles/field.ts';
import { panel } from '../../styles/panel.ts';
import { entrantInWords } from './entrants.ts';
import { panelLayout } from './panel-layout.ts';

/** What the organizer does: start, pause and end the tournament, rename and remove players. Tells `nh-order` with a `TournamentOrder`. */
@customElement('nh-organizer-panel')
export class OrganizerPanel extends LitElement {
  static override styles = [
    base,
    controls,
    fieldStyles,
    panel,
    panelLayout,
    css`
      details > div {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        justify-items: start;
        gap: var(--space-3);
      }
      .field {
        flex: 1 1 10rem;
      }
    `,
  ];

  @property({ attribute: false }) tournament!: Tournament;

  /** The number of who is renamed or removed. */
  @state() private chosen = -1;

  /** Whether the confirmation to end the tournament is open. */
  @state() private isEnding = false;

  protected override render() {
    const { status, pausedAt } = this.tournament;
    if (status === 'over') return nothing;
    return html`<section class="panel" aria-labelledby="organizer">
      <h2 id="organizer">${localize(say`You’re the organizer`)}</h2>
      <div class="row">
        ${status === 'open' ? this.#button(localize(say`Start now`), { kind: 'start' }, true) : nothing}
        ${this.#next()}
        ${status === 'running' ? this.#button(pausedAt === null ? localize(say`Pause`) : localize(say`Resume`), { kind: 'pause', on: pausedAt === null }) : nothing}
      </div>
      ${this.#end()}
      <details>
        <summary>${localize(say`Rename or remove a player`)}</summary>
        <div>${this.#players()}</div>
      </details>
    </section>`;
  }

  #next(): TemplateResult | typeof nothing {
    const { arena, rounds, plannedRounds, status } = this.tournament;
    const isDone = rounds.at(-1)?.overAt !== null;
    return status === 'running' && !arena && isDone && rounds.length < plannedRounds
      ? this.#button(localize(say`Next round now`), { kind: 'next-round', round: rounds.length + 1 }, true)
      : nothing;
  }

  #end(): TemplateResult {
    if (!this.isEnding) {
      return html`<button type="button" class="quiet" @click=${() => this.#setEnding(true)}>${localize(say`End tournament`)}</button>`;
    }
    return html`<p>${localize(say`Matches still being played won’t count.`)}</p>
      <div class="row">
        ${this.#button(localize(say`End it now`), { kind: 'close' }, true)}
        <button type="button" @click=${() => this.#setEnding(false)}>${localize(say`Keep playing`)}</button>
      </div>`;
  }

  #players(): TemplateResult {
    const { entrants } = this.tournament;
    const people = entrants.flatMap(({ bot, isRemoved }, number) => (bot === null && !isRemoved ? [number] : []));
    const chosen = entrants[this.chosen];
    return html`<select aria-label=${localize(say`Player`)} @change=${this.#onChoose}>
        <option value="-1">${localize(say`Choose a player`)}</option>
        ${people.map((number) => html`<option value=${number} .selected=${number === this.chosen}>${entrantInWords(this.tournament, number)}</option>`)}
      </select>
      ${chosen && !chosen.isRemoved ? this.#form(chosen) : nothing}`;
  }

  #form({ name }: Entrant): TemplateResult {
    const member = this.chosen;
    return html`<form @submit=${(event: SubmitEvent) => this.#rename(event, member)}>
      <input name="name" required maxlength=${MAX_NICKNAME_LENGTH} aria-label=${msg(str`Rename ${name}`)} .value=${name} />
      <button type="submit">${msg('Rename')}</button>
      <button type="button" @click=${() => this.#order({ kind: 'remove', member })}>${localize(say`Remove player`)}</button>
    </form>`;
  }

  #button(words: string, order: TournamentOrder, isMain = false): TemplateResult {
    return html`<button type="button" class=${isMain ? 'main' : ''} @click=${() => this.#order(order)}>${words}</button>`;
  }

  #onChoose(event: Event): void {
    this.chosen = Number((event.target as HTMLSelectElement).value);
  }

  #rename(event: SubmitEvent, member: number): void {
    event.preventDefault();
    const name = new FormData(event.target as HTMLFormElement).get('name');
    if (typeof name === 'string' && name.trim()) this.#order({ kind: 'rename', member, name: name.trim() });
  }

  #setEnding(isEnding: boolean): void {
    this.isEnding = isEnding;
  }

  #order(order: TournamentOrder): void {
    this.isEnding = false;
    this.dispatchEvent(new CustomEvent<TournamentOrder>('nh-order', { detail: order }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-organizer-panel': OrganizerPanel;
  }
}
