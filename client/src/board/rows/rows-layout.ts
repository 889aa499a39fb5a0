import { css } from 'lit';

/** Rows of pins, the gaps between them, and how those look that are chosen, advised or gone. */
export const rowsLayout = css`
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }
  .pins {
    display: flex;
    flex-wrap: wrap;
    border-bottom: 3px solid var(--table-edge);
    border-radius: 3px;
    min-height: 12px;
    min-width: 1.5rem;
  }
  .board .pins button {
    position: relative;
    width: 44px;
    height: 58px;
    min-height: 0;
    border-radius: 8px;
  }
  .pins svg {
    display: block;
    height: 100%;
    margin-inline: auto;
    padding-block: 4px 0;
    overflow: visible;
    transition:
      transform var(--quick),
      opacity var(--quick);
  }
  .object.open:hover:not(.going) svg {
    transform: translateY(-3px);
  }
  .object.going svg {
    opacity: 0.32;
    transform: rotate(9deg);
  }
  .object.going::after {
    content: '';
    position: absolute;
    inset: 2px 4px;
    border: 2px dashed var(--accent);
    border-radius: 10px;
  }
  .object.wins::before {
    content: '';
    position: absolute;
    inset: 1px 3px;
    border: 3px solid var(--halo);
    border-radius: 10px;
    box-shadow: 0 0 8px var(--halo);
  }
  .gone {
    position: relative;
    width: 44px;
    height: 58px;
  }
  .gone::after {
    content: '';
    position: absolute;
    inset: 30% 38% 0;
    border: 2px dotted var(--soft-ink);
    border-bottom: 0;
    border-radius: 10px 10px 0 0;
    opacity: 0.7;
  }
  .gone svg {
    animation: fall var(--soft) both;
    transform-origin: bottom;
  }
  @keyframes fall {
    to {
      opacity: 0;
      transform: rotate(50deg);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .gone svg {
      visibility: hidden;
    }
  }
  .board .pins .gap {
    width: 26px;
    margin-inline: -8px;
    z-index: 1;
  }
  .gap::after {
    content: '';
    position: absolute;
    inset: 12px 12px;
    border-radius: 2px;
    background: var(--table-edge);
    opacity: 0.5;
  }
  .gap.open:hover::after,
  .gap.going::after {
    inset: 2px 11px;
    opacity: 1;
    background: var(--accent);
  }
  .gap.wins::after {
    inset: 2px 11px;
    opacity: 1;
    background: var(--halo);
    box-shadow: 0 0 8px var(--halo);
  }
`;
