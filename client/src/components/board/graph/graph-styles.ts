import { css } from 'lit';

/** A figure on the ground, its edges, and how those look that are chosen, advised or gone. */
export const graphStyles = css`
  .board {
    align-items: safe end;
  }
  .figure {
    position: relative;
    flex: none;
    isolation: isolate;
    width: var(--width);
    height: calc(var(--height) + var(--below));
  }
  .figure svg {
    position: absolute;
    width: var(--width);
    height: var(--height);
    overflow: visible;
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
    pointer-events: none;
  }
  .earth {
    position: absolute;
    inset: auto 0 0;
    height: var(--below);
    border-top: 4px solid color-mix(in oklab, var(--stone-green) 45%, var(--table-edge));
    border-radius: 6px 6px 10px 10px;
    background: color-mix(in oklab, var(--table-edge) 60%, var(--table-top));
  }
  .part {
    position: absolute;
    bottom: 0;
    left: var(--x);
    translate: -50%;
    display: flex;
    align-items: center;
    gap: 3px;
    height: 24px;
    font-size: 0.8125rem;
    white-space: nowrap;
  }
  .part .value {
    padding: 0 0.3em;
    font-size: 0.75rem;
    line-height: 18px;
  }
  .board .object {
    position: absolute;
    left: calc(var(--x) - var(--target) / 2);
    top: calc(var(--y) - var(--target) / 2);
    width: var(--target);
    height: var(--target);
    min-height: 0;
    border-radius: 50%;
  }
  /* Below the middles of all edges, so that no edge covers what a finger looks for. */
  .object svg {
    z-index: -1;
    left: calc(var(--target) / 2 - var(--x));
    top: calc(var(--target) / 2 - var(--y));
  }
  .hit {
    stroke: transparent;
    pointer-events: stroke;
  }
  .rim {
    stroke: color-mix(in oklab, var(--stone-green), black 28%);
  }
  .stem {
    stroke: var(--stone-green);
  }
  .leaves {
    fill: var(--stone-green);
    stroke: color-mix(in oklab, var(--stone-green), black 28%);
    stroke-width: 0.4;
  }
  .inside {
    fill: var(--stone-yellow);
    opacity: 0.75;
  }
  .object g {
    transition: opacity var(--quick);
  }
  .open:hover .stem {
    stroke: color-mix(in oklab, var(--stone-green), white 30%);
  }
  .going g,
  .falling g {
    opacity: 0.3;
  }
  .mark {
    stroke: none;
  }
  .going .mark {
    stroke: var(--accent);
    stroke-width: 1.1;
    stroke-dasharray: 2 2.2;
  }
  .sending .mark {
    stroke-dasharray: 0.1 2;
  }
  .falling .mark {
    stroke: var(--accent);
    stroke-width: 0.5;
    stroke-dasharray: 0.1 1.6;
  }
  .figure .glow {
    z-index: -2;
    stroke: var(--halo);
    filter: drop-shadow(0 0 5px var(--halo));
  }
  .dot {
    fill: color-mix(in oklab, var(--stone-green), black 42%);
  }
  .names {
    fill: #fff;
    text-anchor: middle;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  .gone .trace {
    stroke: var(--soft-ink);
    stroke-width: 0.6;
    stroke-dasharray: 0.1 1.8;
    opacity: 0.8;
  }
  .gone .fallen {
    transform-box: fill-box;
    transform-origin: center;
    animation: fall 640ms cubic-bezier(0.5, 0, 0.9, 0.6) both;
  }
  .gone.cut .fallen {
    animation: fade var(--soft) both;
  }
  @keyframes fall {
    60% {
      opacity: 1;
    }
    to {
      opacity: 0;
      transform: translateY(var(--drop)) rotate(var(--turn));
    }
  }
  @keyframes fade {
    to {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .gone .fallen {
      visibility: hidden;
    }
  }
`;
