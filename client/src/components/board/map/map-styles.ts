import { css } from 'lit';

/** Spots, lines, and the choices below them. */
export const mapStyles = css`
  .board {
    flex-direction: column;
    align-items: center;
    justify-content: safe end;
  }
  .figure {
    position: relative;
    flex: none;
    margin-block: auto;
    width: var(--width);
    height: var(--height);
  }
  .figure svg {
    position: absolute;
    inset: 0;
    border-radius: var(--radius-small);
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
    pointer-events: none;
  }
  .figure.open {
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
  }
  .land {
    fill-rule: evenodd;
    fill: color-mix(in oklab, var(--tint), transparent 76%);
  }
  .tint-0 {
    --tint: var(--stone-yellow);
  }
  .tint-1 {
    --tint: var(--stone-blue);
  }
  .tint-2 {
    --tint: var(--stone-red);
  }
  .tint-3 {
    --tint: var(--stone-purple);
  }
  .tint-4 {
    --tint: var(--stone-white);
  }
  .worth {
    position: absolute;
    left: var(--x);
    top: var(--y);
    translate: -50% -50%;
  }
  /* Below what the land is worth, where that stands there as well. */
  .number {
    position: absolute;
    left: var(--x);
    top: var(--y);
    translate: -50% -50%;
    min-width: 1.5em;
    padding-inline: 0.3em;
    border-radius: var(--radius-small);
    border: 1px solid var(--line);
    background: var(--card);
    color: var(--ink);
    font-size: 0.875rem;
    text-align: center;
    pointer-events: none;
  }
  .worth + .number,
  .worth ~ .number {
    margin-top: 1.6rem;
  }
  .line {
    stroke: color-mix(in oklab, var(--stone-green), black 28%);
    stroke-width: var(--thick);
    transition: d var(--soft);
  }
  .line.last {
    stroke-width: calc(1.7 * var(--thick));
  }
  .line.looked {
    stroke: var(--accent);
    stroke-dasharray: 7 6;
    transition: none;
  }
  .advised :is(.line, .fresh) {
    stroke: var(--halo);
  }
  .fresh {
    fill: var(--table-top);
    stroke: var(--accent);
    stroke-width: 3px;
  }
  .board .spot {
    position: absolute;
    left: calc(var(--x) - var(--target) / 2);
    top: calc(var(--y) - var(--target) / 2);
    width: var(--target);
    height: var(--target);
    min-height: 0;
    border-radius: 50%;
    display: grid;
    place-items: center;
    transition:
      left var(--soft),
      top var(--soft);
  }
  .spot span {
    flex: none;
    display: grid;
    align-content: center;
    justify-items: center;
    width: var(--disc);
    height: var(--disc);
    border-radius: 50%;
    color: #fff;
    font-size: calc(0.46 * var(--disc));
    line-height: 1;
    font-weight: 700;
    background: color-mix(in oklab, var(--stone-green), black 12%);
  }
  .spot i {
    margin-top: -0.1em;
    font-style: normal;
    font-size: 0.8em;
    line-height: 0.5;
    letter-spacing: -0.05em;
  }
  .board .spot.dead span {
    width: calc(0.66 * var(--disc));
    height: calc(0.66 * var(--disc));
    border-radius: 25%;
    font-size: calc(0.42 * var(--disc));
    background: color-mix(in oklab, var(--stone-green), black 55%);
  }
  .board .spot.new span {
    box-shadow:
      0 0 0 2px var(--table-top),
      0 0 0 4px var(--ink);
  }
  .board .spot.open:hover span,
  .board .spot.named span {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .board .spot.sending span {
    outline-style: dotted;
  }
  .board .spot.wins span {
    box-shadow: 0 0 0 4px var(--halo);
  }
  .board .spot.begins span {
    outline: 2px dashed var(--halo);
    outline-offset: 2px;
  }
  .choices {
    flex: none;
    display: flex;
    gap: 6px;
    max-width: 100%;
    height: 44px;
    align-items: end;
    overflow-x: auto;
  }
  .board .choice {
    flex: none;
    min-width: 40px;
    height: 38px;
    padding: 0 10px;
    border: 1px solid var(--table-edge);
    border-radius: 99px;
  }
  .board .choice[aria-pressed='true'] {
    color: var(--accent);
    border-color: currentColor;
    font-weight: 650;
  }
  .figure.resized :is(.line, .spot) {
    transition: none;
  }
  @media (prefers-reduced-motion: reduce) {
    .figure :is(.line, .spot) {
      transition: none;
    }
  }
`;
