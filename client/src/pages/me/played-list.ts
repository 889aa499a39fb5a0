import type { PlayedGame } from '@nimhall/shared/room/played';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { base } from '../../ground/styles/base.ts';
import { miniature } from '../../parts/board/mini/miniature.ts';
import { gameName } from '../../parts/words/game-name.ts';
import { outcomeInWords, whenInWords } from './words.ts';

/** Games that are over, each with its last position: links to their rooms. */
@customElement('nh-played-list')
export class PlayedList extends LitElement {
  static override styles = [
    base,
    css`
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
        gap: 8px clamp(10px, 1.6vw, 16px);
      }
      a {
        display: grid;
        grid-template-columns: 5rem minmax(0, 1fr);
        align-items: center;
        gap: 14px;
        height: 100%;
        min-height: 6.5rem;
        padding: 10px 14px;
        color: inherit;
        text-decoration: none;
        background: var(--card);
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
        transition: border-color var(--quick);
      }
      a:hover {
        border-color: var(--accent);
      }
      nh-mini-board {
        height: 2.75rem;
      }
      .words {
        line-height: 1.35;
        overflow-wrap: anywhere;
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
