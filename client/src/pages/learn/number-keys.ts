import { msg } from '@lit/localize';
import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';

/** Fired when a number was chosen. */
export class NumberEvent extends Event {
  readonly number: number;

  constructor(number: number) {
    super('nh-number');
    this.number = number;
  }
}

/** Keys for the numbers from 0 up, which those of the keyboard press as well. */
@customElement('nh-number-keys')
export class NumberKeys extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        flex: 1;
        display: grid;
        grid-template-columns: repeat(4, minmax(44px, 1fr));
        gap: 6px;
      }
      button {
        padding: 0;
        font-size: 1.125rem;
        font-variant-numeric: tabular-nums;
      }
      @media (min-width: 33rem) and (min-height: 32rem) {
        :host {
          grid-template-columns: repeat(auto-fit, minmax(44px, 1fr));
        }
      }
    `,
  ];

  /** How many numbers there are. */
  @property({ type: Number }) count = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.role = 'group';
    addEventListener('keydown', this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.#onKey);
  }

  protected override render() {
    this.ariaLabel = msg('Numbers');
    return Array.from(
      { length: this.count },
      (_, number) => html`<button type="button" @click=${() => this.#choose(number)}>${number}</button>`,
    );
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const number = /^\d$/.test(event.key) ? Number(event.key) : this.count;
    if (number < this.count && !event.ctrlKey && !event.metaKey && !event.altKey) this.#choose(number);
  };

  #choose(number: number): void {
    this.dispatchEvent(new NumberEvent(number));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-number-keys': NumberKeys;
  }
  interface HTMLElementEventMap {
    'nh-number': NumberEvent;
  }
}
