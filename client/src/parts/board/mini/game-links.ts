import { css } from 'lit';

/** Games beside one another, as many as there is place for. */
export const gameColumns = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: 8px clamp(10px, 1.6vw, 16px);
`;

/** Height for the words of a game; in a narrow window they take more lines. */
export const gameHeight = css`
  min-height: 5.5rem;
  @media (max-width: 22rem) {
    min-height: 8.25rem;
  }
`;

/** A list of links to games, each with its board in small beside a few words. */
export const gameLinks = css`
  ul {
    list-style: none;
    margin: 0;
    padding: 0;
    ${gameColumns}
  }
  a {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    align-items: center;
    gap: 14px;
    height: 100%;
    ${gameHeight}
    padding: 10px 14px;
    color: inherit;
    text-decoration: none;
    background: var(--card);
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    transition: border-color var(--quick);
  }
  a:hover {
    border-color: var(--accent);
  }
  nh-mini-board {
    height: 2.75rem;
  }
  .words {
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
`;
