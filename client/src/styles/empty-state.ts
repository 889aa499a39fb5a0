import { css } from 'lit';

/** Empty states: `.empty-state` with a small drawing, a sentence, and one action. */
export const emptyState = css`
  .empty-state {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--space-3);
    width: 100%;
    min-height: 13rem;
    padding: var(--space-4);
    text-align: center;
    border: 2px dashed var(--line);
    border-radius: var(--radius-large);
  }
  .empty-state svg {
    width: 120px;
    height: 60px;
    fill: var(--stone);
  }
  .empty-state ellipse {
    fill: var(--table-top);
    stroke: var(--table-edge);
    stroke-width: 2;
  }
`;
