import { msg } from '@lit/localize';
import type { View } from '@nimhall/shared/game/view';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { SteadyHeight } from '../ui/steady-height.ts';
import './position-analysis.ts';

/** The overlay of perfect play with its switch: the verdict, the winning moves, and why. Fires `nh-overlay` with the wanted state. */
@customElement('nh-overlay-panel')
export class OverlayPanel extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      /* As high as it was, so nothing in it may hold the page where it moves. */
      :host {
        overflow-anchor: none;
      }
      .switch {
        display: flex;
        align-items: center;
        gap: 12px;
        width: 100%;
        justify-content: flex-start;
        text-align: start;
        padding-inline: 0;
        border: 0;
        background: none;
        box-shadow: none;
        font-size: 1.0625rem;
      }
      .track {
        flex: none;
        width: 46px;
        height: 26px;
        padding: 3px;
        border-radius: 99px;
        background: var(--soft-ink);
        transition: background var(--quick);
      }
      .track::after {
        content: '';
        display: block;
        width: 20px;
        height: 20px;
        border-radius: 50%;
        background: var(--card);
        transition: translate var(--quick);
      }
      [aria-checked='true'] .track {
        background: var(--halo);
      }
      [aria-checked='true'] .track::after {
        translate: 20px;
      }
      nh-position-analysis {
        margin-top: 8px;
      }
    `,
  ];

  /** True while perfect play is shown. */
  @property({ type: Boolean }) on = false;

  /** The analysis of the position on the board; null while it is pending. */
  @property({ attribute: false }) analysis: Analysis | null = null;

  /** The position on the board, to put moves into words. */
  @property({ attribute: false }) view: View | null = null;

  /** The name of the player to move; empty if unknown. */
  @property({ attribute: false }) mover = '';

  /** True when nothing can be played any more. */
  @property({ type: Boolean }) final = false;

  /** The lesson about it; null if there is none. */
  @property({ attribute: false }) lesson: string | null = null;

  readonly #height = new SteadyHeight(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('on') || changed.has('final')) this.#height.release();
  }

  protected override render() {
    return html`
      <button type="button" class="switch" role="switch" aria-checked=${this.on} @click=${this.toggle}>
        <span class="track" aria-hidden="true"></span>${msg('Show perfect play')}
      </button>
      ${
        this.on
          ? html`<nh-position-analysis .analysis=${this.analysis} .view=${this.view} .mover=${this.mover} ?final=${this.final} .lesson=${this.lesson}></nh-position-analysis>`
          : nothing
      }
    `;
  }

  /** As if the switch had been pressed. */
  toggle(): void {
    this.dispatchEvent(new CustomEvent<boolean>('nh-overlay', { detail: !this.on }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-overlay-panel': OverlayPanel;
  }
}
