import { css } from 'lit';

/** Heaps beside each other on common ground, and towers with the steppers that count for them. */
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
`;
