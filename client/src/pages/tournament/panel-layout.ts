import { css } from 'lit';

/** The content of a tournament’s panel, one below the other, and its one-line forms. */
export const panelLayout = css`
  .panel {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: var(--space-3);
  }
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--space-2);
    width: 100%;
  }
`;
