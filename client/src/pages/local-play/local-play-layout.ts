import { css } from 'lit';

/** The names side by side above the table, which takes the rest of the window. */
export const hereLayout = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    max-width: 60rem;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 16px;
  }
  details[open] {
    flex-basis: 100%;
  }
  .sides {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
  }
  .side {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 48px;
    padding: 1px 12px 1px 2px;
    background: var(--card);
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
  }
  .side.turn {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  .side input,
  .side .name {
    flex: 1;
    min-width: 0;
    padding-inline: 10px;
    background: none;
    border-color: transparent;
    font-weight: 600;
    text-overflow: ellipsis;
  }
  .score {
    font-size: 1.25rem;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  nh-game-table {
    --table: clamp(20rem, 100svh - var(--header) - 68px, 46rem);
    --low-board: calc(100svh - var(--header) - 8px);
    transition: rotate var(--soft);
  }
  .at {
    position: relative;
  }
  .turned {
    rotate: 180deg;
  }
  .end {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 60px;
  }
  .result {
    font-size: 1.125rem;
    font-weight: 650;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  @media (max-height: 32rem) and (min-width: 33rem) {
    nh-game-table {
      --table: calc(100svh - var(--header) - 8px);
    }
  }
`;
