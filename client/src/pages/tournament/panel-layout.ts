import { css } from 'lit';

/** The content of a tournament’s panel, one below the other, and its one-line forms. */
export const panelLayout = css`
  .panel {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: var(--space-3);
  }
  /* Grows with the page on a projector. */
  .panel > h2 {
    font-size: 1.125em;
  }
  /* Its word begins where all others do. */
  .panel > .quiet {
    margin-inline-start: calc(-1rem - 1px);
  }
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--space-2);
    width: 100%;
  }
`;
