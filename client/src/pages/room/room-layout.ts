import { css } from 'lit';
import { aboveHead } from '../../components/ui/page-head.ts';

/** The table fills the window. On a wide page everything else is beside it in a column as high as the table, on a phone below it. */
export const roomLayout = css`
  /* What happens in a game changes things above and below what is being read: the page itself stays where it is. */
  :host {
    overflow-anchor: none;
    display: grid;
    gap: 12px var(--gap);
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
  }
  nh-game-table {
    --table: calc(100svh - var(--header) - var(--tools, 0px) - 8px);
    --low-board: var(--table);
  }
  /* While the host waits, the invitation comes first, and the board is whole below it. */
  .waiting nh-game-table {
    --waiting-board: clamp(11rem, 25svh, 24rem);
  }
  /* The result lies over it. */
  .table {
    position: relative;
  }
  /* Who watches sees the board and, right beneath it, who wins by what: the rest of the reason is drawn up. */
  .watched nh-game-table {
    --table: calc(100svh - var(--header) - 5rem);
  }
  .watched.read nh-game-table {
    --table: calc(100svh - var(--header) - 12rem);
    @media (max-height: 36rem) {
      --table: calc(100svh - var(--header) - 10rem);
    }
  }
  .to-move {
    display: grid;
    align-items: center;
    min-height: 32px;
  }
  .carried {
    position: fixed;
    z-index: 3;
    border-radius: 50%;
    background: var(--stone);
    box-shadow: var(--shadow);
    pointer-events: none;
  }
  .seats {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
    gap: 8px 24px;
  }
  aside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  .side {
    display: contents;
  }
  /* What one reaches for during the game comes first; what comes after it, before what is only looked at. */
  .side > nh-overlay-panel {
    order: 1;
  }
  .below {
    order: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 8px;
  }
  nh-game-end-panel {
    order: 3;
  }
  aside {
    order: 4;
  }
  nh-invitation {
    grid-column: 1 / -1;
  }
  nh-replay-controls {
    flex: 1 1 20rem;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  aside .actions {
    align-items: start;
    column-gap: 8px;
  }
  nh-sound-button {
    margin-inline-start: -10px;
  }
  /* On the line of the buttons before it, so that nothing moves when somebody comes to watch. */
  nh-watchers {
    flex: 1 1 11rem;
  }
  .below .actions {
    flex: 1 1 auto;
    gap: 8px 4px;
  }
  .more {
    display: none;
  }
  /* On a small phone the actions of a game are below the window, and come up over its edge. */
  @media (max-width: 36rem) and (max-height: 42rem) {
    .mine {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
    .more {
      grid-area: 1 / 2;
      display: inline-flex;
      margin-block: -10px;
      padding: 0;
      font-size: 1.5rem;
      line-height: 1;
    }
    .shown {
      position: fixed;
      inset: auto 8px 8px;
      z-index: 3;
      padding: 8px;
      background: var(--card);
      border: 1px solid var(--line);
      border-radius: var(--radius);
      box-shadow: var(--shadow);
    }
  }
  .missing {
    display: grid;
    gap: 12px;
    max-width: 44rem;
    ${aboveHead}
  }
  @media (hover: none) {
    .keys {
      display: none;
    }
  }
  @media (min-width: 60rem) {
    :host {
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 23rem;
    }
    nh-game-end-panel {
      grid-area: 2 / 1;
    }
    .watched nh-game-table,
    .watched.read nh-game-table {
      --table: calc(100svh - var(--header) - var(--tools, 0px));
    }
    /* What is beside the board may be longer than the window: the board stays in sight while one reads it. */
    .table.playing {
      grid-area: 1 / 1 / 3 / 2;
      position: sticky;
      top: 4px;
    }
    /* The reason is below a low board, which would leave half of the page empty. */
    .table.low {
      grid-row: 1;
    }
    .table.low ~ nh-overlay-panel {
      grid-area: 2 / 1;
    }
    .side {
      grid-area: 1 / 2 / 3 / 3;
      display: flex;
      flex-direction: column;
      gap: 12px;
    }
    aside {
      flex: 1;
      display: flex;
      flex-direction: column;
    }
    .side:not(.waiting) {
      min-height: calc(100svh - var(--header) - 8px);
    }
    .moves {
      flex: 1 1 15rem;
      display: grid;
      grid-template-rows: minmax(0, 1fr);
      min-height: 0;
    }
  }
`;
