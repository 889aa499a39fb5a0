import { msg, str } from '@lit/localize';
import { RISE, ratingText } from '@nimhall/shared/rating';
import type { Change, Lessened } from '@nimhall/shared/room/duel';
import type { Room } from '@nimhall/shared/room/room';
import { SEATS, type Seat } from '@nimhall/shared/room/seat';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { occupantName } from '../../components/text/names.ts';
import { scopeInWords } from '../../components/text/ratings.ts';
import { base } from '../../styles/base.ts';
import { changeText } from './duel-words.ts';

/** How a duel changed the ratings: mine in its game and in all games together, or for spectators those of both. */
@customElement('nh-duel-ratings')
export class DuelRatings extends LitElement {
  static override styles = [
    base,
    css`
      h2 {
        margin-block-end: 6px;
      }
      dl {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 4px 16px;
        margin: 0;
        font-variant-numeric: tabular-nums;
      }
      dt {
        overflow-wrap: anywhere;
      }
      dd {
        margin: 0;
      }
      dd:not(.by) {
        grid-column: 1 / -1;
        margin-block-end: 6px;
      }
      .by {
        font-weight: 650;
      }
      .more {
        color: var(--good);
      }
    `,
  ];

  /** The room of a duel that is over. */
  @property({ attribute: false }) room: Room | null = null;

  /** The seat we hold. */
  @property({ attribute: false }) seat: Seat | null = null;

  protected override render() {
    const { room, seat } = this;
    const rated = room?.duel?.rated;
    if (!room || !rated) return nothing;
    return html`<h2>${seat ? msg('Your ratings') : msg('Rating')}</h2>
      <dl>${
        seat
          ? [line(scopeInWords(room.game), rated.family[seat]), line(scopeInWords(null), rated.overall[seat])]
          : SEATS.map((each) => line(occupantName(room.seats[each]), rated.family[each]))
      }</dl>
      ${noteInWords(room).map((text) => html`<p class="soft">${text}</p>`)}`;
  }
}

/** Further notes: that it is void, or why it counted for less. */
function noteInWords({ duel }: Room): string[] {
  if (duel?.voided) return [msg('The site operator has voided this duel. It no longer counts.')];
  return (duel?.rated?.lessened ?? []).map(lessenedInWords);
}

function lessenedInWords(why: Lessened): string {
  switch (why) {
    case 'unplayed':
      return msg('It counts for less, because one of you never moved.');
    case 'again':
      return msg('The more often the same two meet in a month, the less each duel counts.');
    case 'bounded':
      return msg(
        str`A duel moves a rating by ${RISE.atOnce} points at most, and a rating rises by ${RISE.atOnce + RISE.anHour} an hour at most.`,
      );
    default:
      return why satisfies never;
  }
}

/** `Nim +162 1500 ± 350 → 1662 ± 290`. */
function line(of: string, { before, after }: Change): TemplateResult {
  const by = Math.round(after.rating) - Math.round(before.rating);
  return html`<dt><bdi>${of}</bdi></dt>
    <dd class="by ${by > 0 ? 'more' : ''}">${changeText(by)}</dd>
    <dd>${ratingText(before)} → ${ratingText(after)}</dd>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-duel-ratings': DuelRatings;
  }
}
