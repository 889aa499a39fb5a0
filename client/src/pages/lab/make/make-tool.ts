import { msg } from '@lit/localize';
import { GAMES } from '@nimhall/shared/games/all';
import { linesOf, type Terms } from '@nimhall/shared/lab/series/terms';
import { say } from '@nimhall/shared/phrase';
import { type Refusal, refusal } from '@nimhall/shared/refusal';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { openRoom } from '../../../components/new-game/new-room.ts';
import { localize, refusalInWords } from '../../../i18n/language.ts';
import type { BoardPosition } from '../../../position/board-position.ts';
import { LabTool } from '../game/lab-tool.ts';
import '../../../components/new-game/position-field.ts';
import { newLocalGameUrl, newRoomLink } from '../../../components/new-game/room-links.ts';
import { updateUrlState } from '../../../components/page/navigation.ts';
import { connection } from '../../../components/page/session.ts';
import '../../../components/share/share.ts';
import { conventionInWords } from '../../../components/text/convention.ts';
import { studyLink } from '../../analysis/study-link.ts';
import type { ChosenGame } from '../game/chosen-game.ts';
import '../game/game-fields.ts';
import { type ChosenPosition, readChosenPosition, seen, withChosen, writeChosenPosition } from '../game/chosen-position.ts';
import { toolStyles } from '../game/tool-layout.ts';
import './code-ticks.ts';
import { usual } from '../sequence/sequence-query.ts';
import { worthInWords } from '../sequence/words.ts';

/** Games whose rules are made by parameters; and one whose positions are half its rules. */
const MADE = GAMES.filter(({ id, params }) => params.fields.length > 0 || id === 'stack');

/** The default: a code without a name. */
const FIRST = { game: 'octal', position: '9,11' } as const;

/** The largest number of the first values that are shown. */
const VALUES = 20;

/** Makes a game: its rules, a start, its board and the values of its first positions; and plays it with somebody. */
@customElement('nh-make-tool')
export class MakeTool extends LabTool<ChosenPosition> {
  static override styles = [
    toolStyles,
    css`
      .made {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
        align-content: start;
        min-height: 22rem;
      }
      .rule {
        font-size: 1.125rem;
        min-height: 4.5em;
      }
      .values {
        overflow-x: auto;
        min-height: 5rem;
      }
      table {
        border-collapse: separate;
        border-spacing: 2px;
        font-variant-numeric: tabular-nums;
      }
      th {
        font-weight: 400;
        font-size: 0.875rem;
        color: var(--soft-ink);
        padding-inline-end: 8px;
        text-align: start;
      }
      th[scope='row'] {
        min-width: 6rem;
      }
      th[scope='col'] {
        padding: 2px;
        text-align: center;
      }
      td {
        min-width: 1.8rem;
        padding: 2px;
        text-align: center;
        background: var(--sunken);
      }
      .fault {
        min-height: 1.5em;
      }
    `,
  ];

  @state() private terms: Terms | null = null;

  /** Why no room was opened. */
  @state() private refusal: Refusal | null = null;

  protected override read(query: string): ChosenPosition {
    return readMade(query);
  }

  protected override render() {
    const made = this.asked;
    if (!made) return nothing;
    const { scene, fault } = playable(made);
    return html`
      ${this.form(html`<nh-lab-game-fields label=${msg('Kind of game')} .games=${MADE} .chosen=${made} @nh-chosen=${(event: CustomEvent<ChosenGame>) => this.ask(withChosen(made, event.detail))}></nh-lab-game-fields>
        ${
          made.game === 'octal'
            ? html`<nh-code-ticks .code=${String(made.params.code ?? '')} @nh-code=${(event: CustomEvent<string>) => this.ask({ ...made, params: { code: event.detail } })}></nh-code-ticks>`
            : nothing
        }
        <nh-position-field .text=${made.position} .view=${scene?.view ?? null} .fault=${fault} @nh-position=${(event: CustomEvent<string>) => this.ask({ ...made, position: event.detail })}></nh-position-field>`)}
      <section class="made panel" aria-label=${msg('Your game')}>${this.#shown(made, fault === null ? scene : null)}</section>
    `;
  }

  #shown(made: ChosenPosition, scene: BoardPosition | null): TemplateResult {
    const settings = { game: made.game, params: made.params, misere: made.misere, start: made.position };
    return html`
      <p class="rule">
        ${scene ? html`${localize(scene.game.rules.rule)} ${conventionInWords(made.misere, scene.game.rules.last)}` : msg('This isn’t a game yet.')}
      </p>
      <div class="row">
        <button type="button" class="main" ?disabled=${!scene} @click=${() => void this.#play(settings)}>${msg('Play with others')}</button>
        ${
          scene
            ? html`<a class="button" href=${newLocalGameUrl(settings)}>${msg('Play here')}</a><a class="button" href=${newRoomLink(settings)}>${msg('More options')}</a
                ><nh-share .shareable=${{ path: makeLink(made), title: localize(scene.game.family.name), view: scene.view, room: null }}></nh-share>`
            : nothing
        }
      </div>
      <p class="fault" role="alert">${refusalInWords(this.refusal)}</p>
      ${scene ? html`<a href=${studyLink(made)}>${msg('Open in analysis')}</a>` : nothing} ${this.#values(made)}
    `;
  }

  /** The values of the first positions. */
  #values({ game }: ChosenPosition): TemplateResult | typeof nothing {
    const [line] = linesOf(game);
    const { terms } = this;
    if (!line || !terms) return html`<div class="values"></div>`;
    const numbers = [...terms.values].slice(0, VALUES + 1);
    return html`<h2>${msg('First values')}</h2>
      <div class="values" role="region" tabindex="0" aria-label=${msg('First values')}>
        <table>
          <tr>
            <th scope="row">${localize(line.of)}</th>
            ${numbers.map((_, index) => html`<th scope="col">${terms.from + index}</th>`)}
          </tr>
          <tr>
            <th scope="row">${msg('Value')}</th>
            ${numbers.map((value) => html`<td>${value}</td>`)}
          </tr>
        </table>
      </div>
      <p class="soft">${worthInWords(terms.worth)}</p>`;
  }

  async #play({
    game,
    params,
    misere,
    start,
  }: {
    readonly game: string;
    readonly params: ChosenPosition['params'];
    readonly misere: boolean;
    readonly start: string;
  }): Promise<void> {
    this.refusal = await openRoom(connection, { game, params, misere, start });
  }

  protected override ask(made: ChosenPosition): void {
    this.asked = made;
    this.terms = null;
    this.refusal = null;
    this.working.stop();
    if (playable(made).fault) return;
    updateUrlState(makeLink(made));
    const asked = usual(made);
    if (!asked) return;
    const { game, params, misere, line } = asked;
    this.working.start(
      'terms',
      { game, params, misere, line: line.id, to: line.from + VALUES },
      {
        done: (result) => {
          if (result.ok) this.terms = result.value;
        },
      },
    );
  }
}

/** Its picture, and why it cannot be played. */
function playable(made: ChosenPosition): ReturnType<typeof seen> {
  const { scene, fault } = seen(made);
  if (!scene) return { scene, fault };
  return { scene, fault: scene.example === '' ? OVER : null };
}

const OVER = refusal('bad-position', say`No move is possible here.`);

/** The address of a game that was made: `/lab/make?game=octal&params={"code":"0.137"}&position=12`. */
function makeLink(made: ChosenPosition): string {
  const query = new URLSearchParams();
  writeChosenPosition(query, made);
  return `/lab/make?${query}`;
}

/** The game of an address; defaults for what is missing or invalid. */
function readMade(query: string): ChosenPosition {
  return readChosenPosition(new URLSearchParams(query), (game) => MADE.some(({ id }) => id === game), FIRST);
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-make-tool': MakeTool;
  }
}
