import { BOT_LEVELS } from '@nimhall/shared/bot/levels';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import '../src/components/board/mini/mini-board.ts';
import { surfaceOf } from '../src/components/board/surface-of.ts';
import '../src/components/board/game-table.ts';
import { cards } from '../src/components/ui/cards.ts';
import { choiceStyles, choices } from '../src/components/ui/choices.ts';
import { EMPTY_TABLE } from '../src/components/ui/empty-table.ts';
import { botAvatar } from '../src/components/ui/face.ts';
import { faceStyles } from '../src/components/ui/face-styles.ts';
import { pageHead, pageHeadStyles } from '../src/components/ui/page-head.ts';
import { portrait } from '../src/components/ui/portrait.ts';
import { siblings } from '../src/components/ui/siblings.ts';
import { boardPositionOf } from '../src/position/board-position.ts';
import { base } from '../src/styles/base.ts';
import { controls } from '../src/styles/controls.ts';
import { dialogStyles } from '../src/styles/dialog.ts';
import { emptyState } from '../src/styles/empty-state.ts';
import { fieldGrid } from '../src/styles/field.ts';
import { panel } from '../src/styles/panel.ts';
import { raisedLink } from '../src/styles/raised-link.ts';
import { surface } from '../src/styles/surface.ts';
import { toastStyles } from '../src/styles/toast.ts';

const SPACES = [1, 2, 3, 4, 5, 6, 7, 8];
const TYPES = ['hero', 'title-1', 'title-2', 'title-3', 'lead', 'body', 'small'];
const WIDTHS = ['reading', 'page', 'wide'];
/** Colors of text, each on what it is written on. */
const INKS = [
  ['ink', 'page'],
  ['soft-ink', 'page'],
  ['ink', 'card'],
  ['soft-ink', 'card'],
  ['ink', 'sunken'],
  ['soft-ink', 'sunken'],
  ['accent', 'page'],
  ['accent', 'card'],
  ['accent', 'accent-soft'],
  ['on-accent', 'accent'],
  ['halo', 'card'],
  ['halo', 'halo-soft'],
  ['good', 'page'],
  ['warn', 'page'],
  ['warn', 'warn-soft'],
] as const;
/** A position for each table that there is. */
const TABLES = [
  { game: 'nim', position: '3,4,5' },
  { game: 'kayles', position: '6' },
  { game: 'nimble', position: '2,5,6' },
  { game: 'wythoff', position: '7.5' },
  { game: 'sprouts', position: '3' },
];

/** `npm run dev`, then /styleguide/: every token and every part that pages share, to be looked at in all themes. Not part of the build. */
@customElement('nh-style-guide')
export class StyleGuide extends LitElement {
  static override styles = [
    base,
    controls,
    surface,
    panel,
    emptyState,
    dialogStyles,
    pageHeadStyles,
    toastStyles,
    fieldGrid,
    raisedLink,
    cards,
    choiceStyles,
    faceStyles,
    siblings,
    css`
      main {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--section);
        max-width: var(--width-wide);
        padding: var(--space-5) var(--edge);
      }
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
      }
      .swatch {
        padding: var(--space-2) var(--space-3);
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
      }
      .space,
      .width {
        height: var(--space-4);
        background: var(--accent);
      }
      .width {
        max-width: 100%;
      }
      .table {
        width: 9rem;
        padding: var(--space-2);
        border-radius: var(--radius-small);
      }
      nh-mini-board {
        height: 6rem;
      }
      /* In the page here, so that they can be seen beside everything else. */
      dialog,
      .toasts .toast {
        position: static;
        margin: 0;
      }
      .raised {
        padding: var(--space-4);
      }
      .lifted,
      .shadow {
        padding: var(--space-4);
        background: var(--card);
        border-radius: var(--radius);
        box-shadow: var(--lifted);
      }
      .shadow {
        box-shadow: var(--shadow);
      }
    `,
  ];

  protected override render() {
    return html`<main>
      ${pageHead({
        title: 'Style guide',
        lead: 'Tokens and parts that all pages share.',
        aside: html`<a class="button main" href="/">Play now</a>`,
      })}
      ${this.#section(
        'Type',
        TYPES.map((name) => html`<div .style=${`font-size: var(--type-${name})`}>${name}</div>`),
      )}
      ${this.#section(
        'Space',
        SPACES.map((step) => html`<div class="space" .style=${`width: var(--space-${step})`}></div>`),
      )}
      ${this.#section(
        'Widths',
        WIDTHS.map((name) => html`<div>${name}</div><div class="width" .style=${`width: var(--width-${name})`}></div>`),
      )}
      ${this.#section(
        'Colors',
        html`<div class="row">
          ${INKS.map(([ink, ground]) => html`<div class="swatch" .style=${`color: var(--${ink}); background: var(--${ground})`}>${ink} on ${ground}</div>`)}
        </div>`,
      )}
      ${this.#section('Elevation', html`<div class="row"><div class="lifted">lies on the page</div><div class="shadow">lies over it</div></div>`)}
      ${this.#section('Tables', html`<div class="row">${TABLES.map(tableTop)}</div>`)}
      ${this.#section(
        'Buttons',
        html`<div class="row">
          <button type="button" class="main">Do it</button>
          <button type="button">Something else</button>
          <button type="button" class="quiet">Quiet</button>
          <button type="button" disabled>Not now</button>
          <a class="button" href="#link">A link</a>
        </div>`,
      )}
      ${this.#section(
        'Fields',
        html`<form>
            <div class="field"><label for="text">Name</label><input id="text" value="Brave Otter" /></div>
            <div class="field">
              <label for="wrong">Wrong</label><input id="wrong" aria-invalid="true" value="?" aria-describedby="fault" />
              <p id="fault" class="fault">A name needs a letter.</p>
            </div>
            <div class="field"><label for="list">List</label><select id="list"><option>Nim</option></select></div>
          </form>
          <div class="row">
            <label class="choice"><input type="checkbox" checked />Checked</label>
            <label class="choice"><input type="radio" checked />Chosen</label>
          </div>
          <fieldset><legend>Choice</legend>${choices('one', ['first', 'second'], 'first', String, () => undefined)}</fieldset>`,
      )}
      ${this.#section('Tabs', html`<nav aria-label="Tabs"><a href="#one" aria-current="page">Here</a><a href="#two">There</a></nav>`)}
      ${this.#section('Sheet and card', html`<div class="panel">A sheet</div><a class="raised" href="#card">A card that rises</a>`)}
      ${this.#section('List of cards', html`<ul><li class="panel"><a href="#a">The whole card is the link</a></li><li class="panel"><a href="#b">So is this</a></li></ul>`)}
      ${this.#section('Folded', html`<details><summary>Full rules</summary><p>They are longer.</p></details>`)}
      ${this.#section(
        'Empty',
        html`<div class="empty-state">
          ${EMPTY_TABLE}
          <p>No finished games yet.</p>
          <button type="button" class="main">Find a game</button>
        </div>`,
      )}
      ${this.#section('Toast', html`<div class="toasts"><button type="button" class="toast"><strong>Brave Otter</strong> Good game!</button></div>`)}
      ${this.#section(
        'Dialog',
        html`<dialog open aria-labelledby="question">
          <form method="dialog">
            <h2 id="question">Resign this game?</h2>
            <p>Your opponent wins at once.</p>
            <div class="buttons"><button>Keep playing</button><button class="main">Resign</button></div>
          </form>
        </dialog>`,
      )}
      ${this.#section('Faces', html`<div class="row">${BOT_LEVELS.map(({ id }) => botAvatar(id))}${portrait({ id: 'a', name: 'Brave Otter' })}</div>`)}
    </main>`;
  }

  #section(title: string, content: unknown): TemplateResult {
    return html`<section><h2>${title}</h2>${content}</section>`;
  }
}

function tableTop(placed: (typeof TABLES)[number]): TemplateResult {
  const scene = boardPositionOf(placed);
  if (!scene.ok) throw new Error(scene.error.message);
  const { view } = scene.value;
  return html`<div class="table surface ${surfaceOf(view)}"><nh-mini-board .view=${view}></nh-mini-board></div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-style-guide': StyleGuide;
  }
}
