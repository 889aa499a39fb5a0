import { msg, str } from '@lit/localize';
import { NOTHING, ONE_ROW, THREE_ROWS, TWO_ROWS } from '@nimhall/shared/games/octal/code';
import { count } from '@nimhall/shared/phrase';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localize } from '../../../i18n/language.ts';
import { base } from '../../../styles/base.ts';
import { checkboxes } from '../../../styles/checkboxes.ts';
import { controls } from '../../../styles/controls.ts';
import { codeOfDigits, digitsOf } from './code-digits.ts';

/** The rules of a taking-and-breaking game as checkboxes: for every number taken, what may be left. Fires `nh-code` with the resulting code. */
@customElement('nh-code-ticks')
export class CodeTicks extends LitElement {
  static override styles = [
    base,
    controls,
    checkboxes,
    css`
      :host {
        display: block;
        overflow-x: auto;
      }
      table {
        border-collapse: collapse;
        width: 100%;
        max-width: 24rem;
      }
      th {
        font-weight: 400;
        font-size: 0.9375rem;
        text-align: start;
      }
      thead th {
        color: var(--soft-ink);
        vertical-align: bottom;
      }
      thead th + th,
      td {
        text-align: center;
      }
      tbody th {
        white-space: nowrap;
      }
      tbody tr {
        border-top: 1px solid var(--line);
      }
      label {
        display: grid;
        place-items: center;
        min-height: 44px;
      }
      .what {
        display: none;
      }
      /* Where letters are twice as large, a number taken is a block of its own, with a line for each thing that may be left. */
      @media (max-width: 16rem) {
        table,
        tbody,
        tr,
        th,
        td {
          display: block;
        }
        thead {
          display: none;
        }
        tbody tr {
          padding-block: 8px;
        }
        th {
          font-weight: 650;
        }
        label {
          grid-template-columns: auto minmax(0, 1fr);
          justify-items: start;
          gap: 12px;
        }
        .what {
          display: inline;
        }
      }
    `,
  ];

  @property() code = '';

  protected override render() {
    const digits = digitsOf(this.code);
    if (!digits) return nothing;
    const left = [
      [NOTHING, msg('nothing')],
      [ONE_ROW, msg('one row')],
      [TWO_ROWS, msg('two rows')],
      [THREE_ROWS, msg('three rows')],
    ] as const;
    return html`<table>
      <caption class="unseen">${msg('What a move may leave of a row')}</caption>
      <thead>
        <tr>
          <th scope="col">${msg('Leaves')}</th>
          ${left.map(([, name]) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${digits.map((_, take) => {
          const name = takeInWords(take);
          return html`<tr>
            <th scope="row">${name}</th>
            ${left.map(([bit, what]) => html`<td>${take === 0 && bit < TWO_ROWS ? nothing : this.#tick(digits, take, bit, what, msg(str`${name}, leaving ${what}`))}</td>`)}
          </tr>`;
        })}
      </tbody>
    </table>`;
  }

  #tick(digits: readonly number[], take: number, bit: number, what: string, label: string): TemplateResult {
    const digit = digits[take] as number;
    const toggle = (): void => {
      this.dispatchEvent(new CustomEvent<string>('nh-code', { detail: codeOfDigits(digits.with(take, digit ^ bit)) }));
    };
    return html`<label><input type="checkbox" aria-label=${label} .checked=${(digit & bit) !== 0} @change=${toggle} /><span class="what" aria-hidden="true">${what}</span></label>`;
  }
}

function takeInWords(take: number): string {
  if (take === 0) return msg('Take none');
  return localize(count(take, 'Take 1 pin', 'Take {0} pins'));
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-code-ticks': CodeTicks;
  }
}
