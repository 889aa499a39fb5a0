import { css } from 'lit';

/** The colours of judgements; their signs differ by shape as well. */
export const judgementColours = css`
  .kept,
  .only {
    color: var(--good);
  }
  .gave-away {
    color: var(--accent);
  }
  .lost-anyway,
  .unknown {
    color: var(--soft-ink);
  }
`;

export const reviewLayout = [
  judgementColours,
  css`
    :host {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 12px;
    }
    [role='status']:empty,
    label {
      display: grid;
      gap: 4px;
    }
    progress {
      width: 100%;
    }
    figure {
      margin: 0;
    }
    figcaption {
      font-size: 0.875rem;
      color: var(--soft-ink);
    }
    .win-line {
      display: block;
      width: 100%;
      height: 76px;
      background: var(--sunken);
      border-radius: var(--radius-small);
    }
    .win-line path {
      fill: none;
      vector-effect: non-scaling-stroke;
    }
    .here {
      fill: var(--accent-soft);
    }
    .middle {
      stroke: var(--line);
      stroke-dasharray: 4 4;
    }
    .line {
      stroke: var(--good);
      stroke-width: 3;
      stroke-linejoin: round;
    }
    .turn {
      stroke: var(--accent);
      stroke-width: 12;
      stroke-linecap: round;
    }
    .accuracy,
    .turns {
      list-style: none;
      margin: 0;
      padding: 0;
      display: grid;
      gap: 8px;
    }
    .accuracy li {
      display: grid;
      grid-template-columns: 4.4em 1fr;
      align-items: baseline;
    }
    .accuracy strong {
      font-size: 1.25rem;
      font-variant-numeric: tabular-nums;
    }
    .turns li {
      padding: 10px 14px;
      background: var(--sunken);
      border-radius: var(--radius-small);
    }
    .row {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      margin-top: 8px;
    }
    dl {
      display: grid;
      grid-template-columns: auto 1fr;
      gap: 4px 12px;
      margin: 0;
    }
    dt {
      font-weight: 700;
      text-align: center;
    }
    dd {
      margin: 0;
    }
  `,
];
