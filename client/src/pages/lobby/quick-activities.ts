import { css, html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';
import { keptLearnt } from '../../components/learnt/kept-learnt.ts';
import { ladderCard, lessonCard, minuteCardStyles, puzzleCard } from '../../components/next-steps/minute-cards.ts';
import { StoreController } from '../../reactive/store-controller.ts';
// Links from the lobby to programs, which come with what is below the window.
import '../../components/watching/programs-link.ts';
import { base } from '../../styles/base.ts';

/** What to do alone in a few minutes: today's puzzles, the next lesson, and the next bot, by the progress of this device. */
@customElement('nh-quick-activities')
export class QuickActivities extends LitElement {
  static override styles = [
    base,
    ...minuteCardStyles,
    css`
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--gap);
      }
      @media (min-width: 60rem) {
        ul {
          grid-template-columns: repeat(3, minmax(0, 1fr));
        }
      }
    `,
  ];

  protected readonly watch = new StoreController(this, keptLearnt);

  protected override render() {
    const kept = keptLearnt.value;
    return html`<ul>
      <li>${puzzleCard(kept)}</li>
      <li>${lessonCard(kept)}</li>
      <li>${ladderCard(kept)}</li>
    </ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-quick-activities': QuickActivities;
  }
}
