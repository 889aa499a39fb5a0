import { css } from 'lit';

/** What only the dialog for a new room has. */
export const dialogLayout = css`
  .presets {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .presets button {
    font-size: 0.9375rem;
    font-weight: 450;
    padding-inline: 0.75rem;
  }
  .seats {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
    gap: 12px;
  }
  .notice {
    padding: 10px 14px;
    border-radius: var(--radius-small);
    background: var(--warn-soft);
    color: var(--warn);
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  .quiet {
    margin-inline-start: -1rem;
  }
`;
