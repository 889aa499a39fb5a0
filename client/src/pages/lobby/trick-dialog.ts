import { msg } from '@lit/localize';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { showDialog } from '../../components/ui/show-dialog.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { dialogStyles } from '../../styles/dialog.ts';

/** The powers of two that heaps of 3, 4 and 5 are broken into. */
const POWERS = [4, 2, 1] as const;
const HEAPS = [
  ['A', 3],
  ['B', 4],
  ['C', 5],
] as const;

/** How the first game is won, in three sentences and a picture: pairs of equal powers of two (Bouton, 1901). */
@customElement('nh-trick-dialog')
export class TrickDialog extends LitElement {
  static override styles = [
    base,
    controls,
    dialogStyles,
    css`
      table {
        border-collapse: collapse;
        justify-self: center;
        background: var(--table-top);
        border: 1px solid var(--table-edge);
        border-radius: var(--radius-small);
        border-spacing: 0;
      }
      th,
      td {
        padding: 5px clamp(6px, 2vw, 12px);
        text-align: center;
      }
      th {
        white-space: nowrap;
      }
      .dots {
        display: inline-grid;
        grid-template-columns: repeat(2, auto);
        gap: 3px;
      }
      .dots.single {
        grid-template-columns: auto;
      }
      i {
        width: 15px;
        height: 15px;
        border-radius: 50%;
        background: var(--stone);
      }
      .alone i {
        background: var(--accent);
      }
      .alone.sum {
        font-weight: 700;
      }
      .sum {
        border-top: 1px solid var(--table-edge);
        font-size: 0.875rem;
      }
    `,
  ];

  /** The game that was just played, move by move. */
  @property({ attribute: false }) moves: readonly string[] = [];

  @query('dialog') private readonly dialog?: HTMLDialogElement;

  show(): void {
    showDialog(this.dialog);
  }

  protected override render() {
    const moves = this.moves.length > 0 ? `&moves=${this.moves.join('+')}` : '';
    return html`<dialog aria-labelledby="heading">
      <div>
        <h2 id="heading" tabindex="-1" autofocus>${msg('The trick is pairs')}</h2>
        <p>${msg('Split each heap into 4, 2 and 1, using each number once at most. Then look for pairs.')}</p>
        ${this.#pairs()}
        <p>${msg('The two 4s are a pair, and so are the two 1s. The 2 is alone, so take 2 stones from heap A.')}</p>
        <p>${msg('Now everything is in pairs. Every move breaks a pair, and you can always restore it. So you take the last stone.')}</p>
        <div class="buttons">
          <a class="button" href=${`/analysis?game=nim&position=3,4,5${moves}`}>${msg('Review your game')}</a>
          <button type="button" class="main" @click=${() => this.dialog?.close()}>${msg('Close')}</button>
        </div>
      </div>
    </dialog>`;
  }

  #pairs(): TemplateResult {
    const has = (size: number, power: number): boolean => Math.floor(size / power) % 2 === 1;
    const isAlone = (power: number): boolean => HEAPS.filter(([, size]) => has(size, power)).length % 2 === 1;
    return html`<table aria-label=${msg('The heaps, broken into 4, 2 and 1')}>
      <tbody>
        ${HEAPS.map(
          ([letter, size]) => html`<tr>
            <th scope="row">${letter} <span class="soft">${size}</span></th>
            ${POWERS.map(
              (power) => html`<td class=${isAlone(power) ? 'alone' : ''}>
                ${has(size, power) ? html`<span class="dots ${power === 1 ? 'single' : ''}" role="img" aria-label=${power}>${Array.from({ length: power }, () => html`<i></i>`)}</span>` : ''}
              </td>`,
            )}
          </tr>`,
        )}
        <tr>
          <td class="sum"></td>
          ${POWERS.map((power) => html`<td class="sum ${isAlone(power) ? 'alone' : ''}">${isAlone(power) ? msg('alone') : msg('a pair')}</td>`)}
        </tr>
      </tbody>
    </table>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-trick-dialog': TrickDialog;
  }
}
