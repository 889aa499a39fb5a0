import { css } from 'lit';

export const dialogLayout = css`
  form,
  .stack {
    display: grid;
    gap: 6px;
  }
  form {
    gap: 14px;
  }
  .field {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 12px;
  }
  .field label {
    flex: 0 0 11rem;
  }
  .field select {
    flex: 1 1 8rem;
  }
  .wide {
    width: 100%;
  }
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
  .fault {
    color: var(--warn);
    font-weight: 550;
  }
  .buttons {
    display: flex;
    justify-content: flex-end;
    gap: 8px;
    position: sticky;
    bottom: calc(-1 * var(--gap));
    padding-block: 10px;
    background: var(--card);
  }
  .quiet {
    margin-inline-start: -1rem;
  }
`;
