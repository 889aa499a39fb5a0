import { msg, str } from '@lit/localize';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { base } from '../../ground/styles/base.ts';
import { miniature } from '../../parts/board/mini/miniature.ts';
import { gameName } from '../../parts/words/game-name.ts';
import { isTurnOf, playersInWords, turnInWords } from './words.ts';

/** The games we can go on with: links to them, and whose turn it is. */
@customElement('nh-resume-games')
export class ResumeGames extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: 8px;
      }
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
        min-height: 5.5rem;
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
      a.mine {
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
      }
      nh-mini-board {
        height: 2.75rem;
      }
      .words {
        line-height: 1.35;
        overflow-wrap: anywhere;
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
