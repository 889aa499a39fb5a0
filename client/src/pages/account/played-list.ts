import { msg, str } from '@lit/localize';
import { type PlayedGame, picturedAt } from '@nimhall/shared/room/played';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { gameLinks } from '../../components/board/mini/game-links.ts';
import { miniature, surfaceIn } from '../../components/board/mini/miniature.ts';
import { exactnessInWords } from '../../components/text/accuracy.ts';
import { gameName } from '../../components/text/game-name.ts';
import { base } from '../../styles/base.ts';
import { decidedInWords, outcomeInWords, theirOutcomeInWords, whenInWords } from './words.ts';

/** Games that are over, each with the position that decided it: links to their rooms. */
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
      .more::first-letter {
        text-transform: uppercase;
      }
    `,
  ];

  @property({ attribute: false }) games: readonly PlayedGame[] = [];

  /** Whether they are another player's. */
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
  const more = [decidedInWords(game), game.accuracy === undefined ? '' : exactnessInWords(game.accuracy)].filter((each) => each !== '');
  const shown = { game: game.game, ...picturedAt(game) };
  return html`<li>
    <a href="/r/${game.room}" aria-label="${[msg(str`${outcome}: ${name}`), ...more, when].join(', ')}">
      <span class="board surface ${surfaceIn(shown)}">${miniature(shown)}</span>
      <span class="words">
        <div class="outcome">${outcome}</div>
        <div>${name}</div>
        ${more.length > 0 ? html`<div class="more">${more.join(', ')}</div>` : nothing}
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
