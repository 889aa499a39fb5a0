import { msg, str } from '@lit/localize';
import { readGame } from '@nimhall/shared/catalogue/read';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import { GAMES } from '@nimhall/shared/games/all';
import { linesOf, type Terms } from '@nimhall/shared/lab/series/terms';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { inOurLanguage, language, refusalInWords } from '../../../ground/i18n/language.ts';
import { base } from '../../../ground/styles/base.ts';
import { controls } from '../../../ground/styles/controls.ts';
import { panel } from '../../../ground/styles/panel.ts';
import { noteAddress } from '../../../parts/page/navigation.ts';
import '../../../parts/ui/param-form.ts';
import type { ParamInput } from '../../../parts/ui/param-input.ts';
import { begin, type Job } from '../work/bench.ts';
import { type Asked, readAsked, sequenceLink, usual } from './asked.ts';
import './sequence-result.ts';

/** Games with something that grows. */
const PLAYED = GAMES.filter(({ id }) => linesOf(id).length > 0);

/** What is being worked out now. */
interface Work {
  readonly state: 'running' | 'paused' | 'lost' | 'done';
  readonly job: Job | null;
}

/** Asks for a sequence of a game, and shows what is known of it. */
@customElement('nh-sequence-tool')
export class SequenceTool extends LitElement {
  static override styles = [
    base,
    controls,
    panel,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--gap);
        align-items: start;
      }
      @media (min-width: 60rem) {
        :host {
          grid-template-columns: minmax(0, 21rem) minmax(0, 1fr);
        }
      }
      form {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
      }
      .field {
        display: grid;
        gap: 4px;
      }
      .fault {
        color: var(--accent);
        font-weight: 550;
      }
      .work {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 10px;
        min-height: 44px;
      }
    `,
  ];

  /** What the address asks for: the query, without its question mark. */
  @property({ attribute: false }) query = '';

  @state() private asked: Asked | null = null;

  /** What stands in the field for how far. */
  @state() private to = 0;

  @state() private work: Work = { state: 'done', job: null };

  @state() private terms: Terms | null = null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.work.job?.drop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('query')) this.#ask(readAsked(this.query));
  }

  protected override render() {
    const { asked } = this;
    const family = asked && findFamily(asked.game);
    if (!asked || !family) return nothing;
    const lines = linesOf(asked.game);
    return html`
      <form class="panel" @submit=${(event: Event) => event.preventDefault()}>
        <div class="field">
          <label for="game">${msg('Game')}</label>
          <select id="game" @change=${(event: Event) => this.#choose(selected(event))}>
            ${PLAYED.map(({ id, name }) => html`<option value=${id} .selected=${id === asked.game}>${inOurLanguage(name)}</option>`)}
          </select>
        </div>
        ${family.params.fields.length === 0 ? nothing : html`<nh-param-form .form=${family.params} .given=${asked.params} @nh-params=${(event: CustomEvent<ParamInput>) => this.#ask({ ...asked, params: event.detail })}></nh-param-form>`}
        <div class="field">
          <label for="line">${msg('What grows')}</label>
          <select id="line" @change=${(event: Event) => this.#ask(withLine(asked, selected(event)))}>
            ${lines.map((line) => html`<option value=${line.id} .selected=${line.id === asked.line.id}>${inOurLanguage(line.of)}</option>`)}
          </select>
        </div>
        <label class="choice"
          ><input type="checkbox" .checked=${asked.misere} @change=${(event: Event) => this.#ask({ ...asked, misere: (event.target as HTMLInputElement).checked })} />${msg('Making the last move loses')}</label
        >
        <div class="field">
          <label for="to">${msg('Up to')}</label>
          <input id="to" type="number" inputmode="numeric" min=${asked.line.from} max=${asked.line.most} .value=${String(this.to)} aria-invalid=${this.#fault() === '' ? 'false' : 'true'} aria-describedby="fault" @input=${(event: Event) => this.#enterTo(event)} />
          <p id="fault" class="fault" role="alert">${this.#fault()}</p>
        </div>
        ${this.#working()}
      </form>
      <nh-sequence-result .asked=${asked} .terms=${this.terms}></nh-sequence-result>
    `;
  }

  #working(): TemplateResult {
    const { state, job } = this.work;
    switch (state) {
      case 'running':
        return html`<div class="work"><span class="soft">${msg('Working it out…')}</span><button type="button" @click=${() => this.#pause(job)}>${msg('Stop')}</button></div>`;
      case 'paused':
        return html`<div class="work"><span class="soft">${msg('Stopped.')}</span><button type="button" @click=${() => this.#goOn(job)}>${msg('Go on')}</button></div>`;
      case 'lost':
        return html`<div class="work">${msg('The worker broke down, perhaps for want of memory. Try a smaller number.')}</div>`;
      default:
        return html`<div class="work"></div>`;
    }
  }

  /** What is wrong with what was entered, and where. */
  #fault(): string {
    const { asked, to } = this;
    if (!asked) return '';
    const { from, most } = asked.line;
    if (!Number.isInteger(to) || to < from || to > most) {
      return msg(str`Give a whole number from ${from.toLocaleString(language())} to ${most.toLocaleString(language())}.`);
    }
    const game = readGame(asked.game, asked.params);
    return game.ok ? '' : refusalInWords(game.error);
  }

  #choose(game: string): void {
    const asked = usual(game);
    if (asked) this.#ask({ ...asked, misere: this.asked?.misere ?? false });
  }

  #enterTo(event: Event): void {
    this.to = (event.target as HTMLInputElement).valueAsNumber;
    if (this.asked && this.#fault() === '') this.#ask({ ...this.asked, to: this.to });
  }

  /** Turns to a sequence, and works it out as soon as it is one. */
  #ask(asked: Asked): void {
    this.work.job?.drop();
    this.work = { state: 'done', job: null };
    this.asked = asked;
    this.to = asked.to;
    if (this.#fault() !== '') return;
    noteAddress(sequenceLink(asked));
    const { game, params, misere, line, to } = asked;
    const job = begin(
      'terms',
      { game, params, misere, line: line.id, to },
      {
        progress: () => undefined,
        done: (result) => this.#take(asked, result),
        lost: () => {
          this.work = { state: 'lost', job: null };
        },
      },
    );
    this.work = { state: 'running', job };
  }

  #take(asked: Asked, result: Result<Terms | null, Refusal>): void {
    if (asked !== this.asked) return;
    this.work = { state: 'done', job: null };
    if (result.ok) this.terms = result.value;
  }

  #pause(job: Job | null): void {
    job?.pause();
    this.work = { state: 'paused', job };
  }

  #goOn(job: Job | null): void {
    job?.goOn();
    this.work = { state: 'running', job };
  }
}

function selected(event: Event): string {
  return (event.target as HTMLSelectElement).value;
}

function withLine(asked: Asked, id: string): Asked {
  const line = linesOf(asked.game).find((each) => each.id === id) ?? asked.line;
  return { ...asked, line, to: Math.min(line.most, Math.max(line.from, asked.to)) };
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-sequence-tool': SequenceTool;
  }
}
