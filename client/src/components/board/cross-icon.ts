import { html } from 'lit';

/** The cross of buttons that close or remove something, in a square of 24. */
export const crossIcon = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 6 12 12m0-12-12 12" /></svg>`;
