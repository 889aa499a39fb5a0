import { css } from 'lit';

/** Spots where they lie, and what there is to choose of a line below them. */
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
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
    pointer-events: none;
  }
  .line {
    stroke: color-mix(in oklab, var(--stone-green), black 28%);
    stroke-width: 1.1;
  }
  .line.last {
    stroke-width: 1.9;
  }
  .board .spot {
    position: absolute;
    left: calc(var(--x) - 22px);
    top: calc(var(--y) - 22px);
    width: 44px;
    height: 44px;
    min-height: 0;
    border-radius: 50%;
    display: grid;
    place-items: center;
  }
  .spot span {
    display: grid;
    place-items: center;
    width: 22px;
    height: 22px;
    border-radius: 50%;
    color: #fff;
    font-size: 0.75rem;
    font-weight: 700;
    background: var(--stone-green);
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
`;
