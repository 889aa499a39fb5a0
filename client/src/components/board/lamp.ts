import { html } from 'lit';

/**
 * The lamp's light on everything on the table: `url(#lit)` over round things, `url(#round)` over upright ones, and `url(#shade)` beneath
 * both. It has no colour, so things of every colour and theme are lit alike.
 */
export const LAMP = html`<svg class="lamp" aria-hidden="true">
  <radialGradient id="lit" cx=".35" cy=".22" r=".9">
    <stop offset="0" stop-color="#fff" stop-opacity=".45" />
    <stop offset=".42" stop-color="#fff" stop-opacity="0" />
    <stop offset="1" stop-color="#000" stop-opacity=".5" />
  </radialGradient>
  <linearGradient id="round">
    <stop offset="0" stop-color="#3a2a10" stop-opacity=".38" />
    <stop offset=".34" stop-color="#fff" stop-opacity=".5" />
    <stop offset=".62" stop-color="#3a2a10" stop-opacity=".06" />
    <stop offset="1" stop-color="#3a2a10" stop-opacity=".46" />
  </linearGradient>
  <radialGradient id="shade">
    <stop offset=".35" stop-color="#140a00" stop-opacity=".5" />
    <stop offset="1" stop-color="#140a00" stop-opacity="0" />
  </radialGradient>
</svg>`;

/** Things on a board are painted flat where there are more of them than this: light on each of them costs old phones their frames. */
export const MAX_SHADED = 60;
