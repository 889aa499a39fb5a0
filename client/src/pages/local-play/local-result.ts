import { msg, str } from '@lit/localize';
import type { Seat } from '@nimhall/shared/room/seat';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { connection } from '../../components/page/session.ts';
import { type Decisive, decisiveMove } from '../../components/practice/decisive-move.ts';
import type { LocalGame } from '../../components/practice/local-game.ts';
import { courseOf, winnerOf } from '../../components/practice/practice.ts';
import '../../components/share/share.ts';
import { allAlongInWords, decidedInWords, MAX_AUTOMATIC_REVIEW_PLIES, unknownTurnInWords } from '../../components/text/turning-point.ts';
import { decisiveBox } from '../../components/ui/decisive-box.ts';
import { botAvatar } from '../../components/ui/face.ts';
import { faceStyles } from '../../components/ui/face-styles.ts';
import { portrait } from '../../components/ui/portrait.ts';
import { prize, prizeStyles } from '../../components/ui/prize.ts';
import { resultLayout } from '../../components/ui/result-layout.ts';
import { resultSheet } from '../../components/ui/result-sheet.ts';
import { boardPositionOf } from '../../position/board-position.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { surface } from '../../styles/surface.ts';
import { studyLink } from '../analysis/study-link.ts';

/** One of the two at this device. */
export interface LocalSide {
  readonly seat: Seat;
  readonly name: string;
  /** Games won since the page was opened. */
  readonly won: number;
}

/** How a game at this device ended, over the table. Fires `nh-again` and `nh-close-result`. */
@customElement('nh-local-result')
export class LocalResult extends LitElement {
  static override styles = [base, controls, faceStyles, prizeStyles, surface, resultLayout];

  /** The game that is over. */
  @property({ attribute: false }) game: LocalGame | null = null;

  /** The address of its page. */
  @property({ attribute: false }) path = '';

  /** True where a person plays with a bot, and is spoken to. */
  @property({ type: Boolean }) alone = false;

  @property({ attribute: false }) sides: readonly LocalSide[] = [];

  /** The label of the button for the next game. */
  @property({ attribute: false }) again = '';

  /** What decided it; null while that is looked for. */
  @state() private decisive: Decisive | null = null;

  @query('.main') private readonly main?: HTMLElement;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game')) void this.#lookForDecision();
  }

  protected override render() {
    const { game } = this;
    if (!game) return nothing;
    const winner = winnerOf(game.value);
    const isMine = this.alone && game.sides[winner] === 'person';
    const [left, right] = this.sides.map((side) => this.#side(game, side));
    return resultSheet(
      html`<div class="how">
          ${game.sides[winner] === 'person' ? prize() : nothing}
          <div class="told"><h2 id="winner">${isMine ? msg('You win') : msg(str`${this.#nameIn(winner)} wins`)}</h2></div>
          <div class="versus">
            ${left}
            <div class="score"><span class="unseen">${msg('Games won:')} </span>${this.sides.map(({ won }) => won).join(' – ')}</div>
            ${right}
          </div>
        </div>
        <div class="last">
          ${this.#decision(game, isMine)}
          <div class="buttons">
            <button type="button" class="main" @click=${() => this.dispatchEvent(new CustomEvent('nh-again'))}>${this.again}</button>
            <a class="button" href=${this.#studyOf(game)}>${msg('Turning point')}</a>
            ${this.#share(game)}
          </div>
        </div>`,
      () => this.dispatchEvent(new CustomEvent('nh-close-result')),
    );
  }

  /** Takes the focus, to play again. */
  override focus(): void {
    this.main?.focus();
  }

  #side({ sides }: LocalGame, { seat, name }: LocalSide): TemplateResult {
    const side = sides[seat];
    const player = (this.alone && connection.player.value) || { id: name, name };
    return html`<div class="side">${side === 'person' ? portrait(player) : botAvatar(side)}<bdi>${name}</bdi></div>`;
  }

  /** The move that decided it, with the position before it; as high before it is known as after. */
  #decision({ value }: LocalGame, isMine: boolean): TemplateResult | typeof nothing {
    const { decisive } = this;
    if (value.moves.length > MAX_AUTOMATIC_REVIEW_PLIES) return nothing;
    if (!decisive) return decisiveBox(msg('Looking for the turning point…'));
    if (decisive === 'unknown') return decisiveBox(unknownTurnInWords());
    if (decisive === 'all-along') {
      const name = this.#nameIn(winnerOf(value));
      return decisiveBox(allAlongInWords(isMine, name));
    }
    const { ply, better } = decisive;
    const before = boardPositionOf({ ...value, position: value.moves[ply - 1]?.position ?? value.start });
    const words = `${decidedInWords(ply)} ${msg(str`Better: ${better}.`)}`;
    return decisiveBox(words, before.ok ? before.value.view : null, courseOf(value)?.start ?? null);
  }

  /** The game as it stood when it was decided; from its start where that is not known. */
  #studyOf({ value: { game, params, misere, start, moves } }: LocalGame): string {
    const until = typeof this.decisive === 'object' ? (this.decisive?.ply ?? 0) : 0;
    return studyLink({ game, params, misere, position: start, moves: moves.slice(0, until).map(({ move }) => move) });
  }

  #share(game: LocalGame): TemplateResult | typeof nothing {
    const { scene } = game;
    if (!scene) return nothing;
    const shareable = { path: this.path, title: scene.game.family.name, view: scene.view, course: courseOf(game.value), room: null };
    return html`<nh-share slot="share" .shareable=${shareable}></nh-share>`;
  }

  #nameIn(seat: Seat): string {
    return this.sides.find((side) => side.seat === seat)?.name ?? '';
  }

  async #lookForDecision(): Promise<void> {
    const practice = this.game?.value;
    if (!practice || practice.moves.length > MAX_AUTOMATIC_REVIEW_PLIES) return;
    const decisive = await decisiveMove(practice);
    if (this.game?.value === practice) this.decisive = decisive;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-local-result': LocalResult;
  }
}
