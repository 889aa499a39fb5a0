import { msg, str } from '@lit/localize';
import type { View } from '@nimhall/shared/game/view';
import type { Refusal } from '@nimhall/shared/refusal';
import { accuracies, JUDGEMENTS } from '@nimhall/shared/room/review';
import type { Room } from '@nimhall/shared/room/room';
import { type BySeat, SEATS } from '@nimhall/shared/room/seat';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { openRoom } from '../../components/new-game/new-room.ts';
import { connection } from '../../components/page/session.ts';
import { accuracyInWords, percentage } from '../../components/text/accuracy.ts';
import { occupantName } from '../../components/text/names.ts';
import { refusalInWords } from '../../i18n/language.ts';
import { boardPositionOf } from '../../position/board-position.ts';
import { isComplete, type Review } from '../../stores/review-store.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { winLine } from './evaluation-graph.ts';
import { reviewLayout } from './review-layout.ts';
import {
  courseInWords,
  judgementInWords,
  SIGNS,
  type TurningPoint,
  turningPointInWords,
  turningPoints,
  unknownInWords,
} from './review-words.ts';
import { tryFromHere } from './room-facts.ts';

/**
 * The review of a finished game by perfect play: who was winning when, and who gave it away. Fires `nh-look` with the number of moves to a
 * position that is worth a look.
 */
@customElement('nh-review-panel')
export class ReviewPanel extends LitElement {
  static override styles = [base, controls, reviewLayout];

  @property({ attribute: false }) room: Room | null = null;

  @property({ attribute: false }) review: Review | null = null;

  /** How many moves lead to the position on the board. */
  @property({ type: Number }) ply = 0;

  /** Why no game could be opened from here. */
  @state() private refusal: Refusal | null = null;

  @query('h2') private readonly heading?: HTMLElement;

  protected override render() {
    const { room, review } = this;
    if (!room || !review) return nothing;
    const names = { first: occupantName(room.seats.first), second: occupantName(room.seats.second) };
    const turns = turningPoints(review);
    const complete = isComplete(review);
    const course = courseInWords(review.holders, names);
    return html`
      <h2 tabindex="-1">${msg('Review')}</h2>
      ${complete ? nothing : progress(review)}
      <p role="status">${complete ? [course, unknownInWords(review.holders)].join(' ').trim() : ''}</p>
      <figure>
        <figcaption>${msg(str`${names.first} has the win`)}</figcaption>
        ${winLine(
          review.holders,
          review.positions.length,
          turns.map(({ ply }) => ply),
          this.ply,
          course || msg('Who has the win'),
        )}
        <figcaption>${msg(str`${names.second} has the win`)}</figcaption>
      </figure>
      ${accuracy(review, names)}
      ${
        turns.length > 0
          ? html`<ol class="turns" aria-label=${msg('Where the win was given away')}>
              ${turns.map((turn) => this.#turn(room, turn, names))}
            </ol>`
          : nothing
      }
      <p class="fault" role="alert">${refusalInWords(this.refusal)}</p>
      <details>
        <summary>${msg('What the signs beside the moves mean')}</summary>
        <dl>
          ${JUDGEMENTS.map(
            (judgement) => html`<dt class=${judgement}>${SIGNS[judgement]}</dt>
            <dd>${judgementInWords(judgement)}</dd>`,
          )}
        </dl>
      </details>
    `;
  }

  /** The button that asked for the review is gone; the heading has the focus instead. */
  protected override firstUpdated(): void {
    this.heading?.focus();
  }

  #turn(room: Room, turn: TurningPoint, names: BySeat<string>): TemplateResult {
    const number = turn.ply + 1;
    return html`<li>
      <p>${turningPointInWords(names[turn.seat], turn, this.#viewBefore(room, turn))}</p>
      <div class="row">
        <button type="button" aria-label=${msg(str`Show the position before move ${number}`)} @click=${() => this.#look(turn.ply)}>
          ${msg('Show the position')}
        </button>
        <button
          type="button"
          class="quiet"
          aria-label=${msg(str`Try it from here, before move ${number}`)}
          @click=${() => this.#try(room, turn.ply)}
        >
          ${msg('Try it from here')}
        </button>
      </div>
    </li>`;
  }

  #viewBefore(room: Room, { ply }: TurningPoint): View | null {
    const position = this.review?.positions[ply];
    const scene = position === undefined ? null : boardPositionOf({ ...room, position });
    return scene?.ok ? scene.value.view : null;
  }

  #look(ply: number): void {
    this.dispatchEvent(new CustomEvent<number>('nh-look', { detail: ply }));
  }

  async #try(room: Room, ply: number): Promise<void> {
    const position = this.review?.positions[ply];
    this.refusal = position === undefined ? null : await openRoom(connection, tryFromHere(room, position));
  }
}

function progress({ analyses, positions }: Review): TemplateResult {
  const [done, total] = [analyses.length, positions.length];
  return html`<label class="soft">
    ${msg(str`Looking at position ${done + 1} of ${total}…`)}
    <progress max=${total} .value=${done}></progress>
  </label>`;
}

function accuracy({ judgements }: Review, names: BySeat<string>): TemplateResult {
  const of = accuracies(judgements);
  return html`<ul class="accuracy" aria-label=${msg('Accuracy')}>
    ${SEATS.map((seat) => html`<li><strong>${percentage(of[seat])}</strong> <span>${names[seat]} <span class="soft">${accuracyInWords(of[seat])}</span></span></li>`)}
  </ul>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-review-panel': ReviewPanel;
  }
}
