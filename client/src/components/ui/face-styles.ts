import { css } from 'lit';

/** How faces of bots and people are drawn: `--face` wide. */
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
  .portrait {
    flex: none;
    display: block;
    width: var(--face, 56px);
    height: var(--face, 56px);
  }
  .portrait text {
    fill: #fff;
    font-size: 19px;
    font-weight: 650;
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
