import { css } from 'lit';

/** The page of a person: their name, then games, and beside or below these everything about their play. */
export const personLayout = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 16px;
    --face: 72px;
  }
  .who {
    flex: 1 1 12rem;
    min-width: 0;
  }
  h1 {
    overflow-wrap: anywhere;
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6) var(--space-5);
  }
  @media (min-width: 60rem) {
    .columns {
      grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
      align-items: start;
    }
  }
  .games,
  .about {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: 8px;
  }
  section > * {
    width: 100%;
  }
  section > :is(button, .button) {
    width: auto;
  }
`;
