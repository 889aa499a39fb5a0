import { msg } from '@lit/localize';
import { css, html, LitElement, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../styles/base.ts';

/** The moves of the game in notation, two to a line. */
@customElement('nh-move-list')
export class MoveList extends LitElement {
  static override styles = [
    base,
    css`
      ol {
        list-style: none;
        margin: 8px 0 0;
        padding: 0;
        max-height: 15rem;
        overflow-y: auto;
        display: grid;
        grid-template-columns: auto 1fr 1fr;
        gap: 2px 12px;
        font-variant-numeric: tabular-nums;
      }
      li {
        display: contents;
      }
      .number {
        color: var(--soft-ink);
        text-align: end;
      }
      .last {
        font-weight: 650;
        color: var(--accent);
      }
    `,
  ];

  /** Moves as text, from the first on. */
  @property({ attribute: false }) moves: readonly string[] = [];

  protected override render() {
    if (this.moves.length === 0) return html`<h2>${msg('Moves')}</h2><p class="soft">${msg('None yet.')}</p>`;
    const last = this.moves.length - 1;
    const turns = Array.from({ length: Math.ceil(this.moves.length / 2) }, (_, turn) => turn);
    return html`<h2>${msg('Moves')}</h2>
      <ol tabindex="0" aria-label=${msg('Moves')}>
        ${turns.map(
          (turn) => html`<li>
            <span class="number">${turn + 1}.</span>
            ${[2 * turn, 2 * turn + 1].map((ply) => html`<span class=${ply === last ? 'last' : ''}>${this.moves[ply] ?? ''}</span>`)}
          </li>`,
        )}
      </ol>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('moves')) return;
    const list = this.renderRoot.querySelector('ol');
    if (list) list.scrollTop = list.scrollHeight;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-move-list': MoveList;
  }
}
