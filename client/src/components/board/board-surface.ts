import { css } from 'lit';
import { surface } from '../../styles/surface.ts';

/** Around what lies on a board, in CSS pixels: below it is the edge of the table as well. */
export const PADDING = { across: 10, above: 14, below: 18 } as const;

/** The surface that every board lies on: as tall as what lies there, and where that is taller than it may be, it scrolls. */
export const boardSurface = css`
  ${surface}
  :host {
    contain: inline-size layout;
    display: block;
    max-height: var(--most, none);
    overflow: auto;
    overscroll-behavior: contain;
    border-radius: var(--radius);
  }
  .board {
    min-height: 100%;
    width: fit-content;
    min-width: 100%;
    display: flex;
    justify-content: safe center;
    align-items: end;
    padding: ${PADDING.above}px ${PADDING.across}px ${PADDING.below}px;
  }
  .lamp {
    position: absolute;
    width: 0;
    height: 0;
  }
  .board button {
    font: inherit;
    color: inherit;
    background: none;
    border: 0;
    box-shadow: none;
    padding: 0;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  /* What can be carried from its square. */
  .board .loose {
    cursor: grab;
    touch-action: none;
  }
  .board .carried {
    z-index: 2;
    cursor: grabbing;
  }
  .carried :is(svg, .piece) {
    translate: var(--carried);
    pointer-events: none;
  }
  .carried .piece svg {
    translate: none;
  }
  .board button[aria-disabled='true'] {
    cursor: default;
  }
  .name {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    line-height: 24px;
  }
  .board .value {
    position: relative;
    border: 0;
    min-height: 0;
    font-size: 0.875rem;
    line-height: 22px;
    font-weight: 600;
    color: var(--halo);
    background: var(--halo-soft);
    border-radius: 99px;
    padding: 0 0.6em;
    font-variant-numeric: tabular-nums;
  }
  /* As large to a finger as it can be beside its neighbours. */
  button.value::after {
    content: '';
    position: absolute;
    inset: -6px -4px -10px;
  }
  .meaning {
    max-width: min(20rem, 80vw);
    padding: 12px 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--card);
    color: var(--ink);
    box-shadow: var(--shadow);
    font-size: 1rem;
    font-weight: 400;
    line-height: 1.4;
    text-align: start;
    white-space: normal;
  }
  .value.none {
    visibility: hidden;
  }
  .empty {
    color: var(--soft-ink);
    align-self: center;
  }
`;
