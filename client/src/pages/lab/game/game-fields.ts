import { msg } from '@lit/localize';
import { readGame } from '@nimhall/shared/catalogue/read';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import type { Family } from '@nimhall/shared/game/contract';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localize, refusalInWords } from '../../../i18n/language.ts';
import { base } from '../../../styles/base.ts';
import { checkboxes } from '../../../styles/checkboxes.ts';
import { controls } from '../../../styles/controls.ts';
import '../../../components/ui/param-form.ts';
import type { ParamInput } from '../../../components/ui/param-input.ts';
import { type ChosenGame, usualGame } from './chosen-game.ts';
import { toolForm } from './tool-layout.ts';

/** Fields for a game with its parameters and convention. Fires `nh-chosen` with the choice, which may be invalid. */
@customElement('nh-lab-game-fields')
export class GameFields extends LitElement {
  static override styles = [
    base,
    controls,
    checkboxes,
    toolForm,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
      }
      @media (min-width: 22rem) and (max-width: 59.99rem) {
        :host(:not([plain])) {
          grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
          gap: 8px 12px;
        }
        .choice {
          grid-row: 1;
          grid-column: 2;
          align-self: end;
        }
        nh-param-form,
        .fault {
          grid-column: 1 / -1;
        }
      }
    `,
  ];

  /** The games that may be chosen. */
  @property({ attribute: false }) games: readonly Family[] = [];

  @property({ attribute: false }) chosen: ChosenGame | null = null;

  /** True where the convention is not asked for. */
  @property({ type: Boolean }) plain = false;

  /** The label of the game, if there are two. */
  @property() label = '';

  protected override render() {
    const { chosen } = this;
    const family = chosen && findFamily(chosen.game);
    if (!chosen || !family) return nothing;
    const game = readGame(chosen.game, chosen.params);
    return html`
      <div class="field">
        <label for="game">${this.label === '' ? msg('Game') : this.label}</label>
        <select id="game" @change=${(event: Event) => this.#choose((event.target as HTMLSelectElement).value)}>
          ${this.games.map(({ id, name }) => html`<option value=${id} .selected=${id === chosen.game}>${localize(name)}</option>`)}
        </select>
      </div>
      ${family.params.fields.length === 0 ? nothing : html`<nh-param-form .form=${family.params} .given=${chosen.params} @nh-params=${(event: CustomEvent<ParamInput>) => this.#tell({ ...chosen, params: event.detail })}></nh-param-form>`}
      ${game.ok ? nothing : html`<p class="fault" role="alert">${refusalInWords(game.error)}</p>`}
      ${this.plain ? nothing : this.#convention(chosen)}
    `;
  }

  #convention(chosen: ChosenGame): TemplateResult {
    return html`<label class="choice"
        ><input type="checkbox" .checked=${chosen.misere} @change=${(event: Event) => this.#tell({ ...chosen, misere: (event.target as HTMLInputElement).checked })} />${msg('The last move loses')}</label
      >`;
  }

  #choose(game: string): void {
    const usual = usualGame(game);
    if (usual) this.#tell({ ...usual, misere: this.chosen?.misere ?? false });
  }

  #tell(chosen: ChosenGame): void {
    this.dispatchEvent(new CustomEvent<ChosenGame>('nh-chosen', { detail: chosen }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-lab-game-fields': GameFields;
  }
}
