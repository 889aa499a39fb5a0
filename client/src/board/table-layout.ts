import { css } from 'lit';

/** A board, and under it a line of words and a field: beside each other where there is room. */
export const tableLayout = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .words {
    flex: 1 1 18rem;
    min-height: 3em;
    display: flex;
    align-items: center;
  }
  .complaint {
    color: var(--accent);
  }
  .entry {
    flex: 0 1 21rem;
    min-width: 0;
    display: flex;
    gap: 8px;
  }
  input {
    flex: 1 1 6rem;
  }
  .cancel {
    flex: none;
    width: 44px;
    padding: 0;
  }
  .cancel svg {
    width: 20px;
    height: 20px;
  }
  .main {
    min-width: 5.5rem;
  }
  @media (max-width: 36rem) {
    .words,
    .entry {
      flex-basis: 100%;
    }
    .words {
      min-height: 1.5em;
    }
  }
`;
