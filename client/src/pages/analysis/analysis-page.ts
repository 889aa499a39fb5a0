import { msg, str } from '@lit/localize';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import { listsAll } from '@nimhall/shared/game/theory';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { PlayEvent } from '../../components/board/events.ts';
import { updateUrlState } from '../../components/page/navigation.ts';
import { connection } from '../../components/page/session.ts';
import { TitleController } from '../../components/page/title-controller.ts';
import '../../components/board/game-table.ts';
import { lessonLink } from '../../components/explanation/lesson-link.ts';
import { marksOf } from '../../components/explanation/marks.ts';
import { newRoomLink } from '../../components/new-game/room-links.ts';
import { conventionInWords } from '../../components/text/convention.ts';
import { pageHead, pageHeadStyles } from '../../components/ui/page-head.ts';
import { localize } from '../../i18n/language.ts';
import { isPlaying } from '../../net/playing.ts';
import { type BoardPosition, boardPositionOf } from '../../position/board-position.ts';
import '../../components/share/share.ts';
import { whenDefined } from '../../reactive/store.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { panel } from '../../styles/panel.ts';
import { AnalysisController } from './analyser.ts';
import { analysisLayout } from './analysis-layout.ts';
import './analysis-panel.ts';
import { studyOfRoom } from './room-study.ts';
import {
  back,
  courseOf,
  forward,
  here,
  lastMoveOf,
  newStudy,
  nextVariation,
  type Path,
  played,
  promoted,
  questionAt,
  removed,
  type Study,
  toEnd,
  toStart,
  wentTo,
} from './study.ts';
import { linkTo, readStudy } from './study-address.ts';
import './study-record.ts';
import './study-setup.ts';
import type { Setup } from './study-setup.ts';
import './study-tree.ts';
import type { LineWish, MoveMark } from './study-tree.ts';

/** How many of the last moves are marked although somebody went on before the positions were analysed. */
const MAX_BEFORE = 10;

/** Any position of any game, to be explored: every line one likes, and perfect play at each place. */
@customElement('nh-analysis-page')
export class AnalysisPage extends LitElement {
  static override styles = [base, controls, pageHeadStyles, panel, analysisLayout];

  /** The query of the address, without its question mark. */
  @property({ attribute: false }) query = '';

  @state() private study: Study | null = null;

  @state() private fault: (() => string) | null = null;

  readonly #analyser = new AnalysisController(isPlaying);

  protected readonly watch = new StoreController(this, this.#analyser);

  protected readonly named = new TitleController(this, () => [msg('Analysis'), localize(findFamily(this.study?.game ?? '')?.name ?? '')]);

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#analyser.stop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('query')) void this.#open(this.query);
  }

  protected override render() {
    const { study } = this;
    const scene = study && this.#scene(study);
    return html`
      <div class="head">
        ${pageHead({
          title: msg('Analysis'),
          lead: study && scene ? `${localize(scene.game.rules.rule)} ${conventionInWords(study.misere, scene.game.rules.last)}` : '',
        })}
        <p class="fault" role="alert">${this.fault?.()}</p>
        ${
          study
            ? html`<nh-study-setup .setup=${study} @nh-setup=${(event: CustomEvent<Setup>) => this.#go(newStudy(event.detail))}></nh-study-setup>`
            : nothing
        }
      </div>
      ${study && scene ? this.#page(study, scene) : nothing}
    `;
  }

  #page(study: Study, scene: BoardPosition): TemplateResult {
    const { position } = here(study);
    const final = scene.example === '';
    const { analysis } = this.#analyser.value;
    return html`
      <section class="table" aria-label=${msg('Table')}>
        <nh-game-table
          .view=${scene.view}
          .course=${courseOf(study)}
          .last=${lastMoveOf(study)}
          .check=${scene.check}
          .now=${scene.now}
          .example=${scene.example}
          .marks=${marksOf(final ? null : analysis, scene.view)}
          .status=${statusOf(study, final)}
          ?interactive=${!final}
          ?playable=${!final}
          @nh-play=${(event: PlayEvent) => this.#go(played(study, event.move, event.ink))}
        ></nh-game-table>
        <div class="actions">
          ${final ? nothing : html`<a class="button" href=${playLink(study, position)}>${msg('Play from here…')}</a>`}
          <nh-share .shareable=${{ path: linkTo(study), title: scene.game.family.name, view: scene.view, course: courseOf(study), room: null }}></nh-share>
        </div>
      </section>
      <nh-analysis-panel
        class="panel"
        .examination=${this.#analyser.value}
        .view=${scene.view}
        ?final=${final}
        .lesson=${lessonLink(study.game, study.misere)}
        @nh-stop=${() => this.#analyser.stop()}
        @nh-longer=${() => this.#analyser.thinkLonger()}
      ></nh-analysis-panel>
      <section class="lines" aria-label=${msg('Lines')}>
        <nh-study-tree
          class="panel"
          .study=${study}
          .markOf=${(parent: Path, move: string) => this.#markOf(study, parent, move)}
          @nh-line=${(event: CustomEvent<LineWish>) => this.#go(wished(study, event.detail))}
        ></nh-study-tree>
        <details class="panel">
          <summary>${msg('Record')}</summary>
          <nh-study-record .study=${study} @nh-study=${(event: CustomEvent<Study>) => this.#go(event.detail)}></nh-study-record>
        </details>
        <a class="button" href="/lab">${msg('Open the laboratory')}</a>
      </section>
    `;
  }

  #scene(study: Study): BoardPosition | null {
    const scene = boardPositionOf({ ...study, position: here(study).position });
    return scene.ok ? scene.value : null;
  }

  async #open(query: string): Promise<void> {
    const given = new URLSearchParams(query);
    const room = given.get('room');
    if (room === null) {
      const { study, fault } = readStudy(query);
      this.#go(study);
      this.fault = fault === null ? null : () => msg(str`The link has an invalid value, “${fault.slice(0, 80)}”.`);
      return;
    }
    const ply = given.get('ply');
    const study = await studyOfRoom(room, ply === null ? null : Number(ply), () => whenDefined(connection.player));
    // A late result must not change the address of another page.
    if (query !== this.query || !this.isConnected) return;
    if (study.ok) this.#go(study.value);
    else this.fault = study.error;
  }

  /** Shows a study at its current position, and analyses that. */
  #go(study: Study): void {
    this.fault = null;
    this.study = study;
    updateUrlState(linkTo(study));
    const { path } = study;
    const before = path.slice(-MAX_BEFORE).map((_, back) => questionAt(study, path.slice(0, path.length - 1 - back)));
    this.#analyser.examine(questionAt(study, path), before);
  }

  #markOf(study: Study, parent: Path, move: string): MoveMark {
    const analysis = this.#analyser.found(questionAt(study, parent));
    if (!analysis || analysis.outcome === 'unknown') return null;
    if (analysis.winningMoves.includes(move)) return 'winning';
    // A list that is a sample does not say that a move is none.
    return listsAll(analysis) ? 'losing' : null;
  }
}

function statusOf({ path, misere }: Study, final: boolean): string {
  const isFirst = path.length % 2 === 0;
  if (!final) return isFirst ? msg('First player’s turn.') : msg('Second player’s turn.');
  return isFirst === misere ? msg('The first player wins.') : msg('The second player wins.');
}

/** A room from here, with us to move against a bot. */
function playLink({ game, params, misere }: Study, start: string): string {
  return newRoomLink({ game, params, misere, start, seats: { first: 'me', second: 'teacher' } });
}

function wished(study: Study, wish: LineWish): Study {
  switch (wish.kind) {
    case 'go':
      return wentTo(study, wish.path);
    case 'remove':
      return removed(study, wish.path);
    case 'promote':
      return promoted(study, wish.path);
    case 'start':
      return toStart(study);
    case 'back':
      return back(study);
    case 'forward':
      return forward(study);
    case 'end':
      return toEnd(study);
    case 'previous-line':
      return nextVariation(study, -1);
    case 'next-line':
      return nextVariation(study, 1);
    default:
      return wish satisfies never;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-analysis-page': AnalysisPage;
  }
}
