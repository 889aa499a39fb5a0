import { css } from 'lit';

/** Heaps beside each other on common ground, strings below each other, and towers with the steppers that count for them. */
export const heapsLayout = css`
  .board {
    flex-direction: column;
    justify-content: end;
    align-items: center;
  }
  .heaps {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: end;
    gap: 10px var(--between, 10px);
    max-width: var(--line, none);
  }
  .heap {
    display: flex;
    flex-direction: column;
    align-items: center;
    width: var(--width, auto);
  }
  .stairs {
    flex-wrap: nowrap;
    max-width: none;
  }
  .stair {
    align-self: stretch;
    height: calc(var(--step) * var(--rise));
    background: var(--table-edge);
  }
  .name {
    position: relative;
  }
  .taken {
    position: absolute;
    inset-inline-start: 100%;
    padding-inline-start: 3px;
    font-size: 0.8125rem;
  }
  .board .tower {
    display: grid;
    justify-items: center;
    align-content: end;
    width: var(--width);
    min-height: 44px;
    border-radius: 6px;
  }
  .tower svg {
    display: block;
    border-bottom: 3px solid var(--table-edge);
    box-sizing: content-box;
  }
  .tower[aria-pressed='true'] svg {
    border-bottom-color: var(--accent);
  }
  .goes {
    opacity: 0.3;
  }
  .advised .stone {
    stroke: var(--halo);
    stroke-width: 5;
  }
  .shade {
    fill: color-mix(in oklab, var(--halo), transparent 55%);
    stroke: var(--halo);
    stroke-width: 2;
  }
  .advice {
    color: var(--halo);
    font-weight: 600;
    font-size: 0.875rem;
    line-height: 22px;
  }
  .counts {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: center;
    gap: 4px 12px;
    padding-top: 8px;
  }
  /* Stones on threads, which stay as long as they were. */
  .strings {
    flex-direction: column;
    flex-wrap: nowrap;
    align-items: start;
    gap: var(--between, 10px);
    max-width: none;
    margin-block: auto;
  }
  .strings .heap {
    flex-direction: row;
    width: auto;
  }
  .strings .pile {
    flex-wrap: wrap;
    align-content: start;
    width: var(--long);
    min-height: calc(var(--lanes) * var(--size));
    border: 0;
    background: repeating-linear-gradient(
      transparent 0 calc(var(--size) / 2 - 2px),
      var(--table-edge) 0 calc(var(--size) / 2 + 1px),
      transparent 0 var(--size)
    );
  }
  .strings .name {
    order: -1;
    flex: none;
    width: var(--named);
  }
  .strings .value,
  .strings .advice {
    margin-inline-start: 10px;
  }
  .strings .tower {
    justify-items: start;
    align-content: center;
    width: auto;
    min-width: 44px;
    min-height: var(--width);
  }
  .strings .tower svg {
    border: 0;
  }
`;
