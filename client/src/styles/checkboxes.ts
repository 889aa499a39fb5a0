import { css } from 'lit';

/** Checkboxes and radio buttons, in the colors of the page; for components that have some, because the start page has none. */
export const checkboxes = css`
  [type='checkbox'],
  [type='radio'] {
    appearance: none;
    display: inline-grid;
    place-content: center;
    width: 22px;
    min-height: 22px;
    height: 22px;
    margin: 0;
    padding: 0;
    border-radius: 6px;
    flex: none;
  }
  [type='radio'] {
    border-radius: 50%;
  }
  [type='radio']:checked {
    border: 7px solid var(--accent);
  }
  [type='checkbox']:checked {
    background: var(--accent);
    border-color: var(--accent-deep);
  }
  [type='checkbox']:checked::before {
    content: '';
    width: 7px;
    height: 12px;
    margin-top: -3px;
    border: solid var(--on-accent);
    border-width: 0 3px 3px 0;
    rotate: 45deg;
  }
`;
