import { msg } from '@lit/localize';
import { botLevel } from '@nimhall/shared/bot/levels';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { inOurLanguage } from '../../ground/i18n/language.ts';
import { Watch } from '../../ground/store/watch.ts';
import { base } from '../../ground/styles/base.ts';
import { controls } from '../../ground/styles/controls.ts';
import { botLevelPicker } from './bot-level-picker.ts';
import { clockPicker } from './clock-picker.ts';
import { formatClock, parseClock } from './clock-text.ts';
import { OPPONENTS, type Opponent, type PlayWith, playWith } from './play-with.ts';

/** Who a tile is played with; the choice is kept on the device. */
@customElement('nh-play-with')
export class PlayWithForm extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        gap: 8px;
      }
      fieldset,
      .detail {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px 12px;
      }
      legend {
        float: left;
        padding-inline-end: 12px;
      }
      .choices {
        display: flex;
        padding: 3px;
        background: var(--sunken);
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
      }
      .choices label {
        position: relative;
        display: grid;
        place-items: center;
        min-height: 44px;
        padding-inline: clamp(6px, 2.4vw, 18px);
        border-radius: calc(var(--radius-small) - 2px);
        color: var(--soft-ink);
        cursor: pointer;
      }
      .choices label:hover {
        color: var(--accent);
      }
      .choices label:has(:checked) {
        color: var(--ink);
        background: var(--card);
        box-shadow: 0 0 0 1px var(--accent);
      }
      .choices label:has(:focus-visible) {
        outline: 3px solid var(--accent);
        outline-offset: 2px;
      }
      /* The button is the whole word; it stays where it is for whoever taps, reads or listens. */
      .choices input {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
        opacity: 0;
        cursor: pointer;
      }
      .detail {
        flex-basis: 100%;
        min-height: 44px;
      }
      .detail p {
        flex: 1 1 14rem;
      }
    `,
  ];

  protected readonly watch = new Watch(this, playWith);

  protected override render() {
    const { opponent } = playWith.value;
    return html`
      <fieldset>
        <legend>${msg('Play with')}</legend>
        <div class="choices">
          ${OPPONENTS.map(
            (each) => html`<label
              ><input type="radio" name="opponent" .checked=${each === opponent} @change=${() => change({ opponent: each })} />${nameOf(each)}</label
            >`,
          )}
        </div>
        <div class="detail">${this.#detail(playWith.value)}</div>
      </fieldset>
    `;
  }

  #detail({ opponent, level, clock }: PlayWith): TemplateResult {
    switch (opponent) {
      case 'anyone':
        return html`<label for="clock">${msg('Clock')}</label>${clockPicker(parseClock(clock) ?? null, (chosen) => change({ clock: formatClock(chosen) }))}
          <p class="soft">${msg('Tap a position: you play whoever wants the same, or wait for them.')}</p>`;
      case 'friend':
        return html`<p class="soft">${msg('Tap a position to open a room, and send its link to a friend.')}</p>`;
      case 'bot':
        return html`<label for="level">${msg('Bot')}</label>${botLevelPicker(level, (chosen) => change({ level: chosen }))}
          <p class="soft">${inOurLanguage(botLevel(level).about)}</p>`;
      default:
        return opponent satisfies never;
    }
  }
}

function nameOf(opponent: Opponent): string {
  switch (opponent) {
    case 'anyone':
      return msg('anyone');
    case 'friend':
      return msg('a friend');
    case 'bot':
      return msg('a bot');
    default:
      return opponent satisfies never;
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
