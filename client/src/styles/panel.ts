import { css } from 'lit';

/** A sheet that content lies on. */
export const panel = css`
  .panel {
    background: var(--card);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    padding: var(--gap);
    box-shadow: var(--lifted);
  }
`;
