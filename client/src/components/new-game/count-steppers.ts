import { msg, str } from '@lit/localize';
import { letterOf } from '@nimhall/shared/game/letters';
import type { MapView } from '@nimhall/shared/game/view';
import { count } from '@nimhall/shared/phrase';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localize } from '../../i18n/language.ts';
import { boardPositionOf, type Placed } from '../../position/board-position.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { countsOf, withCount, withOneMore, without } from './counts.ts';
import { withoutSpot, withSpot } from './spots.ts';

/** Steppers for a position that is a list of numbers, or a drawing of spots; nothing for any other. Fires `nh-position` with the position wanted. */
@customElement('nh-count-steppers')
export class CountSteppers extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      .counts {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
      }
      .count {
        display: flex;
        align-items: center;
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
      }
      b {
        min-width: 2.6em;
        text-align: center;
        font-variant-numeric: tabular-nums;
      }
      .count button {
        border: 0;
        background: none;
        min-width: 44px;
        padding-inline: 0;
      }
    `,
  ];

  /** The position as it was entered, of a game with its parameters. */
  @property({ attribute: false }) placed: Placed | null = null;

  protected override render() {
    const { placed } = this;
    const scene = placed && boardPositionOf(placed);
    if (scene?.ok && scene.value.view.kind === 'map') return this.#spots(scene.value.view);
    const counts = placed && countsOf(placed.position);
    if (!placed || !counts) return nothing;
    const { position } = placed;
    const more = withOneMore(position);
    return html`<div class="counts" role="group" aria-label=${msg('Change the numbers')}>
      ${counts.map((size, index) => {
        const name = letterOf(index).toUpperCase();
        const less = size === 0 ? without(position, index) : withCount(position, index, size - 1);
        return html`<span class="count">
          ${this.#button('−', msg(str`One less in ${name}`), less)}
          <b>${name} ${size}</b>
          ${this.#button('+', msg(str`One more in ${name}`), withCount(position, index, size + 1))}
        </span>`;
      })}
      ${this.#isPosition(more) ? html`<button type="button" @click=${() => this.#fire(more)}>${this.#oneMoreInWords()}</button>` : nothing}
    </div>`;
  }

  #spots(view: MapView): TemplateResult {
    return html`<div class="counts" role="group" aria-label=${msg('Change the numbers')}>
      <span class="count">
        ${this.#button('−', msg('One spot less'), withoutSpot(view))}
        <b>${localize(count(view.spots, '{0} spot', '{0} spots'))}</b>
        ${this.#button('+', msg('One spot more'), withSpot(view))}
      </span>
    </div>`;
  }

  #button(sign: string, label: string, position: string): TemplateResult {
    const open = position !== this.placed?.position && this.#isPosition(position);
    return html`<button type="button" aria-label=${label} aria-disabled=${!open} @click=${() => open && this.#fire(position)}>${sign}</button>`;
  }

  #oneMoreInWords(): string {
    const scene = this.placed && boardPositionOf(this.placed);
    switch (scene?.ok && scene.value.view.kind) {
      case 'heaps':
        return msg('Add a heap');
      case 'rows':
        return msg('Add a row');
      default:
        return msg('Add another');
    }
  }

  #isPosition(position: string): boolean {
    return this.placed !== null && boardPositionOf({ ...this.placed, position }).ok;
  }

  #fire(position: string): void {
    this.dispatchEvent(new CustomEvent<string>('nh-position', { detail: position }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-count-steppers': CountSteppers;
  }
}
