import { msg, str } from '@lit/localize';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import { html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { language } from '../../ground/i18n/language.ts';
import { Watch } from '../../ground/store/watch.ts';
import { base } from '../../ground/styles/base.ts';
import { controls } from '../../ground/styles/controls.ts';
import { clockInWords } from '../../parts/words/clock-words.ts';
import { miniature } from './miniature.ts';
import './room-filters.ts';
import { COLUMNS, type Column, listView, shownRooms, WHOLE_LIST, withNextSorting } from './room-list.ts';
import { tableLayout } from './table-layout.ts';
import { gameName, playersInWords, stateInWords } from './words.ts';

/** Fewer rooms than this are no choice. */
const FEW = 10;

/**
 * Rooms to join and games to watch, to be filtered and sorted. A row is drawn again only when its own room has changed.
 * Fires `nh-more` when further rooms are wanted.
 */
@customElement('nh-room-table')
export class RoomTable extends LitElement {
  static override styles = [base, controls, tableLayout];

  /** In the order of the lobby. */
  @property({ attribute: false }) rooms: readonly RoomSummary[] = [];

  /** Whether the lobby has more rooms than these. */
  @property({ type: Boolean }) more = false;

  protected readonly watch = new Watch(this, listView);

  /** Where few of the rooms fit what is wanted, there may be others. */
  protected override updated(): void {
    if (this.more && shownRooms(this.rooms, listView.value).length < FEW) this.#readOn();
  }

  protected override render() {
    const rooms = shownRooms(this.rooms, listView.value);
    return html`
      <nh-room-filters></nh-room-filters>
      <table aria-label=${msg('Rooms')}>
        <thead>
          <tr>
            <th scope="col" class="picture">${msg('Board')}</th>
            ${COLUMNS.map((column) => heading(column))}
            <th scope="col" class="go"><span class="unseen">${msg('Go there')}</span></th>
          </tr>
        </thead>
        <tbody>
          ${repeat(
            rooms,
            ({ room }) => room,
            (room) => html`<tr>
              ${guard([room, language()], () => cells(room))}
            </tr>`,
          )}
        </tbody>
      </table>
      ${rooms.length === 0 && !this.more ? nothingFits() : ''}
      ${this.more ? html`<button type="button" class="more" @click=${this.#readOn}>${msg('Show more rooms')}</button>` : ''}
    `;
  }

  #readOn(): void {
    this.dispatchEvent(new CustomEvent('nh-more'));
  }
}

function heading(column: Column): TemplateResult {
  const { sorting } = listView.value;
  const sort = () => listView.set(withNextSorting(listView.value, column));
  return html`<th scope="col" class=${column} aria-sort=${sorting?.column === column ? sorting.direction : 'none'}>
    <button type="button" @click=${sort}>${columnInWords(column)}</button>
  </th>`;
}

function cells(room: RoomSummary): TemplateResult {
  const game = gameName(room);
  const players = playersInWords(room);
  const isOpen = room.status === 'waiting';
  return html`
    <td class="picture">${miniature(room)}</td>
    <td class="game">${game}</td>
    <td class="players">${players}</td>
    <td class="clock soft ${room.clock ? '' : 'untimed'}">${room.clock ? clockInWords(room.clock) : msg('no clock')}</td>
    <td class="state soft">${stateInWords(room)}</td>
    <td class="go"><a class="button" href="/r/${room.room}" aria-label=${isOpen ? msg(str`Join: ${game}, ${players}`) : msg(str`Watch: ${game}, ${players}`)}
        >${isOpen ? msg('Join') : msg('Watch')}</a
      ></td>
  `;
}

function nothingFits(): TemplateResult {
  return html`<div class="nothing">
    <p class="soft" role="status">${msg('No room is as you want it just now.')}</p>
    <button type="button" @click=${() => listView.set(WHOLE_LIST)}>${msg('Show all rooms')}</button>
  </div>`;
}

function columnInWords(column: Column): string {
  switch (column) {
    case 'game':
      return msg('Game');
    case 'players':
      return msg('Players');
    case 'clock':
      return msg('Clock');
    case 'state':
      return msg('State');
    default:
      return column satisfies never;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-room-table': RoomTable;
  }
}
