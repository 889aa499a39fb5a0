import { msg, str } from '@lit/localize';
import type { MemberAccuracy } from '@nimhall/shared/gathering/class/accuracy';
import type { Classroom } from '@nimhall/shared/gathering/class/classroom';
import type { Order } from '@nimhall/shared/gathering/class/commands';
import { MAX_NICKNAME_LENGTH } from '@nimhall/shared/gathering/class-code';
import { say } from '@nimhall/shared/phrase';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { crossIcon } from '../../components/board/cross-icon.ts';
import { accuracyInWords, percentage } from '../../components/text/accuracy.ts';
import { listedName } from '../../components/text/players.ts';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { lessonStepsIn, type Standing, standingsOf } from './standing.ts';

/** Shapes of the buttons, in a square of 24. */
const PEN = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 20l1-4L16 5l3 3L8 19zM13.500 7.500l3 3" /></svg>`;

/** Everybody in a class with what they have won, to be renamed and removed. Tells `nh-order` with an `Order`. */
@customElement('nh-pupil-list')
export class PupilList extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        overflow-x: auto;
      }
      table {
        width: 100%;
        border-collapse: collapse;
      }
      th {
        font-weight: 550;
        text-align: start;
      }
      thead th {
        padding-block: 4px;
        padding-inline-end: 12px;
        font-size: var(--type-small);
        color: var(--soft-ink);
      }
      tbody tr {
        border-top: 1px solid var(--line);
      }
      td,
      tbody th {
        height: 48px;
        padding-inline-end: 8px;
      }
      tbody th {
        overflow-wrap: anywhere;
      }
      .number {
        width: 1px;
        text-align: end;
        font-variant-numeric: tabular-nums;
      }
      /* A phone has room for what was won. */
      @media (max-width: 26rem) {
        .wide {
          display: none;
        }
      }
      .does {
        width: 1px;
        white-space: nowrap;
        text-align: end;
      }
      .does button {
        padding: 0;
      }
      svg {
        width: 20px;
        height: 20px;
        fill: none;
        stroke: currentColor;
        stroke-width: 2;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      h3 {
        margin-block-start: 12px;
      }
      ul {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 8px;
        overflow-wrap: anywhere;
      }
      form {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        padding-block: 8px;
      }
      input {
        flex: 1 1 8rem;
      }
    `,
  ];

  @property({ attribute: false }) gathering!: Classroom;

  @property({ attribute: false }) accuracies: readonly MemberAccuracy[] = [];

  /** The number of the pupil who is being renamed; null for nobody. */
  @state() private edited: number | null = null;

  protected override render() {
    const standings = standingsOf(this.gathering, this.accuracies);
    const isReviewed = this.accuracies.length > 0;
    const steps = lessonStepsIn(this.gathering);
    if (standings.length === 0) return html`<p class="soft">${localize(say`No one is here yet.`)}</p>${this.#removed()}`;
    return html`<table>
      <thead>
        <tr>
          <th scope="col">${localize(say`Name`)}</th>
          <th scope="col" class="number">${localize(say`Wins`)}</th>
          <th scope="col" class="number wide">${localize(say`Played`)}</th>
          ${steps > 0 ? html`<th scope="col" class="number">${localize(say`Steps done`)}</th>` : nothing}
          ${isReviewed ? html`<th scope="col" class="number">${msg('Accuracy')}</th>` : nothing}
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${repeat(
          standings,
          ({ number }) => number,
          (standing) => (standing.number === this.edited ? this.#form(standing) : this.#row(standing, isReviewed, steps)),
        )}
      </tbody>
    </table>${this.#removed()}`;
  }

  #row(standing: Standing, isReviewed: boolean, all: number): TemplateResult {
    const { number, won, played, steps, accuracy } = standing;
    const shown = listedName(standing);
    return html`<tr>
      <th scope="row">${shown}</th>
      <td class="number">${won}</td>
      <td class="number wide">${played}</td>
      ${all > 0 ? html`<td class="number">${steps}/${all}</td>` : nothing}
      ${isReviewed ? html`<td class="number" title=${accuracy ? accuracyInWords(accuracy) : ''}>${accuracy ? percentage(accuracy) : '–'}</td>` : nothing}
      <td class="does">
        ${this.#button(msg(str`Rename ${shown}`), PEN, () => this.#edit(number))}
        ${this.#button(localize(say`Remove ${shown}`), crossIcon, () => this.#order({ kind: 'remove', member: number }))}
      </td>
    </tr>`;
  }

  #button(label: string, picture: TemplateResult, act: () => void): TemplateResult {
    return html`<button type="button" class="quiet" aria-label=${label} title=${label} @click=${act}>${picture}</button>`;
  }

  /** Those who were removed, perhaps by mistake. */
  #removed(): TemplateResult | typeof nothing {
    const { members, isClosed } = this.gathering;
    const removed = members.flatMap(({ name, isIn }, member) => (isIn ? [] : [{ name, member }]));
    if (removed.length === 0 || isClosed) return nothing;
    return html`<h3>${localize(say`Removed`)}</h3>
      <ul>
        ${removed.map(
          ({ name, member }) => html`<li>
            <span>${name}</span>
            <button type="button" class="quiet" aria-label=${localize(say`Let ${name} back in`)} @click=${() => this.#order({ kind: 'readmit', member })}>
              ${localize(say`Let back in`)}
            </button>
          </li>`,
        )}
      </ul>`;
  }

  #form({ number, name }: Standing): TemplateResult {
    return html`<tr>
      <td colspan="6">
        <form @submit=${(event: SubmitEvent) => this.#rename(event, number)}>
          <input name="name" required maxlength=${MAX_NICKNAME_LENGTH} aria-label=${msg(str`Rename ${name}`)} .value=${name} />
          <button type="submit" class="main">${msg('Rename')}</button>
          <button type="button" class="quiet" @click=${() => this.#edit(null)}>${msg('Cancel')}</button>
        </form>
      </td>
    </tr>`;
  }

  #edit(number: number | null): void {
    this.edited = number;
  }

  #rename(event: SubmitEvent, member: number): void {
    event.preventDefault();
    const name = new FormData(event.target as HTMLFormElement).get('name');
    if (typeof name === 'string' && name.trim()) this.#order({ kind: 'rename', member, name: name.trim() });
  }

  #order(order: Order): void {
    this.edited = null;
    this.dispatchEvent(new CustomEvent<Order>('nh-order', { detail: order }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-pupil-list': PupilList;
  }
}
