import { css } from 'lit';

/** One below the other on a phone; on a wide page what is known stands beside the board. */
export const analysisLayout = css`
  :host,
  aside,
  .table {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gap);
    align-content: start;
  }
  .status {
    font-weight: 600;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 8px;
  }
  .fault {
    color: var(--accent);
    font-weight: 600;
  }
  .fault:empty {
    display: none;
  }
  summary {
    min-height: 44px;
    display: flex;
    align-items: center;
    font-weight: 600;
    cursor: pointer;
  }
  @media (min-width: 60rem) {
    :host {
      grid-template-columns: minmax(0, 1fr) 24rem;
    }
    .head {
      grid-column: 1 / -1;
    }
  }
`;
