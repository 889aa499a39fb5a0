import { msg } from '@lit/localize';
import { seededRandom } from '@nimhall/shared/bot/random';
import { isOver } from '@nimhall/shared/game/contract';
import { randomItem } from '@nimhall/shared/game/random-item';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type BoardPosition, boardPositionOf, type Placed } from '../../../position/board-position.ts';
import { base } from '../../../styles/base.ts';
import { controls } from '../../../styles/controls.ts';
import { moveInShort } from '../sentences.ts';
import './mini-board.ts';

/** How many moves are shown, and for how long each, in milliseconds: together less than five seconds, so nobody has to stop it. */
const MOVES = 3;
const PACE = 1_400;
/** Which of the moves are drawn; any would do. */
const SEED = 3;
/** Most moves that are listed to choose one of. */
const MAX_LISTED = 50;

interface Step {
  readonly scene: BoardPosition;
  /** The move that led here; empty at the start. */
  readonly move: string;
  /** The same, in words; empty at the start. */
  readonly told: string;
}

/** What a turn is, shown: three moves on a small board, one after the other. Made from the rules, so no game has to bring one. */
@customElement('nh-moving-rule')
export class MovingRule extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: block;
      }
      :host > button {
        margin-inline-start: -17px;
      }
      figure {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 12px;
        margin: 0;
      }
      nh-mini-board {
        display: block;
        width: 150px;
        height: 84px;
        padding: 6px;
        background: var(--table-top);
        border: 1px solid var(--table-edge);
        border-radius: var(--radius-small);
      }
      figcaption {
        flex: 1 1 8rem;
        min-height: 2.7em;
        line-height: 1.35;
        color: var(--soft-ink);
      }
    `,
  ];

  /** Where the game starts. */
  @property({ attribute: false, hasChanged: isElsewhere }) placed: Placed | null = null;

  /** Which step is shown; null before anybody asks. */
  @state() private at: number | null = null;

  #steps: readonly Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('placed')) return;
    clearTimeout(this.#timer);
    this.at = null;
    this.#steps = [];
  }

  protected override render() {
    const scene = this.placed && boardPositionOf(this.placed);
    if (!scene?.ok || scene.value.example === '') return nothing;
    // Before anybody asks it takes no more room than a button: the board that can be played on is below.
    if (this.at === null) return html`<button type="button" class="quiet" @click=${this.#show}>${msg('Show me three moves')}</button>`;
    const step = this.#steps[this.at];
    const start = this.#steps[0];
    if (!step || !start) return nothing;
    const last = this.at === this.#steps.length - 1;
    return html`<figure>
      <nh-mini-board .view=${step.scene.view} .now=${step.scene.now} .course=${{ start: start.scene.view, moves: this.#steps.slice(1, this.at + 1).map(({ move }) => move) }}></nh-mini-board>
      <figcaption role="status">${step.told ? `${step.told}.` : msg('From here')}</figcaption>
      ${last ? html`<button type="button" class="quiet" @click=${this.#show}>${msg('Again')}</button>` : nothing}
    </figure>`;
  }

  #show(): void {
    if (this.placed) this.#steps = stepsFrom(this.placed);
    this.at = 0;
    this.#goOn(0);
  }

  #goOn(from: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.at = from + 1;
      if (from + 1 < this.#steps.length - 1) this.#goOn(from + 1);
    }, PACE);
  }
}

function isElsewhere(now: Placed | null, before: Placed | null | undefined): boolean {
  return JSON.stringify(now) !== JSON.stringify(before);
}

/** The start and what a few moves make of it; the start alone where the game is over, nothing where the texts make none. */
function stepsFrom(placed: Placed): Step[] {
  const start = boardPositionOf(placed);
  if (!start.ok) return [];
  const { rules } = start.value.game;
  const random = seededRandom(SEED);
  const steps: Step[] = [{ scene: start.value, move: '', told: '' }];
  let read = rules.position.parse(placed.position);
  for (let left = MOVES; left > 0 && read.ok && !isOver(rules, read.value); left--) {
    const move = rules.sample?.(read.value, random) ?? randomItem([...Iterator.from(rules.moves(read.value)).take(MAX_LISTED)], random);
    const text = rules.move.format(move);
    const before = steps.at(-1) as Step;
    read = rules.play(read.value, move);
    const after = read.ok ? boardPositionOf({ ...placed, position: rules.position.format(read.value) }) : read;
    if (!after.ok) break;
    steps.push({ scene: after.value, move: text, told: moveInShort(before.scene.view, text)?.imperative ?? text });
  }
  return steps;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-moving-rule': MovingRule;
  }
}
