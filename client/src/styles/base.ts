import { css } from 'lit';

/** The base styles of every shadow root: box model, headings, links, focus ring, refusals, and text for screen readers only. */
export const base = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :host {
    display: block;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  h1,
  h2,
  h3 {
    margin: 0;
    line-height: 1.2;
    font-weight: 650;
    text-wrap: balance;
  }
  h1 {
    font-size: var(--type-title-1);
    letter-spacing: -0.015em;
  }
  h2 {
    font-size: var(--type-title-3);
  }
  section:not(.panel) > h2,
  .title > h2 {
    font-size: var(--type-title-2);
  }
  h3 {
    font-size: 1rem;
  }
  p {
    margin: 0;
  }
  p,
  li {
    text-wrap: pretty;
  }
  h1 + p {
    margin-top: var(--space-2);
    max-width: var(--width-reading);
  }
  code {
    font-family: inherit;
  }
  a {
    color: var(--accent);
    text-underline-offset: 0.18em;
  }
  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  :focus:not(:focus-visible) {
    outline: none;
  }
  .soft {
    color: var(--soft-ink);
  }
  .fault {
    color: var(--warn);
    font-weight: 600;
  }
  .fault:empty {
    display: none;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
