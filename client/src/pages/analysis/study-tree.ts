import { msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { type StepIcon, stepIcon } from '../../components/ui/step-icons.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { isMainLine, type Path, type Study, type Variation } from './study.ts';

/** A command about lines. */
export type LineWish =
  | { readonly kind: 'go' | 'remove' | 'promote'; readonly path: Path }
  | { readonly kind: 'start' | 'back' | 'forward' | 'end' | 'previous-line' | 'next-line' };

/** Whether a move keeps the win, if the position before it was analysed. */
export type MoveMark = 'winning' | 'losing' | null;

const KEYS: Readonly<Record<string, LineWish>> = {
  ArrowLeft: { kind: 'back' },
  ArrowRight: { kind: 'forward' },
  ArrowUp: { kind: 'previous-line' },
  ArrowDown: { kind: 'next-line' },
  Home: { kind: 'start' },
  End: { kind: 'end' },
};

/** All lines that were tried, the main one first, with alternatives inset. Fires `nh-line` with a command. */
@customElement('nh-study-tree')
export class StudyTree extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        gap: 8px;
      }
      .steps {
        display: flex;
        gap: 6px;
      }
      .steps button {
        flex: 1;
        padding-inline: 4px;
      }
      .steps svg {
        width: 22px;
        height: 22px;
        fill: none;
        stroke: currentColor;
        stroke-width: 2;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      .lines {
        max-height: 16rem;
        overflow-y: auto;
      }
      ol {
        list-style: none;
        margin: 0;
        padding: 0;
      }
      li {
        display: inline;
      }
      ol ol {
        margin-block: 2px;
        padding-inline-start: 14px;
        border-inline-start: 2px solid var(--line);
      }
      li.aside {
        display: block;
      }
      .move {
        min-width: 44px;
        border: 0;
        background: none;
        box-shadow: none;
        padding-inline: 6px;
        font-variant-numeric: tabular-nums;
      }
      .move[aria-current] {
        background: var(--accent-soft);
        color: var(--accent);
        font-weight: 650;
      }
      .number {
        color: var(--soft-ink);
      }
      .winning {
        color: var(--halo);
      }
      .losing {
        color: var(--soft-ink);
      }
      .tools {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
        margin-inline-start: calc(-1rem - 1px);
      }
    `,
  ];

  @property({ attribute: false }) study: Study | null = null;

  /** The mark of a move that leads on from a place. */
  @property({ attribute: false }) markOf: (parent: Path, move: string) => MoveMark = () => null;

  @query('.lines') private readonly list?: HTMLElement;

  @query('.lines [aria-current]') private readonly current?: HTMLElement;

  protected override render() {
    const { study } = this;
    if (!study) return nothing;
    const isMain = isMainLine(study, study.path);
    return html`
      <h2>${msg('Lines')}</h2>
      <div class="steps" role="group" aria-label=${msg('Steps')}>
        ${this.#step('start', 'first', msg('Go to start'))} ${this.#step('back', 'previous', msg('Previous move'))}
        ${this.#step('forward', 'next', msg('Next move'))} ${this.#step('end', 'last', msg('Go to end of line'))}
      </div>
      ${
        study.lines.length === 0
          ? html`<p class="soft">${msg('Play moves for both sides. Go back and play another to start a new line.')}</p>`
          : html`<div class="lines" role="group" aria-label=${msg('Moves and lines')} @keydown=${this.#onKey}>${this.#line([], study.lines)}</div>`
      }
      ${
        study.path.length > 0
          ? html`<div class="tools">
              <button type="button" class="quiet" @click=${() => this.#wish({ kind: 'remove', path: study.path })}>${msg('Delete from here')}</button>
              ${isMain ? nothing : html`<button type="button" class="quiet" @click=${() => this.#wish({ kind: 'promote', path: study.path })}>${msg('Make main line')}</button>`}
            </div>`
          : nothing
      }
    `;
  }

  /** Whether the focus follows the current place, so that keys continue from there. */
  #followed = false;

  protected override updated(): void {
    if (this.#followed) (this.current ?? this.list?.querySelector<HTMLElement>('.move'))?.focus({ preventScroll: true });
    this.#followed = false;
    // With the next picture, whose layout is made anyway: asked for now, it would be made twice.
    requestAnimationFrame(() => this.#bringIntoView());
  }

  /** Scrolls the list alone: `scrollIntoView` would move the page as well. */
  #bringIntoView(): void {
    const { list, current } = this;
    if (!list || !current) return;
    const [line, frame] = [current.getBoundingClientRect(), list.getBoundingClientRect()];
    if (line.top < frame.top) list.scrollTop -= frame.top - line.top;
    else if (line.bottom > frame.bottom) list.scrollTop += line.bottom - frame.bottom;
  }

  #step(kind: 'start' | 'back' | 'forward' | 'end', icon: StepIcon, label: string): TemplateResult {
    return html`<button type="button" aria-label=${label} title=${label} @click=${() => this.#wish({ kind })}>${stepIcon(icon)}</button>`;
  }

  /** A line from a place on: each move, and after it the lines that were tried instead. */
  #line(parent: Path, lines: readonly Variation[]): TemplateResult {
    const items: TemplateResult[] = [];
    let path = parent;
    for (let siblings = lines; siblings[0]; siblings = siblings[0].next) {
      const [main, ...others] = siblings;
      const before = path;
      items.push(this.#move(before, main.move));
      for (const other of others) items.push(html`<li class="aside">${this.#line(before, [other])}</li>`);
      path = [...before, main.move];
    }
    return html`<ol>
      ${items}
    </ol>`;
  }

  #move(parent: Path, move: string): TemplateResult {
    const path = [...parent, move];
    const isHere = this.study?.path.length === path.length && path.every((each, depth) => this.study?.path[depth] === each);
    const mark = this.markOf(parent, move);
    const number = parent.length % 2 === 0 ? html`<span class="number" aria-hidden="true">${parent.length / 2 + 1}.</span>` : nothing;
    return html`<li>
      ${number}<button
        type="button"
        class="move"
        aria-current=${isHere ? 'step' : nothing}
        aria-label=${labelOf(parent.length, move, mark)}
        @click=${() => this.#wish({ kind: 'go', path })}
      >
        ${move}${mark ? html`<span class=${mark} aria-hidden="true"> ${mark === 'winning' ? '✓' : '✗'}</span>` : nothing}
      </button>
    </li>`;
  }

  #onKey(event: KeyboardEvent): void {
    const wish = KEYS[event.key];
    if (!wish || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.#followed = true;
    this.#wish(wish);
  }

  #wish(wish: LineWish): void {
    this.dispatchEvent(new CustomEvent<LineWish>('nh-line', { detail: wish }));
  }
}

function labelOf(ply: number, move: string, mark: MoveMark): string {
  const number = Math.floor(ply / 2) + 1;
  const label = ply % 2 === 0 ? msg(str`Move ${number}, first: ${move}`) : msg(str`Move ${number}, second: ${move}`);
  if (mark === 'winning') return msg(str`${label}, keeps the win`);
  return mark === 'losing' ? msg(str`${label}, does not win`) : label;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-study-tree': StudyTree;
  }
}
