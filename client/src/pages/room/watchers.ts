import { msg } from '@lit/localize';
import { count } from '@nimhall/shared/phrase';
import type { Presence } from '@nimhall/shared/protocol/messages';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { listedName } from '../../components/text/players.ts';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { watchersInWords } from './words.ts';

/** How many people watch, and on demand who they are. */
@customElement('nh-watchers')
export class Watchers extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      summary,
      p {
        min-height: 44px;
        display: flex;
        align-items: center;
        font-weight: 400;
        color: var(--soft-ink);
      }
      ul {
        list-style: none;
        margin: 0 0 8px;
        padding: 0 0 0 20px;
        columns: 8rem auto;
      }
      li {
        overflow-wrap: anywhere;
        break-inside: avoid;
      }
    `,
  ];

  @property({ attribute: false }) presence: Presence | null = null;

  protected override render() {
    const { spectators = 0, watchers = [], watchersOwners = [] } = this.presence ?? {};
    const told = watchersInWords(spectators);
    if (spectators === 0) return nothing;
    if (watchers.length === 0) return html`<p>${told}</p>`;
    const more = spectators - watchers.length;
    return html`<details>
      <summary>${told}</summary>
      <ul aria-label=${msg('Who is watching')}>
        ${watchers.map((name, at) => html`<li><bdi>${listedName({ name, owner: watchersOwners[at] ?? undefined })}</bdi></li>`)} ${more > 0 ? html`<li class="soft">${localize(count(more, 'and {0} more', 'and {0} more'))}</li>` : nothing}
      </ul>
    </details>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-watchers': Watchers;
  }
}
