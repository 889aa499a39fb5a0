import { msg } from '@lit/localize';
import { treeFrom } from '@nimhall/shared/catalogue/tree';
import type { Family } from '@nimhall/shared/game/contract';
import { say } from '@nimhall/shared/phrase';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { drawingStyles, drawn } from '../../components/explanation/drawings/drawing.ts';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';

type Start = NonNullable<Family['trees']>[number];

/** Everything that can happen in the smallest games of a family, each folded away until somebody asks. */
@customElement('nh-whole-games')
export class WholeGames extends LitElement {
  static override styles = [
    base,
    controls,
    ...drawingStyles,
    css`
      :host {
        min-width: 0;
      }
    `,
  ];

  @property({ attribute: false }) family: Family | null = null;

  /** Those that somebody has asked for. */
  @state() private opened: ReadonlySet<Start> = new Set();

  protected override render() {
    const { family } = this;
    if (!family?.trees) return nothing;
    return html`
      <h2>${msg('Every possible game')}</h2>
      <p class="soft">${msg('Lines lead from each picture to the positions it can become. Equivalent positions share one picture. ✱ is the value when the last move wins, the smallest number missing below. The player to move at ✱0 loses.')}</p>
      ${family.trees.map((start) => this.#whole(family, start))}
    `;
  }

  #whole(family: Family, start: Start): TemplateResult {
    return html`<details @toggle=${(event: Event) => this.#open(start, event.currentTarget as Element)}>
      <summary>${localize(start.name)}</summary>
      ${this.opened.has(start) ? treeOf(family, start) : nothing}
    </details>`;
  }

  async #open(start: Start, details: Element): Promise<void> {
    if (this.opened.has(start)) return;
    this.opened = new Set([...this.opened, start]);
    await this.updateComplete;
    // All of it grows from the middle.
    const tree = details.querySelector('.tree');
    tree?.scrollTo({ left: (tree.scrollWidth - tree.clientWidth) / 2 });
  }
}

function treeOf(family: Family, { start, name }: Start): TemplateResult | typeof nothing {
  const levels = treeFrom(family.id, undefined, start);
  return levels ? drawn({ kind: 'tree', title: say`Everything ${name} can become`, levels }) : nothing;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-whole-games': WholeGames;
  }
}
