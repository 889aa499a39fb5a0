import { msg, str } from '@lit/localize';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import { isWhole, resultsOn, rowOn } from '@nimhall/shared/learnt/days';
import { dueAt } from '@nimhall/shared/learnt/mistakes';
import { ratedIn } from '@nimhall/shared/learnt/practice';
import { count } from '@nimhall/shared/phrase';
import { EASIEST, HARDEST } from '@nimhall/shared/puzzle/grade';
import type { Puzzle } from '@nimhall/shared/puzzle/puzzle';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { surfaceOf } from '../../../components/board/surface-of.ts';
import { pageHead, pageHeadStyles } from '../../../components/ui/page-head.ts';
import { localize } from '../../../i18n/language.ts';
import { boardPositionOf } from '../../../position/board-position.ts';
import { StoreController } from '../../../reactive/store-controller.ts';
import { Ticker } from '../../../reactive/ticker.ts';
import { base } from '../../../styles/base.ts';
import { controls } from '../../../styles/controls.ts';
import { panel } from '../../../styles/panel.ts';
import { surface } from '../../../styles/surface.ts';
import '../../../components/board/mini/mini-board.ts';
import { learnt } from '../../../components/learnt/my-learnt.ts';
import { GROUPED } from '../../../components/new-game/grouped.ts';
import { setTitle } from '../../../components/page/title.ts';
import { groupInWords } from '../../../components/text/groups.ts';
import { attemptMark, attemptStyles, placeInWords } from './attempt-mark.ts';
import { nextInWords, rowInWords } from './card-text.ts';
import { dailyLink, ladderLink, PUZZLES } from './links.ts';
import { puzzlesOf } from './sets.ts';
import { skillOf } from './skill.ts';
import { CHECK_INTERVAL_MS, dayInWords, today } from './today.ts';

/** Practice: today's three puzzles, and puzzles of any game at the right level. */
@customElement('nh-practice-page')
export class PracticePage extends LitElement {
  static override styles = [
    base,
    controls,
    panel,
    attemptStyles,
    surface,
    pageHeadStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 14px;
        max-width: var(--width-page);
      }
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 8px 20px;
      }
      .line p {
        font-variant-numeric: tabular-nums;
      }
      .main {
        min-height: 48px;
      }
      ol {
        list-style: none;
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: 10px;
        margin: 0;
        padding: 0;
      }
      .tile {
        display: grid;
        grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
        gap: 6px;
        height: clamp(8rem, 24vw, 11rem);
        padding: 8px;
        color: inherit;
        text-decoration: none;
        border-radius: var(--radius-small);
        transition: transform var(--quick);
      }
      .tile:hover {
        transform: translateY(-2px);
      }
      .name {
        display: flex;
        align-items: center;
        gap: 6px;
        min-height: 2.6em;
        font-size: 0.875rem;
        line-height: 1.25;
      }
      /* Three in a row leave a long name no room beside its mark. */
      @media (max-width: 36rem) {
        .tile {
          height: 9.5rem;
          padding: 8px 4px;
        }
        .name {
          flex-direction: column;
          gap: 4px;
          height: 4rem;
          font-size: 0.8125rem;
          text-align: center;
        }
      }
      nh-mini-board {
        height: 100%;
        min-height: 0;
      }
      .bar {
        height: 8px;
        border-radius: 4px;
        background: linear-gradient(var(--good) 0 0) 0 / var(--done) 100% no-repeat var(--sunken);
      }
      select {
        flex: 1 1 10rem;
        max-width: 20rem;
      }
    `,
  ];

  /** The puzzles of today; null until they are there. */
  @state() private puzzles: readonly Puzzle[] | null = null;

  /** Which game is practised; null for any. */
  @state() private game: string | null = null;

  protected readonly watch = new StoreController(this, learnt);

  protected readonly ticker = new Ticker(this, CHECK_INTERVAL_MS, () => true);

  /** The day that is shown. */
  #day = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    setTitle(msg('Puzzles'), msg('Learn'));
    learnt.reload();
  }

  /** At midnight another day begins, also on a page that stays open. */
  protected override willUpdate(): void {
    const day = today();
    if (day === this.#day) return;
    this.#day = day;
    this.puzzles = null;
    void puzzlesOf({ day, word: '' }).then((puzzles) => {
      if (day === this.#day) this.puzzles = puzzles;
    });
  }

  protected override render() {
    return html`
      ${pageHead({
        up: { href: '/learn', name: msg('Learn') },
        title: msg('Puzzles'),
        lead: msg('From all games. Each has one right answer.'),
      })}
      ${this.#today()} ${this.#ladder()}
    `;
  }

  #today(): TemplateResult {
    const { days } = learnt.value.practice;
    const day = today();
    const results = resultsOn(days, day);
    const row = rowOn(days, day);
    const whole = isWhole(results);
    const go = whole ? msg('See result') : results.some((attempt) => attempt !== null) ? msg('Continue') : msg('Start');
    return html`<section class="panel" aria-labelledby="today">
      <div class="line">
        <div>
          <h2 id="today">${msg('Today’s three')}</h2>
          <p class="soft">${dayInWords(day)}${row > 0 ? ` · ${rowInWords(row)}` : ''}</p>
        </div>
        <a class="button main" href=${PUZZLES.today}>${go}</a>
      </div>
      <ol>
        ${results.map((attempt, place) => html`<li>${this.#tile(place, attempt)}</li>`)}
      </ol>
      <p class="soft">${whole ? nextInWords(Date.now()) : msg('The same puzzles for everyone in the world.')}</p>
    </section>`;
  }

  #tile(place: number, attempt: Parameters<typeof attemptMark>[0]): TemplateResult {
    const puzzle = this.puzzles?.[place];
    const scene = puzzle && boardPositionOf(puzzle);
    const name = puzzle ? localize(findFamily(puzzle.game)?.name ?? '') : '';
    return html`<a class="tile surface ${scene?.ok ? surfaceOf(scene.value.view) : ''}" href=${dailyLink(place)} aria-label=${[placeInWords(place, attempt), name].filter(Boolean).join(', ')}>
      ${scene?.ok ? html`<nh-mini-board aria-hidden="true" .view=${scene.value.view} .now=${scene.value.now}></nh-mini-board>` : html`<span></span>`}
      <span class="name" aria-hidden="true">${attemptMark(attempt)} ${name}</span>
    </a>`;
  }

  #ladder(): TemplateResult {
    const { practice } = learnt.value;
    const skill = skillOf(practice);
    const rated = ratedIn(practice);
    const level = Math.round(skill.rating);
    const waiting = dueAt(practice.mistakes, Date.now(), this.game).length;
    const share = (100 * (skill.rating - EASIEST)) / (HARDEST - EASIEST);
    return html`<section class="panel" aria-labelledby="ladder">
      <h2 id="ladder">${msg('Endless puzzles')}</h2>
      <div>
        <p class="line"><span>${msg(str`Level ${level}`)}</span><span class="soft">${localize(count(rated, '{0} puzzle so far', '{0} puzzles so far'))}</span></p>
        <div class="bar" .style=${`--done: ${share}%`}></div>
      </div>
      <p class="soft">
        ${waiting > 0 ? localize(count(waiting, 'A puzzle you missed comes back now.', '{0} puzzles you missed come back now.')) : msg('Puzzles get harder as you improve. Missed ones come back later.')}
      </p>
      <div class="row">
        <label for="game">${msg('Game')}</label>
        <select id="game" @change=${this.#onGame}>
          <option value="" ?selected=${this.game === null}>${msg('Any game')}</option>
          ${GROUPED.map(
            ({ group, games }) => html`<optgroup label=${groupInWords(group)}>
              ${games.map(({ id, name }) => html`<option value=${id} ?selected=${this.game === id}>${localize(name)}</option>`)}
            </optgroup>`,
          )}
        </select>
        <a class="button main" href=${ladderLink(this.game)}>${msg('New puzzle')}</a>
      </div>
    </section>`;
  }

  #onGame(event: Event): void {
    this.game = (event.target as HTMLSelectElement).value || null;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-practice-page': PracticePage;
  }
}
