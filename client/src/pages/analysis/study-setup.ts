import { msg } from '@lit/localize';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import type { Family } from '@nimhall/shared/game/contract';
import { CATALOGUE } from '@nimhall/shared/protocol/catalogue';
import type { Refusal } from '@nimhall/shared/refusal';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { localize } from '../../i18n/language.ts';
import { boardPositionOf } from '../../position/board-position.ts';
import '../../components/new-game/count-steppers.ts';
import '../../components/new-game/position-field.ts';
import { base } from '../../styles/base.ts';
import { checkboxes } from '../../styles/checkboxes.ts';
import { controls } from '../../styles/controls.ts';
import { fieldStyles } from '../../styles/field.ts';
import '../../components/ui/param-form.ts';
import type { ParamInput } from '../../components/ui/param-input.ts';
import type { Study } from './study.ts';

/** What is explored: the game, and its start. */
export type Setup = Pick<Study, 'game' | 'params' | 'misere' | 'start'>;

/** Chooses what to explore. Fires `nh-setup` as soon as the input is a position. */
@customElement('nh-study-setup')
export class StudySetup extends LitElement {
  static override styles = [
    base,
    controls,
    checkboxes,
    fieldStyles,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        gap: 0 16px;
      }
      .choice {
        display: flex;
        align-items: center;
        gap: 10px;
        min-height: 44px;
      }
      select {
        flex: 1 1 10rem;
        min-width: 0;
      }
      .presets {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
      }
      .field {
        flex: 1 1 20rem;
      }
      details {
        flex: 1 1 12rem;
      }
      details[open] {
        flex-basis: 100%;
      }
      .position {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
        padding-top: 8px;
      }
    `,
  ];

  /** What is explored now. */
  @property({ attribute: false }) setup: Setup | null = null;

  /** The input, which may not be a position yet. */
  @state() private draft: Setup | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('setup')) this.draft = this.setup;
  }

  protected override render() {
    const { draft } = this;
    const family = draft && findFamily(draft.game);
    if (!draft || !family) return nothing;
    return html`
      <div class="field beside">
        <label for="game">${msg('Game')}</label>
        <select id="game" @change=${(event: Event) => this.#choose((event.target as HTMLSelectElement).value)}>
          ${CATALOGUE.map(({ id, name }) => html`<option value=${id} ?selected=${id === draft.game}>${localize(name)}</option>`)}
        </select>
      </div>
      <details>
        <summary>${msg('Edit position')}</summary>
        <div class="position">${this.#position(draft, family)}</div>
      </details>
    `;
  }

  #position(draft: Setup, family: Family): TemplateResult {
    const scene = boardPositionOf({ ...draft, position: draft.start });
    const fault: Refusal | null = scene.ok ? null : scene.error;
    return html`
      <nh-param-form
        .form=${family.params}
        .given=${draft.params}
        @nh-params=${(event: CustomEvent<ParamInput>) => this.#enter({ params: event.detail })}
      ></nh-param-form>
      <label class="choice"
        ><input type="checkbox" .checked=${draft.misere} @change=${(event: Event) => this.#enter({ misere: (event.target as HTMLInputElement).checked })} />${msg('The last move loses')}</label
      >
      <nh-position-field
        .text=${draft.start}
        .view=${scene.ok ? scene.value.view : null}
        .fault=${fault}
        @nh-position=${(event: CustomEvent<string>) => this.#enter({ start: event.detail })}
      ></nh-position-field>
      <nh-count-steppers
        .placed=${{ game: draft.game, params: draft.params, position: draft.start }}
        @nh-position=${(event: CustomEvent<string>) => this.#enter({ start: event.detail })}
      ></nh-count-steppers>
      <div class="presets" role="group" aria-label=${msg('Best positions')}>
        ${family.presets.map(
          (preset) => html`<button
            type="button"
            @click=${() => this.#enter({ params: preset.params ?? {}, misere: preset.misere ?? false, start: preset.start })}
          >
            ${localize(preset.name)}
          </button>`,
        )}
      </div>
    `;
  }

  #choose(game: string): void {
    const preset = findFamily(game)?.presets[0];
    if (preset) this.#enter({ game, params: preset.params ?? {}, misere: preset.misere ?? false, start: preset.start });
  }

  #enter(change: Partial<Setup>): void {
    if (!this.draft) return;
    this.draft = { ...this.draft, ...change };
    if (boardPositionOf({ ...this.draft, position: this.draft.start }).ok) {
      this.dispatchEvent(new CustomEvent<Setup>('nh-setup', { detail: this.draft }));
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-study-setup': StudySetup;
  }
}
