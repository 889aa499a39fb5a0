import { css } from 'lit';

/** A page with one step on it: a line with where one is, and the step, which takes what is left of the window. */
export const stepPage = css`
  :host {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    gap: 4px;
    height: max(27rem, 100svh - var(--header) - 8px);
    max-height: 54rem;
    /* What the frame keeps free below a page would make this one scroll. */
    margin-bottom: -40px;
    max-width: 52rem;
    margin-inline: auto;
  }
  .step {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  }
  .missing {
    display: grid;
    gap: 12px;
    align-content: start;
    justify-items: start;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 16px;
  }
  h1 {
    font-size: 1.125rem;
  }
  h1:focus {
    outline: none;
  }
  @media (max-height: 32rem) and (min-width: 33rem) {
    :host {
      height: max(18rem, 100svh - var(--header) - 8px);
    }
  }
`;
