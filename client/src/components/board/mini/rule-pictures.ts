import { msg } from '@lit/localize';
import { seededRandom } from '@nimhall/shared/bot/random';
import { isOver } from '@nimhall/shared/game/contract';
import { randomItem } from '@nimhall/shared/game/random-item';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { type BoardPosition, boardPositionOf, type Placed } from '../../../position/board-position.ts';
import { base } from '../../../styles/base.ts';
import { surface } from '../../../styles/surface.ts';
import { moveInShort } from '../sentences.ts';
import { surfaceOf } from '../surface-of.ts';
import './mini-board.ts';

/** How many moves are shown: with the start they make three pictures. */
const MOVES = 2;
/** Which of the moves are drawn; any would do. */
const SEED = 3;
/** Most moves that are listed to choose one of. */
const MAX_LISTED = 50;

interface Step {
  readonly scene: BoardPosition;
  /** The move that led here; empty at the start. */
  readonly move: string;
}

/** What a turn is, in three small pictures: a start, a move and another one. Made from the rules, so no game has to bring them. */
@customElement('nh-rule-pictures')
export class RulePictures extends LitElement {
  static override styles = [
    base,
    surface,
    css`
      ol {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: 8px;
        max-width: var(--width-reading);
      }
      .board {
        display: block;
        padding: 6px;
        border-radius: var(--radius-small);
      }
      nh-mini-board {
        height: clamp(3.5rem, 9vw, 5.25rem);
      }
      p {
        min-height: 2.6em;
        margin-top: 4px;
        font-size: 0.875rem;
        line-height: 1.3;
        color: var(--soft-ink);
      }
    `,
  ];

  /** Where the game starts. */
  @property({ attribute: false, hasChanged: isElsewhere }) placed: Placed | null = null;

  #steps: readonly Step[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('placed')) this.#steps = this.placed ? stepsFrom(this.placed) : [];
  }

  protected override render() {
    const [start] = this.#steps;
    if (!start || this.#steps.length <= MOVES) return nothing;
    return html`<ol>
      ${this.#steps.map(({ scene, move }, at) => {
        const moves = this.#steps.slice(1, at + 1).map((step) => step.move);
        const before = this.#steps[at - 1]?.scene.view;
        const words = before && (moveInShort(before, move)?.imperative ?? move);
        return html`<li>
          <span class="board surface ${surfaceOf(scene.view)}"
            ><nh-mini-board .view=${scene.view} .now=${scene.now} .course=${{ start: start.scene.view, moves }}></nh-mini-board
          ></span>
          <p>${words ? `${words}.` : msg('From here')}</p>
        </li>`;
      })}
    </ol>`;
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
  const steps: Step[] = [{ scene: start.value, move: '' }];
  let read = rules.position.parse(placed.position);
  for (let left = MOVES; left > 0 && read.ok && !isOver(rules, read.value); left--) {
    const move = rules.sample?.(read.value, random) ?? randomItem([...Iterator.from(rules.moves(read.value)).take(MAX_LISTED)], random);
    read = rules.play(read.value, move);
    const after = read.ok ? boardPositionOf({ ...placed, position: rules.position.format(read.value) }) : read;
    if (!after.ok) break;
    steps.push({ scene: after.value, move: rules.move.format(move) });
  }
  return steps;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-rule-pictures': RulePictures;
  }
}
