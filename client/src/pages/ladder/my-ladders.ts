import { msg } from '@lit/localize';
import { GAMES } from '@nimhall/shared/games/all';
import { isLadderComplete } from '@nimhall/shared/ladder/climb';
import { PAGES } from '@nimhall/shared/protocol/pages';
import { css, html, LitElement, nothing } from 'lit';
import { customElement } from 'lit/decorators.js';
import { learnt } from '../../components/learnt/my-learnt.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { myClimb } from './climb-store.ts';
import { ladderCard, ladderCardStyles } from './ladder-card.ts';

/** The ladders that I have begun, those that I have climbed first, and the way to all of them. */
@customElement('nh-my-ladders')
export class MyLadders extends LitElement {
  static override styles = [
    base,
    controls,
    ...ladderCardStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        justify-items: start;
        gap: 8px;
      }
      h2 {
        font-size: var(--type-title-2);
      }
      ul {
        width: 100%;
      }
    `,
  ];

  protected readonly watch = new StoreController(this, learnt);

  protected override render() {
    const isClimbed = ({ id }: { readonly id: string }): number => Number(isLadderComplete(id, myClimb(id)));
    const begun = GAMES.filter(({ id }) => myClimb(id).games > 0).toSorted((a, b) => isClimbed(b) - isClimbed(a));
    return html`
      <h2>${msg('Ladders')}</h2>
      ${begun.length > 0 ? html`<ul>${begun.map(({ id }) => ladderCard(id, myClimb(id)))}</ul>` : nothing}
      <a class="button" href=${PAGES.ladders}>${begun.length > 0 ? msg('All ladders') : msg('Climb a ladder')}</a>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-my-ladders': MyLadders;
  }
}
