import { msg, str } from '@lit/localize';
import { treeFrom } from '@nimhall/shared/catalogue/tree';
import type { TreeNode } from '@nimhall/shared/game/explanation';
import { placed, type TreeStep } from '@nimhall/shared/lesson/lesson';
import { list, say } from '@nimhall/shared/phrase';
import { css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { positionInWords } from '../../components/board/position-words.ts';
import { type Labels, tree, treeStyles } from '../../components/explanation/drawings/tree.ts';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import './number-keys.ts';
import type { NumberEvent } from './number-keys.ts';
import { StepElement } from './step-element.ts';
import { stepLayout } from './step-layout.ts';
import { tooLargeInWords } from './too-large.ts';

/** A position that is asked about. */
interface Asked {
  readonly node: TreeNode;
  /** Its level, from 0. */
  readonly level: number;
  /** The numbers that lines lead down to. */
  readonly below: readonly number[];
}

/** A small game with all that can come of it, labelled from the end upwards with the smallest number that is missing below. */
@customElement('nh-tree-step')
export class TreeStepElement extends StepElement<TreeStep> {
  static override styles = [
    base,
    controls,
    stepLayout,
    treeStyles,
    css`
      .thing {
        display: grid;
        grid-template: minmax(0, 1fr) / minmax(0, 1fr);
        padding: 4px 8px;
        overflow: auto;
      }
      .tree,
      .grown {
        width: 100%;
        height: 100%;
        max-width: 34rem;
        margin-inline: auto;
        overflow: visible;
      }
      .tree li {
        grid-template: minmax(0, 1fr) / minmax(0, 1fr) 1.25em;
        align-items: center;
        padding: 2px 4px;
        border: 1px solid var(--field-line);
        background: var(--card);
      }
      /* A picture leaves room around what is small, and here all is. */
      .tree nh-mini-board {
        scale: 1.7;
      }
      .counts {
        font-size: 1.125rem;
        font-weight: 700;
        font-variant-numeric: tabular-nums;
        line-height: 1;
        text-align: center;
      }
      .tree .look {
        background: var(--halo-soft);
      }
      .tree .here {
        outline: 3px solid var(--accent);
        outline-offset: -1px;
      }
      .tree .clash {
        color: var(--on-accent);
        background: var(--accent);
      }
    `,
  ];

  /** How many positions have their number. */
  @state() private labelled = 0;

  /** The last number that was wrong; null where none was. */
  @state() private wrong: number | null = null;

  #levels: readonly (readonly TreeNode[])[] = [];

  /** The positions in the order in which they are asked for: the last level first. */
  #order: readonly Asked[] = [];

  protected override begin(): void {
    const { step } = this;
    if (!step) return;
    const { game, params, position } = placed(step);
    this.#levels = treeFrom(game, params, position) ?? [];
    this.#order = this.#levels
      .flatMap((nodes, level) => nodes.map((node) => ({ node, level, below: numbersBelow(node, this.#levels[level + 1] ?? []) })))
      .sort((one, other) => other.level - one.level);
    this.labelled = 0;
    this.wrong = null;
  }

  protected override render() {
    const [[start] = []] = this.#levels;
    if (!start) return nothing;
    const title = say`Everything ${positionInWords(start.view)} can become`;
    const most = Math.max(...this.#levels.flat().map(({ counts }) => counts));
    return html`<div class="desk">
      ${this.coach()}
      <div class="thing">${tree({ title, levels: this.#levels }, this.#label)}</div>
      <div class="actions">
        ${this.done ? this.next() : html`<nh-number-keys .count=${most + 1} @nh-number=${(event: NumberEvent) => this.#enter(event.number)}></nh-number-keys>`}
      </div>
    </div>`;
  }

  readonly #label: Labels = (node, level, at) => {
    const here = this.#order[this.labelled];
    if (node === here?.node)
      return { says: html`<span aria-hidden="true">?</span><span class="unseen">${askedInWords(here)}</span>`, look: 'here' };
    const isLabelled = this.#order.findIndex((asked) => asked.node === node) < this.labelled;
    const isBelow = level - 1 === here?.level && here.node.to.includes(at);
    return { says: isLabelled ? `${node.counts}` : '', look: !isBelow ? '' : node.counts === this.wrong ? 'clash' : 'look' };
  };

  #enter(number: number): void {
    const here = this.#order[this.labelled];
    if (!here) return;
    if (number !== here.node.counts) {
      this.wrong = number;
      this.missed(`${number}`);
      const clash = here.below.includes(number);
      this.said = {
        text: () => (clash ? msg(str`One line already leads down to a ${number}.`) : tooLargeInWords(here.node.counts)),
        tone: 'bad',
      };
      return;
    }
    this.wrong = null;
    this.labelled++;
    if (this.labelled < this.#order.length) {
      this.said = { text: () => msg(str`${number} is right.`), tone: 'good' };
      return;
    }
    this.finish();
    void this.focusNext();
  }
}

function numbersBelow({ to }: TreeNode, next: readonly TreeNode[]): number[] {
  return [...new Set(to.flatMap((at) => next[at]?.counts ?? []))];
}

/** The question, for people who do not see the lines. */
function askedInWords({ below }: Asked): string {
  if (below.length === 0) return msg('Empty. There are no moves.');
  return msg(str`Empty. Moves lead to ${localize(list('and', below))}.`);
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-tree-step': TreeStepElement;
  }
}
