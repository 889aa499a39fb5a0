import { css } from 'lit';

/** The result over the table: on a phone at its lower edge, within reach of a thumb, otherwise in the middle of the board. */
export const resultLayout = css`
  :host {
    position: absolute;
    inset: 0 0 auto;
    z-index: 2;
    /* As high as the table, or as it needs. */
    min-height: 100%;
    display: grid;
    place-items: end center;
    padding: 4px;
    pointer-events: none;
  }
  section {
    pointer-events: auto;
    position: relative;
    width: min(100%, 30rem);
    max-height: calc(100svh - var(--header) - 16px);
    overflow: auto;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    padding: 16px;
    background: var(--card);
    border: 1px solid var(--line);
    border-radius: calc(var(--radius) + 4px);
    box-shadow:
      0 2px 6px rgb(0 0 0 / 0.14),
      0 18px 48px rgb(0 0 0 / 0.28);
    animation: rise calc(1.6 * var(--soft)) backwards;
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(28px) scale(0.97);
    }
  }
  .close {
    position: absolute;
    inset: 6px 6px auto auto;
    z-index: 1;
    padding: 0;
    border-color: transparent;
    background: none;
    box-shadow: none;
    color: var(--soft-ink);
  }
  .close svg {
    width: 20px;
    height: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.2;
    stroke-linecap: round;
  }
  .how,
  .last {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 10px;
  }
  .told {
    padding-inline: 40px;
    text-align: center;
    line-height: 1.3;
  }
  h2 {
    font-size: clamp(1.5rem, 1.1rem + 2vw, 2rem);
    line-height: 1.15;
    overflow-wrap: anywhere;
  }
  /* It is information only, without anything to tap. */
  h2:focus-visible {
    outline: none;
  }
  /* Who sits where, and the score. */
  .versus {
    --face: 40px;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
    gap: 8px 12px;
    font-weight: 650;
    line-height: 1.15;
  }
  .side {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
  }
  .side bdi {
    overflow-wrap: anywhere;
  }
  .side:last-child {
    flex-direction: row-reverse;
    text-align: end;
  }
  .score {
    font-size: 1.75rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .decisive {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 80px;
    padding: 8px;
    font-size: 0.9375rem;
    line-height: 1.35;
    background: var(--sunken);
    border-radius: var(--radius-small);
  }
  .board {
    flex: none;
    display: block;
    padding: 6px;
    border-radius: var(--radius-small);
  }
  .decisive nh-mini-board {
    width: 84px;
    height: 60px;
  }
  .decisive p:only-child {
    flex: 1;
    text-align: center;
  }
  .next {
    font-weight: 600;
    text-align: center;
  }
  /* Two in a line, and a last one alone as wide as both. */
  .buttons {
    /* In reach where the rest has to be scrolled. */
    position: sticky;
    bottom: -16px;
    margin-block-end: -16px;
    padding-block-end: 16px;
    background: var(--card);
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .buttons > *,
  .buttons ::slotted(*) {
    flex: 1 1 calc(50% - 4px);
    min-width: 0;
  }
  .buttons > * {
    padding-inline: 8px;
  }
  .buttons > :is(nh-rematch, nh-share) {
    padding: 0;
  }
  .buttons > .main,
  .buttons > nh-rematch[main],
  .buttons > nh-rematch[offered] {
    flex-basis: 100%;
  }
  .main {
    min-height: 48px;
  }
  .fault {
    text-align: center;
  }
  @media (max-height: 36rem) and (max-width: 33rem) {
    section {
      gap: 8px;
      padding: 12px;
    }
    .prize {
      --prize: 36px;
    }
  }
  @media (min-width: 48rem) and (min-height: 32.01rem) {
    :host {
      place-items: center;
    }
    section {
      padding: 24px;
      gap: 16px;
    }
  }
  /* The faces stand above the names. */
  @media (max-width: 30rem) {
    .side,
    .side:last-child {
      flex-direction: column;
      gap: 4px;
      font-size: 0.9375rem;
      text-align: center;
    }
    .versus {
      --face: 34px;
    }
  }
  /* Beside each other in a low window. */
  @media (max-height: 32rem) and (min-width: 33rem) {
    :host {
      place-items: center;
    }
    section {
      width: min(100%, 46rem);
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: center;
      gap: 16px;
    }
    .decisive {
      margin-inline-end: 40px;
    }
    .prize {
      --prize: 40px;
    }
  }
`;
