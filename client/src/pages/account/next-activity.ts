import { msg } from '@lit/localize';
import { dayOf } from '@nimhall/shared/puzzle/day';
import { css, html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';
import { keptLearnt } from '../../components/learnt/kept-learnt.ts';
import { COURSE_IN_SHORT } from '../../components/next-steps/course-in-short.ts';
import { ladderCard, lessonCard, minuteCardStyles, puzzleCard } from '../../components/next-steps/minute-cards.ts';
import { nextThing } from '../../components/next-steps/next-steps.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';

const CARDS = { puzzles: puzzleCard, lesson: lessonCard, bot: ladderCard } as const;

/** One suggestion of what to do next, by the progress of this device. */
@customElement('nh-next-activity')
export class NextActivity extends LitElement {
  static override styles = [
    base,
    ...minuteCardStyles,
    css`
      h2 {
        margin-bottom: 8px;
        font-size: var(--type-title-2);
      }
      a {
        height: auto;
        min-height: 5.5rem;
        max-width: 32rem;
      }
    `,
  ];

  protected readonly watch = new StoreController(this, keptLearnt);

  protected override render() {
    const kept = keptLearnt.value;
    return html`<h2>${msg('Next up')}</h2>
      ${CARDS[nextThing(kept, dayOf(Date.now()), COURSE_IN_SHORT)](kept)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-next-activity': NextActivity;
  }
}
