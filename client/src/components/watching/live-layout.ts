import { css } from 'lit';

/** Live games side by side; on a phone in a row that is swiped. Their place is kept before the games are known, so that nothing moves. */
export const liveLayout = css`
  ul {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 26rem);
    gap: var(--gap);
    min-height: 13rem;
  }
  @media (max-width: 48rem) {
    ul {
      grid-auto-columns: min(17rem, 82%);
      overflow-x: auto;
      scroll-snap-type: x mandatory;
      overscroll-behavior-x: contain;
      padding-bottom: 4px;
    }
    li {
      scroll-snap-align: start;
    }
  }
`;
