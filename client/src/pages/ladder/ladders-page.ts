import { msg, str } from '@lit/localize';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import { GAMES } from '@nimhall/shared/games/all';
import { nextRung } from '@nimhall/shared/ladder/climb';
import { rungsOf } from '@nimhall/shared/ladder/rungs';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { learnt } from '../../components/learnt/my-learnt.ts';
import { GROUPED } from '../../components/new-game/grouped.ts';
import { setTitle } from '../../components/page/title.ts';
import { groupInWords } from '../../components/text/groups.ts';
import { botName } from '../../components/text/names.ts';
import { pageHead, pageHeadStyles } from '../../components/ui/page-head.ts';
import { localize } from '../../i18n/language.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { myClimb } from './climb-store.ts';
import { ladderCard, ladderCardStyles } from './ladder-card.ts';
import { ladderLink } from './links.ts';

/** The ladders of all games, with beaten bots and the next one. */
@customElement('nh-ladders-page')
export class LaddersPage extends LitElement {
  static override styles = [
    base,
    controls,
    pageHeadStyles,
    ...ladderCardStyles,
    css`
      :host,
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--gap);
      }
      section {
        gap: 8px;
      }
      .main {
        min-height: 48px;
      }
    `,
  ];

  protected readonly watch = new StoreController(this, learnt);

  override connectedCallback(): void {
    super.connectedCallback();
    setTitle(msg('Ladders'));
    learnt.reload();
  }

  protected override render() {
    return html`
      ${pageHead({
        title: msg('Ladders'),
        lead: msg('Every game has a ladder of ever stronger bots. You always get a side that can win.'),
        aside: this.#onward(),
      })}
      ${GROUPED.map(
        ({ group, games }) => html`<section aria-labelledby=${group}>
          <h2 id=${group}>${groupInWords(group)}</h2>
          <ul>
            ${games.map(({ id }) => ladderCard(id, myClimb(id)))}
          </ul>
        </section>`,
      )}
    `;
  }

  /** The ladder that was begun, or the first one. */
  #onward(): TemplateResult {
    const standing = (id: string) => myClimb(id);
    const open = GAMES.filter(({ id }) => nextRung(id, standing(id)) !== null);
    const { id } = open.find((game) => standing(game.id).games > 0) ?? open[0] ?? GAMES[0] ?? { id: 'nim' };
    const bot = nextRung(id, standing(id)) ?? rungsOf(id).at(-1) ?? 'random';
    const name = localize(findFamily(id)?.name ?? id);
    return html`<a class="button main" href=${ladderLink(id)}>${msg(str`Play ${botName(bot)} in ${name}`)}</a>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-ladders-page': LaddersPage;
  }
}
