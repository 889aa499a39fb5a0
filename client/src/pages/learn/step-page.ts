import { css, html, type TemplateResult } from 'lit';

/** A page with one step: a line that shows the place, and the step, which takes the rest of the window. */
export const stepPage = css`
  :host {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    gap: 4px;
    height: max(27rem, 100svh - var(--header) - 8px);
    max-height: 54rem;
    /* What the frame keeps free below a page would make this one scroll. */
    margin-bottom: calc(-1 * var(--space-7));
    max-width: var(--width-page);
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
    gap: 0 8px;
  }
  .back {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    margin: -4px -4px -4px -14px;
  }
  .back svg {
    width: 24px;
    height: 24px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  h1 {
    flex: 1;
    min-width: min(60%, 12rem);
    font-size: 1.125rem;
  }
  @media (max-width: 26rem) {
    h1 {
      font-size: 1rem;
    }
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

/** Out of the steps, to where they are chosen. */
export function backLink(href: string, label: string): TemplateResult {
  return html`<a class="back" href=${href} aria-label=${label} title=${label}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m14 5-7 7 7 7" /></svg>
  </a>`;
}
