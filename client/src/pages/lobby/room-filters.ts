import { msg } from '@lit/localize';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import { html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';
import { chosen, found, option } from '../../components/new-game/choosing.ts';
import { gameOptions } from '../../components/new-game/game-options.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { filters } from '../../styles/filters.ts';
import { CLOCK_FILTERS, type ClockFilter, type ListView, listView, SEAT_FILTERS, type SeatFilter } from './room-list.ts';

/** Which rooms the list shows; the choice is kept on the device. */
@customElement('nh-room-filters')
export class RoomFilters extends LitElement {
  static override styles = [base, controls, filters];

  protected readonly watch = new StoreController(this, listView);

  protected override render() {
    const { game, clock, seat } = listView.value;
    return html`<fieldset>
      <legend class="unseen">${msg('Filter rooms')}</legend>
      <label
        >${msg('Game')}<select @change=${(event: Event) => change({ game: findFamily(chosen(event))?.id ?? null })}>
          <option value="" .selected=${game === null}>${msg('All games')}</option>
          ${gameOptions(game)}
        </select></label
      >
      <label
        >${msg('Time control')}<select @change=${(event: Event) => change({ clock: found(CLOCK_FILTERS, event) })}>
          ${CLOCK_FILTERS.map((each) => option(each, each === clock, clockFilterInWords(each)))}
        </select></label
      >
      <label
        >${msg('Status')}<select @change=${(event: Event) => change({ seat: found(SEAT_FILTERS, event) })}>
          ${SEAT_FILTERS.map((each) => option(each, each === seat, seatFilterInWords(each)))}
        </select></label
      >
    </fieldset>`;
  }
}

function change(change: Partial<ListView>): void {
  listView.set({ ...listView.value, ...change });
}

function clockFilterInWords(filter: ClockFilter): string {
  switch (filter) {
    case 'any':
      return msg('Any time control');
    case 'untimed':
      return msg('No clock');
    case 'timed':
      return msg('With a clock');
    default:
      return filter satisfies never;
  }
}

function seatFilterInWords(filter: SeatFilter): string {
  switch (filter) {
    case 'all':
      return msg('All rooms');
    case 'open':
      return msg('Open seats');
    case 'live':
      return msg('Live games');
    default:
      return filter satisfies never;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-room-filters': RoomFilters;
  }
}
