import { msg, str } from '@lit/localize';
import { moverOf, SEATS, type Seat } from '@nimhall/shared/room/seat';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { updateUrlState } from '../../components/page/navigation.ts';
import { setTitle } from '../../components/page/title.ts';
import { LocalGame } from '../../components/practice/local-game.ts';
import { localGameTable } from '../../components/practice/local-game-table.ts';
import { winnerOf } from '../../components/practice/practice.ts';
import { conventionInWords } from '../../components/text/convention.ts';
import { botName } from '../../components/text/names.ts';
import { ResultVisibility } from '../../components/ui/result-visibility.ts';
import { localize } from '../../i18n/language.ts';
import type { BoardPosition } from '../../position/board-position.ts';
import { announcements } from '../../reactive/announcements.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { SwitchingSubscription } from '../../reactive/switching-subscription.ts';
import { hasPlayed } from '../../stores/has-played.ts';
import { base } from '../../styles/base.ts';
import { checkboxes } from '../../styles/checkboxes.ts';
import { controls } from '../../styles/controls.ts';
import { localGameUrl, parseLocalGame } from './local-game-link.ts';
import { hereLayout } from './local-play-layout.ts';
import { MAX_NAME_LENGTH, people } from './people.ts';

/** In a window of this height the rule need not be asked for before the first move, in CSS pixels. */
const HIGH = 640;

/** A game at this device, for two people who take turns or one and a bot; no server has a part in it. */
@customElement('nh-local-play-page')
export class LocalPlayPage extends LitElement {
  static override styles = [base, controls, checkboxes, hereLayout];

  /** The query of the address. */
  @property({ attribute: false }) query = '';

  /** Which of the two moves first. */
  @state() private first: 0 | 1 = 0;

  /** Games won by each of the two since the page was opened. */
  @state() private won: readonly [number, number] = [0, 0];

  protected readonly watch = new StoreController(this, people);

  protected readonly resultVisibility = new ResultVisibility(this);

  #game: LocalGame | null = null;
  readonly #followed = new SwitchingSubscription(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('query')) this.#open(this.query);
  }

  protected override render() {
    const game = this.#game;
    const scene = game?.scene;
    if (!game || !scene) return nothing;
    const { turn } = game;
    const turned = people.value.opposite && this.#isForTwo() && turn !== null && this.#personIn(turn) === 1;
    const isResult = turn === null && this.resultVisibility.isOpen;
    return html`
      <div class="at" @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && this.resultVisibility.close()}>
        ${localGameTable(game, { status: this.#status(game), className: turned ? 'turned' : '', around: this.#around(game, scene) })}
        ${isResult ? this.#result(game) : nothing}
      </div>
      <div class="row">
        <button type="button" aria-disabled=${!this.#mayUndo(game)} @click=${() => this.#mayUndo(game) && game.undo()}>${msg('Take back')}</button>
        ${this.#isForTwo() ? this.#opposite() : nothing}
        <a class="button" href="/">${msg('Another game')}</a>
      </div>
    `;
  }

  /** Content of the table: the rule, the players, and at the end the winner. */
  #around(game: LocalGame, scene: BoardPosition): TemplateResult {
    const { rule, last } = scene.game.rules;
    return html`
      <header>
        <h1>${localize(scene.game.family.name)}</h1>
        <details ?open=${game.value.moves.length === 0 && innerHeight >= HIGH}>
          <summary>${msg('Rule')}</summary>
          <p>${localize(rule)} ${conventionInWords(game.value.misere, last)}</p>
        </details>
      </header>
      <ul class="sides" aria-label=${msg('Players')}>
        ${([0, 1] as const).map((person) => this.#side(game, person))}
      </ul>
      ${game.turn === null && !this.resultVisibility.isOpen && !this.resultVisibility.isComing ? this.#end(game) : nothing}
    `;
  }

  /** One of the two: a name that can be written down, whose turn it is, and how many games they have won. */
  #side(game: LocalGame, person: 0 | 1): TemplateResult {
    const seat = this.#seatOf(person);
    const side = game.sides[seat];
    const isTurn = game.turn === seat;
    const who = msg(str`Player ${person + 1}`);
    return html`<li class="side ${isTurn ? 'turn' : ''}">
      ${
        side === 'person' && this.#isForTwo()
          ? html`<input
              aria-label=${msg(str`Name of player ${person + 1}`)}
              placeholder=${who}
              maxlength=${MAX_NAME_LENGTH}
              autocomplete="off"
              spellcheck="false"
              .value=${people.value.names[person]}
              @change=${(event: Event) => this.#rename(person, (event.target as HTMLInputElement).value)}
            />`
          : html`<span class="name">${this.#nameIn(game, seat)}</span>`
      }
      <span class="score" aria-label=${msg('Games won')}>${this.won[person]}</span>
    </li>`;
  }

  #opposite(): TemplateResult {
    const { opposite } = people.value;
    return html`<label class="choice"
      ><input type="checkbox" .checked=${opposite} @change=${() => people.set({ ...people.value, opposite: !opposite })} />${msg('We sit opposite each other')}</label
    >`;
  }

  /** Under the board, while the final position is looked at. */
  #end(game: LocalGame): TemplateResult {
    return html`<div class="end" slot="bar">
      <p class="result">${this.#status(game)}</p>
      <button type="button" class="main" @click=${() => this.#again(game)}>${this.#next()}</button>
    </div>`;
  }

  /** Over the board, once the last move was seen. */
  #result(game: LocalGame): TemplateResult {
    void import('./local-result.ts');
    const sides = ([0, 1] as const).map((person) => {
      const seat = this.#seatOf(person);
      return { seat, name: this.#nameIn(game, seat), won: this.won[person] };
    });
    return html`<nh-local-result
      .game=${game}
      .path=${this.#url(game)}
      ?alone=${!this.#isForTwo()}
      .sides=${sides}
      .again=${this.#next()}
      @nh-again=${() => this.#again(game)}
      @nh-close-result=${() => this.resultVisibility.close()}
    ></nh-local-result>`;
  }

  /** The address of the current position. */
  #url(game: LocalGame): string {
    return localGameUrl({ practice: game.value, sides: game.sides, first: this.first });
  }

  /** The label of the button for the next game. */
  #next(): string {
    return this.#isForTwo() ? msg(str`Play again: ${this.#nameOf(this.first === 0 ? 1 : 0)} begins`) : msg('Play again');
  }

  #status(game: LocalGame): string {
    const { turn, thinking, value } = game;
    if (turn === null) {
      const winner = winnerOf(value);
      return !this.#isForTwo() && game.sides[winner] === 'person' ? msg('You win.') : msg(str`${this.#nameIn(game, winner)} wins.`);
    }
    if (thinking) return msg(str`${botName(thinking)} is thinking…`);
    return this.#isForTwo() ? msg(str`${this.#nameIn(game, turn)}, your move.`) : msg('Your turn.');
  }

  #isForTwo(): boolean {
    return SEATS.every((seat) => this.#game?.sides[seat] === 'person');
  }

  #mayUndo({ value, sides }: LocalGame): boolean {
    return value.moves.some((_, ply) => sides[moverOf(ply)] === 'person');
  }

  #personIn(seat: Seat): 0 | 1 {
    return (seat === 'first') === (this.first === 0) ? 0 : 1;
  }

  #seatOf(person: 0 | 1): Seat {
    return person === this.first ? 'first' : 'second';
  }

  #nameIn({ sides }: LocalGame, seat: Seat): string {
    const side = sides[seat];
    if (side !== 'person') return botName(side);
    return this.#isForTwo() ? this.#nameOf(this.#personIn(seat)) : msg('You');
  }

  #nameOf(person: 0 | 1): string {
    return people.value.names[person] || msg(str`Player ${person + 1}`);
  }

  #rename(person: 0 | 1, name: string): void {
    const [one, other] = people.value.names;
    const trimmed = name.trim();
    people.set({ ...people.value, names: person === 0 ? [trimmed, other] : [one, trimmed] });
  }

  /** Plays again; between two people the other one begins. */
  #again(game: LocalGame): void {
    if (this.#isForTwo()) this.first = this.first === 0 ? 1 : 0;
    this.resultVisibility.close();
    game.restart();
  }

  #open(query: string): void {
    const { practice, sides, first } = parseLocalGame(query);
    this.first = first;
    this.#game = new LocalGame(practice, sides);
    this.#followed.follow(this.#game, () => this.#follow());
    setTitle(localize(this.#game.scene?.game.family.name ?? ''));
  }

  /** Updates the address, so that a reload continues, and announces the winner. */
  #follow(): void {
    const game = this.#game;
    if (!game) return;
    hasPlayed.set(true);
    updateUrlState(this.#url(game));
    if (game.turn === null) {
      const winner = this.#personIn(winnerOf(game.value));
      this.won = winner === 0 ? [this.won[0] + 1, this.won[1]] : [this.won[0], this.won[1] + 1];
      announcements.set({ text: this.#status(game), urgency: 'assertive' });
      this.resultVisibility.openAfterPause();
    }
    this.requestUpdate();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-local-play-page': LocalPlayPage;
  }
}
