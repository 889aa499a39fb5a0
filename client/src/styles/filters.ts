import { css } from 'lit';

/** Selects in a row, each under its label, that filter a list. */
export const filters = css`
  fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
    gap: 6px 12px;
  }
  label {
    display: grid;
    gap: 2px;
    font-size: 0.875rem;
    color: var(--soft-ink);
  }
  select {
    width: 100%;
    font-size: 1rem;
    font-weight: 400;
    color: var(--ink);
    text-overflow: ellipsis;
  }
`;
