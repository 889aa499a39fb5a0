import type { RoomSummary } from '@nimhall/shared/room/listing';
import { html, LitElement, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { base } from '../../styles/base.ts';
import { liveCard, liveCardStyles } from './live-card.ts';
import { liveLayout } from './live-layout.ts';
import { gamesToWatch } from './now-playing.ts';

/**
 * Live games to watch. They are drawn from the lobby's data, because entering a room would cost the server a subscription, a snapshot and
 * presence for everybody who passes by, and count them as spectators.
 */
@customElement('nh-live-games')
export class LiveGames extends LitElement {
  static override styles = [base, liveLayout, liveCardStyles];

  /** The rooms of the lobby. */
  @property({ attribute: false }) rooms: readonly RoomSummary[] = [];

  /** Our id. */
  @property({ attribute: false }) player = '';

  /** How far the server's clock is ahead of ours, in milliseconds. */
  @property({ type: Number }) offset = 0;

  /** The games that are shown; each stays when it is over, until there is another one. */
  @state() private shown: readonly RoomSummary[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('rooms') && !changed.has('player')) return;
    const codes = this.shown.map(({ room }) => room);
    const next = gamesToWatch(this.rooms, this.player, codes, Date.now() + this.offset);
    const kept = this.shown.filter(({ room }) => !next.some((game) => game.room === room));
    this.shown = [...next, ...kept].slice(0, Math.max(next.length, this.shown.length));
  }

  protected override render() {
    return html`<ul>
      ${repeat(
        this.shown,
        ({ room }) => room,
        (room) => html`<li>${liveCard(room, !this.rooms.includes(room), this.offset)}</li>`,
      )}
    </ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-live-games': LiveGames;
  }
}
