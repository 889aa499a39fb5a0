import { findFamily } from '@nimhall/shared/catalogue/registry';
import { count, say } from '@nimhall/shared/phrase';
import type { OfferedProgram } from '@nimhall/shared/protocol/programs';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { programOf } from '../../components/text/program-words.ts';
import { faceStyles } from '../../components/ui/face-styles.ts';
import { portrait } from '../../components/ui/portrait.ts';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { checkboxes } from '../../styles/checkboxes.ts';
import { controls } from '../../styles/controls.ts';
import { panel } from '../../styles/panel.ts';

/** What is to be played with a program. */
export interface ProgramGame {
  readonly program: OfferedProgram;
  readonly game: string;
  readonly misere: boolean;
}

/** A program that offers itself, and what can be played with it. Fires `nh-play`. */
@customElement('nh-program-card')
export class ProgramCard extends LitElement {
  static override styles = [
    base,
    controls,
    checkboxes,
    panel,
    faceStyles,
    css`
      .panel {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;
        gap: 8px 12px;
        height: 100%;
      }
      h2 {
        font-size: 1.0625rem;
        overflow-wrap: anywhere;
      }
      .portrait {
        width: 44px;
        height: 44px;
      }
      form {
        grid-column: 1 / -1;
        display: grid;
        gap: 8px;
      }
      label {
        display: grid;
        gap: 4px;
      }
      .check {
        display: flex;
        align-items: center;
        gap: 8px;
        min-height: 44px;
      }
    `,
  ];

  @property({ attribute: false }) program: OfferedProgram | null = null;

  @query('select') private readonly games?: HTMLSelectElement;

  @query('input') private readonly misere?: HTMLInputElement;

  protected override render() {
    const { program } = this;
    if (!program) return nothing;
    const { id, name, owner, free } = program;
    return html`<section class="panel" aria-labelledby="name">
      ${portrait({ id, name, owner })}
      <div>
        <h2 id="name"><bdi>${name}</bdi></h2>
        <p class="soft">${programOf(owner)}</p>
      </div>
      <form @submit=${this.#play}>
        ${this.#choices(program)}
        <button type="submit" class="main" aria-describedby="free" ?disabled=${free === 0}>${localize(say`Play`)}</button>
        <p class="soft" id="free">${free === 0 ? localize(say`All boards are taken right now.`) : localize(count(free, '{0} board free', '{0} boards free'))}</p>
      </form>
    </section>`;
  }

  #choices({ games, misere }: OfferedProgram): TemplateResult {
    return html`<label>${localize(say`Game`)}
        <select>${games.map((game) => html`<option value=${game}>${localize(findFamily(game)?.name ?? game)}</option>`)}</select>
      </label>
      ${misere ? html`<label class="check"><input type="checkbox" />${localize(say`The last move loses`)}</label>` : nothing}`;
  }

  #play(event: Event): void {
    event.preventDefault();
    const { program, games } = this;
    if (!program || !games) return;
    const detail: ProgramGame = { program, game: games.value, misere: this.misere?.checked ?? false };
    this.dispatchEvent(new CustomEvent('nh-play', { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-program-card': ProgramCard;
  }
}
