import { css } from 'lit';

/** A board, and its texts beside it on the wall, otherwise below it. */
export const voteBoardLayout = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
  nh-game-table {
    --table: clamp(18rem, 100svh - var(--header) - 8rem, 46rem * var(--table-zoom, 1));
    /* Texts are as large as the screen already: the wall enlarges them little. */
    font-size: calc(1em * min(1.25, var(--table-zoom, 1)) / var(--table-zoom, 1));
  }
  .mine {
    font-weight: 600;
  }
  :host([wall]) {
    column-gap: clamp(16px, 2vw, 48px);
    font-size: clamp(1rem, 1.6vw, 2rem);
  }
  @media (min-width: 60rem) {
    :host([wall]) {
      grid-template-columns: minmax(0, 1fr) minmax(16rem, 28vw);
      align-items: start;
    }
  }
  aside {
    display: grid;
    gap: 0.75em;
  }
  .reveal {
    color: var(--halo);
    font-weight: 650;
  }
  .large {
    font-size: 1.4em;
    font-weight: 650;
  }
`;
