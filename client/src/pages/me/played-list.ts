import type { PlayedGame } from '@nimhall/shared/room/played';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { gameLinks } from '../../components/board/mini/game-links.ts';
import { miniature, surfaceIn } from '../../components/board/mini/miniature.ts';
import { exactnessInWords } from '../../components/text/accuracy.ts';
import { gameName } from '../../components/text/game-name.ts';
import { base } from '../../styles/base.ts';
import { outcomeInWords, theirOutcomeInWords, whenInWords } from './words.ts';

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

  /** Whether they are somebody else's than mine. */
  @property({ type: Boolean }) theirs = false;

  protected override render() {
    return html`<ul>
      ${repeat(
        this.games,
        ({ room, version }) => `${room} ${version}`,
        (game) => item(game, this.theirs),
      )}
    </ul>`;
  }
}

function item(game: PlayedGame, theirs: boolean): TemplateResult {
  const [outcome, name, when] = [theirs ? theirOutcomeInWords(game) : outcomeInWords(game), gameName(game), whenInWords(game)];
  return html`<li>
    <a href="/r/${game.room}" aria-label="${[`${outcome}: ${name}`, ...(game.accuracy === undefined ? [] : [exactnessInWords(game.accuracy)]), when].join(', ')}">
      <span class="board surface ${surfaceIn(game)}">${miniature(game)}</span>
      <span class="words">
        <div class="outcome">${outcome}</div>
        <div>${name}</div>
        ${game.accuracy === undefined ? nothing : html`<div>${exactnessInWords(game.accuracy)}</div>`}
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
