import { css } from 'lit';

/** Sizes follow the screen, so that the last row of a classroom can read them. */
export const wallLayout = css`
  .lobby {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: clamp(16px, 3vw, 64px);
  }
  .address {
    font-size: clamp(1.25rem, 3.4vw, 4.5rem);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .code {
    font-size: clamp(3rem, 12vw, 18rem);
    line-height: 1.05;
    letter-spacing: 0.02em;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  nh-qr-code {
    --qr: clamp(8rem, 22vw, 30rem);
  }
  .count {
    grid-column: 1 / -1;
    font-size: clamp(1.25rem, 2.6vw, 3rem);
    font-weight: 650;
  }
  .names {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: clamp(1rem, 1.6vw, 2rem);
  }
  .names li {
    padding: 4px 16px;
    background: var(--card);
    border: 1px solid var(--line);
    border-radius: 999px;
  }
  .all header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px clamp(12px, 2vw, 40px);
    margin-bottom: 12px;
    font-size: clamp(1rem, 1.5vw, 1.75rem);
  }
  /* Still there for screen readers, and no gap on the line of what follows. */
  .all header p:empty {
    position: absolute;
  }
  .all h1 {
    font-size: clamp(1.25rem, 2vw, 2.5rem);
  }
  .join {
    margin-inline-start: auto;
  }
  .boards {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    grid-auto-rows: 1fr;
    gap: clamp(6px, 0.6vw, 12px);
    margin: 0;
    padding: 0;
    list-style: none;
    min-height: calc(100svh - var(--header) - 9rem);
  }
  @media (max-width: 60rem) {
    .boards {
      grid-template-columns: repeat(auto-fill, minmax(max(9rem, 100% / var(--columns) - 12px), 1fr));
      min-height: 0;
    }
    .boards li {
      aspect-ratio: 4 / 3;
    }
  }
  @media (max-width: 48rem) {
    .lobby {
      grid-template-columns: minmax(0, 1fr);
    }
    .code {
      font-size: clamp(3rem, 14.5vw, 18rem);
    }
    .join {
      margin-inline-start: 0;
    }
  }
`;
