import { css } from 'lit';

/** A step fills the space on its page. The text has room for the longest one of the course in any language, so that nothing moves. */
export const stepLayout = css`
  :host {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-height: 0;
  }
  nh-game-table,
  .desk {
    --table: 100%;
    min-height: 0;
  }
  .desk {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    gap: 8px;
  }
  .thing {
    background: var(--lamp), var(--grain), linear-gradient(var(--table-top), var(--table-low));
    box-shadow:
      inset 0 0 0 1px var(--table-edge),
      inset 0 -4px 0 var(--table-edge);
    border-radius: var(--radius);
  }
  .coach {
    display: flex;
    align-items: start;
    gap: 8px;
    /* The 2 px are for line heights that are no whole pixels. */
    height: calc(var(--lines, 6) * 1.35em + 2px);
    line-height: 1.35;
  }
  .speech {
    flex: 1;
    min-width: 0;
    max-height: 100%;
    overflow-y: auto;
  }
  .speech p + p {
    font-weight: 600;
  }
  .good [role='status'] {
    color: var(--good);
    font-weight: 600;
  }
  .bad [role='status'] {
    color: var(--accent);
    font-weight: 600;
  }
  .hint [role='status'] {
    color: var(--halo);
    font-weight: 600;
  }
  .lamp {
    flex: none;
    width: 44px;
    padding: 0;
    border-radius: 50%;
    color: var(--halo);
    border-color: transparent;
    background: var(--halo-soft);
  }
  .lamp svg {
    width: 24px;
    height: 24px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: 8px;
    min-height: 64px;
    padding-bottom: 4px;
  }
  .actions .main {
    min-width: 8rem;
    min-height: 48px;
  }
  @media (max-width: 26rem) {
    .coach {
      --lines: 7;
      font-size: 0.9375rem;
    }
    .much .speech {
      font-size: 0.875em;
      line-height: 1.25;
    }
    .actions .main {
      flex: 1;
    }
  }
  @media (min-width: 60rem) {
    .coach {
      --lines: 4;
      font-size: 1.125rem;
    }
  }
  @media (max-height: 32rem) and (min-width: 33rem) {
    .coach {
      --lines: 8;
      font-size: 0.9375rem;
    }
    .desk {
      grid-template: minmax(0, 1fr) auto / minmax(0, 3fr) minmax(15rem, 2fr);
      gap: 8px 12px;
    }
    .desk > * {
      grid-column: 2;
    }
    .desk > .coach {
      height: auto;
    }
    .desk > .thing {
      grid-area: 1 / 1 / 3 / 2;
    }
  }
`;
