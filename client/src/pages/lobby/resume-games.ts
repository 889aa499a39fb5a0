import { msg, str } from '@lit/localize';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { base } from '../../ground/styles/base.ts';
import { gameLinks } from '../../parts/board/mini/game-links.ts';
import { miniature } from '../../parts/board/mini/miniature.ts';
import { gameName } from '../../parts/words/game-name.ts';
import { isTurnOf, playersInWords, turnInWords } from './words.ts';

/** The games we can go on with: links to them, and whose turn it is. */
@customElement('nh-resume-games')
export class ResumeGames extends LitElement {
  static override styles = [
    base,
    gameLinks,
    css`
      :host {
        display: grid;
        gap: 8px;
      }
      a.mine {
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
      }
      .game {
        font-weight: 600;
      }
      .mine .turn {
        color: var(--accent);
        font-weight: 600;
      }
    `,
  ];

  /** By code; null for a room that is still being asked about. */
  @property({ attribute: false }) rooms: ReadonlyMap<string, RoomSummary | null> = new Map();

  /** Our id. */
  @property({ attribute: false }) player = '';

  protected override render() {
    return html`
      <h2 id="heading">${msg('Your games')}</h2>
      <ul aria-labelledby="heading">
        ${repeat(
          this.rooms,
          ([code]) => code,
          ([code, room]) => html`<li>${room ? this.#game(room) : html`<a href="/r/${code}">${msg('Looking…')}</a>`}</li>`,
        )}
      </ul>
    `;
  }

  #game(room: RoomSummary): TemplateResult {
    const game = gameName(room);
    const players = playersInWords(room);
    const turn = turnInWords(room, this.player);
    return html`<a
      class=${isTurnOf(room, this.player) ? 'mine' : ''}
      href="/r/${room.room}"
      aria-label=${msg(str`Return: ${game}, ${players}. ${turn}.`)}
    >
      <span>${miniature(room)}</span>
      <span class="words">
        <div class="game">${game}</div>
        <div>${players}</div>
        <div class="turn soft">${turn}</div>
      </span>
    </a>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-resume-games': ResumeGames;
  }
}
