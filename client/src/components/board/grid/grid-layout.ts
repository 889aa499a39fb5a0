import { css } from 'lit';

/** A chessboard with numbered edges, its pieces, and a chip for each. */
export const gridLayout = css`
  .board {
    flex-direction: column;
    justify-content: safe center;
    align-items: safe center;
    gap: 8px;
  }
  .squares {
    box-shadow: 0 4px 10px var(--contact);
    flex: none;
    display: grid;
    grid-template-columns: repeat(var(--columns), var(--side));
    grid-auto-rows: var(--side);
    border: 1px solid var(--table-edge);
    border-radius: 6px;
    overflow: hidden;
  }
  .row,
  .cell {
    display: contents;
  }
  .board .square {
    position: relative;
    min-height: 0;
    background: var(--square);
    display: grid;
    place-items: center;
  }
  .board .square.dark {
    background: var(--square-dark);
  }
  .board .square.goal {
    background: var(--warn-soft);
  }
  .board .square.last {
    background: color-mix(in oklab, var(--stone-yellow) 38%, var(--square));
  }
  /* The last move: a frame where the piece came from and where it stands. */
  .board .square.last {
    box-shadow: inset 0 0 0 3px color-mix(in oklab, var(--stone-yellow), var(--ink) 25%);
  }
  .square[data-row]::before,
  .square[data-column]::after {
    position: absolute;
    font-size: 0.625rem;
    line-height: 1;
    color: var(--soft-ink);
    pointer-events: none;
  }
  .square[data-row]::before {
    content: attr(data-row);
    inset: 2px auto auto 3px;
  }
  .square[data-column]:not(.goal)::after {
    content: attr(data-column);
    inset: auto 3px 2px auto;
  }
  .square:focus-visible {
    outline-offset: -4px;
  }
  .board .square.open:hover {
    box-shadow: inset 0 0 0 3px var(--accent);
  }
  .dot {
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: var(--soft-ink);
    opacity: 0.45;
  }
  .board .square.wins {
    box-shadow:
      inset 0 0 0 3px var(--halo),
      inset 0 0 12px var(--halo);
  }
  .board .square.begins {
    box-shadow: inset 0 0 0 2px var(--halo);
  }
  .board .square.lost {
    background-image: repeating-linear-gradient(
      45deg,
      color-mix(in oklab, var(--halo), transparent 45%) 0 3px,
      color-mix(in oklab, var(--halo), transparent 82%) 3px 8px
    );
  }
  .shared {
    grid-template-columns: 1fr 1fr;
  }
  .piece {
    position: relative;
    z-index: 1;
    color: var(--ink);
  }
  .piece svg {
    display: block;
    width: calc(var(--side) * 0.9);
    fill: currentColor;
    stroke: var(--square);
    stroke-width: 1;
    overflow: visible;
    filter: drop-shadow(0 2px 1px var(--contact));
  }
  .square.open:hover .dot {
    scale: 1.8;
  }
  .shared .piece svg {
    width: calc(var(--side) * 0.55);
  }
  .piece.active {
    color: var(--accent);
  }
  .piece.leaving {
    opacity: 0.3;
  }
  .piece.arriving {
    opacity: 0.75;
    outline: 3px dashed var(--accent);
    border-radius: 50%;
  }
  .letter {
    position: absolute;
    inset: auto -0.1em -0.1em auto;
    font-size: 0.75rem;
    font-weight: 700;
    line-height: 1.1;
    background: var(--card);
    border-radius: 4px;
    padding-inline: 2px;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 4px 8px;
  }
  .board .chip {
    min-height: 44px;
    padding-inline: 10px;
    display: inline-flex;
    align-items: center;
    gap: 4px;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    border: 1px solid var(--table-edge);
    border-radius: 99px;
    background: var(--card);
  }
  .board .chip[aria-pressed='true'] {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  .board .chip.begins {
    border-color: var(--halo);
  }
  .chip svg {
    width: 24px;
    fill: currentColor;
  }
  .far {
    display: grid;
    gap: 10px;
    justify-items: center;
    font-weight: 600;
  }
  .step {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  .step span {
    min-width: 4.5rem;
  }
  /* Where colours are the person's own, squares are told by their lines. */
  @media (forced-colors: active) {
    .board .square {
      border: 1px solid;
    }
    .dot {
      background: CanvasText;
    }
  }
`;
