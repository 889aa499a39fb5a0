import { msg, str } from '@lit/localize';
import { vacationOf } from '@nimhall/shared/room/clock';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import { compareByDeadline, deadlineOf, isCorrespondenceGame, isTurnOf } from '@nimhall/shared/room/unfinished';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { StoreController } from '../../reactive/store-controller.ts';
import { Ticker } from '../../reactive/ticker.ts';
import { base } from '../../styles/base.ts';
import { gameLinks } from '../board/mini/game-links.ts';
import { miniature, surfaceIn } from '../board/mini/miniature.ts';
import { connection, unfinishedGames } from '../page/session.ts';
import { timeLeftInWords } from '../text/clock-words.ts';
import { dayInWords } from '../text/day.ts';
import { gameName } from '../text/game-name.ts';
import { playersInWords, turnInWords } from '../text/players.ts';

/** How often the remaining time is updated, in milliseconds. */
const TOLD_EVERY = 30_000;

/** The games we can go on with: links to them, whose turn it is, and how long is left. Those that wait for us come first. */
@customElement('nh-my-games')
export class MyGames extends LitElement {
  static override styles = [
    base,
    gameLinks,
    css`
      :host {
        display: grid;
        gap: 8px;
      }
      :host([hidden]) {
        display: none;
      }
      h2 {
        font-size: var(--type-title-2);
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

  /** The heading, if it is not the usual one. */
  @property({ attribute: false }) heading = '';

  /** Others of this device that can be continued, by code; null for a room that is still being asked about. */
  @property({ attribute: false }) rooms: ReadonlyMap<string, RoomSummary | null> = new Map();

  protected readonly watch = new StoreController(this, unfinishedGames, connection.player);

  protected readonly ticker = new Ticker(this, TOLD_EVERY, () =>
    this.#games()
      .values()
      .some((game) => game && deadlineOf(game) !== null),
  );

  protected override render() {
    const games = this.#games();
    this.hidden = games.size === 0;
    return html`
      <h2 id="heading">${this.heading || msg('Your games')}</h2>
      <ul aria-labelledby="heading">
        ${repeat(
          games,
          ([code]) => code,
          ([code, room]) => html`<li>${room ? this.#game(room) : html`<a href="/r/${code}">${msg('Loading…')}</a>`}</li>`,
        )}
      </ul>
    `;
  }

  get #player(): string {
    return connection.player.value?.id ?? '';
  }

  /** All of them by code, in the order of the list. */
  #games(): ReadonlyMap<string, RoomSummary | null> {
    const unfinished = (unfinishedGames.value ?? []).toSorted(compareByDeadline(this.#player));
    const told = new Map<string, RoomSummary | null>(unfinished.map((game) => [game.room, game]));
    // One that waits for its players and is not among them has ended since it was looked at.
    const hasEnded = (room: RoomSummary | null): boolean => unfinishedGames.value !== null && room !== null && isCorrespondenceGame(room);
    for (const [code, room] of this.rooms) if (!told.has(code) && !hasEnded(room)) told.set(code, room);
    return told;
  }

  #game(room: RoomSummary): TemplateResult {
    const game = gameName(room);
    const players = playersInWords(room);
    const turn = this.#turn(room);
    return html`<a
      class=${isTurnOf(room, this.#player) ? 'mine' : ''}
      href="/r/${room.room}"
      aria-label=${msg(str`Back to ${game}, ${players}. ${turn}.`)}
    >
      <span class="board surface ${surfaceIn(room)}">${miniature(room)}</span>
      <span class="words">
        <div class="game">${game}</div>
        <div>${players}</div>
        <div class="turn soft">${turn}</div>
      </span>
    </a>`;
  }

  /** Whose turn it is, and for how long, or until when they are on vacation. */
  #turn(room: RoomSummary): string {
    const turn = turnInWords(room, this.#player);
    const deadline = deadlineOf(room);
    if (deadline === null) return turn;
    const now = Date.now() + connection.offset.value;
    const vacation = room.turn && vacationOf(room.clock, room.turn, now);
    if (vacation) return msg(str`${turn}, on vacation until ${dayInWords(vacation)}`);
    const left = timeLeftInWords(deadline - now);
    return msg(str`${turn}, ${left} left`);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-my-games': MyGames;
  }
}
