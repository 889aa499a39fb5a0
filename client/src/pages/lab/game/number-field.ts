import { msg, str } from '@lit/localize';
import { html, LitElement, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { localize } from '../../../i18n/language.ts';
import { base } from '../../../styles/base.ts';
import { controls } from '../../../styles/controls.ts';
import { toolForm } from './tool-layout.ts';
import { isWhole } from './whole-number.ts';

/** A field for a whole number, with its error. Fires `nh-number` with every valid number that is entered. */
@customElement('nh-lab-number-field')
export class NumberField extends LitElement {
  static override styles = [base, controls, toolForm];

  @property() label = '';

  @property({ type: Number }) from = 0;

  @property({ type: Number }) most = 0;

  @property({ type: Number }) value = 0;

  /** The owner of the value: when it changes, the field shows the value again, whatever was entered. */
  @property({ attribute: false }) asked: unknown = null;

  /** The text shown while nothing is wrong. */
  @property() note = '';

  @state() private entered = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('asked')) this.entered = this.value;
  }

  protected override render() {
    const { entered, from, most } = this;
    const fits = isWhole(entered, from, most);
    return html`<div class="field">
      <label for="number">${this.label}</label>
      <input id="number" type="number" inputmode="numeric" min=${from} max=${most} .value=${String(entered)} aria-invalid=${fits ? 'false' : 'true'} aria-describedby="told" @input=${this.#enter} />
      <p id="told" class=${fits ? 'soft' : 'fault'} role="alert">${fits ? this.note : msg(str`Enter a whole number from ${localize(from)} to ${localize(most)}.`)}</p>
    </div>`;
  }

  #enter(event: Event): void {
    this.entered = (event.target as HTMLInputElement).valueAsNumber;
    if (isWhole(this.entered, this.from, this.most)) this.dispatchEvent(new CustomEvent<number>('nh-number', { detail: this.entered }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-lab-number-field': NumberField;
  }
}
