import { msg } from '@lit/localize';
import type { Family } from '@nimhall/shared/game/contract';
import { PAGES } from '@nimhall/shared/protocol/pages';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { TitleController } from '../../components/page/title-controller.ts';
import '../../components/board/mini/mini-board.ts';
import { surfaceOf } from '../../components/board/surface-of.ts';
import { GROUPED } from '../../components/new-game/grouped.ts';
import { groupInWords } from '../../components/text/groups.ts';
import { cards } from '../../components/ui/cards.ts';
import { pageHead, pageHeadStyles } from '../../components/ui/page-head.ts';
import { localize } from '../../i18n/language.ts';
import { boardPositionOf } from '../../position/board-position.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { surface } from '../../styles/surface.ts';

/** Every game of the catalogue. */
@customElement('nh-games-page')
export class GamesPage extends LitElement {
  static override styles = [
    base,
    controls,
    pageHeadStyles,
    cards,
    surface,
    css`
      :host {
        display: grid;
        gap: var(--gap);
      }
      section {
        display: grid;
        gap: 8px;
      }
      li {
        display: grid;
        grid-template-columns: min(7rem, 34%) minmax(0, 1fr);
        overflow: hidden;
      }
      .picture {
        padding: 12px;
        display: grid;
        align-items: center;
      }
      nh-mini-board {
        height: 4.5rem;
      }
      .text {
        padding: 12px 14px;
        overflow-wrap: anywhere;
      }
      .lab {
        color: var(--accent);
        text-decoration: underline;
      }
    `,
  ];

  protected readonly named = new TitleController(this, () => [msg('Games')]);

  protected override render() {
    return html`
      ${pageHead({
        title: msg('Games'),
        lead: html`<p class="soft">
          ${msg('Two players, no luck, nothing hidden, the same moves for both. Games like these can be solved.')}
          <a class="lab" href="/lab">${msg('Open the laboratory')}</a>
        </p>`,
        aside: html`<a class="button" href=${PAGES.ladders}>${msg('Climb a ladder')}</a>`,
      })}
      ${GROUPED.map(
        ({ group, games }) => html`<section aria-labelledby=${group}>
          <h2 id=${group}>${groupInWords(group)}</h2>
          <ul>
            ${games.map(card)}
          </ul>
        </section>`,
      )}
    `;
  }
}

function card({ id, name, summary, presets: [{ start, params }] }: Family): TemplateResult {
  const scene = boardPositionOf({ game: id, params, position: start });
  return html`<li>
    <div class="picture surface ${scene.ok ? surfaceOf(scene.value.view) : ''}">${scene.ok ? html`<nh-mini-board .view=${scene.value.view} .now=${scene.value.now}></nh-mini-board>` : ''}</div>
    <div class="text">
      <h3><a href="/games/${id}">${localize(name)}</a></h3>
      <p class="soft">${localize(summary)}</p>
    </div>
  </li>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-games-page': GamesPage;
  }
}
