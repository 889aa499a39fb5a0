import { msg } from '@lit/localize';
import { readGame } from '@nimhall/shared/catalogue/read';
import { GAMES } from '@nimhall/shared/games/all';
import { linesOf, type SeriesProgress, type Terms } from '@nimhall/shared/lab/series/terms';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import { css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { updateUrlState } from '../../../components/page/navigation.ts';
import { localize } from '../../../i18n/language.ts';
import type { ChosenGame } from '../game/chosen-game.ts';
import { LabTool } from '../game/lab-tool.ts';
import '../game/game-fields.ts';
import '../game/number-field.ts';
import { toolStyles } from '../game/tool-layout.ts';
import { Pace } from './pace.ts';
import { readSequenceQuery, type SequenceQuery, sequenceLink, usual } from './sequence-query.ts';
import './sequence-result.ts';
import { farInWords, tookInWords } from './words.ts';

/** Games with something that grows. */
const PLAYED = GAMES.filter(({ id }) => linesOf(id).length > 0);

/** Asks for a sequence of a game, and shows the result. */
@customElement('nh-sequence-tool')
export class SequenceTool extends LabTool<SequenceQuery> {
  static override styles = [
    toolStyles,
    css`
      /* What grows has a longer name than how far. */
      @media (min-width: 22rem) and (max-width: 59.99rem) {
        form {
          grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
        }
      }
      .far {
        min-height: 2lh;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  @state() private terms: Terms | null = null;

  /** How many terms are known by now, where more are still to come. */
  @state() private known = 0;

  /** Milliseconds that it took; null while it is under way. */
  @state() private took: number | null = null;

  #pace = new Pace();

  protected override read(query: string): SequenceQuery {
    return readSequenceQuery(query);
  }

  protected override render() {
    const { asked } = this;
    if (!asked) return nothing;
    const lines = linesOf(asked.game);
    return html`
      ${this.form(
        html`<nh-lab-game-fields .games=${PLAYED} .chosen=${asked} @nh-chosen=${(event: CustomEvent<ChosenGame>) => this.#choose(asked, event.detail)}></nh-lab-game-fields>
        <div class="field">
          <label for="line">${msg('Size of')}</label>
          <select id="line" @change=${(event: Event) => this.ask(withLine(asked, selected(event)))}>
            ${lines.map((line) => html`<option value=${line.id} .selected=${line.id === asked.line.id}>${localize(line.of)}</option>`)}
          </select>
        </div>
        <nh-lab-number-field label=${msg('Up to')} from=${asked.line.from} most=${asked.line.most} .value=${asked.to} .asked=${asked} @nh-number=${(event: CustomEvent<number>) => this.ask({ ...asked, to: event.detail })}></nh-lab-number-field>`,
        html`<p class="far soft">${this.#far(asked)}</p>`,
      )}
      <nh-sequence-result .asked=${asked} .terms=${this.terms}></nh-sequence-result>
    `;
  }

  /** Another game, or the same with other parameters or the other convention. */
  #choose(before: SequenceQuery, chosen: ChosenGame): void {
    const asked = chosen.game === before.game ? { ...before, ...chosen } : usual(chosen);
    if (asked) this.ask(asked);
  }

  /** Turns to a sequence, and works it out as soon as it is one. */
  protected override ask(asked: SequenceQuery): void {
    this.working.stop();
    // Nothing is shown under the name of another sequence.
    if (!isSame(asked, this.asked)) this.terms = null;
    this.asked = asked;
    this.known = 0;
    this.took = null;
    this.#pace = new Pace();
    const { game, params, misere, line, to } = asked;
    if (!readGame(game, params).ok) return;
    updateUrlState(sequenceLink(asked));
    this.working.start(
      'terms',
      { game, params, misere, line: line.id, to },
      {
        progress: (progress, milliseconds) => this.#show(progress, milliseconds),
        done: (result, milliseconds) => this.#take(result, milliseconds),
      },
    );
  }

  /** Shows intermediate terms if there are more than before. */
  #show({ known, terms }: SeriesProgress, milliseconds: number): void {
    this.known = known;
    this.#pace.note({ done: known, milliseconds });
    if (terms && terms.values.length > (this.terms?.values.length ?? 0)) this.terms = terms;
  }

  /** How far it is, or how long it took. */
  #far({ line, to }: SequenceQuery): string {
    const { known, took } = this;
    if (took !== null) return tookInWords(took);
    return known === 0 ? '' : farInWords(line.from + known - 1, to, this.#pace.secondsFor(to + 1 - line.from - known));
  }

  #take(result: Result<Terms | null, Refusal>, milliseconds: number): void {
    this.took = milliseconds;
    if (result.ok) this.terms = result.value;
  }
}

/** Whether it is the same sequence, perhaps of another length. */
function isSame(one: SequenceQuery, other: SequenceQuery | null): boolean {
  return one.params === other?.params && one.game === other.game && one.misere === other.misere && one.line === other.line;
}

function selected(event: Event): string {
  return (event.target as HTMLSelectElement).value;
}

function withLine(asked: SequenceQuery, id: string): SequenceQuery {
  const line = linesOf(asked.game).find((each) => each.id === id) ?? asked.line;
  return { ...asked, line, to: Math.min(line.most, Math.max(line.from, asked.to)) };
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-sequence-tool': SequenceTool;
  }
}
