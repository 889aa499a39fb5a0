import { css } from 'lit';

/** Board first: on a phone everything stands below it but the seats; on a wide page the rest stands beside it. */
export const roomLayout = css`
  :host {
    display: grid;
    gap: 12px var(--gap);
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'head' 'seats' 'table' 'aside';
    align-items: start;
  }
  .head {
    grid-area: head;
  }
  .seats {
    grid-area: seats;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
    gap: 8px;
  }
  .table {
    grid-area: table;
  }
  aside {
    grid-area: aside;
  }
  .table,
  aside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  .refusal:empty {
    display: none;
  }
  .refusal {
    color: var(--accent);
    font-weight: 600;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  nh-sound-button {
    margin-inline-start: -10px;
  }
  nh-player-actions {
    margin-inline-start: auto;
  }
  @media (hover: none) {
    .keys {
      display: none;
    }
  }
  @media (min-width: 60rem) {
    :host {
      grid-template-columns: minmax(0, 1fr) 23rem;
      grid-template-rows: auto auto 1fr;
      grid-template-areas: 'head head' 'seats aside' 'table aside';
    }
  }
`;
