import { msg, str } from '@lit/localize';
import { readGame } from '@nimhall/shared/catalogue/read';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import type { Family, Preset } from '@nimhall/shared/game/contract';
import type { Refusal } from '@nimhall/shared/refusal';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { surfaceOf } from '../../components/board/surface-of.ts';
import { openRoom } from '../../components/new-game/new-room.ts';
import { formatSettings, newRoomLink } from '../../components/new-game/room-links.ts';
import { similarGames, similarGamesStyles } from '../../components/next-steps/similar-games.ts';
import { connection } from '../../components/page/session.ts';
import { TitleController } from '../../components/page/title-controller.ts';
import { conventionInWords } from '../../components/text/convention.ts';
import { pageHead, pageHeadStyles } from '../../components/ui/page-head.ts';
import { loadTexts, localize, refusalInWords } from '../../i18n/language.ts';
import { RECORDS } from '../../i18n/lazy-texts.ts';
import { boardPositionOf } from '../../position/board-position.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { panel } from '../../styles/panel.ts';
import { surface } from '../../styles/surface.ts';
import { studyLink } from '../analysis/study-link.ts';
import '../../components/board/mini/rule-pictures.ts';
import '../../components/board/mini/mini-board.ts';
import '../../components/ui/param-form.ts';
import type { Practice } from '../../components/practice/practice.ts';
import type { ParamInput } from '../../components/ui/param-input.ts';
import { ladderLink } from '../ladder/links.ts';
import './games-being-played.ts';
import './practice-board.ts';
import './solved-status.ts';
import './whole-games.ts';

/** A game: its rule, a board to try it on, positions worth playing, and its theory. */
@customElement('nh-game-page')
export class GamePage extends LitElement {
  static override styles = [
    base,
    controls,
    panel,
    surface,
    pageHeadStyles,
    similarGamesStyles,
    css`
      :host {
        display: grid;
        gap: var(--gap);
        grid-template-columns: minmax(0, 1fr);
        align-items: start;
      }
      section > p {
        margin-top: 8px;
      }
      aside,
      .known {
        display: grid;
        gap: 12px;
      }
      ul {
        list-style: none;
        margin: 8px 0 0;
        padding: 0;
        display: grid;
      }
      li {
        display: grid;
        justify-items: start;
        padding-block: 8px;
        border-top: 1px solid var(--line);
      }
      li:first-child {
        border: 0;
      }
      .try {
        display: grid;
        grid-template-columns: 5rem minmax(0, 1fr);
        align-items: center;
        gap: 12px;
        width: 100%;
        padding: 6px;
        text-align: start;
        line-height: 1.35;
        border-color: transparent;
      }
      .tried {
        border-color: var(--accent);
      }
      .board {
        display: block;
        padding: 6px;
        border-radius: var(--radius-small);
      }
      nh-mini-board {
        height: 3.5rem;
      }
      .why {
        display: block;
        font-size: 0.9375rem;
        font-weight: 400;
      }
      .open {
        margin-inline-start: calc(5rem + 2px);
      }
      .links {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
      /* A low window has no line to spare above the board. */
      @media (max-height: 32rem) {
        .page-head p:has(> .up) {
          float: inline-end;
        }
      }
      /* On a small phone the board to try it on comes first. */
      @media (max-height: 42rem) and (max-width: 59.99rem) {
        nh-rule-pictures {
          order: 1;
        }
        aside,
        .known,
        .across {
          order: 2;
        }
      }
      @media (min-width: 40rem) and (max-width: 59.99rem) {
        aside li {
          grid-template-columns: minmax(0, 1fr) auto;
          align-items: center;
          gap: 8px;
        }
        .open {
          margin-inline-start: 0;
        }
      }
      @media (min-width: 60rem) {
        :host {
          grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr) 23rem;
        }
        .page-head {
          grid-column: 1;
        }
        aside {
          grid-area: 2 / 2 / 4 / 3;
        }
        .across {
          grid-column: 1 / -1;
        }
      }
    `,
  ];

  protected readonly named = new TitleController(this, () => [localize(findFamily(this.game)?.name ?? '') || msg('Games')]);

  /** The id in the address. */
  @property({ attribute: false }) game = '';

  @state() private practice: Practice | null = null;

  /** The position that is on the board, where it is one of those worth playing. */
  @state() private tried: Preset | null = null;

  /** True once the code and the texts of the chart and the records are here. */
  @state() private hasRecords = false;

  @state() private refusal: Refusal | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('game')) return;
    const family = findFamily(this.game);
    if (family) this.#start(family, family.presets[0]);
  }

  /** The chart and the records stand at the end of the page and come after all else. */
  protected override async firstUpdated(): Promise<void> {
    const code = [import('../lab/records/game-records.ts'), import('../lab/sequence/values-chart.ts')];
    await Promise.all([...code, loadTexts(RECORDS)]).catch(() => undefined);
    this.hasRecords = customElements.get('nh-game-records') !== undefined;
  }

  protected override render() {
    const family = findFamily(this.game);
    const up = { href: '/games', name: msg('All games') };
    if (!family || !this.practice) {
      return pageHead({ up, title: msg('Game not found') });
    }
    return html`
      ${pageHead({ up, title: localize(family.name), lead: this.#rule(family, this.practice) })}
      <nh-rule-pictures .placed=${{ game: family.id, params: this.practice.params, position: this.practice.start }}></nh-rule-pictures>
      <section aria-label=${msg('Try it')}>
        <nh-practice-board .practice=${this.practice}></nh-practice-board>
        <p class="links">
          <a class="button main" href=${newRoomLink(this.practice)}>${msg('Play with others…')}</a>
          <a class="button" href=${ladderLink(family.id)}>${msg('Ladder')}</a>
          <a class="button" href=${this.#puzzlesLink(this.practice)}>${msg('Puzzles')}</a>
          <a class="button" href=${linkToStart(this.practice)}>${msg('Analyze position')}</a>
        </p>
      </section>
      <aside>
        ${this.#params(family, this.practice)}
        <section class="panel">
          <h2>${msg('Best positions')}</h2>
          <p class="fault" role="alert">${refusalInWords(this.refusal)}</p>
          <ul>
            ${family.presets.map((preset) => this.#preset(family, preset))}
          </ul>
        </section>
      </aside>
      <div class="known">
        <nh-solved-status class="panel" .practice=${this.practice}></nh-solved-status>
        ${family.trees ? html`<nh-whole-games class="panel" .family=${family}></nh-whole-games>` : nothing}
        ${family.limits ? html`<section class="panel"><h2>${msg('Limits')}</h2><p>${localize(family.limits)}</p></section>` : nothing}
        ${this.hasRecords && !this.practice.misere ? html`<nh-values-chart .game=${family.id} .params=${this.practice.params} .start=${this.practice.start}></nh-values-chart>` : nothing}
        ${this.hasRecords ? html`<nh-game-records .game=${family.id} .params=${this.practice.params}></nh-game-records>` : nothing}
        ${family.story ? html`<section class="panel"><h2>${msg('History')}</h2><p>${localize(family.story)}</p></section>` : nothing}
      </div>
      <nh-games-being-played class="across" .game=${family.id}></nh-games-being-played>
      <div class="across">${similarGames(family.id)}</div>
    `;
  }

  #rule(family: Family, { params, misere }: Practice): TemplateResult | typeof nothing {
    const game = readGame(family.id, params);
    if (!game.ok) return nothing;
    const { rule, exactly, last } = game.value.rules;
    return html`<p>${localize(rule)} ${conventionInWords(misere, last)}</p>
      ${exactly ? html`<details><summary>${msg('Full rules')}</summary><p>${localize(exactly)}</p></details>` : nothing}`;
  }

  /** Puzzles from its positions worth playing, or from this one where it is none of them. */
  #puzzlesLink({ moves: _, ...settings }: Practice): string {
    return `/learn/practice/ladder?${formatSettings(this.tried ? { game: settings.game } : settings)}`;
  }

  #params(family: Family, practice: Practice): TemplateResult | typeof nothing {
    if (family.params.fields.length === 0) return nothing;
    const game = readGame(family.id, practice.params);
    return html`<section class="panel">
      <h2>${msg('Rules')}</h2>
      <nh-param-form
        .form=${family.params}
        .given=${practice.params}
        @nh-params=${(event: CustomEvent<ParamInput>) => this.#restart({ ...practice, params: event.detail })}
      ></nh-param-form>
      <p class="fault" role="status">${game.ok ? '' : refusalInWords(game.error)}</p>
    </section>`;
  }

  #preset(family: Family, preset: Preset): TemplateResult {
    const name = localize(preset.name);
    const scene = boardPositionOf({ game: family.id, params: preset.params, position: preset.start });
    const isTried = preset === this.tried;
    return html`<li>
      <button
        type="button"
        class="try ${isTried ? 'tried' : ''}"
        aria-pressed=${isTried}
        @click=${() => this.#start(family, preset)}
      >
        <span class="board surface ${scene.ok ? surfaceOf(scene.value.view) : ''}">${scene.ok ? html`<nh-mini-board aria-hidden="true" .view=${scene.value.view}></nh-mini-board>` : nothing}</span>
        <span><span class="unseen">${msg(str`Try ${name}`)}</span><span aria-hidden="true">${name}</span><span class="why soft">${localize(preset.why)}</span></span>
      </button>
      <button type="button" class="quiet open" aria-label=${msg(str`Open room: ${name}`)} @click=${() => this.#open(family, preset)}>
        ${msg('Open room')}
      </button>
    </li>`;
  }

  #start(family: Family, preset: Preset): void {
    const { params = {}, misere = false, start } = preset;
    this.#restart({ game: family.id, params, misere, start, moves: [] });
    this.tried = preset;
  }

  #restart(practice: Practice): void {
    this.practice = { ...practice, moves: [] };
    this.tried = null;
  }

  async #open(family: Family, { params, misere = false, start }: Preset): Promise<void> {
    const wishes = { game: family.id, misere, start, ...(params ? { params } : {}) };
    this.refusal = await openRoom(connection, wishes);
  }
}

function linkToStart({ game, params, misere, start }: Practice): string {
  return studyLink({ game, params, misere, position: start });
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-game-page': GamePage;
  }
}
