import { css } from 'lit';

/** Columns on common ground, rows below each other, and towers with the steppers that count for them. */
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
    gap: 0 var(--between, 10px);
    max-width: var(--across, none);
    min-height: var(--tall, 0);
  }
  .towers {
    gap: 10px;
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
  .lying {
    flex-flow: column nowrap;
    justify-content: space-evenly;
    align-items: stretch;
    gap: var(--between);
    /* Names and numbers stay near their stones. */
    width: min(100%, var(--line) * var(--size) + var(--name) + var(--count) + 64px);
  }
  .lying .heap {
    display: grid;
    grid-template-columns: var(--name) minmax(0, 1fr) var(--count);
    align-items: center;
    width: auto;
  }
  .lying .name {
    order: -1;
  }
  .lying .count {
    display: grid;
    justify-items: end;
    font-weight: 650;
    line-height: 22px;
  }
  .lying .pile {
    flex-wrap: wrap;
    justify-self: center;
    width: calc(min(var(--places), var(--line)) * var(--size));
    min-height: var(--size);
    border: 0;
  }
  /* Stones on threads, which stay as long as they were. */
  .strings .pile {
    justify-self: start;
    align-content: start;
    min-height: calc(round(up, var(--places) / var(--line)) * var(--size));
    background: repeating-linear-gradient(
      transparent 0 calc(var(--size) / 2 - 2px),
      var(--table-edge) 0 calc(var(--size) / 2 + 1px),
      transparent 0 var(--size)
    );
  }
  /* Towers that lie. */
  .threads {
    flex-flow: column nowrap;
    align-items: start;
    max-width: none;
  }
  .threads .heap {
    flex-direction: row;
    width: auto;
  }
  .threads .name {
    order: -1;
    flex: none;
    width: var(--named);
  }
  .threads :is(.value, .advice) {
    margin-inline-start: 10px;
  }
  .threads .tower {
    justify-items: start;
    align-content: center;
    width: auto;
    min-width: 44px;
    min-height: var(--width);
  }
  .threads .tower svg {
    border: 0;
  }
`;
