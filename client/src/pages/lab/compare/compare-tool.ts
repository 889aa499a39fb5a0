import { msg, str } from '@lit/localize';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import { GAMES } from '@nimhall/shared/games/all';
import { type Comparison, comparisonCsv, type Distinction, MAX_CONTEXT_SIZE } from '@nimhall/shared/lab/compare';
import { linesOf } from '@nimhall/shared/lab/series/terms';
import { count } from '@nimhall/shared/phrase';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { localize } from '../../../i18n/language.ts';
import { base } from '../../../styles/base.ts';
import { checkboxes } from '../../../styles/checkboxes.ts';
import { controls } from '../../../styles/controls.ts';
import { panel } from '../../../styles/panel.ts';
import { LabTool } from '../game/lab-tool.ts';
import '../../../components/new-game/position-field.ts';
import { updateUrlState } from '../../../components/page/navigation.ts';
import { studyLink } from '../../analysis/study-link.ts';
import type { ChosenGame } from '../game/chosen-game.ts';
import '../game/game-fields.ts';
import { type ChosenPosition, readChosenPosition, seen, withChosen, writeChosenPosition } from '../game/chosen-position.ts';
import { toolForm } from '../game/tool-layout.ts';
import { saveFile } from '../sequence/save-file.ts';

/** Games with positions that can be compared. */
const COMPARED = GAMES.filter(({ id }) => linesOf(id).length > 0);

/** Two positions, and the convention, which is that of the first. */
interface CompareQuery {
  readonly one: ChosenPosition;
  readonly other: ChosenPosition;
}

/** Asks whether two positions are worth the same, in every sum. */
@customElement('nh-compare-tool')
export class CompareTool extends LabTool<CompareQuery> {
  static override styles = [
    base,
    controls,
    checkboxes,
    panel,
    toolForm,
    css`
      :host,
      .sides {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--gap);
      }
      .sides {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      .side {
        /* There is no room for it. */
        --label-beside-field: minmax(0, 1fr);
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
        align-content: start;
      }
      .result {
        display: grid;
        gap: 8px;
        align-content: start;
        min-height: 12rem;
      }
      .verdict {
        font-weight: 600;
      }
    `,
  ];

  @state() private comparison: Comparison | null = null;

  protected override read(query: string): CompareQuery {
    return readCompareQuery(query);
  }

  protected override render() {
    const { asked } = this;
    if (!asked) return nothing;
    const { one, other } = asked;
    return html`
      ${this.form(html`<div class="sides">
          ${this.#side(one, msg('First position'), (placed) => this.ask({ ...asked, one: placed }))}
          ${this.#side(other, msg('Second position'), (placed) => this.ask({ ...asked, other: placed }))}
        </div>
        <label class="choice"
          ><input type="checkbox" .checked=${one.misere} @change=${(event: Event) => this.ask({ ...asked, one: { ...one, misere: (event.target as HTMLInputElement).checked } })} />${msg('The last move loses')}</label
        >`)}
      <section class="result panel" role="status" aria-label=${msg('Result')}>${this.comparison ? html`${this.#result(asked, this.comparison)}${this.#save(asked, this.comparison)}` : nothing}</section>
    `;
  }

  #side(placed: ChosenPosition, label: string, tell: (placed: ChosenPosition) => void): TemplateResult {
    const { scene, fault } = seen(placed);
    return html`<div class="side">
      <nh-lab-game-fields plain .games=${COMPARED} .chosen=${placed} @nh-chosen=${(event: CustomEvent<ChosenGame>) => tell(withChosen(placed, event.detail))}></nh-lab-game-fields>
      <nh-position-field
        label=${label}
        .text=${placed.position}
        .view=${scene?.view ?? null}
        .fault=${fault}
        @nh-position=${(event: CustomEvent<string>) => tell({ ...placed, position: event.detail })}
      ></nh-position-field>
    </div>`;
  }

  #result({ one }: CompareQuery, { verdict, nimbers, distinction, tried, unknown }: Comparison): TemplateResult {
    const [a, b] = nimbers.map(String);
    const sums = localize(count(tried, '{0} sum', '{0} sums'));
    switch (verdict) {
      case 'same':
        return html`<p class="verdict">${msg(str`They have the same value in every sum. Each is worth a Nim heap of ${a ?? ''}.`)}</p>`;
      case 'different':
        return html`<p class="verdict">${msg('They have different values.')}</p>
          ${nimbers[0] === null ? nothing : html`<p>${msg(str`One is worth a Nim heap of ${a ?? ''}, the other a Nim heap of ${b ?? ''}.`)}</p>`}
          ${distinction ? told(distinction, one.misere) : nothing}`;
      case 'alike':
        return html`<p class="verdict">${msg(str`No difference found in ${sums}. This isn’t a proof.`)}</p>
          <p>
            ${msg(str`Both were tested beside Nim heaps and small positions of both games, up to ${localize(MAX_CONTEXT_SIZE)}, alone and in pairs.`)}
            ${unknown === 0 ? '' : localize(count(unknown, '{0} more sum was too large to compute.', '{0} more sums were too large to compute.'))}
          </p>`;
      default:
        return verdict satisfies never;
    }
  }

  #save({ one, other }: CompareQuery, comparison: Comparison): TemplateResult {
    return html`<div class="row" role="group" aria-label=${msg('Save the comparison')}>
      <button type="button" @click=${() => saveFile('comparison.csv', 'text/csv', [comparisonCsv(one, other, comparison)])}>${msg('CSV')}</button>
    </div>`;
  }

  protected override ask(asked: CompareQuery): void {
    this.working.stop();
    this.asked = asked;
    this.comparison = null;
    const { one, other } = asked;
    if (seen(one).fault || seen(other).fault) return;
    updateUrlState(compareLink(asked));
    this.working.start(
      'compare',
      { one, other, misere: one.misere, to: MAX_CONTEXT_SIZE },
      {
        done: (result) => {
          if (result.ok) this.comparison = result.value;
        },
      },
    );
  }
}

/** What distinguishes two positions. */
function told({ beside, wins: [won] }: Distinction, misere: boolean): TemplateResult {
  const verdict = won
    ? msg('The player to move wins with the first and loses with the second.')
    : msg('The player to move loses with the first and wins with the second.');
  if (beside.length === 0) return html`<p>${msg('They differ even on their own.')} ${verdict}</p>`;
  return html`<p>
      ${msg('They differ beside this position:')}
      ${beside.map((place, index) => html`${index > 0 ? ' + ' : ''}<a href=${studyLink({ ...place, misere })}>${localize(findFamily(place.game)?.name ?? '')} ${place.position}</a>`)}
    </p>
    <p>${verdict}</p>`;
}

/** The address of a comparison: `/lab/compare?game=kayles&position=4&with-game=nim&with-position=1`. */
function compareLink({ one, other }: CompareQuery): string {
  const query = new URLSearchParams();
  writeChosenPosition(query, one);
  writeChosenPosition(query, other, 'with-');
  return `/lab/compare?${query}`;
}

/** The comparison of an address; defaults for what is missing or invalid. */
function readCompareQuery(query: string): CompareQuery {
  const given = new URLSearchParams(query);
  const isThere = (game: string): boolean => linesOf(game).length > 0;
  return {
    one: readChosenPosition(given, isThere, { game: 'kayles', position: '4' }),
    other: readChosenPosition(given, isThere, { game: 'nim', position: '1' }, 'with-'),
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-compare-tool': CompareTool;
  }
}
