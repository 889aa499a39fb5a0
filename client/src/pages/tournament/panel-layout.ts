import { css } from 'lit';

/** What stands in a panel of a tournament, one below the other, and forms of one line in it. */
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
