import { css } from 'lit';

/**
 * Lanes of pins, each a grid of places with a track for pins, one for the places where a row is cut, and one for names; and
 * how those look that are chosen, advised or gone.
 */
export const rowsLayout = css`
  .board {
    flex-direction: column;
    justify-content: center;
    align-items: center;
    gap: 8px;
  }
  .lane {
    display: grid;
    grid-template-columns: repeat(var(--line), var(--pin));
    /* Also where all pins are gone, so that no other lane moves. */
    grid-auto-rows: var(--tall) var(--cut) minmax(20px, auto);
    justify-items: stretch;
  }
  /* Short lanes beside each other, a place free between them. */
  .shelf {
    display: flex;
    gap: var(--pin);
    width: calc(var(--places) * var(--pin));
  }
  .run {
    display: contents;
  }
  .ground {
    position: relative;
    align-self: end;
    height: 3px;
    border-radius: 3px;
    background: var(--table-edge);
  }
  /* From the ground of a line to that of the next, round the end. */
  .bend {
    margin-top: calc(var(--tall) - 3px);
    width: 22px;
    border: 3px solid var(--table-edge);
  }
  .bend.right {
    justify-self: end;
    margin-right: -9px;
    border-left: 0;
    border-radius: 0 22px 22px 0;
  }
  .bend.left {
    justify-self: start;
    margin-left: -9px;
    border-right: 0;
    border-radius: 22px 0 0 22px;
  }
  .wall {
    align-self: end;
    justify-self: end;
    width: 4px;
    margin-inline-end: -2px;
    height: calc(var(--tall) - 6px);
    border-radius: 2px;
    background: var(--soft-ink);
    z-index: 1;
  }
  .wall.turned {
    justify-self: start;
    margin-inline: -2px 0;
  }
  .board .name {
    display: flex;
    flex-direction: column;
    align-items: center;
    font-size: 0.8125rem;
    line-height: 20px;
  }
  .name .value {
    padding: 0 0.3em;
    font-size: 0.75rem;
    line-height: 20px;
  }
  /* Pins are as narrow as a row of them needs. */
  .board button {
    min-width: 0;
  }
  .board .object,
  .gone {
    position: relative;
    height: var(--tall);
    min-height: 0;
    border-radius: 8px;
  }
  .object svg,
  .gone svg {
    display: block;
    height: 100%;
    width: 100%;
    padding-block: 3px 0;
    overflow: visible;
    transition:
      transform var(--quick),
      opacity var(--quick);
  }
  .object.open:hover:not(.going) svg {
    transform: rotate(4deg);
    transform-origin: bottom;
  }
  .flat :is(.lit, .contact) {
    display: none;
  }
  .object.going svg {
    opacity: 0.5;
    transform: rotate(7deg);
    transform-origin: bottom;
  }
  .object.going::after {
    content: '';
    position: absolute;
    inset: 0 1px -2px;
    border: 3px dashed var(--accent);
    border-radius: 14px;
    background: light-dark(rgb(255 255 255 / 0.24), rgb(0 0 0 / 0.18));
  }
  .board .object.shaded {
    background: color-mix(in oklab, var(--halo), transparent 72%);
  }
  .object.wins::before,
  .object.begins::before {
    content: '';
    position: absolute;
    inset: 1px 1px;
    border: 3px solid var(--halo);
    border-radius: 10px;
    box-shadow: 0 0 8px var(--halo);
  }
  .object.begins::before {
    border-style: dashed;
    border-width: 2px;
    box-shadow: none;
  }
  /* Where a pin stood: all its places keep a dent, and those of the last move dots round it. */
  .ground::before {
    content: '';
    position: absolute;
    inset: -5px 0 auto;
    height: 8px;
    background: radial-gradient(ellipse at center, var(--contact) 0 45%, transparent 50%) 0 0 / var(--pin) 100%;
    opacity: 0.55;
  }
  .gone::after {
    content: '';
    position: absolute;
    inset: 35% 22% -2px;
    border: 3px dotted var(--ink);
    border-bottom: 0;
    border-radius: 99px 99px 0 0;
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
  .board .gap {
    position: relative;
    width: var(--pin);
    height: 30px;
    min-height: 0;
    translate: 50%;
    border-radius: 8px;
    z-index: 1;
  }
  .board .gap.before {
    translate: -50%;
  }
  /* No wider than the board. */
  .board .gap.end {
    translate: 0;
    width: auto;
    margin-inline: 50% -9px;
  }
  .board .gap.end.before {
    margin-inline: -9px 50%;
  }
  .gap.end::after {
    left: auto;
    right: 0;
  }
  .gap.end.before::after {
    left: 0;
  }
  .only-cuts .gap {
    grid-row-end: span 2 !important;
    height: auto;
  }
  .gap::after {
    content: '';
    position: absolute;
    inset: 2px auto 12px calc(50% - 2px);
    width: 4px;
    border-radius: 2px;
    background: var(--soft-ink);
    opacity: 0.4;
  }
  .only-cuts .gap::after {
    inset-block: auto 8px;
    height: 18px;
  }
  .gap.open:hover::after,
  .gap.going::after {
    inset-block: 0 8px;
    height: auto;
    opacity: 1;
    background: var(--accent);
  }
  .gap.wins::after {
    inset-block: 0 8px;
    height: auto;
    opacity: 1;
    background: var(--halo);
    box-shadow: 0 0 8px var(--halo);
  }
  .long {
    display: grid;
    gap: 8px;
    align-self: stretch;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }
`;
