import { msg, str } from '@lit/localize';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import { html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { miniature } from '../../components/board/mini/miniature.ts';
import { clockInWords } from '../../components/text/clock-words.ts';
import { language } from '../../i18n/language.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import './room-filters.ts';
import { gameName } from '../../components/text/game-name.ts';
import { playersInWords } from '../../components/text/players.ts';
import { stateInWords } from '../../components/text/room-state.ts';
import { COLUMNS, type Column, type ListView, listView, shownRooms, WHOLE_LIST, withNextSorting } from './room-list.ts';
import { tableLayout } from './table-layout.ts';

/** Rooms on a page of the table. */
const PAGE = 10;

/**
 * Rooms to join and games to watch, page by page, to be filtered and sorted. A row is drawn again only when its own room has changed.
 * Fires `nh-more` when further rooms are wanted.
 */
@customElement('nh-room-table')
export class RoomTable extends LitElement {
  static override styles = [base, controls, tableLayout];

  /** In the order of the lobby. */
  @property({ attribute: false }) rooms: readonly RoomSummary[] = [];

  /** Whether the lobby has more rooms than these. */
  @property({ type: Boolean }) more = false;

  /** The first room of the current page. */
  @state() private start = 0;

  protected readonly watch = new StoreController(this, listView);

  /** The view of the current page: another choice begins at its first one. */
  #seen: ListView | null = null;

  protected override willUpdate(): void {
    if (this.#seen !== listView.value) this.start = 0;
    this.#seen = listView.value;
    const last = Math.max(0, shownRooms(this.rooms, listView.value).length - 1);
    this.start = Math.min(this.start, last - (last % PAGE));
  }

  /** If the next page is not full, more rooms may be loaded, also if few of them match. */
  protected override updated(): void {
    if (this.more && shownRooms(this.rooms, listView.value).length < this.start + 2 * PAGE) this.dispatchEvent(new CustomEvent('nh-more'));
  }

  protected override render() {
    const all = shownRooms(this.rooms, listView.value);
    const rooms = all.slice(this.start, this.start + PAGE);
    return html`
      <nh-room-filters></nh-room-filters>
      <table aria-label=${msg('Rooms')}>
        <thead>
          <tr>
            <th scope="col" class="picture">${msg('Board')}</th>
            ${COLUMNS.map((column) => heading(column))}
            <th scope="col" class="go"><span class="unseen">${msg('Open')}</span></th>
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
      ${all.length > PAGE ? this.#pages(all.length) : ''}
    `;
  }

  #pages(count: number): TemplateResult {
    const { start } = this;
    const [first, last] = [start + 1, Math.min(start + PAGE, count)];
    const of = this.more ? msg(str`${first} to ${last} of more than ${count}`) : msg(str`${first} to ${last} of ${count}`);
    const turn = (label: string, to: number, shape: string): TemplateResult => {
      const isThere = to >= 0 && to < count;
      return html`<button type="button" aria-label=${label} title=${label} aria-disabled=${!isThere} @click=${() => isThere && this.#turnTo(to)}>
        ${shape}
      </button>`;
    };
    return html`<nav class="pages" aria-label=${msg('Pages of the list')}>
      ${turn(msg('Previous rooms'), start - PAGE, '‹')}
      <p class="soft" role="status">${of}</p>
      ${turn(msg('Next rooms'), start + PAGE, '›')}
    </nav>`;
  }

  #turnTo(start: number): void {
    this.start = start;
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
    <p class="soft" role="status">${msg('No rooms match these filters.')}</p>
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
      return msg('Time');
    case 'state':
      return msg('Status');
    default:
      return column satisfies never;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-room-table': RoomTable;
  }
}
