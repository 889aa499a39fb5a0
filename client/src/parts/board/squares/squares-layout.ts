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
    background: light-dark(#f1f5ef, #31443d);
    border: 1px solid light-dark(var(--table-edge), #56705f);
    display: grid;
    place-items: center;
  }
  .board .square.home {
    background: var(--warn-soft);
  }
  .board .square.last {
    background: color-mix(in oklab, var(--stone-yellow) 32%, light-dark(#dbe5dc, #2b3f38));
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
    width: 84%;
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .square:focus-visible {
    outline-offset: -4px;
    z-index: 1;
  }
  .board .square.open:hover {
    box-shadow: inset 0 0 0 3px var(--accent);
  }
  .board .square.named {
    outline: 2px dashed var(--accent);
    outline-offset: -3px;
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
