import { css } from 'lit';

/** How the faces of the guards are drawn. */
export const guardStyles = css`
  .face {
    flex: none;
    display: block;
    width: 56px;
    height: 56px;
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
