import { css } from 'lit';

/** A form whose fields stand side by side where there is room: each a label above what it is for. */
export const fieldGrid = css`
  form {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    align-items: end;
    gap: var(--space-3);
  }
  .field {
    display: grid;
    gap: 4px;
  }
  .choices {
    flex-wrap: wrap;
  }
`;
