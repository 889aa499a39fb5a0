import { css } from 'lit';

/** On a phone who wins and why is right below the board, in a place that holds most of what there is to say. On a wide page it is beside everything else. */
export const analysisLayout = css`
  :host,
  .table,
  .lines {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gap);
    align-content: start;
  }
  /* Under the heading of the page, as far as that is a few lines. */
  nh-game-table {
    --table: clamp(20rem, 100svh - var(--header) - 9rem, 38rem);
    --low-board: calc(100svh - var(--header) - 8px);
  }
  .lines > .button {
    justify-self: start;
  }
  nh-study-setup {
    margin-top: var(--space-3);
  }
  nh-analysis-panel {
    min-height: 26rem;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 8px;
  }
  summary {
    min-height: 44px;
    display: flex;
    align-items: center;
    font-weight: 600;
    cursor: pointer;
  }
  /* In a low window the board needs the space. */
  @media (max-height: 32rem) {
    h1 {
      font-size: 1.25rem;
    }
  }
  @media (min-width: 60rem) {
    /* Under the choice of a game as well, so that all of the board is above the edge of a laptop. */
    nh-game-table {
      --table: clamp(20rem, 100svh - var(--header) - 14.5rem, 38rem);
    }
    :host {
      grid-template: repeat(3, auto) minmax(0, 1fr) / minmax(0, 1fr) 24rem;
    }
    .head {
      grid-column: 1 / -1;
    }
    nh-analysis-panel {
      grid-area: 2 / 2 / 5 / 3;
      align-self: start;
      min-height: 0;
    }
  }
`;
