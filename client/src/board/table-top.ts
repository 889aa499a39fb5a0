import { css } from 'lit';

/** The surface that every board lies on, and how chosen, advised and travelling things look on it. */
export const tableTop = css`
  :host {
    --size: clamp(44px, 11vmin, 54px);
  }
  .board {
    min-height: inherit;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 18px clamp(10px, 3vw, 34px);
    padding: clamp(16px, 3.5vw, 36px) clamp(8px, 3vw, 32px);
    background: var(--table-top);
    border: 1px solid var(--table-edge);
    border-radius: var(--radius);
    box-shadow: inset 0 1px 0 light-dark(rgb(255 255 255 / 0.5), rgb(255 255 255 / 0.04));
  }
  .board button {
    font: inherit;
    color: inherit;
    background: none;
    border: 0;
    padding: 0;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  .board button[aria-disabled='true'] {
    cursor: default;
  }
  .name {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  .value {
    font-size: 0.875rem;
    font-weight: 600;
    color: var(--halo);
    background: var(--halo-soft);
    border-radius: 99px;
    padding: 0 0.6em;
    font-variant-numeric: tabular-nums;
  }
  .value.none {
    visibility: hidden;
  }
  .empty {
    color: var(--soft-ink);
    align-self: center;
  }
`;
