import { css } from 'lit';

export const drawingStyles = css`
  :host {
    display: grid;
    gap: 8px;
    min-width: 0;
  }
  .drawing {
    overflow-x: auto;
    padding: 3px;
  }
  .drawing:empty {
    display: none;
  }
  table {
    border-collapse: separate;
    border-spacing: 3px;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 2px 8px;
    text-align: center;
    font-weight: 400;
  }
  thead th,
  tfoot th,
  .row th,
  caption {
    color: var(--soft-ink);
    font-size: 0.875rem;
  }
  tbody th,
  tfoot th,
  .row th {
    white-space: nowrap;
  }
  caption {
    text-align: start;
    padding-block-end: 2px;
  }
  caption strong,
  .strong {
    color: var(--halo);
    font-weight: 700;
  }
  .columns th,
  .columns td {
    padding-inline: 6px;
  }
  .columns tfoot th {
    text-align: end;
  }
  .amount {
    text-align: end;
  }
  .bit {
    min-width: 1.7em;
    border-radius: 6px;
    background: var(--sunken);
    color: var(--soft-ink);
  }
  .bit.one {
    color: var(--ink);
    font-weight: 700;
  }
  .bit.odd {
    background: var(--halo-soft);
  }
  .bit.odd.one {
    color: var(--halo);
  }
  tr.key th {
    color: var(--halo);
    font-weight: 700;
  }
  tfoot .bit {
    border-top: 2px solid var(--line);
  }
  .strip {
    list-style: none;
    margin: 6px 0 0;
    padding: 0;
    display: grid;
    gap: 3px;
  }
  .strip li {
    display: flex;
    gap: 3px;
  }
  .cell {
    display: grid;
    justify-items: center;
    min-width: 2.2em;
    padding: 0 4px 2px;
    border-radius: 6px;
    background: var(--sunken);
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
  }
  .cell small {
    font-size: 0.6875rem;
    color: var(--soft-ink);
  }
  .cell.zero {
    font-weight: 700;
  }
  .cell.key {
    outline: 2px solid var(--halo);
    background: var(--halo-soft);
  }
  .walks {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 18px;
    align-items: end;
  }
  .walk th {
    min-width: 2.2em;
    border-radius: 6px;
    background: var(--sunken);
    font-weight: 650;
  }
  .walk td {
    padding: 0 4px;
    font-size: 0.875rem;
    text-align: start;
  }
  .walk .top th {
    background: var(--halo-soft);
    color: var(--halo);
  }
  .walk .holds td,
  .walk .fails td {
    font-weight: 700;
    color: var(--halo);
  }
  .walk .unread {
    opacity: 0.5;
  }
  .row td {
    min-width: 2em;
    border-radius: 6px;
    background: var(--sunken);
  }
  .row .open {
    background: var(--halo-soft);
  }
`;
