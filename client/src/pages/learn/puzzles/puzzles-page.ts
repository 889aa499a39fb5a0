import { msg, str } from '@lit/localize';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import type { Puzzle } from '@nimhall/shared/puzzle/puzzle';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { inOurLanguage } from '../../../ground/i18n/language.ts';
import { hasPlayed } from '../../../ground/state/has-played.ts';
import { Watch } from '../../../ground/store/watch.ts';
import { base } from '../../../ground/styles/base.ts';
import { controls } from '../../../ground/styles/controls.ts';
import { think } from '../../../ground/think/thinker.ts';
import { navigate } from '../../../parts/page/navigation.ts';
import { setTitle } from '../../../parts/page/title.ts';
import { backLink, stepPage } from '../step-page.ts';
import { attemptMark, attemptStyles, placeInWords } from './attempt-mark.ts';
import { isWhole, resultsOn } from './days.ts';
import { type DailyPlace, journal, journalAfter, withAsked } from './journal.ts';
import { dailyLink, PUZZLES, readWish } from './links.ts';
import { dueAt } from './mistakes.ts';
import './puzzle.ts';
import type { AttemptEvent } from './puzzle.ts';
import './day-card.ts';
import { type Attempt, nextRating } from './skill.ts';
import { puzzlesOf, today } from './today.ts';

/** A puzzle that is asked. */
interface Round {
  readonly puzzle: Puzzle;
  /** Its place in the set of a day; null for one of the ladder. */
  readonly daily: DailyPlace | null;
  /** What there is to know about it besides. */
  readonly note: string;
  /** True where it was done before, so that nothing counts. */
  readonly idle: boolean;
}

/** Puzzles, one at a time: those of today, or as many as somebody likes. */
@customElement('nh-puzzles-page')
export class PuzzlesPage extends LitElement {
  static override styles = [
    base,
    controls,
    stepPage,
    attemptStyles,
    css`
      nav,
      .level {
        display: flex;
        align-items: center;
        gap: 2px 10px;
        font-variant-numeric: tabular-nums;
      }
      nav a {
        display: grid;
        place-items: center;
        width: 32px;
        height: 32px;
        border-radius: 50%;
      }
      nav a[aria-current='step'] {
        background: var(--accent-soft);
      }
      /* A line of its own, whatever the game is called. */
      @media (max-width: 30rem) {
        nav,
        .level {
          flex: 0 0 100%;
        }
        .level p {
          margin-inline-end: auto;
        }
      }
      .quiet {
        min-height: 32px;
        padding: 0 8px;
      }
      .gain {
        display: inline-block;
        min-width: 3em;
        font-weight: 600;
      }
      .up {
        color: var(--good);
      }
      .down {
        color: var(--accent);
      }
    `,
  ];

  /** Which puzzles, as the address says. */
  @property({ attribute: false }) set = '';

  /** The query of the address. */
  @property({ attribute: false }) query = '';

  /** What is asked; `done` for the result of a day, `none` where nothing was found, null while it is being composed. */
  @state() private round: Round | 'done' | 'none' | null = null;

  /** What the puzzle at hand has done to the rating. */
  @state() private gain: number | null = null;

  protected readonly watch = new Watch(this, journal);

  /** True while the next puzzle is on its way, whose name then gets the focus: what had it is gone. */
  #goesOn = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('set') || changed.has('query')) void this.#begin();
    setTitle(this.#name ?? msg('Puzzles'), msg('Practice'));
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has('round') || !this.round || !this.#goesOn) return;
    this.#goesOn = false;
    this.renderRoot.querySelector('h1')?.focus({ preventScroll: true });
  }

  protected override render() {
    const { round } = this;
    return html`
      <header>
        ${backLink('/learn/practice', msg('Practice'))}
        <h1 tabindex="-1">${this.#name ?? msg('Practice')}</h1>
        ${this.set === 'today' ? this.#places() : this.#level()}
      </header>
      ${
        round === null || typeof round === 'string'
          ? this.#without(round)
          : html`<nh-puzzle
              class="step"
              .puzzle=${round.puzzle}
              .note=${round.note}
              @nh-attempt=${({ attempt }: AttemptEvent) => this.#attempted(round, attempt)}
              @nh-next=${() => this.#next(round)}
            ></nh-puzzle>`
      }
    `;
  }

  /** The game of the puzzle, or what else stands here. */
  get #name(): string | null {
    const { round } = this;
    if (round === 'done') return msg('Today');
    return round && round !== 'none' ? inOurLanguage(findFamily(round.puzzle.game)?.name ?? '') : null;
  }

  /** Where there is no puzzle. */
  #without(round: Exclude<PuzzlesPage['round'], Round>): TemplateResult {
    if (round === null) return html`<p class="soft" role="status">${msg('A puzzle is being made…')}</p>`;
    if (round === 'done') return html`<nh-day-card .day=${today()}></nh-day-card>`;
    return html`<div class="missing">
      <p role="status">${msg('No puzzle was found here.')}</p>
      <a class="button" href="/learn/practice">${msg('Back to practice')}</a>
    </div>`;
  }

  /** The puzzles of today, and how they went. */
  #places(): TemplateResult {
    const here = typeof this.round === 'object' ? this.round?.daily?.place : null;
    return html`<nav aria-label=${msg('Today’s puzzles')}>
      ${resultsOn(journal.value.days, today()).map(
        (attempt, place) => html`<a
          href=${dailyLink(place)}
          aria-label=${placeInWords(place, attempt)}
          aria-current=${place === here ? 'step' : nothing}
        >${attemptMark(attempt)}</a>`,
      )}
    </nav>`;
  }

  #level(): TemplateResult {
    const { gain } = this;
    const change = gain === null ? '' : gain < 0 ? `−${-gain}` : `+${gain}`;
    return html`<div class="level">
      <p role="status">${msg(str`Level ${Math.round(journal.value.skill.rating)}`)} <span class="gain ${gain !== null && gain < 0 ? 'down' : 'up'}">${change}</span></p>
      <button type="button" class="quiet" @click=${this.#skip}>${msg('Another one')}</button>
    </div>`;
  }

  async #begin(): Promise<void> {
    const { set, query } = this;
    this.round = null;
    this.gain = null;
    const round = await (set === 'today' ? dailyRound(query) : set === 'ladder' ? ladderRound(query) : 'none');
    if (this.set === set && this.query === query) this.round = round;
  }

  #attempted({ puzzle, daily, idle }: Round, attempt: Attempt): void {
    if (idle) return;
    hasPlayed.set(true);
    journal.reload();
    const before = journal.value.skill.rating;
    journal.set(journalAfter(journal.value, puzzle, attempt, Date.now(), daily));
    this.gain = Math.round(journal.value.skill.rating) - Math.round(before);
  }

  #next({ daily }: Round): void {
    this.#goesOn = true;
    if (!daily) return void this.#begin();
    const results = resultsOn(journal.value.days, daily.day);
    const open = results.indexOf(null, daily.place + 1);
    navigate(isWhole(results) ? PUZZLES.today : dailyLink(open >= 0 ? open : results.indexOf(null)));
  }

  #skip(): void {
    journal.set(withAsked(journal.value, null));
    this.#goesOn = true;
    void this.#begin();
  }
}

/** The puzzle of today that the address names, or the first that is open. */
async function dailyRound(query: string): Promise<PuzzlesPage['round']> {
  const day = today();
  const results = resultsOn(journal.value.days, day);
  const named = Number(new URLSearchParams(query).get('puzzle') ?? Number.NaN) - 1;
  const place = named in results ? named : results.indexOf(null);
  if (place < 0) return 'done';
  const puzzle = (await puzzlesOf(day))?.[place];
  if (!puzzle) return 'none';
  const idle = results[place] !== null;
  return { puzzle, daily: { day, place }, idle, note: idle ? msg('You have done this one: now nothing counts.') : '' };
}

/** A mistake that is due, else the puzzle that was left, else a new one. */
async function ladderRound(query: string): Promise<PuzzlesPage['round']> {
  const { mistakes, asked, skill, seen } = journal.value;
  const { game, start } = readWish(query);
  const [mistake] = dueAt(mistakes, Date.now(), game);
  if (mistake) return { puzzle: mistake.puzzle, daily: null, idle: false, note: msg('This one went wrong before. Now you can do it.') };
  if (asked?.wish === query) return { puzzle: asked.puzzle, daily: null, idle: false, note: '' };
  const seed = Math.floor(Math.random() * 2 ** 31);
  const [puzzle] = (await think({ kind: 'puzzle', game, start, rating: nextRating(skill), seen, seed })) ?? [];
  if (!puzzle) return 'none';
  journal.set(withAsked(journal.value, { wish: query, puzzle }));
  return { puzzle, daily: null, idle: false, note: '' };
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-puzzles-page': PuzzlesPage;
  }
}
