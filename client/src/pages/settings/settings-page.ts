import { msg } from '@lit/localize';
import { letterOf } from '@nimhall/shared/game/letters';
import type { View } from '@nimhall/shared/game/view';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { pageHead, pageHeadStyles } from '../../components/ui/page-head.ts';
import { LANGUAGE_TAGS, LANGUAGES } from '../../i18n/languages.ts';
import { type Settings, settings } from '../../reactive/settings.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { checkboxes } from '../../styles/checkboxes.ts';
import { controls } from '../../styles/controls.ts';
import { panel } from '../../styles/panel.ts';
import '../../components/board/mini/mini-board.ts';
import { TitleController } from '../../components/page/title-controller.ts';

/** A value that may be chosen, with its label. */
type Option<Name extends keyof Settings> = readonly [value: Settings[Name], label: string | TemplateResult];

/** Heaps that show what the table looks like. */
const SAMPLE: View = {
  kind: 'heaps',
  ends: 'top',
  mostHeaps: 1,
  heaps: [3, 4, 5].map((size) => ({ letter: letterOf(size - 3), size, sections: [{ length: size, colour: null }] })),
};

/** Settings, for this device or for all of the player's. Each change applies at once. */
@customElement('nh-settings-page')
export class SettingsPage extends LitElement {
  static override styles = [
    base,
    controls,
    checkboxes,
    pageHeadStyles,
    panel,
    css`
      :host {
        display: grid;
        gap: 14px;
        max-width: var(--width-reading);
      }
      .panel {
        display: grid;
        gap: 10px;
      }
      .choices {
        display: flex;
        flex-wrap: wrap;
        gap: 0 14px;
      }
      legend,
      strong {
        font-size: 1.0625rem;
        font-weight: 650;
      }
      small {
        display: block;
        font-size: 0.9375rem;
        color: var(--soft-ink);
      }
      .sample {
        width: fit-content;
        padding: 12px 20px;
        background: var(--grain), var(--table-top);
        border: 1px solid var(--table-edge);
        border-radius: var(--radius-small);
      }
      .sample nh-mini-board {
        width: 7rem;
        height: 7rem;
      }
      .choice + small {
        margin: -3px 0 0 calc(22px + 0.6rem);
      }
    `,
  ];

  protected readonly watch = new StoreController(this, settings);

  protected readonly named = new TitleController(this, () => [msg('Settings')]);

  protected override render() {
    return html`
      ${pageHead({ title: msg('Settings'), lead: msg('Changes apply right away. Theme, contrast and sounds are for this device only.') })}
      <section class="panel" aria-label=${msg('Appearance')}>
        ${this.#choice('theme', msg('Theme'), [
          ['system', msg('Same as device')],
          ['light', msg('Light')],
          ['dark', msg('Dark')],
        ])}
        ${this.#choice('contrast', msg('Contrast'), [
          ['system', msg('Same as device')],
          ['more', msg('High contrast')],
        ])}
        ${this.#choice('material', msg('Table and stones'), [
          ['wood', msg('Wood')],
          ['slate', msg('Slate')],
          ['felt', msg('Felt')],
          ['glass', msg('Glass')],
        ])}
        <div class="sample"><nh-mini-board .view=${SAMPLE}></nh-mini-board></div>
      </section>
      <section class="panel" aria-label=${msg('Language')}>
        ${this.#choice(
          'language',
          msg('Language'),
          LANGUAGE_TAGS.map((tag) => [tag, html`<span lang=${tag}>${LANGUAGES[tag].name}</span>`]),
        )}
      </section>
      <section class="panel" aria-label=${msg('Playing')}>
        ${this.#choice(
          'confirm',
          msg('Preview moves'),
          [
            ['always', msg('Always')],
            ['touch', msg('On touch screens')],
            ['never', msg('Never')],
          ],
          msg('The first tap shows your move, the second plays it. When off, one tap plays your move.'),
        )}
        ${this.#choice('moves', msg('Move lists'), [
          ['words', msg('Words')],
          ['notation', msg('Notation, like a2')],
        ])}
        ${this.#switch('sound', msg('Sounds'), msg('For moves, game end and low time. Only one tab per room plays sounds.'))}
        ${this.#switch('shortcuts', msg('Keyboard shortcuts'), msg('Press ? in a room to see them all.'))}
      </section>
    `;
  }

  #choice<Name extends 'theme' | 'contrast' | 'material' | 'confirm' | 'moves' | 'language'>(
    name: Name,
    legend: string,
    options: readonly Option<Name>[],
    about = '',
  ): TemplateResult {
    return html`<fieldset aria-describedby=${about ? `about-${name}` : nothing}>
      <legend>${legend}</legend>
      ${about ? html`<small id="about-${name}">${about}</small>` : nothing}
      <div class="choices">
        ${options.map(
          ([value, label]) => html`<label class="choice">
            <input type="radio" name=${name} .checked=${settings.value[name] === value} @change=${() => choose(name, value)} />
            ${label}
          </label>`,
        )}
      </div>
    </fieldset>`;
  }

  #switch(name: 'sound' | 'shortcuts', label: string, about: string): TemplateResult {
    return html`<div>
      <label class="choice">
        <input
          type="checkbox"
          aria-describedby="about-${name}"
          .checked=${settings.value[name]}
          @change=${(event: Event) => choose(name, (event.target as HTMLInputElement).checked)}
        />
        <strong>${label}</strong>
      </label>
      <small id="about-${name}">${about}</small>
    </div>`;
  }
}

/** Changes a setting at once, and saves it for the player's other devices. */
function choose<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings.change({ [name]: value });
  void import('../../components/learnt/keep-choice.ts').then(({ keepChoice }) => keepChoice(name, value));
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-settings-page': SettingsPage;
  }
}
