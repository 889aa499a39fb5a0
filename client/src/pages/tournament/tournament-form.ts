import { msg } from '@lit/localize';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import { DUEL_GAMES } from '@nimhall/shared/duel/games';
import type { TournamentGameWish } from '@nimhall/shared/gathering/tournament/commands';
import {
  MAX_GAMES,
  MAX_PLAYERS,
  MAX_TITLE_LENGTH,
  TOURNAMENT_FORMS,
  type TournamentForm,
} from '@nimhall/shared/gathering/tournament/tournament';
import { count, say } from '@nimhall/shared/phrase';
import { newId } from '@nimhall/shared/player/new-id';
import type { Refusal } from '@nimhall/shared/refusal';
import type { FischerRule } from '@nimhall/shared/room/clock-rule';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { gameOptions } from '../../components/new-game/game-options.ts';
import { navigate } from '../../components/page/navigation.ts';
import { connection } from '../../components/page/session.ts';
import { clockInWords } from '../../components/text/clock-words.ts';
import { choiceStyles, choices } from '../../components/ui/choices.ts';
import { localize, refusalInWords } from '../../i18n/language.ts';
import { SingleFlight } from '../../reactive/single-flight.ts';
import { base } from '../../styles/base.ts';
import { checkboxes } from '../../styles/checkboxes.ts';
import { controls } from '../../styles/controls.ts';
import { fieldGrid } from '../../styles/field.ts';
import { tournamentPath } from './links.ts';
import { formExplained, formInWords } from './words.ts';

const CLOCKS: readonly FischerRule[] = [
  { initialMs: 60_000, incrementMs: 1_000 },
  { initialMs: 120_000, incrementMs: 2_000 },
  { initialMs: 300_000, incrementMs: 3_000 },
  { initialMs: 600_000, incrementMs: 5_000 },
];
const MINUTES: readonly number[] = [10, 20, 30, 60];
const ROUNDS: readonly number[] = [3, 4, 5, 6, 7, 9];
/** Positions drawn for every match, rather than one of those that the game brings. */
const DRAWN = -1;

/** A game, and which of the positions that it brings, or `DRAWN`. */
interface ChosenGame {
  readonly game: string;
  readonly preset: number;
}

/** Opens a tournament: few questions, and the answers that most want. */
@customElement('nh-tournament-form')
export class TournamentFormElement extends LitElement {
  static override styles = [
    base,
    controls,
    checkboxes,
    choiceStyles,
    fieldGrid,
    css`
      .choices label {
        flex: 1 1 7rem;
        padding-inline: 8px;
      }
      @media (min-width: 60rem) {
        form {
          grid-template-columns: repeat(4, minmax(0, 1fr));
        }
      }
      .wide {
        grid-column: 1 / -1;
      }
      .choices + p {
        margin-block-start: var(--space-1);
      }
      details > div {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
        align-items: end;
        gap: var(--space-3);
        padding-block: var(--space-2);
      }
      .main {
        min-height: 52px;
        font-size: var(--type-lead);
      }
    `,
  ];

  @state() private kind: TournamentForm = 'arena';

  /** What is played, one after the other. */
  @state() private games: readonly ChosenGame[] = [{ game: 'nim', preset: DRAWN }];

  @state() private refusal: Refusal | null = null;

  @query('form') private readonly form?: HTMLFormElement;

  /** The same for every tap until a tournament is there, so that only one is opened. */
  readonly #id = newId();

  readonly #going = new SingleFlight();

  protected override render() {
    return html`<form @submit=${this.#open}>
      <div class="wide">
        ${choices('kind', TOURNAMENT_FORMS, this.kind, formInWords, (kind) => {
          this.kind = kind;
        })}
        <p class="soft">${formExplained(this.kind)}</p>
      </div>
      ${this.games.map((chosen, at) => this.#game(chosen, at))}
      ${this.games.length > 1 ? html`<p class="soft wide">${this.kind === 'arena' ? localize(say`Each match plays one of these games.`) : localize(say`Each round plays the next game.`)}</p>` : nothing}
      <div class="field">
        <label for="clock">${msg('Time control')}</label>
        <select id="clock" name="clock">${CLOCKS.map((rule, at) => html`<option value=${at} ?selected=${at === 1}>${clockInWords(rule)}</option>`)}</select>
      </div>
      ${this.#length()}
      <details class="wide">
        <summary>${localize(say`More settings`)}</summary>
        <div>
          <div class="field">
            <label for="title">${localize(say`Title`)}</label>
            <input id="title" name="title" maxlength=${MAX_TITLE_LENGTH} autocomplete="off" />
          </div>
          <div class="field">
            <label for="at">${localize(say`Starts at`)}</label>
            <input id="at" name="at" type="datetime-local" aria-describedby="at-hint" />
            <p id="at-hint" class="soft">${localize(say`Leave it empty to start it yourself.`)}</p>
          </div>
          <div class="field">
            <label for="players">${localize(say`Players at most`)}</label>
            <input id="players" name="players" type="number" inputmode="numeric" min="2" max=${MAX_PLAYERS[this.kind]} placeholder=${MAX_PLAYERS[this.kind]} />
          </div>
          <button type="button" aria-disabled=${this.games.length >= MAX_GAMES} @click=${this.#addGame}>${localize(say`Add another game`)}</button>
          <label class="choice"><input type="checkbox" name="full" />${localize(say`Starts as soon as it is full`)}</label>
          <label class="choice"><input type="checkbox" name="bots" checked />${localize(say`A bot plays where someone has no opponent`)}</label>
          <label class="choice"><input type="checkbox" name="listed" checked />${localize(say`Anyone can find it`)}</label>
          ${
            this.games.every(({ preset }) => preset === DRAWN)
              ? html`<label class="choice"><input type="checkbox" name="rated" />${localize(say`Rated`)}</label>`
              : nothing
          }
        </div>
      </details>
      <button type="submit" class="main wide">${localize(say`Open tournament`)}</button>
      <p class="fault wide" role="alert">${refusalInWords(this.refusal)}</p>
    </form>`;
  }

  #game({ game, preset }: ChosenGame, at: number): TemplateResult {
    const number = at + 1;
    const presets = findFamily(game)?.presets ?? [];
    return html`<div class="field">
        <label for="game-${at}">${at === 0 ? msg('Game') : localize(say`Game ${number}`)}</label>
        <select id="game-${at}" @change=${(event: Event) => this.#onGame(event, at)}>${gameOptions(game)}</select>
      </div>
      <div class="field">
        <label for="start-${at}">${at === 0 ? localize(say`Position`) : localize(say`Position of game ${number}`)}</label>
        <select id="start-${at}" @change=${(event: Event) => this.#onPreset(event, at)}>
          ${isDrawn(game) ? html`<option value=${DRAWN} .selected=${preset === DRAWN}>${localize(say`A new one each match`)}</option>` : nothing}
          ${presets.map(({ name }, nth) => html`<option value=${nth} .selected=${nth === preset}>${localize(name)}</option>`)}
        </select>
      </div>
      ${at === 0 ? nothing : html`<button type="button" class="quiet" @click=${() => this.#removeGame(at)}>${localize(say`Remove game ${number}`)}</button>`}`;
  }

  #addGame(): void {
    const [first] = this.games;
    if (first && this.games.length < MAX_GAMES) this.games = [...this.games, first];
  }

  #removeGame(at: number): void {
    this.games = this.games.filter((_, each) => each !== at);
  }

  #change(at: number, change: (before: ChosenGame) => ChosenGame): void {
    this.games = this.games.map((each, nth) => (nth === at ? change(each) : each));
  }

  /** How long it takes, where that is to be chosen. */
  #length(): TemplateResult | typeof nothing {
    const field = (
      id: string,
      label: string,
      options: readonly number[],
      usual: number,
      inWords: (each: number) => string,
    ) => html`<div class="field">
      <label for=${id}>${label}</label>
      <select id=${id} name=${id}>${options.map((each) => html`<option value=${each} ?selected=${each === usual}>${inWords(each)}</option>`)}</select>
    </div>`;
    if (this.kind === 'arena') {
      return field('minutes', localize(say`Duration`), MINUTES, 20, (each) => localize(count(each, '{0} minute', '{0} minutes')));
    }
    if (this.kind === 'swiss') {
      return field('rounds', localize(say`Duration`), ROUNDS, 5, (each) => localize(count(each, '{0} round', '{0} rounds')));
    }
    return nothing;
  }

  #onGame(event: Event, at: number): void {
    const game = (event.target as HTMLSelectElement).value;
    this.#change(at, () => ({ game, preset: isDrawn(game) ? DRAWN : 0 }));
  }

  #onPreset(event: Event, at: number): void {
    const preset = Number((event.target as HTMLSelectElement).value);
    this.#change(at, ({ game }) => ({ game, preset }));
  }

  #open(event: Event): void {
    event.preventDefault();
    if (!this.form) return;
    const given = new FormData(this.form);
    const text = (name: string): string => String(given.get(name) ?? '');
    const [clock = CLOCKS[1]] = CLOCKS.slice(Number(text('clock')));
    const startsAt = Date.parse(text('at'));
    const body = {
      form: this.kind,
      title: text('title'),
      games: this.games.map(wishFor),
      clock,
      ...(this.kind === 'arena' ? { minutes: Number(text('minutes')) } : {}),
      ...(this.kind === 'swiss' ? { rounds: Number(text('rounds')) } : {}),
      ...(given.has('bots') ? { bots: ['greedy' as const] } : {}),
      listed: given.has('listed'),
      ...(Number(text('players')) >= 2 ? { maxPlayers: Number(text('players')) } : {}),
      startsWhenFull: given.has('full'),
      rated: given.has('rated'),
      ...(Number.isNaN(startsAt) ? {} : { startsAt }),
    };
    void this.#going.run(async () => {
      const ack = await connection.send('tournament:open', { id: this.#id, ...body });
      this.refusal = ack.ok ? null : ack.error;
      if (ack.ok && this.isConnected) navigate(tournamentPath(ack.code));
    });
  }
}

/** Whether there are enough hard positions of this game. */
function isDrawn(game: string): boolean {
  return DUEL_GAMES.includes(game);
}

function wishFor({ game, preset: nth }: ChosenGame): TournamentGameWish {
  const preset = nth === DRAWN ? undefined : findFamily(game)?.presets[nth];
  if (!preset) return { game };
  const { params, misere = false, start } = preset;
  return { game, ...(params ? { params } : {}), misere, start };
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-tournament-form': TournamentFormElement;
  }
}
