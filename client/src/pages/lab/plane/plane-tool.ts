import { msg, str } from '@lit/localize';
import { readGame } from '@nimhall/shared/catalogue/read';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import { GAMES } from '@nimhall/shared/games/all';
import type { Field, PlaneQuery } from '@nimhall/shared/lab/plane/field';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { navigate, updateUrlState } from '../../../components/page/navigation.ts';
import { localize } from '../../../i18n/language.ts';
import { studyLink } from '../../analysis/study-link.ts';
import { type ChosenGame, usualGame } from '../game/chosen-game.ts';
import { LabTool } from '../game/lab-tool.ts';
import '../game/game-fields.ts';
import { checkboxes } from '../../../styles/checkboxes.ts';
import { toolStyles } from '../game/tool-layout.ts';
import { TaskController } from '../work/task-controller.ts';
import { difference } from './paint.ts';
import { hasPlane, type PlaneChoice, planeLink, planeOf, readPlaneChoice, SIZES, withGame } from './plane-query.ts';
import './plane-cursor.ts';
import { placeOf } from './plane-cursor.ts';
import './plane-picture.ts';
import { saveFile } from '../sequence/save-file.ts';
import type { PlanePicture } from './plane-picture.ts';
import { type Cell, type Window, whole, zoomed } from './window.ts';
import { differenceInWords } from './words.ts';

/** Games whose positions are described by two numbers. */
const PAINTED = GAMES.filter(({ id }) => hasPlane(id));

/** A game as a picture, a pixel for every position, and another one beside it. */
@customElement('nh-plane-tool')
export class PlaneTool extends LabTool<PlaneChoice> {
  static override styles = [
    toolStyles,
    checkboxes,
    css`
      .seen {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
      }
      @media (min-width: 60rem) {
        :host {
          grid-template: 'form seen' auto 'cursor seen' 1fr / minmax(0, 21rem) minmax(0, 1fr);
        }
        form {
          grid-area: form;
        }
        .seen {
          grid-area: seen;
        }
        nh-plane-cursor {
          grid-area: cursor;
        }
      }
      .pictures {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
        align-items: end;
        gap: 12px;
      }
      figure {
        margin: 0;
        max-width: min(100%, 70vh, 40rem);
        min-width: min(100%, 16rem);
      }
      figcaption {
        min-height: 3em;
      }
      .key {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 14px;
      }
      .key span::before {
        content: '';
        display: inline-block;
        width: 0.9em;
        height: 0.9em;
        margin-inline-end: 6px;
        border: 1px solid var(--line);
        background: var(--table-top);
      }
      .key .lost::before {
        background: var(--accent);
      }
      .key .high::before {
        background: var(--stone-blue);
      }
      .second {
        display: grid;
        gap: 12px;
        padding-inline-start: 12px;
        border-inline-start: 3px solid var(--line);
      }
      input[type='range'] {
        width: 100%;
        padding: 0;
        border: 0;
      }
    `,
  ];

  @state() private field: Field | null = null;

  @state() private otherField: Field | null = null;

  @state() private cursor: Cell = { column: 0, row: 0 };

  @state() private window: Window = whole(1);

  /** The first picture, which is the one that is saved. */
  @query('nh-plane-picture') private readonly picture?: PlanePicture;

  #differing: { readonly of: readonly [Field, Field, boolean]; readonly field: Field } | null = null;

  protected readonly workingBeside = new TaskController(this);

  protected override read(query: string): PlaneChoice {
    return readPlaneChoice(query);
  }

  protected override render() {
    const { asked, field } = this;
    if (!asked) return nothing;
    return html`
      ${this.form(html`<nh-lab-game-fields .games=${PAINTED} .chosen=${asked.chosen} @nh-chosen=${(event: CustomEvent<ChosenGame>) => this.ask(withGame(asked, event.detail))}></nh-lab-game-fields>
        ${this.#ranges(asked)} ${this.#beside(asked)}`)}
      <div class="seen">
        <div class="pictures">${this.#pictures(asked)}</div>
        <div class="row">
          <button type="button" @click=${() => this.#near(2)}>${msg('Zoom in')}</button>
          <button type="button" @click=${() => this.#near(1 / 2)}>${msg('Zoom out')}</button>
          <button type="button" @click=${() => this.#see(whole(asked.size))}>${msg('All')}</button>
          <span class="row" role="group" aria-label=${msg('Save the picture')}>
            <button type="button" ?disabled=${!field} @click=${() => void this.#savePng(asked)}>${msg('PNG')}</button>
            <button type="button" ?disabled=${!field} @click=${() => this.#saveSvg(asked)}>${msg('SVG')}</button>
          </span>
        </div>
        <p class="key">
          <span class="lost">${msg('lost for the player to move')}</span>
          ${asked.outcomes || field?.worth === 'outcomes' ? html`<span>${msg('won')}</span>` : html`<span>${msg('low value')}</span><span class="high">${msg('high value')}</span>`}
        </p>
        <p class="soft">${msg('Use the arrow keys to move and + and − to zoom. Press Enter or tap the cursor to analyze the position.')}</p>
      </div>
      <nh-plane-cursor class="panel" .asked=${asked} .field=${field} .cursor=${this.cursor}></nh-plane-cursor>
    `;
  }

  #ranges(asked: PlaneChoice): TemplateResult {
    const { plane, size, third, outcomes } = asked;
    const sizes = [...SIZES.filter((each) => each < plane.most), plane.most];
    return html`<div class="field">
        <label for="size">${msg('Columns and rows')}</label>
        <select id="size" @change=${(event: Event) => this.ask({ ...asked, size: Number(textOf(event)) })}>
          ${sizes.map((each) => html`<option value=${each} .selected=${each === size}>${each} × ${each}</option>`)}
        </select>
      </div>
      ${
        plane.third
          ? html`<div class="field">
              <label for="third">${msg(str`${localize(plane.third)}: ${third.toString()}`)}</label>
              <input id="third" type="range" min="0" max=${plane.mostThird} .value=${String(third)} @input=${(event: Event) => this.ask({ ...asked, third: Number(textOf(event)) })} />
            </div>`
          : nothing
      }
      <label class="choice"
        ><input type="checkbox" .checked=${outcomes} @change=${(event: Event) => this.ask({ ...asked, outcomes: (event.target as HTMLInputElement).checked })} />${msg('Only wins and losses')}</label
      >`;
  }

  #beside(asked: PlaneChoice): TemplateResult {
    const { chosen, other } = asked;
    return html`<label class="choice"
        ><input type="checkbox" .checked=${other !== null} @change=${(event: Event) => this.ask({ ...asked, other: (event.target as HTMLInputElement).checked ? { ...chosen, misere: !chosen.misere } : null })} />${msg('Compare with')}</label
      >
      ${
        other
          ? html`<div class="second">
              <nh-lab-game-fields label=${msg('Second game')} .games=${PAINTED} .chosen=${other} @nh-chosen=${(event: CustomEvent<ChosenGame>) => this.ask({ ...asked, other: event.detail })}></nh-lab-game-fields>
              ${this.workingBeside.render()}
            </div>`
          : nothing
      }`;
  }

  #pictures(asked: PlaneChoice): TemplateResult {
    const { field, otherField } = this;
    const { chosen, other, outcomes, size } = asked;
    const one = this.#picture(field, titleOf(chosen), size, outcomes);
    if (!other) return one;
    const either = outcomes || [field, otherField].some((each) => each?.worth === 'outcomes');
    const differing = field && otherField && this.#difference(field, otherField, either);
    return html`${one} ${this.#picture(otherField, titleOf(other), size, outcomes)}
    ${this.#picture(differing, msg('Differences'), size, true, differing ? differenceInWords(differing) : '')}`;
  }

  /** Where two fields differ; computed again only if one of them has changed, not with every move of the cursor. */
  #difference(field: Field, otherField: Field, outcomes: boolean): Field {
    const of = [field, otherField, outcomes] as const;
    if (!this.#differing || of.some((each, index) => each !== this.#differing?.of[index]))
      this.#differing = { of, field: difference(field, otherField, outcomes) };
    return this.#differing.field;
  }

  /** A picture, or the room for it while nothing is worked out. */
  #picture(field: Field | null, title: string, size: number, outcomes: boolean, told = ''): TemplateResult {
    return html`<figure>
      <figcaption><b>${title}</b><br /><span class="soft">${told}</span></figcaption>
      <nh-plane-picture
        .field=${field}
        .window=${field ? this.#within(field) : this.window}
        .cursor=${this.cursor}
        ?outcomes=${outcomes}
        label=${msg(str`${title}: ${size.toString()} columns and rows. The position under the cursor is described below.`)}
        @nh-cursor=${(event: CustomEvent<Cell>) => this.#point(event.detail)}
        @nh-window=${(event: CustomEvent<Window>) => this.#see(event.detail)}
        @nh-open=${() => this.#open()}
      ></nh-plane-picture>
    </figure>`;
  }

  /** The visible part of a picture that may have fewer cells. */
  #within({ size }: Field): Window {
    return this.window.cells >= size ? whole(size) : this.window;
  }

  protected override ask(asked: PlaneChoice): void {
    const before = this.asked;
    this.asked = asked;
    const { chosen, size, third, other, plane } = asked;
    if (size !== before?.size) this.window = whole(size);
    // Nothing is shown under the name of another game.
    if (chosen !== before?.chosen) this.field = null;
    if (other !== before?.other) this.otherField = null;
    this.cursor = { column: Math.min(this.cursor.column, size - 1), row: Math.min(this.cursor.row, size - 1) };
    if (!isGame(chosen) || (other && !isGame(other))) {
      this.#stop();
      return;
    }
    updateUrlState(planeLink(asked));
    const ranged = size !== before?.size || third !== before.third;
    if (ranged || chosen !== before?.chosen) {
      this.#paint(this.working, { ...chosen, size, third, plane: plane.id }, (field) => {
        this.field = field;
      });
    }
    if (!other) {
      this.workingBeside.stop();
      this.otherField = null;
    } else if (ranged || other !== before?.other) {
      this.#paint(this.workingBeside, { ...other, size, third, plane: planeOf(other.game)?.id ?? '' }, (field) => {
        this.otherField = field;
      });
    }
  }

  #paint(working: TaskController, task: PlaneQuery, show: (field: Field) => void): void {
    working.start('field', task, {
      progress: ({ field }) => show(field),
      done: (result) => result.ok && result.value && show(result.value),
    });
  }

  #stop(): void {
    this.working.stop();
    this.workingBeside.stop();
  }

  #point(cursor: Cell): void {
    this.cursor = cursor;
  }

  #see(window: Window): void {
    this.window = window;
  }

  #near(factor: number): void {
    const { cells } = this.window;
    const size = this.asked?.size ?? cells;
    this.window = zoomed(this.window, size, factor, this.cursor);
  }

  async #savePng({ chosen }: PlaneChoice): Promise<void> {
    const png = await this.picture?.png();
    if (png) saveFile(`${chosen.game}.png`, 'image/png', [png]);
  }

  #saveSvg({ chosen }: PlaneChoice): void {
    const svg = this.picture?.svg();
    if (svg) saveFile(`${chosen.game}.svg`, 'image/svg+xml', [svg]);
  }

  #open(): void {
    if (this.asked && this.field) navigate(studyLink(placeOf(this.asked, this.field, this.cursor)));
  }
}

/** A game and how it is played, as the title of a picture. */
function titleOf({ game, params, misere }: ChosenGame): string {
  const name = localize(findFamily(game)?.name ?? '');
  const given =
    JSON.stringify(params) === JSON.stringify(usualGame(game)?.params) ? '' : ` ${Object.values(params).map(String).join(', ')}`;
  return misere ? msg(str`${name}${given}, last loses`) : `${name}${given}`;
}

function isGame({ game, params }: ChosenGame): boolean {
  return readGame(game, params).ok;
}

function textOf(event: Event): string {
  return (event.target as HTMLInputElement | HTMLSelectElement).value;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-plane-tool': PlaneTool;
  }
}
