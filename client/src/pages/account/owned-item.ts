import { msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { SingleFlight } from '../../reactive/single-flight.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';

/**
 * For this many milliseconds an item that moved into the place of another cannot be removed, because the second of two quick taps was not
 * meant for it.
 */
const DOUBLE_TAP = 400;

/**
 * A device, a program, a passkey or a friend of mine: its name, which may be editable, the content of its slot, and a button that removes
 * it.
 */
@customElement('nh-owned-item')
export class OwnedItem extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host,
      form {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 4px 12px;
        min-height: 44px;
      }
      form {
        flex: 1;
      }
      .words {
        overflow-wrap: anywhere;
        min-width: 0;
      }
      .row {
        gap: 8px;
        margin-inline-start: auto;
      }
      input {
        flex: 1 1 10rem;
      }
    `,
  ];

  /** The id of the thing that is shown here. */
  @property() thing = '';

  /** Its name, also if I have not chosen it. */
  @property() name = '';

  /** Further information about it. */
  @property() detail = '';

  /** Null where it has no name of mine. */
  @property({ attribute: false }) rename: ((name: string) => void) | null = null;

  /** The label and the action of the button that removes it, which may take a while; null if there is none. */
  @property({ attribute: false }) farewell: { readonly says: string; readonly does: () => unknown } | null = null;

  readonly #leaving = new SingleFlight();

  #timer: ReturnType<typeof setTimeout> | undefined;

  @state() private isNaming = false;

  @state() private hasJustComeHere = false;

  @query('input') private readonly input?: HTMLInputElement;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.get('thing')) return;
    this.isNaming = false;
    this.hasJustComeHere = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.hasJustComeHere = false;
    }, DOUBLE_TAP);
  }

  protected override render() {
    return this.isNaming ? this.#form() : this.#line();
  }

  #line(): TemplateResult {
    const { name, farewell } = this;
    return html`
      <span class="words"><strong>${name}</strong> <span class="soft">${this.detail}</span></span>
      <span class="row">
        <slot></slot>
        ${
          this.rename
            ? html`<button type="button" class="quiet" aria-label=${msg(str`Rename ${name}`)} @click=${this.#name}>${msg('Rename')}</button>`
            : nothing
        }
        ${
          farewell
            ? html`<button type="button" aria-label=${msg(str`${farewell.says}: ${name}`)} aria-disabled=${this.hasJustComeHere} @click=${this.#leave}>
                ${farewell.says}
              </button>`
            : nothing
        }
      </span>
    `;
  }

  #form(): TemplateResult {
    return html`<form @submit=${this.#save}>
      <input aria-label=${msg('New name')} maxlength="40" autocomplete="off" .value=${this.name} @keydown=${this.#cancelByKey} />
      <span class="row">
        <button type="button" class="quiet" @click=${this.#done}>${msg('Cancel')}</button>
        <button type="submit">${msg('Save')}</button>
      </span>
    </form>`;
  }

  #leave(): void {
    if (!this.hasJustComeHere) void this.#leaving.run(async () => await this.farewell?.does());
  }

  async #name(): Promise<void> {
    this.isNaming = true;
    await this.updateComplete;
    this.input?.select();
  }

  #cancelByKey({ key }: KeyboardEvent): void {
    if (key === 'Escape') void this.#done();
  }

  #save(event: Event): void {
    event.preventDefault();
    this.rename?.(this.input?.value.trim() ?? '');
    void this.#done();
  }

  async #done(): Promise<void> {
    this.isNaming = false;
    await this.updateComplete;
    this.renderRoot.querySelector('button')?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-owned-item': OwnedItem;
  }
}
