import { msg } from '@lit/localize';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import { count } from '@nimhall/shared/phrase';
import { PAGES } from '@nimhall/shared/protocol/pages';
import type { GameTally } from '@nimhall/shared/room/tally';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { surfaceOf } from '../../components/board/surface-of.ts';
import { tilePicture } from '../../components/ui/tile-picture.ts';
import { localize } from '../../i18n/language.ts';
import { boardPositionOf } from '../../position/board-position.ts';
import { base } from '../../styles/base.ts';
import { raisedLink } from '../../styles/raised-link.ts';
import { surface } from '../../styles/surface.ts';

/** Games that are shown. */
const MAX_GAMES = 3;

/** The games that a player plays most, with their results and links. */
@customElement('nh-favorite-games')
export class FavoriteGames extends LitElement {
  static override styles = [
    base,
    surface,
    raisedLink,
    css`
      h2 {
        margin-bottom: 8px;
        font-size: var(--type-title-2);
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
        gap: 8px;
      }
      a {
        grid-template-columns: 6.5rem minmax(0, 1fr);
        min-height: 5rem;
      }
      .board {
        display: grid;
        place-items: center;
        padding: 8px;
      }
      .picture {
        width: 100%;
        height: 3.25rem;
      }
      .text {
        display: grid;
        align-content: center;
        gap: 2px;
        padding: 8px 14px;
        line-height: 1.3;
        overflow-wrap: anywhere;
      }
    `,
  ];

  /** Results of their newest games, by the games played most. */
  @property({ attribute: false }) games: readonly GameTally[] = [];

  protected override render() {
    const known = this.games.slice(0, MAX_GAMES).map(gameLink);
    this.hidden = known.length === 0;
    return html`<h2 id="heading">${msg('Favorite games')}</h2>
      <ul aria-labelledby="heading">${known}</ul>`;
  }
}

function gameLink({ game, won, lost, undecided }: GameTally): TemplateResult | typeof nothing {
  const family = findFamily(game);
  const [preset] = family?.presets ?? [];
  const scene = preset && boardPositionOf({ game, params: preset.params, position: preset.start });
  if (!family || !scene?.ok) return nothing;
  const all = count(won + lost + undecided, '{0} game, {1} won', '{0} games, {1} won', won);
  return html`<li>
    <a class="raised" href=${PAGES.game.replace(':id', game)}>
      <span class="board surface ${surfaceOf(scene.value.view)}" aria-hidden="true">${tilePicture(game)}</span>
      <span class="text"><strong>${localize(family.name)}</strong><span class="soft">${localize(all)}</span></span>
    </a>
  </li>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-favorite-games': FavoriteGames;
  }
}
