import { msg } from '@lit/localize';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { type StepIcon, stepIcon } from '../../components/ui/step-icons.ts';
import type { Replay, ReplayStore } from '../../stores/replay-store.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { replayLayout } from './replay-layout.ts';
import { placeInWords } from './replay-words.ts';

/** Looks back at a game: step by step, by a scrubber, or on its own; before the first move it is only to be seen, so that nothing moves then. */
@customElement('nh-replay-controls')
export class ReplayControls extends LitElement {
  static override styles = [base, controls, replayLayout];

  /** The part of the game that is shown, and how to change it. */
  @property({ attribute: false }) replay: Replay | null = null;

  @property({ attribute: false }) store: ReplayStore | null = null;

  protected override render() {
    const { replay, store } = this;
    const total = (replay?.positions.length ?? 0) - 1;
    if (!replay || !store) return nothing;
    const ply = replay.ply ?? total;
    const [atStart, atEnd] = [ply === 0, replay.ply === null];
    return html`
      <div class="row" role="group" ?inert=${total < 1} aria-hidden=${total < 1} aria-label=${msg('Look back at the moves')}>
        ${this.#button(msg('First position'), 'first', atStart, () => store.first())}
        ${this.#button(msg('Previous move'), 'previous', atStart, () => store.previous())}
        ${this.#button(replay.running ? msg('Stop') : msg('Run through the moves'), replay.running ? 'stop' : 'run', false, () => store.run())}
        ${this.#button(msg('Next move'), 'next', atEnd, () => store.next())}
        ${this.#button(msg('Present position'), 'last', atEnd, () => store.last())}
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

  #button(label: string, icon: StepIcon, disabled: boolean, onClick: () => void): TemplateResult {
    return html`<button type="button" class="quiet" aria-label=${label} title=${label} aria-disabled=${disabled} @click=${onClick}>
      ${stepIcon(icon)}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-replay-controls': ReplayControls;
  }
}
