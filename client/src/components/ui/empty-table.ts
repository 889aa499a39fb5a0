import { html } from 'lit';

/** A table with nothing but three stones, for an `.empty-state`. */
export const EMPTY_TABLE = html`<svg viewBox="0 0 120 60" aria-hidden="true">
  <ellipse cx="60" cy="40" rx="56" ry="16" />
  <circle cx="38" cy="34" r="10" />
  <circle cx="60" cy="38" r="10" />
  <circle cx="82" cy="34" r="10" />
</svg>`;
