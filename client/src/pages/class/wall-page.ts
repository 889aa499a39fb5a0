import { boardCode, placeOfBoard } from '@nimhall/shared/gathering/board-code';
import { type Classroom, hasBoards, type Round } from '@nimhall/shared/gathering/class/classroom';
import type { Order } from '@nimhall/shared/gathering/class/commands';
import { shownClassCode } from '@nimhall/shared/gathering/class-code';
import { count, say } from '@nimhall/shared/phrase';
import { CLASS_PAGES } from '@nimhall/shared/protocol/pages';
import { otherSeat, type Seat } from '@nimhall/shared/room/seat';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import '../../components/board/mini/mini-board.ts';
import { connection } from '../../components/page/session.ts';
import { TitleController } from '../../components/page/title-controller.ts';
import { Projector } from '../../components/ui/projector.ts';
import '../../components/share/qr-code.ts';
import { localize, refusalInWords } from '../../i18n/language.ts';
import { OwnedStore } from '../../reactive/owned-store.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { ClassStore } from '../../stores/class-store.ts';
import { RoomsStore } from '../../stores/rooms-store.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { classPath } from './links.ts';
import type { RoomView } from './room-view.ts';
import './answer-board.ts';
import './arrow-layer.ts';
import { needCourse } from './course.ts';
import './shown-board.ts';
import './vote-board.ts';
import './wall-board.ts';
import { columnsFor } from './wall-columns.ts';
import { wallLayout } from './wall-layout.ts';
import { wallSlots } from './wall-slots.ts';
import { progressInWords, resultInWords, roundInWords, sideInWords } from './words.ts';

/** The wall of a class, for a projector: how to get in, then all boards at once. Anybody with the code may open it. */
@customElement('nh-wall-page')
export class WallPage extends LitElement {
  static override styles = [base, controls, wallLayout];

  @property({ attribute: false }) code = '';

  @property({ attribute: false }) room: RoomView = () => null;

  /** The board that is shown alone; null for all of them. */
  @state() private enlarged: string | null = null;

  protected readonly followed = new OwnedStore(this, () => (this.code ? new ClassStore(this.code, connection) : null));

  readonly #rooms = new RoomsStore(connection);

  protected readonly watch = new StoreController(this, this.#rooms);

  protected readonly named = new TitleController(this, () => [localize(say`Class ${shownClassCode(this.code)}`)]);

  protected readonly projector = new Projector(this);

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#setTextSize('');
    this.#rooms.follow([]);
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    const { gathering } = this.followed.state ?? {};
    if (!gathering || !this.isConnected) return;
    const codes = this.#boards(gathering);
    // A board that is shown alone is followed by its own page.
    this.#rooms.follow(codes.filter((code) => code !== this.enlarged));
    // A first game that is talked about stays, also when the second one has taken its place.
    if (this.enlarged && placeOfBoard(this.enlarged)?.round !== gathering.rounds.length) this.enlarged = null;
  }

  protected override render() {
    const { gathering, missing } = this.followed.state ?? {};
    if (missing) return html`<p role="alert">${refusalInWords(missing)} <a href=${CLASS_PAGES.classes}>${localize(say`Classes`)}</a></p>`;
    if (!gathering) return html`<p class="soft" role="status">${localize(say`Opening the class…`)}</p>`;
    const round = gathering.rounds.at(-1);
    if (!round) return this.#lobby(gathering);
    if (round.shownBoard !== undefined) return this.#shown(gathering, round, round.shownBoard);
    if (!hasBoards(round.activity.kind)) return this.#together(gathering, round);
    return this.enlarged ? this.#one(gathering, this.enlarged) : this.#all(gathering, round);
  }

  /** What is said about a single board is read from the last row as well. */
  protected override updated(): void {
    this.#setTextSize(this.enlarged ? 'clamp(100%, 1.25vw, 200%)' : '');
  }

  #setTextSize(size: string): void {
    document.documentElement.style.fontSize = size;
  }

  /** How to get in, as large as may be. */
  #lobby(gathering: Classroom): TemplateResult {
    const { code, members, showsNames } = gathering;
    const present = members.filter(({ isIn }) => isIn);
    return html`<section class="lobby">
      <div class="door">
        <p class="address">${location.host}${CLASS_PAGES.classes}</p>
        <h1 class="code">${shownClassCode(code)}</h1>
      </div>
      <nh-qr-code .link=${location.origin + classPath(code)}></nh-qr-code>
      <p class="count" role="status">${localize(count(present.length, '{0} pupil is here', '{0} pupils are here'))}</p>
      ${showsNames ? html`<ul class="names">${present.map(({ name }) => html`<li>${name}</li>`)}</ul>` : nothing}
    </section>`;
  }

  /** The only board of a class that plays as one, or looks at one puzzle. */
  #together(gathering: Classroom, round: Round): TemplateResult {
    return html`<section class="all">
      ${this.#head(gathering, round)}
      ${boardOfAll(gathering, round)}
    </section>`;
  }

  /** One board that all screens show, or only this one. */
  #shown(gathering: Classroom, round: Round, board: number): TemplateResult {
    return html`<section class="all">
      ${this.#head(gathering, round)}
      <nh-shown-board
        wall
        ?teaches=${this.followed.state?.isTeacher}
        .gathering=${gathering}
        .board=${board}
        @nh-order=${({ detail }: CustomEvent<Order>) => void this.followed.store?.order(detail)}
      ></nh-shown-board>
      ${this.followed.state?.isTeacher ? html`<button type="button" @click=${() => this.#show(gathering, null)}>${localize(say`Back to all boards`)}</button>` : nothing}
    </section>`;
  }

  #head(gathering: Classroom, round: Round): TemplateResult {
    return html`<header>
      <h1>${roundInWords(gathering.rounds.length, round)}</h1>
      <p role="status">${gathering.isFrozen ? localize(say`Look up!`) : progressInWords(round)}</p>
      <p class="join">${location.host}${CLASS_PAGES.classes} <strong>${shownClassCode(gathering.code)}</strong></p>
    </header>`;
  }

  #all(gathering: Classroom, round: Round): TemplateResult {
    const number = gathering.rounds.length;
    const slots = wallSlots(round);
    return html`<section class="all">
      ${this.#head(gathering, round)}
      <ul class="boards" .style=${`--columns: ${columnsFor(slots.length)}`}>
        ${repeat(
          slots,
          (_, place) => place,
          ({ at, board, firstGame }) => {
            const code = boardCode(gathering, number, at);
            const nameOf = (seat: Seat): string => {
              // Who won the first game of two sat in the other seat.
              const star = firstGame?.result?.winner === otherSeat(seat) ? ' ★' : '';
              return sideInWords(gathering, round.activity, board.seats[seat]) + star;
            };
            return html`<li>
              <nh-wall-board
                .first=${nameOf('first')}
                .second=${nameOf('second')}
                .result=${resultInWords(gathering, round.activity, board)}
                .activity=${round.activity}
                .board=${board}
                .room=${this.#rooms.value.get(code) ?? null}
                @click=${() => this.#enlarge(code)}
              ></nh-wall-board>
            </li>`;
          },
        )}
      </ul>
    </section>`;
  }

  /** One board for all to talk about, with perfect play where it is asked for, and arrows that only this screen has. */
  #one(gathering: Classroom, code: string): TemplateResult {
    return html`<nh-arrow-layer editable>
      <button slot="tools" type="button" @click=${() => this.#enlarge(null)}>${localize(say`All boards`)}</button>
      ${
        this.followed.state?.isTeacher
          ? html`<button slot="tools" type="button" @click=${() => this.#show(gathering, placeOfBoard(code)?.board ?? null)}>${localize(say`Show on all screens`)}</button>`
          : nothing
      }
      ${this.room(code)}
    </nh-arrow-layer>`;
  }

  /** Shows a board with perfect play on all screens, as the teacher; null for none any more. */
  #show({ rounds }: Classroom, board: number | null): void {
    this.enlarged = null;
    void this.followed.store?.order({ kind: 'show-board', round: rounds.length, board });
  }

  #enlarge(code: string | null): void {
    this.enlarged = code;
  }

  /** The codes of the rooms of the present boards that are there. */
  #boards(gathering: Classroom): string[] {
    const round = gathering.rounds.at(-1);
    if (round?.activity.kind === 'vote') return [];
    return round
      ? wallSlots(round).flatMap(({ at }) => (at < round.opened ? [boardCode(gathering, gathering.rounds.length, at)] : []))
      : [];
  }
}

/** The only board, or the only step, of a class that does all of it together. */
function boardOfAll(gathering: Classroom, round: Round): TemplateResult {
  switch (round.activity.kind) {
    case 'puzzle':
      return html`<nh-answer-board wall .gathering=${gathering} .round=${round}></nh-answer-board>`;
    case 'lesson':
      needCourse();
      return html`<nh-lesson-board wall .gathering=${gathering} .round=${round}></nh-lesson-board>`;
    default:
      return html`<nh-vote-board wall .gathering=${gathering}></nh-vote-board>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-wall-page': WallPage;
  }
}
