import { css } from 'lit';

/** Columns of fixed width, so that a move in one room shifts nothing in another. On a phone each row is a small card. */
export const tableLayout = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  th {
    text-align: start;
    font-weight: 550;
    font-size: 0.875rem;
    color: var(--soft-ink);
    padding: 0 10px;
  }
  th button {
    font-size: inherit;
    color: inherit;
    padding: 0;
    background: none;
    border: 0;
    box-shadow: none;
  }
  th button::after {
    content: '↕';
    opacity: 0.45;
  }
  th:is([aria-sort='ascending'], [aria-sort='descending']) button {
    color: var(--accent);
  }
  th[aria-sort='ascending'] button::after {
    content: '↑';
    opacity: 1;
  }
  th[aria-sort='descending'] button::after {
    content: '↓';
    opacity: 1;
  }
  td {
    height: 4.25rem;
    padding: 8px 10px;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
    line-height: 1.35;
  }
  .picture {
    width: 6rem;
  }
  /* Its height is known, so that what is out of sight need not be laid out or painted. */
  nh-mini-board {
    height: 2.5rem;
    content-visibility: auto;
  }
  .clock {
    width: 7rem;
  }
  .state {
    width: 7rem;
  }
  .go {
    width: 7.75rem;
    text-align: end;
  }
  .go .button {
    padding-inline: 8px;
    white-space: nowrap;
  }
  .pages {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 16px;
    font-variant-numeric: tabular-nums;
  }
  .pages button {
    min-width: 44px;
    padding: 0;
    font-size: 1.375rem;
    line-height: 1;
  }
  .nothing {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  @media (max-width: 44rem) {
    table {
      table-layout: auto;
    }
    table,
    thead,
    tbody {
      display: block;
    }
    .clock,
    .state,
    .go {
      width: auto;
    }
    thead tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 4px;
    }
    thead .picture,
    thead .go {
      position: absolute;
      clip-path: inset(50%);
    }
    th {
      padding: 0 6px 0 0;
    }
    tbody tr {
      display: grid;
      grid-template: 'game go' 'players go' 'clock go' 'state go' / minmax(0, 1fr) auto;
      gap: 0 10px;
      padding-block: 10px;
      border-top: 1px solid var(--line);
      align-items: center;
    }
    td {
      height: auto;
      border: 0;
      padding: 0;
    }
    td.picture {
      display: none;
    }
    .game {
      grid-area: game;
      font-weight: 550;
    }
    .players {
      grid-area: players;
    }
    .clock {
      grid-area: clock;
    }
    .state {
      grid-area: state;
    }
    .untimed {
      display: none;
    }
    td.go {
      grid-area: go;
    }
  }
`;
