import { css } from 'lit';

/** The page of a tournament: one column on a phone; on a wide screen the standing beside the boards. */
export const tournamentLayout = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gap);
  }
  .when {
    display: grid;
    justify-items: end;
    gap: var(--space-2);
  }
  .now {
    font-size: var(--type-lead);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  .people,
  .games {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--gap);
  }
  .boards {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
    gap: var(--space-3);
    margin: var(--space-2) 0 0;
    padding: 0;
    list-style: none;
  }
  .boards li:first-child {
    grid-column: 1 / -1;
  }
  .missing {
    display: grid;
    justify-items: start;
    gap: var(--space-3);
  }
  .paper {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: var(--space-3);
  }
  nh-crosstable {
    max-width: 100%;
  }
  .printed {
    display: none;
  }
  /* On a phone a title beside it would have half of the line. */
  @media (max-width: 36rem) {
    .when {
      flex: 1 0 100%;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
    }
  }
  @media (min-width: 60rem) {
    :host {
      grid-template-columns: minmax(20rem, 2fr) minmax(0, 3fr);
      align-items: start;
    }
    .page-head,
    .cross {
      grid-column: 1 / -1;
    }
    /* Before the first round there is nothing beside it. */
    .people:not(:has(+ .games > section)) {
      grid-column: 1 / -1;
      grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
      align-items: start;
    }
  }
  @media (min-width: 100rem) {
    .people,
    .games {
      font-size: 1.25rem;
    }
    .people .panel > h2 {
      font-size: 1.125em;
    }
    .games section > h2 {
      font-size: 2rem;
    }
    .now {
      font-size: 2rem;
    }
  }
  /* On paper there is the table of all results, and nothing of the page around it. */
  @media print {
    .paper {
      position: absolute;
      inset: 0;
      z-index: 99;
      align-content: start;
      padding: 1rem;
      background: #fff;
    }
    .paper button {
      display: none;
    }
    .printed {
      display: block;
    }
  }
`;
