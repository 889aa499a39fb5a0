import type { RoomSummary } from '@nimhall/shared/protocol/messages';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import '../board/mini/mini-board.ts';
import { sceneOf } from '../game/scene.ts';
import { clockInWords } from '../room/clock-words.ts';
import { base } from '../styles/base.ts';
import { controls } from '../styles/controls.ts';
import { gameName, playersInWords, standingOf } from './words.ts';

const ACTIONS = { yours: 'Return', open: 'Join', live: 'Watch' } as const;
const ORDER = ['yours', 'open', 'live'] as const;

/** The rooms of the lobby: our own first, then those with an open seat, then those to watch. */
@customElement('nh-room-table')
export class RoomTable extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      table {
        width: 100%;
        border-collapse: collapse;
      }
      th {
        text-align: start;
        font-weight: 550;
        font-size: 0.875rem;
        color: var(--soft-ink);
        padding: 6px 10px;
      }
      td {
        padding: 8px 10px;
        border-top: 1px solid var(--line);
        overflow-wrap: anywhere;
      }
      .picture {
        width: 6.5rem;
      }
      nh-mini-board {
        height: 2.5rem;
      }
      .go {
        text-align: end;
      }
      @media (max-width: 36rem) {
        thead {
          position: absolute;
          clip-path: inset(50%);
        }
        tr {
          display: grid;
          grid-template-columns: 1fr auto;
          gap: 0 10px;
          padding-block: 10px;
          border-top: 1px solid var(--line);
          align-items: center;
        }
        td {
          border: 0;
          padding: 0;
        }
        .go {
          grid-area: 1 / 2 / 4 / 3;
        }
        .picture {
          display: none;
        }
      }
    `,
  ];

  /** The rooms, the last used first. */
  @property({ attribute: false }) rooms: readonly RoomSummary[] = [];

  /** Our id, to know our own rooms. */
  @property({ attribute: false }) player = '';

  protected override render() {
    const ranked = this.rooms
      .map((room) => ({ room, standing: standingOf(room, this.player) }))
      .toSorted((a, b) => ORDER.indexOf(a.standing) - ORDER.indexOf(b.standing));
    return html`<table>
      <thead>
        <tr>
          <th scope="col" class="picture">Board</th>
          <th scope="col">Game</th>
          <th scope="col">Players</th>
          <th scope="col">State</th>
          <th scope="col"><span class="unseen">Go there</span></th>
        </tr>
      </thead>
      <tbody>
        ${repeat(
          ranked,
          ({ room }) => room.room,
          ({ room, standing }) => this.#row(room, ACTIONS[standing]),
        )}
      </tbody>
    </table>`;
  }

  #row(room: RoomSummary, action: string): TemplateResult {
    const scene = sceneOf(room);
    const game = gameName(room);
    const players = playersInWords(room);
    return html`<tr>
      <td class="picture">${scene.ok ? html`<nh-mini-board .view=${scene.value.view}></nh-mini-board>` : ''}</td>
      <td>${game}${room.clock ? html`<div class="soft">${clockInWords(room.clock)}</div>` : ''}</td>
      <td>${players}</td>
      <td class="soft">${room.status === 'waiting' ? 'waiting for a player' : `move ${room.ply + 1}`}</td>
      <td class="go"><a class="button" href="/r/${room.room}" aria-label="${action}: ${game}, ${players}">${action}</a></td>
    </tr>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-room-table': RoomTable;
  }
}
