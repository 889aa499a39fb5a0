import { css } from 'lit';

/** Native buttons and form fields, and rows of them. Targets are at least 44 px, however short the word on them is. */
export const controls = css`
  button,
  .button {
    font: inherit;
    font-weight: 600;
    min-width: 44px;
    min-height: 44px;
    padding: 0.4rem 1rem;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    color: var(--ink);
    background: var(--card);
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    box-shadow: var(--lifted);
    cursor: pointer;
    text-decoration: none;
    transition:
      background var(--quick),
      border-color var(--quick),
      transform var(--quick);
  }
  button:not([aria-disabled='true'], :disabled):active,
  .button:active {
    transform: translateY(1px);
  }
  button:hover,
  .button:hover {
    border-color: var(--accent);
  }
  button.main,
  .button.main {
    color: var(--on-accent);
    background: var(--accent);
    border-color: var(--accent-deep);
    box-shadow:
      inset 0 -3px var(--accent-deep),
      var(--lifted);
  }
  button.quiet {
    background: none;
    border-color: transparent;
    box-shadow: none;
    color: var(--accent);
  }
  button.quiet:hover {
    background: var(--accent-soft);
  }
  button[aria-disabled='true'],
  button:disabled {
    color: var(--soft-ink);
    background: none;
    border-color: var(--line);
    box-shadow: none;
    cursor: default;
  }
  label {
    font-weight: 550;
  }
  input,
  select {
    font: inherit;
    color: inherit;
    background: var(--card);
    border: 1px solid var(--field-line);
    border-radius: var(--radius-small);
    min-height: 44px;
    min-width: 0;
    max-width: 100%;
    padding: 0.4rem 0.7rem;
  }
  ::placeholder {
    color: var(--soft-ink);
    opacity: 1;
  }
  input[aria-invalid='true'] {
    border-color: var(--warn);
    box-shadow: 0 0 0 1px var(--warn);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  fieldset {
    border: 0;
    margin: 0;
    padding: 0;
    min-width: 0;
  }
  legend {
    padding: 0;
    font-weight: 550;
  }
  .choice {
    display: inline-flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 44px;
    padding-inline-end: 0.8rem;
    font-weight: 400;
  }
  summary {
    min-height: 44px;
    display: flex;
    align-items: center;
    gap: 10px;
    font-weight: 600;
    cursor: pointer;
  }
  summary::before {
    content: '';
    width: 8px;
    height: 8px;
    border: solid var(--accent);
    border-width: 2px 2px 0 0;
    rotate: 45deg;
    transition: rotate var(--quick);
  }
  [open] > summary::before {
    rotate: 135deg;
  }
`;
