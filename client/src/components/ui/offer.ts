import { css } from 'lit';

/** A sentence with a button beside it, on a sheet of its own. */
export const offer = css`
  :host([hidden]) {
    display: none;
  }
  section {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px var(--gap);
  }
  p {
    flex: 1 1 16rem;
  }
  [role='alert']:empty {
    display: none;
  }
`;
