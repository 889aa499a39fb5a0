import { css, unsafeCSS } from 'lit';

/** A low, wide window, in which everything else is beside the board. */
export const LOW = '(max-height: 32rem) and (min-width: 33rem)';

/**
 * From above: children, the board, and the bar, which stays visible. Together they are at most `--table` high: `100%` is what the page
 * gives to the table. A wall enlarges all of it by `--table-zoom`. In a low, wide window the board is on the left, at most `--low-board` high, with everything else beside it.
 */
export const tableLayout = css`
  :host {
    position: relative;
    zoom: var(--table-zoom, 1);
    display: grid;
    grid-template: auto auto auto / minmax(0, 1fr);
    align-content: start;
    gap: 8px;
  }
  /* Measured, and never seen: see headroom.ts. */
  .reach {
    position: absolute;
    inset: 0;
    overflow: hidden;
    visibility: hidden;
    pointer-events: none;
  }
  .reach > div {
    height: calc(var(--table, min(100svh - 16px, 36rem)) / var(--table-zoom, 1));
  }
  :host([waits]) .reach > div {
    height: var(--waiting-board, clamp(14rem, 45svh, 24rem));
  }
  .beside {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
  .board {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
  .bar {
    position: sticky;
    bottom: 0;
    z-index: 1;
    background: var(--page);
    padding-block: 0 4px;
  }
  form,
  .told {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 6px 8px;
    min-height: 60px;
  }
  :host([waits]) .bar {
    box-shadow: 0 -8px 8px var(--page);
    .told {
      min-height: 44px;
    }
  }
  /* As high for one line as for three, so that what it says never moves. */
  .words {
    display: grid;
    align-content: center;
    height: 3.75em;
    font-size: 0.9375rem;
    line-height: 1.25;
  }
  .lines {
    overflow: hidden;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  .chosen {
    font-weight: 650;
  }
  strong {
    color: var(--accent);
  }
  .complaint {
    color: var(--warn);
  }
  .buttons {
    display: flex;
    gap: 8px;
  }
  .entry {
    min-width: 0;
  }
  input {
    width: 13rem;
  }
  .icon {
    flex: none;
    width: 44px;
    padding: 0;
  }
  .icon svg {
    width: 22px;
    height: 22px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .main {
    min-width: 4.75rem;
    min-height: 48px;
  }
  .type {
    display: none;
  }
  @media (hover: none), (max-width: 40rem) {
    form:not(.typing) .entry {
      display: none;
    }
    .typing .entry {
      grid-area: 2 / 1 / auto / -1;
      order: 1;
    }
    input {
      width: 100%;
    }
    .buttons .type {
      display: inline-flex;
    }
    .buttons .type + .cancel {
      display: none;
    }
  }
  /* Where letters are twice as large, what is said needs the whole line. */
  @media (max-width: 16rem) {
    form,
    .told {
      grid-template-columns: minmax(0, 1fr);
    }
    .buttons {
      justify-content: end;
    }
  }
  @media (hover: hover) and (min-width: 40.01rem) {
    form {
      grid-template-columns: minmax(0, 1fr) auto auto;
    }
  }
  @media (min-width: 60rem) {
    .words {
      height: auto;
      min-height: 1.25em;
    }
  }
  /* What is above and below the board is beside it where there is room for both. */
  @media (min-width: 60rem) and (min-height: 32.01rem) {
    :host([beside]) {
      grid-template: minmax(0, 1fr) auto auto minmax(0, 1fr) / minmax(20rem, 2fr) minmax(0, 3fr);
      column-gap: var(--space-7);
      .beside {
        grid-area: 2 / 1;
      }
      .board {
        grid-area: 1 / 2 / -1;
        align-self: center;
      }
      .bar {
        grid-area: 3 / 1;
        box-shadow: none;
      }
    }
  }
  @media ${unsafeCSS(LOW)} {
    .reach > div {
      height: var(--low-board, 100%);
    }
    :host {
      grid-template: auto minmax(0, 1fr) auto / minmax(0, 3fr) minmax(15rem, 2fr);
      gap: 8px 12px;
    }
    .beside {
      grid-area: 1 / 2;
    }
    /* In sight while one reads what is beside it, however much that is. */
    .board {
      grid-area: 1 / 1 / 4 / 2;
      position: sticky;
      top: 8px;
      align-self: var(--low-align, start);
    }
    .bar {
      grid-area: 3 / 2;
    }
    :host([waits]) {
      grid-template-rows: auto minmax(0, 1fr) auto;
    }
    form {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .words {
      grid-column: 1 / -1;
    }
    form .entry {
      grid-column: 1;
    }
    input {
      width: 100%;
    }
    .buttons {
      grid-column: 2;
    }
  }
`;
