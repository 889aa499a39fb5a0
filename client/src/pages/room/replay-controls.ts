import { msg } from '@lit/localize';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Replay, ReplayStore } from '../../ground/state/replay-store.ts';
import { base } from '../../ground/styles/base.ts';
import { controls } from '../../ground/styles/controls.ts';
import { replayLayout } from './replay-layout.ts';
import { placeInWords } from './replay-words.ts';

/** Shapes of the buttons, in a square of 24. */
const ICONS = {
  first: 'M6 5v14M18 5l-8 7 8 7',
  previous: 'M15 5l-8 7 8 7',
  run: 'M8 5l11 7-11 7z',
  stop: 'M7 6h10v12H7z',
  next: 'M9 5l8 7-8 7',
  last: 'M18 5v14M6 5l8 7-8 7',
} as const;

/** Looks back at a game: step by step, by a scrubber, or on its own; before the first move it only keeps its place. */
@customElement('nh-replay-controls')
export class ReplayControls extends LitElement {
  static override styles = [base, controls, replayLayout];

  /** What of the game is looked at, and what is told to look elsewhere. */
  @property({ attribute: false }) replay: Replay | null = null;

  @property({ attribute: false }) store: ReplayStore | null = null;

  protected override render() {
    const { replay, store } = this;
    const total = (replay?.positions.length ?? 0) - 1;
    if (!replay || !store) return nothing;
    const ply = replay.ply ?? total;
    const [atStart, atEnd] = [ply === 0, replay.ply === null];
    return html`
      <div class="row ${total < 1 ? 'none' : ''}" role="group" aria-label=${msg('Look back at the moves')}>
        ${this.#button(msg('First position'), ICONS.first, atStart, () => store.first())}
        ${this.#button(msg('One move back'), ICONS.previous, atStart, () => store.previous())}
        ${this.#button(replay.running ? msg('Stop') : msg('Run through the moves'), replay.running ? ICONS.stop : ICONS.run, false, () => store.run())}
        ${this.#button(msg('One move on'), ICONS.next, atEnd, () => store.next())}
        ${this.#button(msg('Present position'), ICONS.last, atEnd, () => store.last())}
        <input
          type="range"
          min="0"
          max=${total}
          .value=${String(ply)}
          aria-label=${msg('Position shown')}
          aria-valuetext=${placeInWords(ply, total)}
          @input=${(event: Event) => store.goTo(Number((event.target as HTMLInputElement).value))}
        />
      </div>
    `;
  }

  #button(label: string, shape: string, disabled: boolean, onClick: () => void): TemplateResult {
    return html`<button type="button" class="quiet" aria-label=${label} title=${label} aria-disabled=${disabled} @click=${onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${shape} /></svg>
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-replay-controls': ReplayControls;
  }
}
