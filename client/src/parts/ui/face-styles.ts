import { css } from 'lit';

/** How faces of bots are drawn: `--face` wide. */
export const faceStyles = css`
  .face {
    flex: none;
    display: block;
    width: var(--face, 56px);
    height: var(--face, 56px);
    fill: none;
    stroke: var(--ink);
    stroke-width: 2.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .face .head {
    fill: var(--table-top);
    stroke: var(--table-edge);
  }
  .face .dot {
    fill: var(--ink);
    stroke: none;
  }
  .face .full {
    fill: var(--ink);
  }
`;
