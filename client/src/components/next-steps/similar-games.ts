import { msg } from '@lit/localize';
import type { Family } from '@nimhall/shared/game/contract';
import { GAMES } from '@nimhall/shared/games/all';
import { css, html, type TemplateResult } from 'lit';
import '../board/mini/mini-board.ts';
import { localize } from '../../i18n/language.ts';
import { type BoardPosition, boardPositionOf } from '../../position/board-position.ts';
import { raisedLink } from '../../styles/raised-link.ts';
import { type Surface, surfaceOf } from '../board/surface-of.ts';

/** How many are shown. */
const MOST = 3;

interface Shown {
  readonly family: Family;
  readonly scene: BoardPosition;
  readonly surface: Surface;
}

/** What is shown for each game: to find out, the first positions of all games are drawn, and a page is rendered at each move. */
const chosen = new Map<string, readonly Shown[]>();

/** The games that come after this one in the catalogue, those on the same kind of table first. */
export function similarGames(game: string, heading = msg('Games like it')): TemplateResult {
  return html`<section class="similar" aria-labelledby="similar">
    <h2 id="similar">${heading}</h2>
    <ul>
      ${chosenFor(game).map(
        ({ family, scene, surface }) => html`<li>
          <a class="raised" href="/games/${family.id}">
            <span class="picture surface ${surface}"><nh-mini-board aria-hidden="true" .view=${scene.view} .now=${scene.now}></nh-mini-board></span>
            <span class="name">${localize(family.name)}</span>
            <span class="soft">${localize(family.summary)}</span>
          </a>
        </li>`,
      )}
    </ul>
  </section>`;
}

function chosenFor(game: string): readonly Shown[] {
  const known = chosen.get(game) ?? choiceFor(game);
  chosen.set(game, known);
  return known;
}

function choiceFor(game: string): readonly Shown[] {
  const at = GAMES.findIndex(({ id }) => id === game);
  const [self, ...others] = [...GAMES.slice(at), ...GAMES.slice(0, at)].flatMap(shown);
  return others.toSorted((a, b) => Number(b.surface === self?.surface) - Number(a.surface === self?.surface)).slice(0, MOST);
}

function shown(family: Family): Shown[] {
  const [{ start, params }] = family.presets;
  const scene = boardPositionOf({ game: family.id, params, position: start });
  return scene.ok ? [{ family, scene: scene.value, surface: surfaceOf(scene.value.view) }] : [];
}

export const similarGamesStyles = css`
  ${raisedLink}
  .similar {
    display: grid;
    gap: 12px;
  }
  .similar ul {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
    gap: var(--gap);
  }
  .similar li {
    display: grid;
    justify-items: stretch;
    padding: 0;
    border: 0;
  }
  .similar .raised {
    align-content: start;
    padding-block-end: 12px;
  }
  .similar .picture {
    display: grid;
    align-items: center;
    height: 8rem;
    padding: 12px;
  }
  .similar nh-mini-board {
    height: 6.5rem;
  }
  .similar .name {
    padding: 10px 16px 0;
    font-weight: 650;
  }
  .similar .soft {
    padding-inline: 16px;
  }
  /* There are three of them. */
  @media (min-width: 40rem) {
    .similar ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @media (max-width: 36rem) {
    .similar .raised {
      grid-template-columns: min(7rem, 34%) minmax(0, 1fr);
      padding-block-end: 0;
    }
    .similar .picture {
      grid-row: 1 / 3;
      height: auto;
    }
    .similar nh-mini-board {
      height: 4.5rem;
    }
    .similar .name,
    .similar .soft {
      padding-inline: 12px;
    }
    .similar .soft {
      padding-block-end: 12px;
    }
  }
`;
