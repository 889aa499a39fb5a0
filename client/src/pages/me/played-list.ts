import type { PlayedGame } from '@nimhall/shared/room/played';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { base } from '../../ground/styles/base.ts';
import { gameLinks } from '../../parts/board/mini/game-links.ts';
import { miniature } from '../../parts/board/mini/miniature.ts';
import { gameName } from '../../parts/words/game-name.ts';
import { outcomeInWords, whenInWords } from './words.ts';

/** Games that are over, each with its last position: links to their rooms. */
@customElement('nh-played-list')
export class PlayedList extends LitElement {
  static override styles = [
    base,
    gameLinks,
    css`
      a {
        min-height: 6.5rem;
      }
      .outcome {
        font-weight: 600;
      }
    `,
  ];

  @property({ attribute: false }) games: readonly PlayedGame[] = [];

  protected override render() {
    return html`<ul>
      ${repeat(this.games, ({ room, version }) => `${room} ${version}`, item)}
    </ul>`;
  }
}

function item(game: PlayedGame): TemplateResult {
  const [outcome, name, when] = [outcomeInWords(game), gameName(game), whenInWords(game)];
  return html`<li>
    <a href="/r/${game.room}" aria-label="${outcome}: ${name}, ${when}">
      <span>${miniature(game)}</span>
      <span class="words">
        <div class="outcome">${outcome}</div>
        <div>${name}</div>
        <div class="soft">${when}</div>
      </span>
    </a>
  </li>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-played-list': PlayedList;
  }
}
