import { msg, str } from '@lit/localize';
import type { Field, ParamForm as Form, ParamValue } from '@nimhall/shared/game/params';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { checkboxes } from '../../styles/checkboxes.ts';
import { controls } from '../../styles/controls.ts';
import { fieldStyles } from '../../styles/field.ts';
import type { ParamInput } from './param-input.ts';

/** A form for the parameters of a game, drawn from the game's own description. Fires `nh-params` on every change. */
@customElement('nh-param-form')
export class ParamForm extends LitElement {
  static override styles = [
    base,
    controls,
    checkboxes,
    fieldStyles,
    css`
      :host,
      fieldset {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 8px;
      }
      input:disabled {
        opacity: 0.5;
      }
      .field > label:first-child,
      .field > .choice {
        flex: 0 1 11rem;
      }
      .field > .choice:only-child {
        flex-grow: 1;
      }
      input:not([type='radio'], [type='checkbox']) {
        flex: 1 1 8rem;
      }
      /* A text that has a hint below it may be long. */
      input:has(+ small) {
        flex-basis: 14rem;
      }
      small {
        color: var(--soft-ink);
      }
    `,
  ];

  /** The game's description of its parameters. */
  @property({ attribute: false }) form: Form | null = null;

  /** Values to start from, where they are not the defaults. */
  @property({ attribute: false }) given: ParamInput = {};

  @state() private values: ParamInput = {};

  /** The chosen field, if only one is to be filled in. */
  @state() private picked = '';

  #told: ParamInput | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Our own change comes back as `given`; the other fields keep what was entered.
    if (!this.form || this.given === this.#told || (!changed.has('form') && !changed.has('given'))) return;
    const { fields } = this.form;
    this.values = Object.fromEntries(fields.map((field) => [field.name, this.given[field.name] ?? field.default]));
    this.picked = fields.find(({ name }) => name in this.given)?.name ?? fields[0]?.name ?? '';
  }

  protected override render() {
    if (!this.form || this.form.fields.length === 0) return nothing;
    return this.form.mode === 'one'
      ? html`<fieldset>
          <legend class="unseen">${msg('One of')}</legend>
          ${this.form.fields.map((field) => this.#alternative(field))}
        </fieldset>`
      : this.form.fields.map((field) => html`<div class="field beside">${this.#labelled(field)}</div>`);
  }

  #alternative(field: Field): TemplateResult {
    const chosen = field.name === this.picked;
    return html`<div class="field beside">
      <label class="choice"
        ><input type="radio" name="one" .checked=${chosen} @change=${() => this.#pick(field.name)} />${localize(field.label)}</label
      >
      ${this.#input(field, !chosen)}
    </div>`;
  }

  #labelled(field: Field): TemplateResult {
    if (field.kind === 'flag') return html`<label class="choice">${this.#input(field, false)}${localize(field.label)}</label>`;
    return html`<label for=${field.name}>${localize(field.label)}</label>${this.#input(field, false)}`;
  }

  #input(field: Field, off: boolean): TemplateResult {
    const value = this.values[field.name];
    switch (field.kind) {
      case 'integer':
        return html`<input
          id=${field.name}
          type="number"
          inputmode="numeric"
          aria-label=${localize(field.label)}
          min=${field.min}
          max=${field.max}
          ?disabled=${off}
          .value=${String(value)}
          @input=${(event: Event) => this.#enter(field.name, inputOf(event).valueAsNumber)}
        />`;
      case 'flag':
        return html`<input
          id=${field.name}
          type="checkbox"
          .checked=${value === true}
          ?disabled=${off}
          @change=${(event: Event) => this.#enter(field.name, inputOf(event).checked)}
        />`;
      case 'choice':
        return html`<select
          id=${field.name}
          aria-label=${localize(field.label)}
          ?disabled=${off}
          @change=${(event: Event) => this.#enter(field.name, (event.target as HTMLSelectElement).value)}
        >
          ${field.options.map((option) => html`<option value=${option.value} ?selected=${option.value === value}>${localize(option.label)}</option>`)}
        </select>`;
      case 'integers':
        return html`<input
          id=${field.name}
          aria-label=${msg(str`${localize(field.label)}: numbers, separated by commas`)}
          inputmode="text"
          ?disabled=${off}
          .value=${Array.isArray(value) ? value.join(', ') : ''}
          @change=${(event: Event) => this.#enter(field.name, readIntegers(inputOf(event).value))}
        />`;
      case 'text':
        return html`<input
            id=${field.name}
            aria-label=${localize(field.label)}
            maxlength=${field.longest}
            ?disabled=${off}
            .value=${String(value)}
            @input=${(event: Event) => this.#enter(field.name, inputOf(event).value)}
          /><small>${localize(field.hint)}</small>`;
      default:
        return field satisfies never;
    }
  }

  #pick(name: string): void {
    this.picked = name;
    this.#tell();
  }

  #enter(name: string, value: ParamValue): void {
    this.values = { ...this.values, [name]: value };
    this.#tell();
  }

  #tell(): void {
    this.#told = this.form?.mode === 'one' ? { [this.picked]: this.values[this.picked] } : this.values;
    this.dispatchEvent(new CustomEvent<ParamInput>('nh-params', { detail: this.#told }));
  }
}

function inputOf(event: Event): HTMLInputElement {
  return event.target as HTMLInputElement;
}

/** `1, 3 4`: the numbers in a text; anything else becomes NaN, which the rules refuse. */
function readIntegers(text: string): number[] {
  return text.split(/[\s,;]+/).flatMap((token) => (token === '' ? [] : [Number(token)]));
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-param-form': ParamForm;
  }
}
