import { msg } from '@lit/localize';
import { botLevel } from '@nimhall/shared/bot/levels';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { localize } from '../../i18n/language.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { choiceStyles, choices } from '../ui/choices.ts';
import { botButton } from './bot-button.ts';
import { clockPicker } from './clock-picker.ts';
import { formatClock, parseClock } from './clock-text.ts';
import { FIRST_PLAYERS, type FirstPlayer, OPPONENT_KINDS, type OpponentKind, type PlayWith, playWith } from './play-with.ts';

/** Who a tile is played with; the choice is kept on the device. */
@customElement('nh-play-with')
export class PlayWithForm extends LitElement {
  static override styles = [
    base,
    controls,
    choiceStyles,
    css`
      :host {
        display: grid;
        gap: 8px;
      }
      fieldset,
      .detail,
      .field {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 6px 12px;
      }
      .detail {
        gap: 8px clamp(16px, 3vw, 32px);
        flex-basis: 100%;
        min-height: 52px;
      }
      .detail p {
        flex: 1 1 14rem;
        line-height: 1.35;
      }
      .detail a {
        padding-block: 10px;
        font-weight: 600;
      }
      legend {
        float: left;
        padding-inline-end: 12px;
      }
      @media (max-width: 30rem) {
        .choices.opponent {
          display: grid;
          grid-template-columns: auto auto;
          width: 100%;
        }
      }
    `,
  ];

  protected readonly watch = new StoreController(this, playWith);

  protected override render() {
    const { opponent } = playWith.value;
    return html`
      <fieldset>
        <legend>${msg('Play with')}</legend>
        ${choices('opponent', OPPONENT_KINDS, opponent, nameOf, (chosen) => change({ opponent: chosen }))}
        <div class="detail">${this.#detail(playWith.value)}</div>
      </fieldset>
    `;
  }

  #detail({ opponent, level, begins, clock }: PlayWith): TemplateResult {
    switch (opponent) {
      case 'bot':
        return html`<div class="field">
            <b aria-hidden="true">${msg('Bot')}</b>
            ${botButton(level, (chosen) => change({ level: chosen }))}
          </div>
          <fieldset>
            <legend>${msg('Who goes first')}</legend>
            ${choices('begins', FIRST_PLAYERS, begins, beginnerInWords, (chosen) => change({ begins: chosen }))}
          </fieldset>
          <p class="soft">${localize(botLevel(level).about)}</p>`;
      case 'friend':
        return html`<p class="soft">${msg('Tap a game, then send its link to a friend.')}</p>`;
      case 'anyone':
        return html`<div class="field">
            <label for="clock">${msg('Time control')}</label>${clockPicker(parseClock(clock) ?? null, (chosen) => change({ clock: formatClock(chosen) }))}
          </div>
          <p class="soft">${msg('Tap a game to play someone or wait for an opponent.')}</p>
          <a href="/duels">${msg('Rated duels')}</a>`;
      case 'here':
        return html`<p class="soft">${msg('Tap a game and take turns on this device.')}</p>`;
      default:
        return opponent satisfies never;
    }
  }
}

function nameOf(opponent: OpponentKind): string {
  switch (opponent) {
    case 'bot':
      return msg('a bot');
    case 'friend':
      return msg('a friend');
    case 'anyone':
      return msg('anyone');
    case 'here':
      return msg('on this device');
    default:
      return opponent satisfies never;
  }
}

function beginnerInWords(beginner: FirstPlayer): string {
  switch (beginner) {
    case 'me':
      return msg('me');
    case 'other':
      return msg('the bot');
    case 'chance':
      return msg('random');
    default:
      return beginner satisfies never;
  }
}

function change(change: Partial<PlayWith>): void {
  playWith.set({ ...playWith.value, ...change });
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-play-with': PlayWithForm;
  }
}
