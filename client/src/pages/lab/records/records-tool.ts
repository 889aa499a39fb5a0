import { msg, str } from '@lit/localize';
import { readGame } from '@nimhall/shared/catalogue/read';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import { GAMES } from '@nimhall/shared/games/all';
import { groupBy } from '@nimhall/shared/group-by';
import { type GameRecord, records } from '@nimhall/shared/lab/records/record';
import { say } from '@nimhall/shared/phrase';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { updateUrlState } from '../../../components/page/navigation.ts';
import { localize } from '../../../i18n/language.ts';
import { studyLink } from '../../analysis/study-link.ts';
import { toolStyles } from '../game/tool-layout.ts';
import { saveFile } from '../sequence/save-file.ts';
import { TaskController } from '../work/task-controller.ts';
import { publishedInWords, reachInWords } from './record-words.ts';

/** How far each game is solved here and elsewhere, with certificates that other programs can check. */
@customElement('nh-records-tool')
export class RecordsTool extends LitElement {
  static override styles = [
    toolStyles,
    css`
      .games,
      .panel {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        gap: 8px;
      }
      .games {
        gap: var(--gap);
      }
      h3 {
        margin-block-start: 8px;
      }
      .record {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 4px 12px;
        border-top: 1px solid var(--line);
        padding-block-start: 6px;
      }
      .record p {
        flex: 1 1 14rem;
        max-width: none;
      }
      .record a {
        white-space: nowrap;
      }
      .programs {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
    `,
  ];

  /** What the address asks for: the query, without its question mark. */
  @property({ attribute: false }) query = '';

  /** The game that is shown; empty for all of them. */
  @state() private game = '';

  protected readonly saving = new TaskController(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('query')) this.#show(new URLSearchParams(this.query).get('game') ?? '');
  }

  protected override render() {
    const shown = records().filter(({ game }) => this.game === '' || game === this.game);
    const games = groupBy(shown, ({ game, params }) => `${game} ${JSON.stringify(params)}`);
    return html`
      <form class="panel" @submit=${(event: Event) => event.preventDefault()}>
        <div class="field">
          <label for="game">${msg('Game')}</label>
          <select id="game" @change=${(event: Event) => this.#show((event.target as HTMLSelectElement).value)}>
            <option value="" .selected=${this.game === ''}>${msg('All games')}</option>
            ${GAMES.map(({ id, name }) => html`<option value=${id} .selected=${id === this.game}>${localize(name)}</option>`)}
          </select>
        </div>
        <p class="soft">${localize(say`Ever larger positions got three seconds each on one processor core.`)}</p>
        <p class="soft">${localize(say`A certificate lists positions with all their moves. This Python program checks it.`)}</p>
        <div class="programs"><button type="button" @click=${() => this.#saveProgram()}>${localize(say`Save program`)}</button></div>
        ${this.saving.render()}
      </form>
      <div class="games">${[...games.values()].map((each, at, all) => this.#game(each, each[0]?.game !== all[at + 1]?.[0]?.game))}</div>
    `;
  }

  /** A game with some parameters; what is published of it comes with the last of these. */
  #game(all: readonly GameRecord[], isLast: boolean): TemplateResult {
    const [{ game, params }] = all as [GameRecord];
    const opened = readGame(game, params);
    const name = findFamily(game)?.name ?? game;
    const lines = groupBy(all, ({ line }) => line.id);
    return html`<section class="panel">
      <h2>${localize(name)}</h2>
      ${opened.ok ? html`<p class="soft">${localize(opened.value.rules.rule)}</p>` : nothing}
      ${[...lines.values()].map(
        (both) => html`<h3>${localize((both[0] as GameRecord).line.of)}</h3>
          ${both.map((record) => this.#record(record))}`,
      )}
      ${game === 'sprouts' ? this.#proofOfSprouts() : nothing}
      ${isLast ? this.#published(game) : nothing}
    </section>`;
  }

  #proofOfSprouts(): TemplateResult {
    return html`<p class="soft">${localize(say`The certificates are proofs, for up to 22 spots if the last move wins and up to 16 if it loses. This Python program checks a sample of one in a minute, and all of it in a few hours.`)}</p>
      <div class="programs">
        <button type="button" @click=${() => this.#saveProgramForSprouts()}>${localize(say`Save program for Sprouts`)}</button>
      </div>`;
  }

  #published(game: string): TemplateResult | TemplateResult[] {
    const all = publishedInWords(game);
    return all.length > 0 ? all : html`<p class="soft">${localize(say`No publication is listed here.`)}</p>`;
  }

  #record(record: GameRecord): TemplateResult {
    const { game, params, line, misere, to } = record;
    const convention = misere ? msg('The last move loses') : msg('The last move wins');
    return html`<div class="record">
      <p>
        ${msg(str`${convention}:`)} ${reachInWords(record)}
        ${to === null ? nothing : html`<a href=${studyLink({ game, params: params as Record<string, never>, misere, position: line.at(to) })}>${msg('Open in analysis')}</a>`}
      </p>
      <button type="button" aria-label=${`${localize(say`Certificate`)}: ${convention}, ${localize(line.of)}`} @click=${() => this.#saveCertificate(record)}>${localize(say`Certificate`)}</button>
    </div>`;
  }

  #show(game: string): void {
    this.game = findFamily(game) ? game : '';
    updateUrlState(this.game === '' ? '/lab/records' : `/lab/records?game=${this.game}`);
  }

  /** Has the certificate worked out and written by the worker, and keeps it. */
  #saveCertificate({ game, params, line, misere }: GameRecord): void {
    const name = `${game}-${line.id}${misere ? '-misere' : ''}.json`;
    const asked = { game, params, line: line.id, misere };
    this.saving.start('certificate', asked, { done: (pieces) => saveFile(name, 'application/json', pieces) });
  }

  async #saveProgram(): Promise<void> {
    const { default: program } = await import('../../../../../shared/docs/check_certificate.py?raw');
    saveFile('check_certificate.py', 'text/x-python', [program]);
  }

  async #saveProgramForSprouts(): Promise<void> {
    const { default: program } = await import('../../../../../shared/docs/check_sprouts.py?raw');
    saveFile('check_sprouts.py', 'text/x-python', [program]);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-records-tool': RecordsTool;
  }
}
