import { msg, str } from '@lit/localize';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import type { Attempt } from '@nimhall/shared/learnt/attempts';
import { isWhole } from '@nimhall/shared/learnt/days';
import { dueAt } from '@nimhall/shared/learnt/mistakes';
import { type Puzzle, readPuzzle } from '@nimhall/shared/puzzle/puzzle';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { runInWorker } from '../../../analysis-worker/worker-client.ts';
import { learnt } from '../../../components/learnt/my-learnt.ts';
import { linkFaultInWords } from '../../../components/new-game/link-words.ts';
import { navigate } from '../../../components/page/navigation.ts';
import { TitleController } from '../../../components/page/title-controller.ts';
import { localize } from '../../../i18n/language.ts';
import { LatestRequest } from '../../../reactive/latest-request.ts';
import { StoreController } from '../../../reactive/store-controller.ts';
import { hasPlayed } from '../../../stores/has-played.ts';
import { base } from '../../../styles/base.ts';
import { controls } from '../../../styles/controls.ts';
import type { Words } from '../step-element.ts';
import { backLink, stepPage } from '../step-page.ts';
import { asking, withAsked } from './asked.ts';
import { attemptMark, attemptStyles, placeInWords } from './attempt-mark.ts';
import { keepAttempt } from './keep-attempt.ts';
import { readWish } from './links.ts';
import './class-board.ts';
import './join-class-form.ts';
import './class-card.ts';
import './day-card.ts';
import './puzzle.ts';
import type { AttemptEvent } from './puzzle.ts';
import { classDays, keepInClass, linkInto, puzzlesOf, resultsOf, type SharedSet, sharedSet } from './sets.ts';
import { nextRating, skillOf } from './skill.ts';

/** A puzzle that is asked. */
interface Round {
  readonly puzzle: Puzzle;
  /** Its set, and its place in it; null for one of the ladder. */
  readonly of: { readonly set: SharedSet; readonly place: number } | null;
  /** Further information. */
  readonly note: Words | null;
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
        width: 44px;
        height: 44px;
        margin-block: -6px;
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
      :host([large]) {
        max-width: none;
        max-height: none;
      }
      .whole {
        grid-row: 1 / -1;
        min-height: 0;
      }
      .quiet {
        min-height: 44px;
        margin-block: -6px;
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

  /** True where all of a class looks on. */
  @property({ type: Boolean, reflect: true }) large = false;

  /** Which puzzles, as the address says. */
  @property({ attribute: false }) set = '';

  /** The query of the address. */
  @property({ attribute: false }) query = '';

  /** The current question; `done` for the result of a day, `none` if nothing was found, null while it is being composed. */
  @state() private round: Round | 'done' | 'none' | null = null;

  /** How the current puzzle changed the rating. */
  @state() private gain: number | null = null;

  protected readonly watched = [new StoreController(this, learnt), new StoreController(this, classDays)];

  protected readonly named = new TitleController(this, () => (this.#name ? [this.#name, msg('Puzzles')] : [msg('Puzzles'), msg('Learn')]));

  /** The set that everybody has; null on the ladder. */
  #shared: SharedSet | null = null;

  /** True while the next puzzle is on its way, whose name then gets the focus: what had it is gone. */
  #goesOn = false;

  /** Drops puzzles that were composed too late. */
  readonly #rounds = new LatestRequest();

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('set') || changed.has('query')) {
      this.#shared = sharedSet(this.set, this.query);
      this.large = this.set === 'class' && new URLSearchParams(this.query).has('board');
      void this.#begin();
    }
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has('round') || !this.round || !this.#goesOn) return;
    this.#goesOn = false;
    this.renderRoot.querySelector('h1')?.focus({ preventScroll: true });
  }

  protected override render() {
    const { round } = this;
    if (this.#shared && this.large) {
      return html`<nh-class-board class="whole" .word=${this.#shared.word}></nh-class-board>`;
    }
    return html`
      <header>
        ${backLink('/learn/practice', msg('Puzzles'))}
        <h1 tabindex="-1">${this.#name ?? msg('Puzzles')}</h1>
        ${this.#shared ? this.#places(this.#shared) : this.set === 'ladder' && round !== 'none' ? this.#level() : nothing}
      </header>
      ${
        round === null || typeof round === 'string'
          ? this.#without(round)
          : html`<nh-puzzle
              class="step"
              .puzzle=${round.puzzle}
              .note=${round.note?.() ?? ''}
              @nh-attempt=${({ attempt }: AttemptEvent) => this.#attempted(round, attempt)}
              @nh-next=${() => this.#next(round)}
            ></nh-puzzle>`
      }
    `;
  }

  /** The game of the puzzle, or the current state of the page. */
  get #name(): string | null {
    const { round } = this;
    if (round === 'done') return this.#shared?.word || msg('Today');
    return round && round !== 'none' ? localize(findFamily(round.puzzle.game)?.name ?? '') : null;
  }

  /** The page without a puzzle. */
  #without(round: Exclude<PuzzlesPage['round'], Round>): TemplateResult {
    if (round === null) return html`<p class="soft" role="status">${msg('Loading puzzle…')}</p>`;
    if (round === 'done' && this.#shared) {
      const { day, word } = this.#shared;
      return word ? html`<nh-class-card .word=${word}></nh-class-card>` : html`<nh-day-card .day=${day}></nh-day-card>`;
    }
    if (this.set === 'class' && !this.#shared) return html`<nh-join-class-form></nh-join-class-form>`;
    return html`<div class="missing">
      <p role="status">${this.#noneInWords()}</p>
      <a class="button" href="/learn/practice">${msg('Back to puzzles')}</a>
    </div>`;
  }

  #noneInWords(): string {
    const wish = readWish(this.set === 'ladder' ? this.query : '');
    return wish.ok ? msg('No puzzles found.') : linkFaultInWords(wish.error);
  }

  /** The puzzles of a set, and how they went. */
  #places(set: SharedSet): TemplateResult {
    const here = typeof this.round === 'object' ? this.round?.of?.place : null;
    return html`<nav aria-label=${set.word ? msg('Class puzzles') : msg('Today’s puzzles')}>
      ${resultsOf(set).map(
        (attempt, place) => html`<a
          href=${linkInto(set, place)}
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
      <p role="status">${msg(str`Level ${this.#myLevel}`)} <span class="gain ${gain !== null && gain < 0 ? 'down' : 'up'}">${change}</span></p>
      <button type="button" class="quiet" @click=${this.#skip}>${msg('Next puzzle')}</button>
    </div>`;
  }

  async #begin(): Promise<void> {
    const { set, query } = this;
    const isLast = this.#rounds.ask();
    this.round = null;
    this.gain = null;
    const round = await (this.#shared ? sharedRound(this.#shared, query) : set === 'ladder' ? ladderRound(query) : 'none');
    if (isLast()) this.round = round;
  }

  #attempted({ puzzle, of, idle }: Round, attempt: Attempt): void {
    if (idle) return;
    hasPlayed.set(true);
    learnt.reload();
    const before = this.#myLevel;
    keepAttempt(puzzle, attempt, of && !of.set.word ? { day: of.set.day, place: of.place } : null);
    if (of) keepInClass(of.set, of.place, attempt);
    this.gain = this.#myLevel - before;
  }

  get #myLevel(): number {
    return Math.round(skillOf(learnt.value.practice).rating);
  }

  #next({ of }: Round): void {
    this.#goesOn = true;
    if (!of) return void this.#begin();
    const results = resultsOf(of.set);
    const open = results.indexOf(null, of.place + 1);
    navigate(linkInto(of.set, isWhole(results) ? null : open >= 0 ? open : results.indexOf(null)));
  }

  /** Not while one is being made, which would come too and take the place of the next, and once for a double click. */
  #skip({ detail: clicks }: MouseEvent): void {
    if (this.round === null || clicks > 1) return;
    asking.set(withAsked(asking.value, null));
    this.#goesOn = true;
    void this.#begin();
  }
}

/** The puzzle of a set that the address names, or the first that is open. */
async function sharedRound(set: SharedSet, query: string): Promise<PuzzlesPage['round']> {
  const results = resultsOf(set);
  const named = Number(new URLSearchParams(query).get('puzzle') ?? Number.NaN) - 1;
  const place = named in results ? named : results.indexOf(null);
  if (place < 0) return 'done';
  const puzzle = (await puzzlesOf(set))?.[place];
  if (!puzzle) return 'none';
  const idle = results[place] !== null;
  return { puzzle, of: { set, place }, idle, note: idle ? () => msg('You’ve already done this one. It no longer counts.') : null };
}

/** A mistake that is due, else the unfinished puzzle, else a new one. */
async function ladderRound(query: string): Promise<PuzzlesPage['round']> {
  const { practice } = learnt.value;
  const { asked, seen } = asking.value;
  const wish = readWish(query);
  if (!wish.ok) return 'none';
  const { game, start } = wish.value;
  const mistake = dueAt(practice.mistakes, Date.now(), game).find(({ puzzle }) => readPuzzle(puzzle));
  if (mistake) return { puzzle: mistake.puzzle, of: null, idle: false, note: () => msg('You missed this one before. Try it again.') };
  if (asked?.wish === query) return { puzzle: asked.puzzle, of: null, idle: false, note: null };
  const seed = Math.floor(Math.random() * 2 ** 31);
  const [puzzle] = (await runInWorker({ kind: 'puzzle', game, start, rating: nextRating(skillOf(practice)), seen, seed })) ?? [];
  if (!puzzle) return 'none';
  asking.set(withAsked(asking.value, { wish: query, puzzle }));
  return { puzzle, of: null, idle: false, note: null };
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-puzzles-page': PuzzlesPage;
  }
}
