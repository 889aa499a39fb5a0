import { css } from 'lit';
import { LEAD } from './square-packing.ts';

/** Squares in lines. */
export const squaresLayout = css`
  .board {
    align-items: safe center;
  }
  .squares {
    flex: none;
    display: grid;
    grid-template-columns: repeat(var(--line), var(--side));
    grid-auto-rows: var(--tall);
  }
  .strip {
    row-gap: ${LEAD}px;
  }
  .board .square {
    position: relative;
    min-height: 0;
    background: var(--square);
    border: 1px solid color-mix(in oklab, var(--table-edge), var(--ink) 18%);
    display: grid;
    place-items: center;
  }
  .board .square.home {
    background: var(--warn-soft);
  }
  .board .square.last {
    background: color-mix(in oklab, var(--stone-yellow) 38%, var(--square));
  }
  .square.gone {
    opacity: 0.35;
    background: none;
    border-style: dashed;
  }
  .number,
  .square[data-row]::before,
  .square[data-column]::after {
    position: absolute;
    font-size: 0.625rem;
    line-height: 1;
    color: var(--soft-ink);
    pointer-events: none;
  }
  .number,
  .square[data-row]::before {
    inset: 2px auto auto 3px;
  }
  .square[data-row]::before {
    content: attr(data-row);
  }
  .square[data-column]::after {
    content: attr(data-column);
    inset: auto 3px 2px auto;
  }
  .square svg {
    width: 90%;
    overflow: visible;
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* Coins are as wide as their square, with a little left. */
  .strip .square svg {
    width: 108%;
  }
  .square:focus-visible {
    outline-offset: -4px;
    z-index: 1;
  }
  .board .square.open:hover {
    box-shadow: inset 0 0 0 3px var(--accent);
  }
  .board .square.named {
    outline: 3px dashed var(--accent);
    outline-offset: -4px;
    background: color-mix(in oklab, var(--accent-soft), var(--square) 40%);
  }
  /* The last move: a corner turned down, so that it is seen by its shape as well. */
  .board .square.last::before {
    content: '';
    position: absolute;
    inset: 0 0 auto auto;
    border: 6px solid transparent;
    border-color: var(--stone-yellow) var(--stone-yellow) transparent transparent;
  }
  .square.last[data-row]::before {
    content: attr(data-row);
    inset: 2px auto auto 3px;
    border: 0;
  }
  .board .square.sending {
    outline-style: dotted;
  }
  .dot {
    position: absolute;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: var(--soft-ink);
    opacity: 0.45;
  }
  .board .square.goal {
    box-shadow: inset 0 0 0 3px color-mix(in oklab, var(--soft-ink), transparent 45%);
  }
  .board .square.wins {
    box-shadow:
      inset 0 0 0 3px var(--halo),
      inset 0 0 12px var(--halo);
  }
  .board .square.begins {
    outline: 2px dashed var(--halo);
    outline-offset: -3px;
  }
  .board .square.shaded:not(.wins, .begins) {
    background-image: linear-gradient(color-mix(in oklab, var(--halo), transparent 72%) 0 100%);
  }
  .square .value {
    position: absolute;
    inset: auto 1px 1px auto;
    font-size: 0.6875rem;
    line-height: 1.3;
    padding: 0 0.35em;
  }
  .square .value::after {
    content: attr(data-value);
  }
  .joint {
    --across: 14%;
    --from: 70%;
    position: absolute;
    background: var(--stone);
    z-index: 1;
  }
  .named .joint {
    opacity: 0.35;
  }
  .joint.right {
    inset: var(--across) -30% var(--across) var(--from);
  }
  .joint.left {
    inset: var(--across) var(--from) var(--across) -30%;
  }
  .joint.down {
    inset: var(--from) var(--across) -30% var(--across);
  }
  .joint.up {
    inset: -30% var(--across) var(--from) var(--across);
  }
`;
