import { msg } from '@lit/localize';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import { DUEL_GAMES } from '@nimhall/shared/duel/games';
import type { TournamentGameWish } from '@nimhall/shared/gathering/tournament/commands';
import { MAX_TITLE_LENGTH, TOURNAMENT_FORMS, type TournamentForm } from '@nimhall/shared/gathering/tournament/tournament';
import { count, say } from '@nimhall/shared/phrase';
import { newId } from '@nimhall/shared/player/new-id';
import type { Refusal } from '@nimhall/shared/refusal';
import type { FischerRule } from '@nimhall/shared/room/clock-rule';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { gameOptions } from '../../components/new-game/game-options.ts';
import { navigate } from '../../components/page/navigation.ts';
import { port } from '../../components/page/session.ts';
import { clockInWords } from '../../components/text/clock-words.ts';
import { choiceStyles, choices } from '../../components/ui/choices.ts';
import { localize, refusalInWords } from '../../i18n/language.ts';
import { SingleFlight } from '../../reactive/single-flight.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { fieldGrid } from '../../styles/field-grid.ts';
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

/** Opens a tournament: few questions, and the answers that most want. */
@customElement('nh-tournament-form')
export class TournamentFormElement extends LitElement {
  static override styles = [
    base,
    controls,
    choiceStyles,
    fieldGrid,
    css`
      .choices label {
        flex: 1 1 7rem;
      }
      .wide {
        grid-column: 1 / -1;
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
      .fault {
        color: var(--warn);
        font-weight: 600;
      }
      .fault:empty {
        display: none;
      }
    `,
  ];

  @state() private kind: TournamentForm = 'arena';

  @state() private game = 'nim';

  /** Which of the positions that the game brings, or `DRAWN`. */
  @state() private preset = DRAWN;

  @state() private refusal: Refusal | null = null;

  @query('form') private readonly form?: HTMLFormElement;

  /** The same for every tap until a tournament is there, so that only one is opened. */
  readonly #id = newId();

  readonly #going = new SingleFlight();

  protected override render() {
    const presets = findFamily(this.game)?.presets ?? [];
    return html`<form @submit=${this.#open}>
      <div class="wide">
        ${choices('kind', TOURNAMENT_FORMS, this.kind, formInWords, (kind) => {
          this.kind = kind;
        })}
        <p class="soft">${formExplained(this.kind)}</p>
      </div>
      <div class="field">
        <label for="game">${msg('Game')}</label>
        <select id="game" @change=${this.#onGame}>${gameOptions(this.game)}</select>
      </div>
      <div class="field">
        <label for="start">${localize(say`Position`)}</label>
        <select id="start" @change=${this.#onPreset}>
          ${this.#isDrawn() ? html`<option value=${DRAWN} .selected=${this.preset === DRAWN}>${localize(say`A new one each match`)}</option>` : nothing}
          ${presets.map(({ name }, at) => html`<option value=${at} .selected=${at === this.preset}>${localize(name)}</option>`)}
        </select>
      </div>
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
          <label class="choice"><input type="checkbox" name="bots" checked />${localize(say`A bot plays where someone has no opponent`)}</label>
          <label class="choice"><input type="checkbox" name="listed" checked />${localize(say`Anyone can find it`)}</label>
        </div>
      </details>
      <button type="submit" class="main wide">${localize(say`Open tournament`)}</button>
      <p class="fault wide" role="alert">${refusalInWords(this.refusal)}</p>
    </form>`;
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

  #onGame(event: Event): void {
    this.game = (event.target as HTMLSelectElement).value;
    this.preset = this.#isDrawn() ? DRAWN : 0;
  }

  #onPreset(event: Event): void {
    this.preset = Number((event.target as HTMLSelectElement).value);
  }

  /** Whether there are enough hard positions of this game. */
  #isDrawn(): boolean {
    return DUEL_GAMES.includes(this.game);
  }

  #gameWish(): TournamentGameWish {
    const preset = this.preset === DRAWN ? undefined : findFamily(this.game)?.presets[this.preset];
    if (!preset) return { game: this.game };
    const { params, misere = false, start } = preset;
    return { game: this.game, ...(params ? { params } : {}), misere, start };
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
      games: [this.#gameWish()],
      clock,
      ...(this.kind === 'arena' ? { minutes: Number(text('minutes')) } : {}),
      ...(this.kind === 'swiss' ? { rounds: Number(text('rounds')) } : {}),
      ...(given.has('bots') ? { bots: ['greedy' as const] } : {}),
      listed: given.has('listed'),
      ...(Number.isNaN(startsAt) ? {} : { startsAt }),
    };
    void this.#going.run(async () => {
      const ack = await port.send('tournament:open', { id: this.#id, ...body });
      this.refusal = ack.ok ? null : ack.error;
      if (ack.ok && this.isConnected) navigate(tournamentPath(ack.code));
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-tournament-form': TournamentFormElement;
  }
}
