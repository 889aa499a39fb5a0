import { msg, str } from '@lit/localize';
import type { Rival, Tally } from '@nimhall/shared/room/tally';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { listedName } from '../../components/text/players.ts';
import { base } from '../../styles/base.ts';
import { panel } from '../../styles/panel.ts';
import { personPath } from './words.ts';

/** The people that we play most, and how that went; nothing before the first. */
@customElement('nh-rival-list')
export class RivalList extends LitElement {
  static override styles = [
    base,
    panel,
    css`
      h2 {
        margin-bottom: 8px;
        font-size: var(--type-title-2);
      }
      ul {
        list-style: none;
        margin: 0;
        display: grid;
        gap: 4px;
      }
      li {
        overflow-wrap: anywhere;
      }
      a {
        display: inline-block;
        padding-block: 12px;
        margin-block: -12px;
      }
    `,
  ];

  @property({ attribute: false }) rivals: readonly Rival[] = [];

  protected override render() {
    this.hidden = this.rivals.length === 0;
    return html`<h2 id="heading">${msg('Most played opponents')}</h2>
      <ul class="panel" aria-labelledby="heading">${this.rivals.map((rival) => html`<li>${rivalInWords(rival)}</li>`)}</ul>`;
  }
}

function rivalInWords(rival: Rival): TemplateResult {
  const name = html`<bdi>${listedName(rival)}</bdi>`;
  return html`${rival.kept ? html`<a href=${personPath(rival.name)}>${name}</a>` : name} – ${tallyInWords(rival)}`;
}

/** `3 won, 2 lost`, and how many were not finished where there are such. */
export function tallyInWords({ won, lost, undecided }: Tally): string {
  return undecided === 0 ? msg(str`${won} won, ${lost} lost`) : msg(str`${won} won, ${lost} lost, ${undecided} unfinished`);
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-rival-list': RivalList;
  }
}
