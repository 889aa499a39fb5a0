import { css } from 'lit';

/** The row of a form: `.field` with a label above what it is for, or `.beside` it where there is room. */
export const fieldStyles = css`
  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
  }
  .field.beside {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px var(--space-3);
  }
`;

/** A form whose fields stand side by side where there is room. */
export const fieldGrid = css`
  ${fieldStyles}
  form {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    align-items: end;
    gap: var(--space-3);
  }
  .choices {
    flex-wrap: wrap;
  }
`;
