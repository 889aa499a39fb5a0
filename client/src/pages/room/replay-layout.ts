import { css } from 'lit';

/** One slim row of buttons with a scrubber. */
export const replayLayout = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .row {
    flex-wrap: nowrap;
    gap: 0;
  }
  .row[inert] {
    opacity: 0.4;
  }
  .row button {
    flex: none;
    width: 44px;
    padding: 0;
    border-color: transparent;
  }
  svg {
    width: 22px;
    height: 22px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [d$='z'] {
    fill: currentColor;
  }
  input {
    flex: 1 1 4rem;
    min-width: 0;
    padding: 0;
    margin-inline: 8px;
    border: 0;
    background: none;
    accent-color: var(--accent);
  }
`;
